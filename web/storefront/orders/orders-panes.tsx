import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { showsUpiPanel } from '../../../shared/domain/payment';
import type { Order } from '../../api/order-from-wire';
import { useOrderNews } from '../../api/use-order-news';
import { useMediaQuery } from '../../device/use-media-query';
import { ButtonLink } from '../../ui/button-link';
import { ErrorState } from '../../ui/error-state';
import type { GuestOrder } from './guest-orders';
import { OrderLines } from './order-lines';
import { OrderList } from './order-list';
import { OrderPlace } from './order-place';
import { OrderProgress } from './order-progress';
import { orderTime } from './order-times';
import { OrderDetailSkeleton } from './orders-skeleton';
import { PaymentPanel } from './payment-panel';
import { useOrder, type WatchedOrder } from './use-order';

interface OrdersPanesProps {
  orders: readonly Order[];
  total: number;
  loadedAt: Date;
  guestOrders: readonly GuestOrder[];
  /** Whether the order is marked as a guest's. */
  isGuests: (order: Order) => boolean;
  onFresh: (order: Order) => void;
  /** Loads changed orders again; undefined for a signed-out visitor. */
  follow: { all: () => void; one: (id: string) => void } | undefined;
  onMore: () => void;
  loadingMore: boolean;
  /** Shown below the list. */
  aside?: ReactNode;
}

/**
 * From 768 px on the list is beside the selected order, by default the first; below that, the page
 * shows one of them (spec §2, §9).
 */
export function OrdersPanes({
  orders,
  total,
  loadedAt,
  guestOrders,
  isGuests,
  onFresh,
  follow,
  onMore,
  loadingMore,
  aside,
}: OrdersPanesProps) {
  const [params] = useSearchParams();
  const wide = useMediaQuery('(min-width: 768px)');
  const selectedId = params.get('order') ?? (wide ? orders[0]?.id : undefined);
  useOrderNews(follow && { whose: 'own' }, (news) => {
    if (news.type === 'reload' || news.change === 'placed') follow?.all();
    // The selected order loads itself.
    else if (news.orderId !== selectedId) follow?.one(news.orderId);
  });
  const list = (
    <div className="flex flex-col gap-6">
      <OrderList
        orders={orders}
        total={total}
        selectedId={selectedId}
        onMore={onMore}
        loadingMore={loadingMore}
        isGuests={isGuests}
      />
      {aside}
    </div>
  );
  const detail = selectedId !== undefined && (
    <SelectedOrder
      key={selectedId}
      id={selectedId}
      known={orders.find(({ id }) => id === selectedId)}
      loadedAt={loadedAt}
      accessToken={guestOrders.find(({ id }) => id === selectedId)?.accessToken}
      onFresh={onFresh}
    />
  );

  if (wide) {
    return (
      <div className="grid grid-cols-[minmax(17rem,2fr)_3fr] items-start gap-6">
        {list}
        {detail}
      </div>
    );
  }
  if (!detail) return list;
  return (
    <div className="flex flex-col gap-3">
      <ButtonLink to="/order-history" variant="plain" className="self-start">
        <ArrowLeft aria-hidden className="size-5" />
        Back to Orders List
      </ButtonLink>
      {detail}
    </div>
  );
}

interface SelectedOrderProps {
  id: string;
  known: Order | undefined;
  loadedAt: Date;
  accessToken: string | undefined;
  onFresh: (order: Order) => void;
}

function SelectedOrder({ id, known, loadedAt, accessToken, onFresh }: SelectedOrderProps) {
  const watched = useOrder({ id, known, knownSince: known && loadedAt, accessToken, onFresh });
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After a selection far down the list, the order's top may be outside the screen.
    if (top.current && top.current.getBoundingClientRect().top < 0) {
      top.current.scrollIntoView({ block: 'start' });
    }
  }, []);
  return (
    <div ref={top}>
      <OrderDetail watched={watched} />
    </div>
  );
}

function OrderDetail({ watched }: { watched: WatchedOrder }) {
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
