import type { Ticket, TicketLine } from '../../../../shared/contract/kitchen/kitchen-contract';
import { type Cancellation, cancelWords } from '../../../../shared/domain/orders/cancellation';
import type { TicketStage } from '../../../../shared/domain/orders/ticket';
import { formatRupees, type Paise, rupeesToPaise } from '../../../../shared/domain/platform/money';

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

/** Why the order was cancelled, for the kitchen: what its customer reads. */
export function cancelledBecause(cancelled: Cancellation): string | null {
  if (cancelled.cancelReason === 'by-customer') return 'The customer cancelled it.';
  const words = cancelWords(cancelled);
  return words && `The customer reads: “${words}”`;
}

/** What the kitchen has to do with the dishes of a cancelled order. A ready one may be with the rider. */
export function cancelledInstruction(
  order: Pick<Ticket, 'acceptedAt' | 'readyAt' | 'deliveryMethod'>,
): string {
  if (order.readyAt === null) return order.acceptedAt === null ? 'Do not make' : 'Stop making';
  return order.deliveryMethod === 'delivery' ? 'Do not deliver' : 'Do not hand over';
}

export function isUnpaid({ paymentStatus }: Pick<Ticket, 'paymentStatus'>): boolean {
  return paymentStatus === 'pending' || paymentStatus === 'failed';
}

/** What is left to pay; undefined from a server that sends no amounts. */
export function owedOf({ totalAmount, receivedAmount = 0 }: Ticket): Paise | undefined {
  if (totalAmount === undefined) return undefined;
  return rupeesToPaise(totalAmount) - rupeesToPaise(receivedAmount);
}

type Movable = Pick<Ticket, 'stage' | 'deliveryMethod'>;

/** What its last move did, for undoing it. @param before the ticket before the move. */
export function moveDone({ stage, deliveryMethod }: Movable): string {
  if (stage === 'new') return 'Accepted';
  if (stage === 'preparing') return 'Ready';
  if (stage === 'ready') return deliveryMethod === 'pickup' ? 'Handed over' : 'Given to rider';
  return 'Delivered';
}

export interface MoveWords {
  label: string;
  detail?: string | undefined;
  isUnpaid: boolean;
}

/** It warns, but asks nothing: a wrong tap can be undone. */
export function moveWords(ticket: Ticket, startsWhenPaid = false): MoveWords {
  const { stage, lines, payLater } = ticket;
  const label = stage === 'new' ? 'Accept' : moveDone(ticket);
  if (stage === 'preparing') return { label, detail: tickedWords(lines), isUnpaid: false };
  if (stage === 'new' && startsWhenPaid && isUnpaid(ticket) && !payLater) {
    return { label, detail: 'Not paid yet', isUnpaid: true };
  }
  if ((stage !== 'ready' && stage !== 'out') || !isUnpaid(ticket))
    return { label, isUnpaid: false };
  const owed = owedOf(ticket);
  const amount = owed !== undefined && formatRupees(owed);
  // The rider takes the money at the door.
  if (stage === 'ready' && payLater === 'cash-on-delivery') {
    return { label, ...(amount && { detail: `${amount} to collect` }), isUnpaid: false };
  }
  return {
    label: `${label} unpaid`,
    ...(amount && { detail: `${amount} to pay` }),
    isUnpaid: true,
  };
}

/** Undefined while all or none of the lines are ticked. */
export function tickedWords(lines: readonly Pick<TicketLine, 'isDone'>[]): string | undefined {
  const ticked = lines.filter(({ isDone }) => isDone).length;
  return ticked > 0 && ticked < lines.length ? `${ticked} of ${lines.length} ticked` : undefined;
}
