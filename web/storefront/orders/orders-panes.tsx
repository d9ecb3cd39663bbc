import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { Order } from '../../api/order-from-wire';
import { useOrderNews } from '../../api/use-order-news';
import { useMediaQuery } from '../../device/use-media-query';
import { ButtonLink } from '../../ui/button-link';
import type { GuestOrder } from './guest-orders';
import { OrderDetail } from './order-detail';
import { OrderList } from './order-list';
import { useOrder } from './use-order';

interface OrdersPanesProps {
  orders: readonly Order[];
  total: number;
  loadedAt: Date;
  guestOrders: readonly GuestOrder[];
  /** Whether an order is to be told from the customer's own. */
  isGuests: (order: Order) => boolean;
  onFresh: (order: Order) => void;
  /** How to read again, when they are a customer's own, what is said to have changed. */
  follow: { all: () => void; one: (id: string) => void } | undefined;
  onMore: () => void;
  loadingMore: boolean;
  /** Below the list: the way in for someone signed out, or whose the others are. */
  aside?: ReactNode;
}

/**
 * From 768 px on the list stands beside the selected order, the first by itself; below, it is the
 * list or the order (spec §2, §9).
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
    // The selected one is read where it is shown.
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
    // Picked far down in a list: its beginning may be out of sight.
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
