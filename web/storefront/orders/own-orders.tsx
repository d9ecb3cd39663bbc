import type { ReactNode } from 'react';
import { useCustomerSession, useSessionState } from '../../session/customer-session-provider';
import { ErrorState } from '../../ui/error-state';
import { SignInPrompt } from '../account/sign-in/sign-in-prompt';
import { useGuestOrders } from './guest-orders';
import { OrderListSkeleton } from './orders-skeleton';
import type { OrdersOf } from './use-orders';

interface OwnOrdersProps {
  title: string;
  /** @param of its `key` changes when other orders are the visitor's. */
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
  const whose = [signedIn && state.user.id, ...guestOrders.map(({ id }) => id)];
  return children({ signedIn, guestOrders, key: whose.join() });
}
