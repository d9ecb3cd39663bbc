import { ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useCustomerSession, useSessionState } from '../../session/customer-session-provider';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { useToast } from '../../ui/toast';
import { forgetGuestDetails } from '../account/checkout-draft/checkout-draft';
import { SignInPrompt } from '../account/sign-in/sign-in-prompt';
import { pageMeta } from '../shop/page-meta';
import type { Route } from './+types/order-history-page';
import { forgetGuestOrders, useGuestOrders } from './guest-orders';
import { OrdersPanes } from './orders-panes';
import { OrderListSkeleton } from './orders-skeleton';
import { type OrdersOf, useOrders } from './use-orders';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Your orders',
    description: () => 'Follow your order and look up what you ordered before.',
    path: '/order-history',
    private: true,
  });

export default function OrderHistoryPage() {
  return (
    <div className="column py-6 md:py-10">
      <h1 className="mb-6 text-2xl md:text-3xl">Your orders</h1>
      <OwnOrders title="Sign in to see your orders">
        {({ signedIn, guestOrders, key }) => (
          <Orders key={key} signedIn={signedIn} guestOrders={guestOrders} />
        )}
      </OwnOrders>
    </div>
  );
}

function Orders({ signedIn, guestOrders }: OrdersOf) {
  const [params] = useSearchParams();
  const orders = useOrders({ signedIn, guestOrders });
  const { state } = orders;
  // A signed-out visitor has only guest orders, so none is marked.
  const isGuests = ({ id }: { id: string }) =>
    signedIn && guestOrders.some((order) => order.id === id);
  if (state.status === 'loading') return <OrderListSkeleton />;
  if (state.status === 'failed')
    return <ErrorState message={state.message} onRetry={orders.reload} />;
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
      orders={orders}
      known={state}
      signedIn={signedIn}
      guestOrders={guestOrders}
      isGuests={isGuests}
      aside={
        <>
          {signedIn ? (
            state.orders.some(isGuests) && <GuestOrdersNote />
          ) : (
            <SignInPrompt title="Sign in to see all your orders" />
          )}
          {guestOrders.length > 0 && <ForgetGuestOrders running={state.runningGuests} />}
        </>
      }
    />
  );
}

function GuestOrdersNote() {
  return (
    <p className="text-sm text-ink-soft">
      <Badge tone="mist">Guest</Badge> Orders placed on this device without signing in. Only this
      device lists them.
    </p>
  );
}

/** @param running the ids of the orders that stay reachable. */
function ForgetGuestOrders({ running }: { running: readonly string[] }) {
  const toast = useToast();
  const forget = () => {
    forgetGuestDetails();
    forgetGuestOrders(running);
    toast('success', 'Forgotten on this device.');
  };
  return (
    <div className="flex flex-col items-start gap-2 text-sm text-ink-soft">
      <p>
        This device remembers orders placed without signing in, and shows them to anyone who uses
        it.
      </p>
      <Button variant="quiet" onClick={forget}>
        Forget finished orders
      </Button>
    </div>
  );
}

interface OwnOrdersProps {
  title: string;
  /** @param of its `key` changes when another visitor signs in. */
  children: (of: OrdersOf & { key: string }) => ReactNode;
}

/** Waits until it is known whose orders to show: the account's, and the guest orders of this device. */
export function OwnOrders({ title, children }: OwnOrdersProps) {
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
  const signedIn = state.status === 'signed-in';
  if (!signedIn && guestOrders.length === 0) return <SignInPrompt title={title} />;
  return children({ signedIn, guestOrders, key: signedIn ? state.user.id : '' });
}
