import * as z from 'zod';
import { ORDER_STATUSES } from '../../shared/domain/orders/order-status';
import { CUSTOMER_TOLD_AFTER_MS, type TicketStanding } from '../../shared/domain/orders/ticket';
import { parseJsonColumn } from '../platform/db/json-column';
import type { OrdersTable } from '../platform/db/schema';

const beforeMove = z.object({
  status: z.enum(ORDER_STATUSES),
  acceptedAt: z.string().nullable(),
  readyAt: z.string().nullable(),
  at: z.string(),
});

export function standingOf({ status, accepted_at, ready_at }: OrdersTable): TicketStanding {
  return { status, acceptedAt: accepted_at, readyAt: ready_at };
}

export function standingColumns({ status, acceptedAt, readyAt }: TicketStanding) {
  return { status, accepted_at: acceptedAt, ready_at: readyAt };
}

export function ticketChange({ ticket_version }: OrdersTable, standing: TicketStanding) {
  return {
    ...standingColumns(standing),
    ticket_version: ticket_version + 1,
    before_move: null,
    cancel_reason: null,
    cancel_note: null,
    cancel_seen_at: null,
  } satisfies Partial<OrdersTable>;
}

/** The standing before the board's last move, until customers are told of the move. */
export function untoldMove({ id, before_move }: OrdersTable, now: Date) {
  if (before_move === null) return undefined;
  const move = parseJsonColumn(beforeMove, before_move, `orders.before_move of ${id}`);
  return now.getTime() < Date.parse(move.at) + CUSTOMER_TOLD_AFTER_MS ? move : undefined;
}
