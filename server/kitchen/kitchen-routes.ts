import { cancelSentence } from '../../shared/domain/ticket';
import { adminActor } from '../audit/audit-actor';
import type { WriteDeps } from '../db/database';
import { api, type CallContext, requireAdmin } from '../http/api/api-call';
import { readKitchenSettings, writeKitchenSettings } from './kitchen-settings';
import { seeCancelled, tickLine } from './mark-ticket';
import { cancelTicket, moveTicket, recallTicket, undoMove } from './move-ticket';
import { listRecentTickets, readBoard } from './read-board';

/** The kitchen board: tickets of open orders, moved from stage to stage. */
export function kitchenRoutes({ db, clock, newId }: WriteDeps) {
  const actorOf = (context: CallContext) => adminActor({ clock, newId }, requireAdmin(context));
  return api.kitchen.router({
    readBoard: api.kitchen.readBoard.handler(() => readBoard(db, clock())),
    listRecent: api.kitchen.listRecent.handler(() => listRecentTickets(db, clock())),
    move: api.kitchen.move.handler(({ input, context }) =>
      moveTicket(db, { ...input, actor: actorOf(context) }),
    ),
    undo: api.kitchen.undo.handler(({ input, context }) =>
      undoMove(db, { ...input, actor: actorOf(context) }),
    ),
    recall: api.kitchen.recall.handler(({ input, context }) =>
      recallTicket(db, { ...input, actor: actorOf(context) }),
    ),
    tick: api.kitchen.tick.handler(({ input }) => tickLine(db, { ...input, now: clock() })),
    cancel: api.kitchen.cancel.handler(({ input: { reason, note, ...seen }, context }) =>
      cancelTicket(db, {
        ...seen,
        cancelReason: cancelSentence(reason, note),
        actor: actorOf(context),
      }),
    ),
    seeCancelled: api.kitchen.seeCancelled.handler(({ input }) =>
      seeCancelled(db, input.id, clock()),
    ),
    readSettings: api.kitchen.readSettings.handler(() => readKitchenSettings(db)),
    updateSettings: api.kitchen.updateSettings.handler(
      ({ input: { version: seen, ...changes }, context }) =>
        writeKitchenSettings(db, changes, { seen, actor: actorOf(context) }),
    ),
  });
}
