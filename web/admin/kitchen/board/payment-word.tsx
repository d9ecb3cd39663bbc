import type { Ticket } from '../../../../shared/contract/kitchen/kitchen-contract';
import { collectWords } from '../../../../shared/domain/orders/pay-later';
import type { PaymentStatus } from '../../../../shared/domain/orders/payment';
import { m } from '../../../../shared/messages/compiled/messages';
import { classNames } from '../../../ui/class-names';
import { owedOf } from './ticket-words';

const LOOK: Record<PaymentStatus, { word: () => string; className: string }> = {
  paid: { word: m.kitchen_paid, className: 'bg-leaf-soft text-leaf' },
  pending: { word: m.kitchen_unpaid, className: 'bg-waffle text-on-waffle' },
  failed: { word: m.kitchen_unpaid, className: 'bg-chilli-soft text-chilli' },
  refunded: { word: m.kitchen_refunded, className: 'bg-sky-soft text-sky' },
};

/** Whether the order is paid, or when. A payment that only the customer has reported is to be checked. */
export function PaymentWord({ ticket }: { ticket: Ticket }) {
  const { word, className } = LOOK[ticket.paymentStatus];
  return (
    <strong className={classNames('rounded-sm border border-current px-2', className)}>
      {ticket.isPaymentClaimed
        ? m.kitchen_check_payment()
        : (collectWords(ticket, owedOf(ticket)) ?? word())}
    </strong>
  );
}
