import type { OrderStatus } from './order-status';
import type { DeliveryMethod } from './pricing';

/** `ready` waits at the counter; `out` is with the rider. Delivered and cancelled orders have no stage. */
export const TICKET_STAGES = ['new', 'preparing', 'ready', 'out'] as const;
export type TicketStage = (typeof TICKET_STAGES)[number];

export const OPEN_STATUSES = ['placed', 'preparing', 'on-the-way'] as const;

/** What a move of the board changes of an order; times are ISO 8601 text in UTC. */
export interface TicketStanding {
  status: OrderStatus;
  /** When the kitchen accepted the order; null before that. */
  acceptedAt: string | null;
  /** When the food was ready; null before that. */
  readyAt: string | null;
}

/** The kitchen can undo a move for this long after the tap (ms). */
export const UNDO_MS = 5000;

/** Customers learn of a move this long after it (ms): the time to undo it, and a second for the network. */
export const CUSTOMER_TOLD_AFTER_MS = UNDO_MS + 1000;

/** For a pickup, `on-the-way` means ready at the counter. @returns undefined when delivered or cancelled. */
export function stageOf(
  { status, readyAt }: Pick<TicketStanding, 'status' | 'readyAt'>,
  method: DeliveryMethod,
): TicketStage | undefined {
  if (status === 'placed') return 'new';
  if (status === 'preparing') return readyAt === null ? 'preparing' : 'ready';
  if (status === 'on-the-way') return method === 'pickup' ? 'ready' : 'out';
  return undefined;
}

/** The order after its ticket's next move. @param at the time of the move. */
export function moveOn(
  { status, acceptedAt, readyAt }: TicketStanding,
  method: DeliveryMethod,
  at: string,
): TicketStanding | undefined {
  switch (stageOf({ status, readyAt }, method)) {
    case 'new':
      return { status: 'preparing', acceptedAt: acceptedAt ?? at, readyAt: null };
    case 'preparing':
      return { status: method === 'pickup' ? 'on-the-way' : 'preparing', acceptedAt, readyAt: at };
    case 'ready':
      return { status: method === 'pickup' ? 'delivered' : 'on-the-way', acceptedAt, readyAt };
    case 'out':
      return { status: 'delivered', acceptedAt, readyAt };
    default:
      return undefined;
  }
}

/** A handed-over order back at the counter: the stage `ready`. @param at used if it was never marked ready. */
export function recalled(
  { acceptedAt, readyAt }: TicketStanding,
  method: DeliveryMethod,
  at: string,
): TicketStanding {
  const status = method === 'pickup' ? 'on-the-way' : 'preparing';
  return { status, acceptedAt: acceptedAt ?? at, readyAt: readyAt ?? at };
}

/** Before `preparing` it was not accepted, before the counter not ready. @param at for a stage it reaches now. */
export function standingAfter(
  { acceptedAt, readyAt }: TicketStanding,
  status: OrderStatus,
  at: string,
): TicketStanding {
  if (status === 'placed') return { status, acceptedAt: null, readyAt: null };
  if (status === 'cancelled') return { status, acceptedAt, readyAt };
  if (status === 'preparing') return { status, acceptedAt: acceptedAt ?? at, readyAt: null };
  return { status, acceptedAt: acceptedAt ?? at, readyAt: readyAt ?? at };
}
