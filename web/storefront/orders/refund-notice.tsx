import { PAID_BY_LABELS } from '../../../shared/domain/orders/order-payments';
import { formatRupees, rupeesToPaise } from '../../../shared/domain/platform/money';
import type { Order } from '../../api/order-from-wire';
import { Notice } from '../../ui/notice';
import { orderTime } from './order-times';
import { refundedWord, refundSentence } from './payment-words';

export function RefundNotice({ order }: { order: Order }) {
  const { payments = [] } = order;
  const refunds = payments.filter(({ kind }) => kind === 'refund');
  if (refunds.length === 0) return null;
  return (
    <Notice kind="info" role="status">
      {refunds.map((refund) => (
        <p key={refund.id}>
          {formatRupees(rupeesToPaise(refund.amount))} {refundedWord(refund, order)} ·{' '}
          {PAID_BY_LABELS[refund.method]} · {orderTime(refund.at, new Date())}
          {refund.reference && ` · Reference ${refund.reference}`}
        </p>
      ))}
      <p>{refundSentence(order)}</p>
    </Notice>
  );
}
