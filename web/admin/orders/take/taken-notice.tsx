import { Link } from 'react-router';
import { formatRupees, type Paise } from '../../../../shared/domain/platform/money';
import type { Order } from '../../../api/order-from-wire';
import { Notice } from '../../../ui/notice';

export interface Taken {
  order: Order;
  /** What to give back; undefined while the order is unpaid. */
  change?: Paise;
}

/** The order just taken, until the next one is: the dishes below must not move while staff tap them. */
export function TakenNotice({ taken: { order, change } }: { taken: Taken }) {
  const total = formatRupees(order.totalAmount);
  return (
    <Notice kind={change === undefined ? 'warning' : 'success'} role="status">
      <strong className="text-lg">
        Order {order.counterNumber}:{' '}
        {change === undefined ? `${total} to be paid` : `${total} paid`}
      </strong>
      {change !== undefined && change > 0 && (
        <p className="text-lg font-bold">Change {formatRupees(change)}</p>
      )}
      <p>
        <Link className="underline" to={`/admin/orders/${order.id}`}>
          Open the order
        </Link>
      </p>
    </Notice>
  );
}
