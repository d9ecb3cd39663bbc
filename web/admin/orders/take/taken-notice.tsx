import { Link } from 'react-router';
import { formatRupees, type Paise } from '../../../../shared/domain/platform/money';
import { m } from '../../../../shared/messages/compiled/messages';
import type { Order } from '../../../api/order-from-wire';
import { Notice } from '../../../ui/notice';
import { TABLES } from '../../kit/back-office-pages';

export interface Taken {
  order: Order;
  /** What to give back; undefined while the order is unpaid. */
  change?: Paise;
  /** The table whose bill it joined. */
  table?: string | undefined;
}

/** The order just taken, until the next one is: the dishes below must not move while staff tap them. */
export function TakenNotice({ taken: { order, change, table } }: { taken: Taken }) {
  const total = formatRupees(order.totalAmount);
  if (table !== undefined) {
    return (
      <Notice kind="success" role="status">
        <strong className="text-lg">{m.tables_sent({ table, total })}</strong>
        <p>
          <Link className="underline" to={TABLES}>
            {m.tables_back()}
          </Link>
        </p>
      </Notice>
    );
  }
  return (
    <Notice kind={change === undefined ? 'warning' : 'success'} role="status">
      <strong className="text-lg">
        {change === undefined
          ? m.orderoffice_taken_unpaid({ number: order.counterNumber, total })
          : m.orderoffice_taken_paid({ number: order.counterNumber, total })}
      </strong>
      {change !== undefined && change > 0 && (
        <p className="text-lg font-bold">
          {m.orderoffice_change({ amount: formatRupees(change) })}
        </p>
      )}
      <p>
        <Link className="underline" to={`/admin/orders/${order.id}`}>
          {m.orderoffice_open_the_order()}
        </Link>
      </p>
    </Notice>
  );
}
