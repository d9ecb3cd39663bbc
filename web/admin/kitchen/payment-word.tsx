import type { Ticket } from '../../../shared/contract/kitchen-contract';
import type { PaymentStatus } from '../../../shared/domain/payment';
import { classNames } from '../../ui/class-names';

const LOOK: Record<PaymentStatus, { word: string; className: string }> = {
  paid: { word: 'PAID', className: 'bg-leaf-soft text-leaf' },
  pending: { word: 'UNPAID', className: 'bg-waffle text-on-waffle' },
  failed: { word: 'UNPAID', className: 'bg-chilli-soft text-chilli' },
  refunded: { word: 'REFUNDED', className: 'bg-sky-soft text-sky' },
};

/** Whether the order is paid. A payment that only the customer has reported is to be checked. */
export function PaymentWord({
  ticket: { paymentStatus, isPaymentClaimed },
}: {
  ticket: Pick<Ticket, 'paymentStatus' | 'isPaymentClaimed'>;
}) {
  const { word, className } = LOOK[paymentStatus];
  return (
    <strong className={classNames('rounded-sm border border-current px-2', className)}>
      {isPaymentClaimed ? 'CHECK PAYMENT' : word}
    </strong>
  );
}
