import { PAID_BY_LABELS } from '../../../shared/domain/orders/order-payments';
import { m } from '../../../shared/messages/compiled/messages';
import type { Order } from '../../api/order-from-wire';
import { Notice } from '../../ui/notice';
import { orderTime } from './order-times';
import { excessSentence, refundSentence, refundWords } from './payment-words';

export function RefundNotice({ order }: { order: Order }) {
  const { payments = [] } = order;
  const refunds = payments.filter(({ kind }) => kind === 'refund');
  const excess = excessSentence(order);
  if (refunds.length === 0 && !excess) return null;
  return (
    <Notice kind="info" role="status">
      {refunds.map((refund) => (
        <p key={refund.id}>
          {refundWords(refund, order)} · {PAID_BY_LABELS[refund.method]} ·{' '}
          {orderTime(refund.at, new Date())}
          {refund.reference && ` · ${m.order_refund_reference({ reference: refund.reference })}`}
        </p>
      ))}
      <p>{refundSentence(order)}</p>
      <p>{excess}</p>
    </Notice>
  );
}
