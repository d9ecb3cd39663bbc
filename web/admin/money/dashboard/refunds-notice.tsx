import type { ReactNode } from 'react';
import type { DashboardToday } from '../../../../shared/contract/money/dashboard-contract';
import { rupeesToPaise } from '../../../../shared/domain/platform/money';
import { m } from '../../../../shared/messages/compiled/messages';
import { ButtonLink } from '../../../ui/button-link';
import { Notice } from '../../../ui/notice';
import { Price } from '../../../ui/price';
import { RelativeTime } from '../../../ui/relative-time';
import { withElements } from '../../../ui/with-elements';
import { orderName } from '../../orders/order/order-name';

interface RefundsNoticeProps {
  refunds: DashboardToday['refunds'];
  total: number;
}

/** The orders whose money, or a part of it, staff still have to return: cancelled ones and changed ones. */
export function RefundsNotice({ refunds, total }: RefundsNoticeProps) {
  return (
    <OrdersNotice
      title={m.refunds_title()}
      why={m.changes_refunds_due({ count: total })}
      orders={refunds.map((order) => ({
        ...order,
        words: withElements(m.refunds_refund, { amount: rupees(order.amount) }),
      }))}
      total={total}
    />
  );
}

const rupees = (amount: number) => <Price amount={rupeesToPaise(amount)} />;

interface ReversedProps {
  payments: DashboardToday['reversedPayments'];
}

/** Orders that a bank credit paid whose money went back later. */
export function ReversedPaymentsNotice({ payments }: ReversedProps) {
  return (
    <OrdersNotice
      title={m.refunds_reversed_title()}
      why={m.refunds_reversed_why()}
      orders={payments.map((order) => ({ ...order, words: rupees(order.amount) }))}
    />
  );
}

const TROUBLES = { 'refund-refused': m.refunds_refused, 'not-counted': m.refunds_not_counted };

interface TroublesProps {
  troubles: DashboardToday['gatewayTroubles'];
}

/** Orders with money that the payment gateway did not return, or that the shop did not count. */
export function GatewayTroublesNotice({ troubles }: TroublesProps) {
  return (
    <OrdersNotice
      title={m.refunds_gateway_title()}
      why={m.refunds_gateway_why()}
      orders={troubles.map((order) => ({ ...order, words: TROUBLES[order.trouble]() }))}
    />
  );
}

export function HandedOverUnpaidNotice({ unpaid }: { unpaid: DashboardToday['handedOverUnpaid'] }) {
  if (unpaid.orders === 0) return null;
  const filter = `status=delivered&paymentStatus=pending&dateFrom=${unpaid.since}`;
  return (
    <Notice kind="warning" role="status">
      <strong className="block">{m.refunds_unpaid_title({ count: unpaid.orders })}</strong>
      {m.refunds_unpaid_why()}
      <div className="mt-2">
        <ButtonLink to={`/admin/orders?${filter}`} variant="quiet">
          {m.refunds_unpaid_see()}
        </ButtonLink>
      </div>
    </Notice>
  );
}

interface ToCheckProps {
  orders: DashboardToday['claimed'];
  total: number;
}

/** The orders that wait until a person has looked for their reported payment, and how long they have waited. */
export function ClaimedNotice({ orders, total }: ToCheckProps) {
  return (
    <OrdersNotice
      title={m.refunds_claimed_title({ count: total })}
      why={m.refunds_claimed_why()}
      orders={orders.map((order) => ({
        ...order,
        words: (
          <>
            {rupees(order.amount)}, <RelativeTime at={order.since} />
          </>
        ),
      }))}
      total={total}
    />
  );
}

export function CancelledToCheckNotice({ orders, total }: ToCheckProps) {
  return (
    <OrdersNotice
      title={m.refunds_perhaps_title()}
      why={m.refunds_perhaps_why()}
      orders={orders.map((order) => ({ ...order, words: rupees(order.amount) }))}
      total={total}
    />
  );
}

interface OrdersNoticeProps {
  title: string;
  why: string;
  orders: readonly { id: string; counterNumber: number; words: ReactNode }[];
  /** By default as many as are shown. */
  total?: number;
}

/** What staff have to do about some orders, each with a button that opens it. */
function OrdersNotice({ title, why, orders, total = orders.length }: OrdersNoticeProps) {
  if (orders.length === 0) return null;
  return (
    <Notice kind="warning" role="status">
      <strong className="block">{title}</strong>
      {why}
      <ul className="mt-2 flex flex-wrap gap-2">
        {orders.map(({ words, ...order }) => (
          <li key={order.id}>
            <ButtonLink
              to={`/admin/orders/${order.id}`}
              variant="quiet"
              className="[overflow-wrap:anywhere]"
            >
              <span>
                {orderName(order)} · {words}
              </span>
            </ButtonLink>
          </li>
        ))}
        {total > orders.length && (
          <li className="self-center">{m.refunds_more({ count: total - orders.length })}</li>
        )}
      </ul>
    </Notice>
  );
}
