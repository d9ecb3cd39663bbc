import { ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { m } from '../../../shared/messages/compiled/messages';
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
    title: m.orders_title(),
    description: m.orders_description,
    path: '/order-history',
    private: true,
  });

export default function OrderHistoryPage() {
  return (
    <div className="column py-6 md:py-10">
      <h1 className="mb-6 text-2xl md:text-3xl">{m.orders_title()}</h1>
      <OwnOrders title={m.orders_sign_in()}>
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
        title={m.orders_none()}
        action={<ButtonLink to="/menu">{m.orders_browse_menu()}</ButtonLink>}
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
            <SignInPrompt title={m.orders_sign_in_for_all()} />
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
      <Badge tone="mist">{m.orders_guest()}</Badge> {m.orders_guest_note()}
    </p>
  );
}

/** @param running the ids of the orders that stay reachable. */
function ForgetGuestOrders({ running }: { running: readonly string[] }) {
  const toast = useToast();
  const forget = () => {
    forgetGuestDetails();
    forgetGuestOrders(running);
    toast('success', m.orders_forgotten());
  };
  return (
    <div className="flex flex-col items-start gap-2 text-sm text-ink-soft">
      <p>{m.orders_remembered()}</p>
      <Button variant="quiet" onClick={forget}>
        {m.orders_forget()}
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
    return <ErrorState message={m.times_unreachable()} onRetry={() => void session.read()} />;
  }
  const signedIn = state.status === 'signed-in';
  if (!signedIn && guestOrders.length === 0) return <SignInPrompt title={title} />;
  return children({ signedIn, guestOrders, key: signedIn ? state.user.id : '' });
}
