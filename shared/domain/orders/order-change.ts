import { DAY_MS } from '../platform/durations';
import type { OrderStatus } from './order-status';
import type { DeliveryMethod } from './pricing';
import { stageOf, type TicketStanding } from './ticket';

export const ORDER_CHANGE_KINDS = ['dishes', 'discount', 'remake', 'moved'] as const;
export type OrderChangeKind = (typeof ORDER_CHANGE_KINDS)[number];

/** Of one order. */
export const MOST_CHANGES = 50;
/** Of one order, with those that were removed. */
export const MOST_LINES_EVER = 150;

/** How far one delay moves the promise (minutes), and how many an order may have. */
export const DELAY_MINUTES = 10;
export const MOST_DELAYS = 6;

/** Until the food is ready. */
export function isDelayable(
  standing: Pick<TicketStanding, 'status' | 'readyAt'>,
  method: DeliveryMethod,
): boolean {
  const stage = stageOf(standing, method);
  return stage === 'new' || stage === 'preparing';
}

/** Until the rider or the customer has it. */
export function isChangeable(
  standing: Pick<TicketStanding, 'status' | 'readyAt'>,
  method: DeliveryMethod,
): boolean {
  const stage = stageOf(standing, method);
  return stage !== undefined && stage !== 'out';
}

/** How long after the promised time dishes of an order that was handed over are made again (ms). */
const REMADE_FOR_MS = DAY_MS;

/** An order that is still open is remade whenever it was promised. */
export function isRemakeable(
  { status, promisedUntil }: { status: OrderStatus; promisedUntil: string },
  now: Date,
): boolean {
  if (status === 'cancelled') return false;
  return status !== 'delivered' || Date.parse(promisedUntil) > now.getTime() - REMADE_FOR_MS;
}
