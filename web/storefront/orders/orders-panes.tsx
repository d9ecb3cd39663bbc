import { ArrowLeft, ReceiptText } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { Order } from '../../api/order-from-wire';
import { useOrderNews } from '../../api/use-order-news';
import { useMediaQuery } from '../../device/use-media-query';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { ErrorState } from '../../ui/error-state';
import { useShop } from '../shop/shop-context';
import { CancelOrder } from './cancel-order';
import { DoorPhotoPanel } from './door-photo-panel';
import { billPath } from './guest-orders';
import { OrderAgain } from './order-again';
import { OrderLines } from './order-lines';
import { OrderList } from './order-list';
import { OrderMessages } from './order-messages';
import { OrderPlace } from './order-place';
import { OrderProgress } from './order-progress';
import { orderTime, receiptTime } from './order-times';
import { OrderDetailSkeleton } from './orders-skeleton';
import { PaidNotice } from './paid-notice';
import { PaymentPanel } from './payment-panel';
import { showsPayment } from './payment-words';
import { RefundNotice } from './refund-notice';
import { ReviewPanel } from './review-panel';
import { useGatewayReturn } from './use-gateway-return';
import { type OrderToWatch, useOrder, type WatchedOrder } from './use-order';
import type { OrdersOf, ReadyOrders, useOrders } from './use-orders';

interface OrdersPanesProps extends OrdersOf {
  orders: ReturnType<typeof useOrders>;
  known: ReadyOrders;
  isGuests: (order: Order) => boolean;
  aside: ReactNode;
}

/** From 768 px on, list and selected order; below that, one of them (storefront rule 14). */
export function OrdersPanes(props: OrdersPanesProps) {
  const { orders, known, signedIn, guestOrders, isGuests, aside } = props;
  const [params] = useSearchParams();
  const wide = useMediaQuery('(min-width: 768px)');
  const selectedId = params.get('order') ?? (wide ? known.orders[0]?.id : undefined);
  useOrderNews(signedIn ? { whose: 'own' } : undefined, (news) => {
    if (news.type === 'reload' || news.change === 'placed') void orders.freshen();
    // The selected order loads itself.
    else if (news.orderId !== selectedId) void orders.freshenOne(news.orderId);
  });
  const list = (
    <div className="flex flex-col gap-6">
      <OrderList
        orders={known.orders}
        total={known.total}
        selectedId={selectedId}
        onMore={() => void orders.loadMore()}
        loadingMore={orders.loadingMore}
        isGuests={isGuests}
      />
      {aside}
    </div>
  );
  const selected = known.orders.find(({ id }) => id === selectedId);
  const detail = selectedId !== undefined && (
    <SelectedOrder
      key={selectedId}
      id={selectedId}
      known={selected}
      knownSince={selected && known.loadedAt}
      accessToken={guestOrders.find(({ id }) => id === selectedId)?.accessToken}
      onFresh={orders.put}
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

function SelectedOrder(props: OrderToWatch) {
  const watched = useOrder(props);
  useGatewayReturn(watched);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After a selection far down the list, the order's top may be outside the screen.
    if (top.current && top.current.getBoundingClientRect().top < 0) {
      top.current.scrollIntoView({ block: 'start' });
    }
  }, []);
  return (
    <div ref={top}>
      <OrderDetail watched={watched} accessToken={props.accessToken} />
    </div>
  );
}

interface OrderDetailProps extends Pick<OrderToWatch, 'accessToken'> {
  watched: WatchedOrder;
}

function OrderDetail({ watched, accessToken }: OrderDetailProps) {
  const { order, failure, refresh, refreshing } = watched;
  const { paysOnline } = useShop().settings;
  if (!order) {
    if (!failure) return <OrderDetailSkeleton />;
    const message = failure.code === 'not_found' ? 'Order not found' : failure.message;
    return <ErrorState message={message} onRetry={refresh} retrying={refreshing} />;
  }
  // It comes first until the kitchen has begun.
  const payment = showsPayment(order, paysOnline) && (
    <PaymentPanel order={order} watched={watched} />
  );
  return (
    <article aria-label={`Order ${order.id}`} data-printed-alone className="flex flex-col gap-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-xl">
          Order <span className="font-body tracking-wide select-all">{order.id}</span>
        </h2>
        <p className="text-sm text-ink-soft print:hidden">
          {orderTime(order.createdAt, new Date())}
        </p>
        <p className="hidden print:block">{receiptTime(order.createdAt)}</p>
      </header>
      {order.status === 'placed' && payment}
      <OrderProgress order={order} watched={watched} />
      <OrderMessages order={order} accessToken={accessToken} />
      {order.status !== 'placed' && payment}
      {order.paymentStatus === 'paid' && (
        <PaidNotice
          order={order}
          receipt={
            // A bill says all that the printed page would.
            !order.billNumber && (
              <Button variant="plain" onClick={() => print()}>
                Receipt
              </Button>
            )
          }
        />
      )}
      <RefundNotice order={order} />
      <DoorPhotoPanel order={order} accessToken={accessToken} />
      <ReviewPanel order={order} accessToken={accessToken} />
      <OrderLines order={order} />
      {order.billNumber && (
        <ButtonLink to={billPath(order.id)} variant="quiet" className="print:hidden">
          <ReceiptText aria-hidden className="size-5" />
          Bill {order.billNumber}
        </ButtonLink>
      )}
      <OrderAgain order={order} />
      <CancelOrder watched={watched} />
      <OrderPlace order={order} />
    </article>
  );
}
