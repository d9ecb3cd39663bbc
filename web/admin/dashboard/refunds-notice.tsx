import type { DashboardToday } from '../../../shared/contract/dashboard-contract';
import { formatRupees, rupeesToPaise } from '../../../shared/domain/money';
import { ButtonLink } from '../../ui/button-link';
import { Notice } from '../../ui/notice';
import { pluralize } from '../../ui/pluralize';

/** The cancelled orders whose money staff still have to return. */
export function RefundsNotice({ count }: { count: number }) {
  if (!(count > 0)) return null;
  return (
    <Notice kind="warning" role="status">
      <strong className="block">Refunds to do</strong>
      {pluralize(count, 'cancelled order')} {count === 1 ? 'is' : 'are'} paid. Return the money,
      then set the payment to Refunded.
      <div className="mt-2">
        <ButtonLink to="/admin/orders?status=cancelled&paymentStatus=paid" variant="quiet">
          Show these orders
        </ButtonLink>
      </div>
    </Notice>
  );
}

interface CancelledToCheckProps {
  /** During an upgrade, an older server sends none. */
  orders: DashboardToday['cancelledToCheck'];
  total: DashboardToday['cancelledToCheckTotal'];
}

/** Cancelled orders that may be paid, or are in part. */
export function CancelledToCheckNotice({
  orders = [],
  total = orders.length,
}: CancelledToCheckProps) {
  if (orders.length === 0) return null;
  return (
    <Notice kind="warning" role="status">
      <strong className="block">Cancelled, but perhaps paid</strong>
      These customers have paid a part, or say that they have paid. Check the bank's app: if money
      arrived, mark the order paid and return it. Otherwise set the payment to Payment Failed.
      <ul className="mt-2 flex flex-wrap gap-2">
        {orders.map(({ id, totalAmount }) => (
          <li key={id}>
            <ButtonLink to={`/admin/orders/${id}`} variant="quiet">
              {id} · {formatRupees(rupeesToPaise(totalAmount))}
            </ButtonLink>
          </li>
        ))}
        {total > orders.length && <li className="self-center">and {total - orders.length} more</li>}
      </ul>
    </Notice>
  );
}
