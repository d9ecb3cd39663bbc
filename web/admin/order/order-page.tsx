import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { apiFor } from '../../api/load-context';
import { orderFromWire } from '../../api/order-from-wire';
import { refusal } from '../../api/refusal';
import { ButtonLink } from '../../ui/button-link';
import { ErrorState } from '../../ui/error-state';
import { Notice } from '../../ui/notice';
import { OrderStatusPill } from '../../ui/order-status-pill';
import { useRefreshed } from '../use-refreshed';
import { exactTime } from '../when';
import type { Route } from './+types/order-page';
import { HistoryPanel } from './history-panel';
import { OrderItems } from './order-items';
import { OrderSteps } from './order-steps';
import { CustomerPanel, DeliveryPanel } from './people-panels';
import { StaffPaymentPanel } from './staff-payment-panel';

/** The order, or why it cannot be shown. */
export async function clientLoader({ context, params }: Route.ClientLoaderArgs) {
  try {
    const order = await apiFor(context).orders.readForStaff({ id: params.orderId });
    return { order: orderFromWire(order) };
  } catch (error) {
    return { missing: refusal(error).code === 'not_found' };
  }
}

export const meta = ({ params }: Route.MetaArgs) => [
  { title: `Order ${params.orderId} · Back office` },
];

/** Everything about an order, and its next step as one large button (spec §2). */
export default function OrderPage({ loaderData }: Route.ComponentProps) {
  const { retry, busy } = useRefreshed();
  const [failure, setFailure] = useState<string>();
  const { order } = loaderData;

  return (
    <div className="flex flex-col gap-5">
      <ButtonLink to="/admin/orders" variant="plain" className="self-start">
        <ArrowLeft aria-hidden className="size-5" />
        Back to Orders
      </ButtonLink>
      {order ? (
        <>
          <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <h1 className="text-2xl">
              Order <span className="font-mono">{order.id}</span>
            </h1>
            <OrderStatusPill status={order.status} />
            <p className="text-ink-soft">{exactTime(order.createdAt)}</p>
          </header>
          {failure && (
            <Notice kind="error" role="alert">
              {failure}
            </Notice>
          )}
          <OrderSteps order={order} onDone={retry} onFailure={setFailure} />
          <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
            <div className="flex flex-col gap-5">
              <OrderItems order={order} />
              <HistoryPanel order={order} />
            </div>
            <div className="flex flex-col gap-5">
              <CustomerPanel order={order} />
              <DeliveryPanel order={order} />
              <StaffPaymentPanel order={order} onDone={retry} onFailure={setFailure} />
            </div>
          </div>
        </>
      ) : loaderData.missing ? (
        <ErrorState message="Order not found" />
      ) : (
        <ErrorState
          message="Failed to load order details. Please try again."
          onRetry={retry}
          retrying={busy}
        />
      )}
    </div>
  );
}
