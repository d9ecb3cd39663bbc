import type { Ticket, TicketLine } from '../../../../shared/contract/kitchen/kitchen-contract';
import { type Cancellation, cancelWords } from '../../../../shared/domain/orders/cancellation';
import type { TicketStage } from '../../../../shared/domain/orders/ticket';
import { formatRupees, type Paise, rupeesToPaise } from '../../../../shared/domain/platform/money';
import { m } from '../../../../shared/messages/compiled/messages';
import { claimFromWire } from '../../../api/order-from-wire';

export const STAGE_LABELS: Record<TicketStage, () => string> = {
  new: m.kitchen_stage_new,
  preparing: m.kitchen_stage_preparing,
  ready: m.kitchen_stage_ready,
  out: m.kitchen_stage_out,
};

/** The number at the counter, or the order's id if it was placed before there were numbers. */
export function ticketName({ number, id }: Pick<Ticket, 'number' | 'id'>): string {
  return number === null ? id : String(number);
}

/** '2× Classic waffle, 1× Coffee'. */
export function dishesIn(lines: readonly Pick<TicketLine, 'quantity' | 'name'>[]): string {
  return lines.map(({ quantity, name }) => `${quantity}× ${name}`).join(', ');
}

/** Why the order was cancelled, for the kitchen: what its customer reads. */
export function cancelledBecause(cancelled: Cancellation): string | null {
  if (cancelled.cancelReason === 'by-customer') return m.kitchen_cancelled_by_customer();
  const words = cancelWords(cancelled);
  return words && m.kitchen_customer_reads({ words });
}

/** What the kitchen has to do with the dishes of a cancelled order. A ready one may be with the rider. */
export function cancelledInstruction(
  order: Pick<Ticket, 'acceptedAt' | 'readyAt' | 'deliveryMethod'>,
): string {
  if (order.readyAt === null)
    return order.acceptedAt === null ? m.kitchen_do_not_make() : m.kitchen_stop_making();
  return order.deliveryMethod === 'delivery'
    ? m.kitchen_do_not_deliver()
    : m.kitchen_do_not_hand_over();
}

export function isUnpaid({ paymentStatus }: Pick<Ticket, 'paymentStatus'>): boolean {
  return paymentStatus === 'pending' || paymentStatus === 'failed';
}

/** A table's dishes are served before its bill is paid (tables rule 3). */
export function paysAtEnd({ tableName }: Pick<Ticket, 'tableName'>): boolean {
  return tableName !== undefined;
}

/** What is left to pay. */
export function owedOf({ owedAmount }: Pick<Ticket, 'owedAmount'>): Paise {
  return rupeesToPaise(owedAmount);
}

/** What the customer says they have paid of it. */
export function claimOfTicket({ paymentClaim }: Pick<Ticket, 'paymentClaim'>) {
  return paymentClaim && claimFromWire(paymentClaim);
}

type Movable = Pick<Ticket, 'stage' | 'deliveryMethod' | 'tableName'>;

/** What its last move did, for undoing it. @param before the ticket before the move. */
export function moveDone({ stage, deliveryMethod, tableName }: Movable): string {
  if (stage === 'new') return m.kitchen_done_accepted();
  if (stage === 'preparing') return m.kitchen_done_ready();
  if (stage !== 'ready') return m.kitchen_done_delivered();
  if (tableName !== undefined) return m.order_served();
  return deliveryMethod === 'pickup' ? m.kitchen_done_handed_over() : m.kitchen_done_given();
}

/** What the last moves do while the order is not paid. */
function moveUnpaid({ stage, deliveryMethod }: Movable): string {
  if (stage !== 'ready') return m.kitchen_delivered_unpaid();
  return deliveryMethod === 'pickup' ? m.kitchen_handed_over_unpaid() : m.kitchen_given_unpaid();
}

export interface MoveWords {
  label: string;
  detail?: string | undefined;
  isUnpaid: boolean;
}

/** It warns, but asks nothing: a wrong tap can be undone. */
export function moveWords(ticket: Ticket, startsWhenPaid = false): MoveWords {
  const { stage, lines, payLater } = ticket;
  const label = stage === 'new' ? m.kitchen_accept() : moveDone(ticket);
  if (stage === 'preparing') return { label, detail: tickedWords(lines), isUnpaid: false };
  if (stage === 'new' && startsWhenPaid && isUnpaid(ticket) && !payLater) {
    return { label, detail: m.kitchen_not_paid_yet(), isUnpaid: true };
  }
  const isLast = stage === 'ready' || stage === 'out';
  if (!isLast || !isUnpaid(ticket) || paysAtEnd(ticket)) return { label, isUnpaid: false };
  const amount = formatRupees(owedOf(ticket));
  // The rider takes the money at the door.
  if (stage === 'ready' && payLater === 'cash-on-delivery') {
    return { label, detail: m.kitchen_to_collect({ amount }), isUnpaid: false };
  }
  return {
    label: moveUnpaid(ticket),
    detail: m.kitchen_to_pay({ amount }),
    isUnpaid: true,
  };
}

/** Undefined while all or none of the lines are ticked. */
export function tickedWords(lines: readonly Pick<TicketLine, 'isDone'>[]): string | undefined {
  const ticked = lines.filter(({ isDone }) => isDone).length;
  return ticked > 0 && ticked < lines.length
    ? m.kitchen_ticked({ ticked, total: lines.length })
    : undefined;
}
