import type { TicketStanding } from '../../../shared/domain/orders/ticket';
import type { OrdersTable } from '../../platform/db/schema';
import type { Tx } from '../../platform/db/transaction';
import { withdrawLastEvent } from '../follow/order-events';
import { hideLastStatus } from '../order-store';
import { standingOf, ticketChange } from '../ticket-standing';
import type { Decision } from './change-order';

/** Customers learn of it once it can no longer be undone. @param at the move's time (ISO 8601, UTC). */
export function movedTo(order: OrdersTable, standing: TicketStanding, at: string): Decision {
  const before_move = JSON.stringify({ ...standingOf(order), at });
  return { set: { ...ticketChange(order, standing), before_move }, told: 'later' };
}

/** Customers never learn of the move. @param before the order's standing before it. */
export function movedBack(tx: Tx, order: OrdersTable, before: TicketStanding): Decision {
  return {
    set: ticketChange(order, before),
    told: 'never',
    reason: 'Undone',
    effect: async () => {
      if (before.status !== order.status) await hideLastStatus(tx, order.id);
      await withdrawLastEvent(tx, order.id);
    },
  };
}
