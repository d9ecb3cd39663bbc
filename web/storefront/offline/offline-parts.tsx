import { WifiOff } from 'lucide-react';
import {
  type ComponentType,
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { m } from '../../../shared/messages/compiled/messages';
import { useStore } from '../../device/store';
import { droppedMessages } from '../../device/stored-store';
import { useSessionState } from '../../session/customer-session-provider';
import { useToast } from '../../ui/toast';
import { useCartLines } from '../cart/cart-provider';
import { attemptWords } from '../checkout/send/attempt-words';
import {
  attempts,
  lapsedAttempt,
  type OrderAttempt,
  ownerOf,
} from '../checkout/send/order-attempt';
import { useLeavingOrder } from '../checkout/send/use-leaving-order';
import { guestOrders } from '../orders/guest-orders';
import { orderTime } from '../orders/order-times';
import { phoneNumbers } from '../shop/cafe-facts';
import { useShop } from '../shop/shop-context';
import { asksToCall } from '../shop/with-call-link';
import { CountingPrompt, KeptOrderPrompt, UpdatePrompt } from './prompt-cards';
import { useCurrentColours } from './use-current-colours';
import { type ShopAge, useShopAge } from './use-shop-age';

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
  const lines = useCartLines();
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
        className={`@container/page pointer-events-none fixed inset-x-3 z-40 flex flex-col gap-3 md:right-6 md:bottom-6 md:left-auto md:w-96 md:beside-own-bar:right-auto md:beside-own-bar:left-6 md:beside-own-bar:w-88 ${lines.length > 0 ? 'bottom-24 max-md:beside-own-bar:bottom-30' : 'bottom-3 max-md:beside-own-bar:bottom-22'}`}
      >
        {age.isReachable && <KeptOrderPrompt />}
        <UpdatePrompt />
        <CountingPrompt />
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
  const callAction = useCallAction();
  const tell = useEffectEvent((message: string) =>
    toast('warning', message, { durationMs: UNTIL_CLOSED_MS, ...callAction(message) }),
  );
  useEffect(() => {
    if (messages.length === 0) return;
    for (const message of messages) tell(message);
    droppedMessages.set([]);
  }, [messages]);
}

/** A button to call the cafe, for a message that asks to. */
function useCallAction() {
  const [phone] = phoneNumbers(useShop().settings.storePhone);
  return (message: string) =>
    phone && asksToCall(message)
      ? {
          action: {
            label: m.offline_call({ number: phone.shown }),
            onClick: () => location.assign(phone.href),
          },
        }
      : {};
}

/** If a newer menu arrives within this time, the age of the older one is not shown. */
const NOTICE_DELAY_MS = 1500;

/** It covers the bar that says whether the shop is open, which is unknown now, without a layout shift. */
function AgeNotice({ seenAt, isReachable }: ShopAge) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), NOTICE_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  const bar = document.getElementById('delivery-today');
  const isShown = bar !== null && !isReachable && (isReachable === false || isLate);
  useEffect(() => {
    const covered = isShown ? bar.firstElementChild : null;
    covered?.setAttribute('aria-hidden', 'true');
    return () => covered?.removeAttribute('aria-hidden');
  }, [bar, isShown]);
  if (!isShown) return null;
  return createPortal(
    <div role="status" className="absolute inset-0 bg-waffle-soft text-ink">
      <p className="column flex h-full items-center gap-2 overflow-hidden whitespace-nowrap large-text:whitespace-normal">
        <WifiOff aria-hidden className="size-4 shrink-0" />
        <span>
          <span className="font-semibold">
            {m.offline_menu_from({ time: orderTime(seenAt.toISOString(), new Date()) })}
          </span>{' '}
          {isReachable === false ? m.offline_no_connection() : m.offline_checking()}
        </span>
        <span className="hidden md:inline">{m.offline_may_have_changed()}</span>
      </p>
    </div>,
    bar,
  );
}

/** A toast without a duration stays until it is closed. */
const UNTIL_CLOSED_MS = 0;

/** Keeps the lapsed attempt until its message is closed or the orders are opened. */
function useLapsedOrder(): void {
  const { key } = useLocation();
  const session = useSessionState();
  const toast = useToast();
  const navigate = useNavigate();
  const told = useRef<string>(undefined);
  const callAction = useCallAction();
  const show = useEffectEvent((message: string, options: Parameters<typeof toast>[2]) =>
    toast('warning', message, { ...callAction(message), ...options }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: an open page looks at every navigation
  useEffect(() => {
    const lapsed = lapsedAttempt(attempts, Date.now());
    if (!lapsed || ownerOf(lapsed, session) !== 'visitor') return;
    const { idempotencyKey, body } = lapsed;
    if (told.current === idempotencyKey) return;
    told.current = idempotencyKey;
    const remove = () => {
      // Another attempt may have been stored meanwhile.
      if (attempts.get()?.idempotencyKey === idempotencyKey) attempts.clear();
    };
    const seeOrders = () => {
      remove();
      navigate('/order-history');
    };
    show(messageFor(lapsed), {
      durationMs: UNTIL_CLOSED_MS,
      onClose: remove,
      ...(body.userId !== undefined && {
        action: { label: m.checkout_see_orders(), onClick: seeOrders },
      }),
    });
  }, [key, session, navigate]);
}

function messageFor({ body }: OrderAttempt): string {
  const order = attemptWords(body);
  return body.userId === undefined
    ? m.offline_lapsed_call({ order })
    : m.offline_lapsed_check({ order });
}
