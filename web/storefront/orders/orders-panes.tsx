import { ArrowLeft, ReceiptText } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { m } from '../../../shared/messages/compiled/messages';
import type { Order } from '../../api/order-from-wire';
import { useOrderNews } from '../../api/use-order-news';
import { useMediaQuery } from '../../device/use-media-query';
import { useSteady } from '../../device/use-steady';
import { ButtonLink } from '../../ui/button-link';
import { ErrorState } from '../../ui/error-state';
import { withElements } from '../../ui/with-elements';
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
import { statusHeading } from './order-words';
import { OrderDetailSkeleton } from './orders-skeleton';
import { PaymentPlace } from './payment-place';
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
  const listed = useSteady(known.orders);
  // An order that is placed meanwhile does not take the place of the one that is being read.
  const [firstId] = useState(listed[0]?.id);
  const first = listed.find(({ id }) => id === firstId) ?? listed[0];
  const selectedId = params.get('order') ?? (wide ? first?.id : undefined);
  useOrderNews(signedIn ? { whose: 'own' } : undefined, (news) => {
    if (news.type === 'reload' || news.change === 'placed') void orders.freshen();
    // The selected order loads itself.
    else if (news.orderId !== selectedId) void orders.freshenOne(news.orderId);
  });
  const list = (
    <div className="flex flex-col gap-6">
      <OrderList
        orders={listed}
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
  // A phone that is turned keeps the same order, with what is typed into it.
  return (
    <div className="items-start gap-6 md:grid md:grid-cols-[minmax(17rem,2fr)_3fr]">
      {(wide || selectedId === undefined) && list}
      {selectedId !== undefined && (
        <div className="flex flex-col gap-3">
          {!wide && (
            <ButtonLink to="/order-history" variant="plain" className="-ml-4 self-start">
              <ArrowLeft aria-hidden className="size-5" />
              {m.orders_back()}
            </ButtonLink>
          )}
          <SelectedOrder
            key={selectedId}
            id={selectedId}
            known={selected}
            knownSince={selected && known.loadedAt}
            accessToken={guestOrders.find(({ id }) => id === selectedId)?.accessToken}
            onFresh={orders.put}
          />
        </div>
      )}
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
  if (order) return <KnownOrder order={order} watched={watched} accessToken={accessToken} />;
  if (!failure) return <OrderDetailSkeleton />;
  const message = failure.code === 'not_found' ? m.order_not_found() : failure.message;
  return <ErrorState message={message} onRetry={refresh} retrying={refreshing} />;
}

/** The status follows all news at once; the rest waits while the customer types or presses. */
function KnownOrder({ order: newest, watched, accessToken }: OrderDetailProps & { order: Order }) {
  const order = useSteady(newest, watched.acts);
  const { paysOnline } = useShop().settings;
  // Paying stays where it was when the visit began, whatever the kitchen does meanwhile: the header tells that.
  const [paysFirst] = useState(() => showsPayment(order, paysOnline) && !order.payLater);
  const payment = <PaymentPlace order={order} accessToken={accessToken} watched={watched} />;
  return (
    <article
      aria-label={m.order_heading({ id: order.id })}
      data-printed-alone
      className="flex flex-col gap-4"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-xl">
          {withElements(m.order_heading, {
            id: (
              <span className="font-body tracking-wide select-all large-text:text-lg large-text:tracking-normal">
                {order.id}
              </span>
            ),
          })}
        </h2>
        <p className="text-sm text-ink-soft print:hidden">
          {orderTime(order.createdAt, new Date())}
        </p>
        <p className="hidden print:block">{receiptTime(order.createdAt)}</p>
        {paysFirst && (
          <p
            key={newest.status}
            className="basis-full text-lg font-semibold text-hill print:hidden"
          >
            {statusHeading(newest)}
          </p>
        )}
      </header>
      {paysFirst && payment}
      <OrderProgress order={newest} watched={watched} />
      <OrderMessages order={order} accessToken={accessToken} />
      {!paysFirst && payment}
      <RefundNotice order={order} />
      <DoorPhotoPanel order={order} accessToken={accessToken} />
      <ReviewPanel order={order} accessToken={accessToken} />
      <OrderLines order={order} />
      {order.billNumber && (
        <ButtonLink to={billPath(order.id)} variant="quiet" className="print:hidden">
          <ReceiptText aria-hidden className="size-5" />
          {m.order_bill_number({ number: order.billNumber })}
        </ButtonLink>
      )}
      <OrderAgain order={order} />
      <OrderPlace order={order} />
      <CancelOrder order={order} watched={watched} />
    </article>
  );
}
