import type { DeliveryMethod } from './pricing';
import { stageOf, type TicketStanding } from './ticket';

export const ORDER_CHANGE_KINDS = ['dishes', 'discount', 'moved'] as const;
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
