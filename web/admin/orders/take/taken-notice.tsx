import { useState } from 'react';
import { Link } from 'react-router';
import { formatRupees, type Paise } from '../../../../shared/domain/platform/money';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import type { Order } from '../../../api/order-from-wire';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { TABLES } from '../../kit/back-office-pages';
import { FailureNotice } from '../../kit/query/failure-notice';
import { useMutation } from '../../kit/query/use-mutation';
import { GuestBill } from '../print/guest-bill';

export interface Taken {
  order: Order;
  /** What to give back; undefined while the order is unpaid. */
  change?: Paise;
  /** Given on top of the total. */
  tip?: Paise;
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
      {change !== undefined && (
        <div className="mt-2 flex flex-wrap gap-3">
          <HandOver key={order.id} order={order} />
          <GuestBill orderId={order.id} />
        </div>
      )}
    </Notice>
  );
}

/** What needs no kitchen leaves its queue at once, or it would make all later orders wait (orders rule 19). */
function HandOver({ order: { id, status } }: Pick<Taken, 'order'>) {
  const { orders } = useApi();
  const { busy, failure, send } = useMutation();
  const [isDone, setDone] = useState(false);
  const handOver = async () => {
    const change = () => orders.setStatus({ id, status: 'delivered', from: status });
    if (await send(change, m.receipt_not_handed_over())) setDone(true);
  };
  if (isDone) return <p className="self-center font-bold">{m.receipt_handed_over()}</p>;
  return (
    <>
      <Button size="lg" busy={busy} onClick={handOver}>
        {m.receipt_hand_over()}
      </Button>
      <FailureNotice message={failure?.message} />
    </>
  );
}
