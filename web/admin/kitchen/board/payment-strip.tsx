import type { Ticket } from '../../../../shared/contract/kitchen/kitchen-contract';
import { collectWords, isCollected } from '../../../../shared/domain/orders/pay-later';
import { formatRupees } from '../../../../shared/domain/platform/money';
import type { TicketMenuActions } from './ticket-menu';
import { isUnpaid, owedOf, ticketName } from './ticket-words';
import { UnusualStrip } from './unusual-strip';

interface PaymentStripProps extends Pick<TicketMenuActions, 'onMarkPaid'> {
  ticket: Ticket;
  /** Whether the ticket's next move should wait for the money. */
  isAsked: boolean;
}

/** What is wrong with the payment, where someone has to do something about it: nothing for a paid order. */
export function PaymentStrip({ ticket, isAsked, onMarkPaid }: PaymentStripProps) {
  const { isPaymentClaimed, claimedReference, payLater, stage } = ticket;
  const isHandedOver = stage === 'ready' && isCollected(ticket);
  if (!isUnpaid(ticket) || !(isPaymentClaimed || isAsked || isHandedOver)) return null;
  const owed = owedOf(ticket);
  const amount = owed === undefined ? '' : formatRupees(owed);
  const collected = isHandedOver && collectWords(ticket, owed ?? 0);
  return (
    <UnusualStrip
      look="warning"
      word={isPaymentClaimed ? 'CHECK PAYMENT' : collected || 'UNPAID'}
      className="flex flex-wrap items-center gap-x-2 border-t border-on-waffle"
    >
      {isPaymentClaimed && (
        <span className="tabular-nums">
          {amount}
          {claimedReference && ` · ${claimedReference}`}
        </span>
      )}
      <button
        type="button"
        className="-my-1 ml-auto min-h-11 underline underline-offset-4"
        onClick={() => onMarkPaid(ticket, payLater ? 'cash' : undefined)}
      >
        {payLater ? 'Paid in cash' : 'Mark paid'}
        <span className="sr-only"> {ticketName(ticket)}</span>
      </button>
    </UnusualStrip>
  );
}
