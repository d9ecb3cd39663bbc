import type { PaymentStatus } from '../../../shared/domain/payment';
import { classNames } from '../../ui/class-names';

const LOOK: Record<PaymentStatus, { word: string; className: string }> = {
  paid: { word: 'PAID', className: 'bg-leaf-soft text-leaf' },
  pending: { word: 'UNPAID', className: 'bg-waffle text-on-waffle' },
  failed: { word: 'UNPAID', className: 'bg-chilli-soft text-chilli' },
  refunded: { word: 'REFUNDED', className: 'bg-sky-soft text-sky' },
};

export function PaymentWord({ status }: { status: PaymentStatus }) {
  const { word, className } = LOOK[status];
  return (
    <strong className={classNames('rounded-sm border border-current px-2', className)}>
      {word}
    </strong>
  );
}
