import type { ShopStateChange } from '../../shared/contract/shop-state-contract';
import { wholeMinute } from '../../shared/domain/shop-state';
import { type OpeningMode, tomorrowsOpening } from '../../shared/domain/store-hours';
import type { AuditActor } from '../audit/audit-actor';
import type { Database } from '../db/database';
import { inTransaction, type Tx } from '../db/transaction';
import { readSettings, settingsStore } from './settings-store';
import {
  lockShopState,
  pauseShop,
  readShopState,
  resumeShop,
  writeShopState,
} from './shop-state-store';

/** Opens, pauses or closes the shop, or says that orders take longer. */
export async function changeShopState(
  db: Database,
  change: ShopStateChange,
  actor: AuditActor,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockShopState(tx);
    switch (change.to) {
      case 'open':
        await reopen(tx, actor);
        await resumeShop(tx, { actor });
        return;
      case 'paused':
        await reopen(tx, actor);
        await pauseShop(tx, {
          untilIso: await endOf(tx, change.for, actor),
          reason: 'staff',
          actor,
        });
        return;
      case 'closed':
        return close(tx, actor);
      case 'busy': {
        const busyUntil = wholeMinute(actor.now, change.for).toISOString();
        return writeShopState(tx, { busyMinutes: change.minutes, busyUntil }, actor);
      }
      case 'usual':
        return writeShopState(tx, { busyMinutes: 0, busyUntil: null }, actor);
    }
  });
}

async function endOf(tx: Tx, length: number | 'tomorrow', { now }: AuditActor): Promise<string> {
  const end =
    length === 'tomorrow'
      ? tomorrowsOpening(await readSettings(tx), now)
      : wholeMinute(now, length);
  return end.toISOString();
}

async function close(tx: Tx, actor: AuditActor): Promise<void> {
  const { openingMode } = await readSettings(tx);
  await resumeShop(tx, { actor });
  if (openingMode === 'closed') return;
  await rememberMode(tx, openingMode, actor);
  await settingsStore.write(tx, { openingMode: 'closed' }, { seen: undefined, actor });
}

/** Keeps the mode to which a shop that is being closed returns. */
export async function rememberMode(tx: Tx, mode: OpeningMode, actor: AuditActor): Promise<void> {
  if (mode !== 'closed') await writeShopState(tx, { reopensAs: mode }, actor);
}

/** A shop that staff closed opens as it did before: by its hours, or at any hour. */
async function reopen(tx: Tx, actor: AuditActor): Promise<void> {
  const { openingMode } = await readSettings(tx);
  if (openingMode !== 'closed') return;
  const { reopensAs } = await readShopState(tx);
  await settingsStore.write(tx, { openingMode: reopensAs }, { seen: undefined, actor });
}
