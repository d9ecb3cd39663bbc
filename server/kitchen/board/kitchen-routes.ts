import type { OrderChangeDeps } from '../../orders/change/change-order';
import { markRemade, seeCancelled } from '../../orders/change/mark-order';
import { tickLines } from '../../orders/change/tick-lines';
import { adminActor } from '../../platform/audit/audit-actor';
import { inTransaction } from '../../platform/db/transaction';
import { api, type CallContext, requireAdmin } from '../../platform/http/api/api-call';
import type { RateLimits } from '../../platform/limits/rate-limits';
import {
  readKitchenSettings,
  readStations,
  writeKitchenSettings,
} from '../../shop/settings/kitchen-settings';
import { cancelTicket, moveTicket, recallTicket, undoMove } from './move-ticket';
import { listLaterTickets, listRecentTickets, readBoard, readTicket } from './read-board';

export function kitchenRoutes(deps: OrderChangeDeps & { limits: RateLimits }) {
  const { db, clock, limits } = deps;
  const actorOf = (context: CallContext) => adminActor(deps, requireAdmin(context));
  const moverOf = async ({ id }: { id: string }, context: CallContext) => {
    const actor = actorOf(context);
    await limits.take('statusesOfOrder', `${actor.adminId} ${id}`);
    return actor;
  };
  return api.kitchen.router({
    readBoard: api.kitchen.readBoard.handler(() => readBoard(db, clock())),
    listRecent: api.kitchen.listRecent.handler(() => listRecentTickets(db, clock())),
    listLater: api.kitchen.listLater.handler(() => listLaterTickets(db, clock())),
    readTicket: api.kitchen.readTicket.handler(({ input }) => readTicket(db, input.id, clock())),
    move: api.kitchen.move.handler(async ({ input, context }) =>
      moveTicket(deps, { ...input, actor: await moverOf(input, context) }),
    ),
    undo: api.kitchen.undo.handler(async ({ input, context }) =>
      undoMove(deps, { ...input, actor: await moverOf(input, context) }),
    ),
    recall: api.kitchen.recall.handler(async ({ input, context }) =>
      recallTicket(deps, { ...input, actor: await moverOf(input, context) }),
    ),
    tick: api.kitchen.tick.handler(({ input, context }) =>
      inTransaction(db, async (tx) => {
        const actor = actorOf(context);
        await tickLines(tx, { ...input, actor, onOrderChange: deps.onOrderChange });
        return readTicket(tx, input.id, actor.now);
      }),
    ),
    cancel: api.kitchen.cancel.handler(({ input: { reason, note, ...change }, context }) =>
      cancelTicket(deps, {
        ...change,
        cancelReason: reason,
        cancelNote: note || null,
        actor: actorOf(context),
      }),
    ),
    seeCancelled: api.kitchen.seeCancelled.handler(async ({ input }) => {
      await inTransaction(db, (tx) => seeCancelled(tx, input.id, clock()));
      return { seen: true as const };
    }),
    markRemade: api.kitchen.markRemade.handler(async ({ input }) => {
      await inTransaction(db, (tx) => markRemade(tx, input, clock()));
      return { made: true as const };
    }),
    readStations: api.kitchen.readStations.handler(() => readStations(db)),
    readSettings: api.kitchen.readSettings.handler(() => readKitchenSettings(db)),
    updateSettings: api.kitchen.updateSettings.handler(
      ({ input: { version: seen, ...changes }, context }) =>
        writeKitchenSettings(db, changes, { seen, actor: actorOf(context) }),
    ),
  });
}
