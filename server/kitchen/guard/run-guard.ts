import type { BoardState } from '../../../shared/contract/kitchen/guard-contract';
import type { SettingsInput } from '../../../shared/contract/shop/settings-contract';
import type { ActorCode } from '../../../shared/domain/platform/actor';
import { pauseEnd, type ShopState } from '../../../shared/domain/shop/shop-state';
import { isStoreOpen } from '../../../shared/domain/shop/store-hours';
import type { OrderChangeDeps } from '../../orders/change/change-order';
import {
  cancelNotAccepted,
  oldestWaitingAt,
  tellWaitingCustomers,
} from '../../orders/change/late-orders';
import { oldestClaimAt } from '../../orders/payment-claims';
import type { AuditActor } from '../../platform/audit/audit-actor';
import type { WriteDeps } from '../../platform/db/database';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import { readKitchenSettings } from '../../shop/settings/kitchen-settings';
import {
  lockShopState,
  pauseShop,
  readSettingsAndState,
  resumeShop,
} from '../../shop/settings/shop-state-store';
import { lastBeatAt, recordBeat } from './board-beats';
import { tellOwner } from './owner-messages';
import { nextWatch, type Sight, type Watch } from './watch-machine';
import { readWatch, writeWatch } from './watch-store';

export interface GuardDeps extends WriteDeps {
  publicUrl: string;
}

/** A shop that never opened a board is left alone. */
export async function runGuard(deps: GuardDeps & OrderChangeDeps): Promise<void> {
  const { db } = deps;
  const { watchedSince } = await inTransaction(db, (tx) => look(tx, deps));
  if ((await lastBeatAt(db)) === null) return;
  const { customerToldAfterMinutes, cancelAfterMinutes } = await readKitchenSettings(db);
  if (customerToldAfterMinutes !== null) await tellWaitingCustomers(deps, customerToldAfterMinutes);
  if (cancelAfterMinutes !== null) await cancelNotAccepted(deps, cancelAfterMinutes, watchedSince);
}

/** The first one after a silence opens the shop again. */
export async function receiveBeat(
  deps: GuardDeps,
  beat: BoardState & { boardId: string; adminId: string },
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await recordBeat(tx, { ...beat, at: deps.clock().toISOString() });
    const { watch } = await readWatch(tx);
    if (beat.visible && watch.goneAt !== null) await look(tx, deps);
  });
}

/** One server of several takes this step. */
async function look(tx: Tx, deps: GuardDeps): Promise<Watch> {
  await lockShopState(tx);
  const now = deps.clock();
  const stored = await readWatch(tx);
  const kitchen = await readKitchenSettings(tx);
  const { settings, state } = await readSettingsAndState(tx);
  const sight = await readSight(tx, settings, state, now);
  const { watch, news, shop } = nextWatch(stored.watch, sight, kitchen);
  await writeWatch(tx, { ...stored, watch });
  const actor: AuditActor = {
    adminId: null,
    name: 'system' satisfies ActorCode,
    now,
    newId: deps.newId,
  };
  if (shop === 'pause') await pauseShop(tx, { untilIso: null, reason: 'guard', actor });
  if (shop === 'resume') await resumeShop(tx, { onlyIfBy: 'guard', actor });
  const hasWebhook = kitchen.webhookUrl !== '';
  for (const type of news) await tellOwner(tx, type, { ...deps, now, hasWebhook });
  return watch;
}

async function readSight(
  tx: Tx,
  settings: SettingsInput,
  state: ShopState,
  now: Date,
): Promise<Sight> {
  const pausedBy = pauseEnd(state, now) && state.pausedBy;
  return {
    now,
    isOpen: isStoreOpen(settings, now) && pausedBy !== 'staff',
    isPausedByGuard: pausedBy === 'guard',
    // A pause that has run out keeps its end.
    isReopened: state.pausedBy === 'guard' && state.pausedUntil === null,
    lastBeatAt: await lastBeatAt(tx),
    oldestWaitingAt: await oldestWaitingAt(tx, now),
    oldestClaimAt: await oldestClaimAt(tx, now),
  };
}
