import type { ShopStateChange } from '../../../shared/contract/shop/shop-state-contract';
import { DAY_MS } from '../../../shared/domain/platform/durations';
import { badInput, DomainError } from '../../../shared/domain/platform/refusals';
import { areaPauses, wholeMinute } from '../../../shared/domain/shop/shop-state';
import { type OpeningMode, tomorrowsOpening } from '../../../shared/domain/shop/store-hours';
import { m } from '../../../shared/messages/compiled/messages';
import type { AuditActor } from '../../platform/audit/audit-actor';
import type { Database } from '../../platform/db/database';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import { readSettings, settingsStore } from './settings-store';
import {
  lockShopState,
  pauseShop,
  readShopState,
  resumeShop,
  writeShopState,
} from './shop-state-store';

/** A forgotten pause ends by itself. A cafe that delivers no more changes its settings. */
const MOST_DAYS_WITHOUT_DELIVERY = 31;

/** @throws DomainError `not_found` for an area that the owner has removed. */
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
      case 'no-delivery':
        return writeShopState(tx, { noDeliveryUntil: endOfPause(change.until, actor) }, actor);
      case 'delivery':
        return writeShopState(tx, { noDeliveryUntil: null }, actor);
      case 'no-delivery-to-area':
        return pauseArea(tx, change.areaId, endOfPause(change.until, actor), actor);
      case 'delivery-to-area':
        return pauseArea(tx, change.areaId, null, actor);
    }
  });
}

/** @param until null to deliver there again. */
async function pauseArea(tx: Tx, areaId: string, until: string | null, actor: AuditActor) {
  const { deliveryAreas } = await readSettings(tx);
  const area = deliveryAreas.find(({ id }) => id === areaId);
  if (!area) throw new DomainError('not_found');
  const state = await readShopState(tx);
  const from = areaPauses(state, deliveryAreas, actor.now).filter((each) => each.areaId !== areaId);
  const others = from.map((each) => [each.areaId, each.until]);
  const ends = until === null ? others : [...others, [areaId, until]];
  await writeShopState(tx, { pausedAreas: Object.fromEntries(ends) }, actor, {
    area: 'settings',
    subject: { id: 'shop-state', name: area.name },
    from: { areaPausedUntil: state.pausedAreas[areaId] ?? null },
    to: { areaPausedUntil: until },
  });
}

function endOfPause(until: string, { now }: AuditActor): string {
  const end = wholeMinute(new Date(until));
  const daysAway = (end.getTime() - now.getTime()) / DAY_MS;
  if (daysAway > 0 && daysAway <= MOST_DAYS_WITHOUT_DELIVERY) return end.toISOString();
  const message = m.validation_within_days({ most: MOST_DAYS_WITHOUT_DELIVERY });
  throw badInput('until', message);
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
