import { inTransaction } from '../../platform/db/transaction';
import { api, requireAdmin } from '../../platform/http/api/api-call';
import type { RateLimits } from '../../platform/limits/rate-limits';
import { readPushKeys } from '../../platform/push/push-keys';
import { subscribe, unsubscribe } from '../../platform/push/push-subscriptions';
import { readKitchenSettings } from '../../shop/settings/kitchen-settings';
import { lastBeatAt, listBoards } from './board-beats';
import { tellOwner } from './owner-messages';
import { type GuardDeps, receiveBeat } from './run-guard';
import { type SendDeps, sendOwnerMessages } from './send-owner-messages';
import { BOARDS_IN_USE_MS } from './watch-machine';
import { readWatch, writeWatch } from './watch-store';
import { webhookKey } from './webhook';

const DONE = { done: true } as const;

export function guardRoutes(deps: GuardDeps & SendDeps & { limits: RateLimits }) {
  const { db, clock, limits, signer } = deps;
  return api.guard.router({
    beat: api.guard.beat.handler(async ({ input, context }) => {
      const adminId = requireAdmin(context).id;
      await limits.take('beats', adminId);
      await receiveBeat(deps, { ...input, adminId });
      return DONE;
    }),
    readStatus: api.guard.readStatus.handler(async () => {
      const last = await lastBeatAt(db);
      const isOff = !last || clock().getTime() - Date.parse(last) >= BOARDS_IN_USE_MS;
      const { offSeenAt } = await readWatch(db);
      return { offUnseen: isOff && offSeenAt === null, boards: await listBoards(db) };
    }),
    seeOff: api.guard.seeOff.handler(async () => {
      await inTransaction(db, async (tx) => {
        const stored = await readWatch(tx);
        await writeWatch(tx, { ...stored, offSeenAt: clock().toISOString() });
      });
      return DONE;
    }),
    readWebhook: api.guard.readWebhook.handler(async () => {
      const { webhookUrl } = await readKitchenSettings(db);
      return { key: webhookUrl === '' ? null : webhookKey(signer, webhookUrl) };
    }),
    sendTest: api.guard.sendTest.handler(async ({ context }) => {
      await limits.take('testMessages', requireAdmin(context).id);
      const hasWebhook = (await readKitchenSettings(db)).webhookUrl !== '';
      const telling = { ...deps, now: clock(), hasWebhook };
      const ids = await inTransaction(db, (tx) => tellOwner(tx, 'test', telling));
      return ids.length === 0 ? { sent: 0, failed: 0 } : sendOwnerMessages(deps, ids);
    }),
    readPushKey: api.guard.readPushKey.handler(async () => ({
      publicKey: (await readPushKeys(db)).publicKey,
    })),
    subscribe: api.guard.subscribe.handler(async ({ input, context }) => {
      const adminId = requireAdmin(context).id;
      await limits.take('pushSubscriptions', adminId);
      await subscribe(deps, adminId, input);
      return DONE;
    }),
    unsubscribe: api.guard.unsubscribe.handler(async ({ input, context }) => {
      await unsubscribe(db, requireAdmin(context).id, input.endpoint);
      return DONE;
    }),
  });
}
