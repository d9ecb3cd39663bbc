import { ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useCustomerSession, useSessionState } from '../../session/customer-session-provider';
import { ButtonLink } from '../../ui/button-link';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { pageMeta } from '../page-meta';
import { SignInPrompt } from '../sign-in/sign-in-prompt';
import type { Route } from './+types/order-history-page';
import type { GuestOrder } from './guest-orders';
import { OrdersPanes } from './orders-panes';
import { OrderListSkeleton } from './orders-skeleton';
import { useGuestOrders } from './use-guest-orders';
import { type OrdersOf, useOrders } from './use-orders';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Your orders',
    description: 'Follow your order and look up what you ordered before.',
    path: '/order-history',
    private: true,
  });

export default function OrderHistoryPage() {
  return (
    <div className="column py-6 md:py-10">
      <h1 className="mb-6 text-2xl md:text-3xl">Your orders</h1>
      <WhoseOrders />
    </div>
  );
}

/** The signed-in customer's orders; else those of this device's guest, with the way in beside them. */
function WhoseOrders() {
  const session = useCustomerSession();
  const state = useSessionState();
  const guestOrders = useGuestOrders();
  if (state.status === 'loading' || guestOrders === undefined) return <OrderListSkeleton />;
  if (state.status === 'unknown') {
    return (
      <ErrorState
        message="We can't reach the shop. Please check your connection and try again."
        onRetry={() => void session.read()}
      />
    );
  }
  if (state.status === 'signed-in') {
    const { id } = state.profile;
    return <Orders key={id} of={{ customerId: id }} guestOrders={guestOrders} />;
  }
  if (guestOrders.length === 0) return <SignInPrompt title="Sign in to see your orders" />;
  return (
    <Orders
      key={guestOrders.map(({ id }) => id).join()}
      of={{ guest: guestOrders }}
      guestOrders={guestOrders}
      aside={<SignInPrompt title="Sign in to see all your orders" />}
    />
  );
}

interface OrdersProps {
  of: OrdersOf;
  guestOrders: readonly GuestOrder[];
  aside?: ReactNode;
}

function Orders({ of, guestOrders, aside }: OrdersProps) {
  const [params] = useSearchParams();
  const { state, reload, loadMore, loadingMore, put, freshen, freshenOne } = useOrders(of);
  if (state.status === 'loading') return <OrderListSkeleton />;
  if (state.status === 'failed') return <ErrorState message={state.message} onRetry={reload} />;
  if (state.orders.length === 0 && params.get('order') === null) {
    return (
      <EmptyState
        picture={<ReceiptText />}
        title="You haven't placed any orders yet."
        action={<ButtonLink to="/menu">Browse Our Menu</ButtonLink>}
      />
    );
  }
  return (
    <OrdersPanes
      orders={state.orders}
      total={state.total}
      loadedAt={state.loadedAt}
      guestOrders={guestOrders}
      onFresh={put}
      follow={'customerId' in of ? { all: freshen, one: freshenOne } : undefined}
      onMore={() => void loadMore()}
      loadingMore={loadingMore}
      aside={aside}
    />
  );
}
