import type { Ticket } from '../../../shared/contract/kitchen-contract';
import type { TicketStage } from '../../../shared/domain/ticket';

export const STAGE_LABELS: Record<TicketStage, string> = {
  new: 'New',
  preparing: 'Preparing',
  ready: 'Ready',
  out: 'Out for delivery',
};

/** The number at the counter, or the order's id if it was placed before there were numbers. */
export function ticketName({ number, id }: Pick<Ticket, 'number' | 'id'>): string {
  return number === null ? id : String(number);
}

/** Whether the customer still has to pay. */
export function isUnpaid({ paymentStatus }: Pick<Ticket, 'paymentStatus'>): boolean {
  return paymentStatus === 'pending' || paymentStatus === 'failed';
}

type Movable = Pick<Ticket, 'stage' | 'deliveryMethod'>;

/** What the ticket's button does. */
export function moveLabel({ stage, deliveryMethod }: Movable): string {
  if (stage === 'new') return 'Accept';
  if (stage === 'preparing') return 'Ready';
  if (stage === 'ready') return deliveryMethod === 'pickup' ? 'Handed over' : 'Given to rider';
  return 'Delivered';
}

/** What its last move did, for undoing it. @param before the ticket before the move. */
export function moveDone(before: Movable): string {
  return before.stage === 'new' ? 'Accepted' : moveLabel(before);
}
