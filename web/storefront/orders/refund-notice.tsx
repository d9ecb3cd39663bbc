import { formatRupees, rupeesToPaise } from '../../../shared/domain/money';
import { PAID_BY_LABELS } from '../../../shared/domain/order-payments';
import type { Order } from '../../api/order-from-wire';
import { Notice } from '../../ui/notice';
import { orderTime } from './order-times';
import { refundSentence } from './payment-words';

/** The money that was returned. During an upgrade an older server sends no payments. */
export function RefundNotice({ order }: { order: Order }) {
  const { payments = [] } = order;
  const refunds = payments.filter(({ kind }) => kind === 'refund');
  if (refunds.length === 0) return null;
  return (
    <Notice kind="info" role="status">
      {refunds.map(({ id, amount, method, at, reference }) => (
        <p key={id}>
          {formatRupees(rupeesToPaise(amount))} refunded · {PAID_BY_LABELS[method]} ·{' '}
          {orderTime(at, new Date())}
          {reference && ` · Reference ${reference}`}
        </p>
      ))}
      <p>{refundSentence(order)}</p>
    </Notice>
  );
}
