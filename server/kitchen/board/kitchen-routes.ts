import { seeCancelled, tickLine } from '../../orders/change/mark-order';
import { adminActor } from '../../platform/audit/audit-actor';
import type { WriteDeps } from '../../platform/db/database';
import { inTransaction } from '../../platform/db/transaction';
import { api, type CallContext, requireAdmin } from '../../platform/http/api/api-call';
import { readKitchenSettings, writeKitchenSettings } from '../../shop/settings/kitchen-settings';
import { cancelTicket, moveTicket, recallTicket, undoMove } from './move-ticket';
import { listLaterTickets, listRecentTickets, readBoard, readTicket } from './read-board';

/** The kitchen board: tickets of open orders, moved from stage to stage. */
export function kitchenRoutes({ db, clock, newId }: WriteDeps) {
  const actorOf = (context: CallContext) => adminActor({ clock, newId }, requireAdmin(context));
  return api.kitchen.router({
    readBoard: api.kitchen.readBoard.handler(() => readBoard(db, clock())),
    listRecent: api.kitchen.listRecent.handler(() => listRecentTickets(db, clock())),
    listLater: api.kitchen.listLater.handler(() => listLaterTickets(db, clock())),
    move: api.kitchen.move.handler(({ input, context }) =>
      moveTicket(db, { ...input, actor: actorOf(context) }),
    ),
    undo: api.kitchen.undo.handler(({ input, context }) =>
      undoMove(db, { ...input, actor: actorOf(context) }),
    ),
    recall: api.kitchen.recall.handler(({ input, context }) =>
      recallTicket(db, { ...input, actor: actorOf(context) }),
    ),
    tick: api.kitchen.tick.handler(({ input }) =>
      inTransaction(db, async (tx) => {
        const now = clock();
        await tickLine(tx, { ...input, now });
        return readTicket(tx, input.id, now);
      }),
    ),
    cancel: api.kitchen.cancel.handler(({ input: { reason, note, ...seen }, context }) =>
      cancelTicket(db, {
        ...seen,
        cancelReason: reason,
        cancelNote: note || null,
        actor: actorOf(context),
      }),
    ),
    seeCancelled: api.kitchen.seeCancelled.handler(async ({ input }) => {
      await inTransaction(db, (tx) => seeCancelled(tx, input.id, clock()));
      return { seen: true as const };
    }),
    readSettings: api.kitchen.readSettings.handler(() => readKitchenSettings(db)),
    updateSettings: api.kitchen.updateSettings.handler(
      ({ input: { version: seen, ...changes }, context }) =>
        writeKitchenSettings(db, changes, { seen, actor: actorOf(context) }),
    ),
  });
}
