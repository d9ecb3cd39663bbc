import { Link } from 'react-router';
import type {
  PayableOrderShown,
  StatementCredit,
} from '../../../../shared/contract/money/statements-contract';
import { customerWords } from '../../../../shared/domain/orders/customer-words';
import { PAYMENT_BADGE_LABELS } from '../../../../shared/domain/orders/payment';
import { dateWithYear } from '../../../../shared/domain/platform/short-date';
import { Badge } from '../../../ui/badge';
import { PAYMENT_STATUS_LOOKS } from '../../../ui/order-status-looks';
import { RelativeTime } from '../../../ui/relative-time';
import { rupees } from './match-words';

/** A credit as the bank writes it. */
export function CreditLine({ credit }: { credit: StatementCredit }) {
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-lg font-semibold tabular-nums">{rupees(credit.amount)}</span>
        <span className="text-ink-soft">{dateWithYear(credit.day)}</span>
        <span className="text-sm text-ink-soft">Line {credit.line}</span>
      </p>
      <p className="text-sm break-all text-ink-soft">
        <bdi>{credit.narration}</bdi>
      </p>
    </div>
  );
}

export function OrderLine({ order }: { order: PayableOrderShown }) {
  const isPartlyPaid = order.owed > 0 && order.owed < order.totalAmount;
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
      <Link
        to={`/admin/orders/${order.id}`}
        target="_blank"
        className="inline-flex min-h-11 items-center font-mono font-semibold underline"
      >
        {order.id}
      </Link>
      <bdi>{customerWords(order)}</bdi>
      <span className="tabular-nums">{rupees(order.totalAmount)}</span>
      {isPartlyPaid && <span>{rupees(order.owed)} missing</span>}
      <Badge {...PAYMENT_STATUS_LOOKS[order.paymentStatus]}>
        {PAYMENT_BADGE_LABELS[order.paymentStatus]}
      </Badge>
      <span className="text-sm text-ink-soft">
        <RelativeTime at={order.createdAt} exact />
      </span>
    </p>
  );
}
