import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { useStore } from '../../device/store';
import { droppedMessages } from '../../device/stored-store';
import { useSessionState } from '../../session/customer-session-provider';
import { useToast } from '../../ui/toast';
import { useCart } from '../cart/cart-provider';
import { useLeavingOrder } from '../checkout/send/use-leaving-order';
import { guestOrders } from '../orders/guest-orders';
import { AgeNotice } from './age-notice';
import { KeptOrderPrompt, UpdatePrompt } from './prompt-cards';
import { useCurrentColours } from './use-current-colours';
import { UNTIL_CLOSED_MS, useLapsedOrder } from './use-lapsed-order';
import { useShopAge } from './use-shop-age';

/** Loaded only for visitors who may have an order. */
const ReturningParts = lazy<ComponentType>(async () => {
  try {
    return { default: (await import('../orders/returning/returning-parts')).ReturningParts };
  } catch {
    // Without a network the page goes without them.
    return { default: () => null };
  }
});

/** Shows the page's age, and notices and prompts about orders and data stored on this device. */
export function OfflineParts() {
  const age = useShopAge();
  const { lines } = useCart();
  const isSignedIn = useSessionState().status === 'signed-in';
  const hasOrders = useStore(guestOrders).orders.length > 0 || isSignedIn;
  useLeavingOrder();
  useLapsedOrder();
  useDroppedMessages();
  useCurrentColours();
  return (
    <>
      <AgeNotice {...age} />
      <div
        className={`pointer-events-none fixed inset-x-3 z-40 flex flex-col gap-3 md:right-6 md:bottom-6 md:left-auto md:w-96 ${lines.length > 0 ? 'bottom-24' : 'bottom-3'}`}
      >
        {age.isReachable && <KeptOrderPrompt />}
        <UpdatePrompt />
        {hasOrders && (
          <Suspense fallback={null}>
            <ReturningParts />
          </Suspense>
        )}
      </div>
      {/* The footer can be scrolled above the bar. */}
      {hasOrders && <div aria-hidden className="h-20 bg-forest md:hidden" />}
    </>
  );
}

function useDroppedMessages(): void {
  const messages = useStore(droppedMessages);
  const toast = useToast();
  useEffect(() => {
    if (messages.length === 0) return;
    for (const message of messages) toast('warning', message, { durationMs: UNTIL_CLOSED_MS });
    droppedMessages.set([]);
  }, [messages, toast]);
}
