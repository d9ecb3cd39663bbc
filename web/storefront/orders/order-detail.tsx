import { showsUpiPanel } from '../../../shared/domain/payment';
import { ErrorState } from '../../ui/error-state';
import { OrderLines } from './order-lines';
import { OrderPlace } from './order-place';
import { OrderProgress } from './order-progress';
import { orderTime } from './order-times';
import { OrderDetailSkeleton } from './orders-skeleton';
import { PaymentPanel } from './payment-panel';
import type { WatchedOrder } from './use-order';

/** One order: how it stands, how to pay, what is in it, how to reach the cafe. */
export function OrderDetail({ watched }: { watched: WatchedOrder }) {
  const { order, failure, refresh, refreshing } = watched;
  if (!order) {
    if (!failure) return <OrderDetailSkeleton />;
    const message = failure.code === 'not_found' ? 'Order not found' : failure.message;
    return <ErrorState message={message} onRetry={refresh} retrying={refreshing} />;
  }
  return (
    <article aria-label={`Order ${order.id}`} className="flex flex-col gap-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-xl">
          Order <span className="font-body tracking-wide select-all">{order.id}</span>
        </h2>
        <p className="text-sm text-ink-soft">{orderTime(order.createdAt, new Date())}</p>
      </header>
      <OrderProgress order={order} watched={watched} />
      {showsUpiPanel(order) && order.upiPaymentUrl !== null && (
        <PaymentPanel upiPaymentUrl={order.upiPaymentUrl} amount={order.totalAmount} />
      )}
      <OrderLines order={order} />
      <OrderPlace order={order} />
    </article>
  );
}
