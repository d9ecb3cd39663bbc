import type { Ticket } from '../../../../shared/contract/kitchen/kitchen-contract';
import { collectWords, isCollected } from '../../../../shared/domain/orders/pay-later';
import { formatRupees } from '../../../../shared/domain/platform/money';
import { m } from '../../../../shared/messages/compiled/messages';
import { Price } from '../../../ui/price';
import { PayButtons } from '../../orders/order/pay-buttons';
import type { TicketMenuActions } from './ticket-menu';
import { claimOfTicket, isUnpaid, owedOf, paysAtEnd, ticketName } from './ticket-words';
import { UnusualStrip } from './unusual-strip';

interface PaymentStripProps extends Pick<TicketMenuActions, 'onMarkPaid'> {
  ticket: Ticket;
  /** Whether the ticket's next move should wait for the money. */
  isAsked: boolean;
}

/** What is wrong with the payment, where someone has to do something about it: nothing for a paid order. */
export function PaymentStrip({ ticket, isAsked, onMarkPaid }: PaymentStripProps) {
  const { isPaymentClaimed, claimedReference, stage } = ticket;
  const isHandedOver = stage === 'ready' && isCollected(ticket) && !paysAtEnd(ticket);
  if (!isUnpaid(ticket) || !(isPaymentClaimed || isAsked || isHandedOver)) return null;
  const claim = claimOfTicket(ticket);
  const collected = isHandedOver && collectWords(ticket, owedOf(ticket));
  return (
    <UnusualStrip
      look="warning"
      word={isPaymentClaimed ? m.kitchen_check_payment() : collected || m.kitchen_unpaid()}
      className="flex flex-wrap items-center gap-x-2 border-t border-on-waffle"
    >
      {isPaymentClaimed && (
        <span className="tabular-nums">
          <Price amount={claim?.amount ?? owedOf(ticket)} />
          {claimedReference && ` · ${claimedReference}`}
          {claim && claim.rest > 0 && (
            <strong> {m.kitchen_claim_rest({ amount: formatRupees(claim.rest) })}</strong>
          )}
        </span>
      )}
      <PayButtons
        isPlain
        name={ticketName(ticket)}
        className="ml-auto"
        onPay={(method) => onMarkPaid(ticket, method)}
      />
    </UnusualStrip>
  );
}
