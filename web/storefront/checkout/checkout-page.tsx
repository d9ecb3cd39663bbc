import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react';
import { Navigate, useLocation, useNavigate, useRevalidator } from 'react-router';
import { m } from '../../../shared/messages/compiled/messages';
import type { Refusal } from '../../api/refusal';
import { useHydrated } from '../../device/use-hydrated';
import { useCustomerSession, useSessionState } from '../../session/customer-session-provider';
import { useBackLayers } from '../../ui/closed-by-back';
import { pageKeyOf } from '../../ui/layer-entry';
import { LoadingNote, Skeleton } from '../../ui/skeleton';
import { useCart, useCartStores } from '../cart/cart-provider';
import { pageMeta } from '../shop/page-meta';
import { useTableVisit } from '../shop/table/table-visit';
import { useTrack } from '../shop/visits/analytics';
import type { Route } from './+types/checkout-page';
import { CheckoutForm } from './checkout-form';
import type { JustPlaced } from './checkout-machine';
import { Confirmation } from './placed/confirmation';
import { usePayAtOnce } from './placed/use-pay-at-once';
import { AttemptView, UnsentView } from './send/attempt-view';
import { SendingView } from './send/sending-view';
import { useCheckout } from './send/use-checkout';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: m.checkout_title(),
    description: () => m.checkout_description(),
    path: '/checkout',
    private: true,
  });

/** Loaded only for guests at a table. */
const TableOrder = lazy(async () => ({
  default: (await import('./table/table-order')).TableOrder,
}));

/** The server does not know the cart, so the page is rendered in the browser. */
export default function CheckoutPage() {
  const isReady = useHydrated();
  const [placed, rememberPlaced] = usePlacedOrder();
  const [isOpeningPayment, payAtOnce] = usePayAtOnce();
  const { status } = useSessionState();
  if (!isReady) return <CheckoutSkeleton />;
  // After a sign-out, hide a customer's order from the next user of the phone; a guest's stays.
  const isLeft = placed && placed.accessToken === undefined && status === 'signed-out';
  if (isLeft) return <Navigate to="/menu" replace />;
  return placed ? (
    <Confirmation key={placed.id} placed={placed} isOpeningPayment={isOpeningPayment} />
  ) : (
    <OpenCheckout onPlaced={rememberPlaced} payAtOnce={payAtOnce} />
  );
}

/** It is in the history entry, so that a reload or a return from the payment app finds it. */
function usePlacedOrder(): [JustPlaced | undefined, (placed: JustPlaced) => void] {
  const location = useLocation();
  const { placed }: { placed?: JustPlaced } = location.state ?? {};
  const key = pageKeyOf(location);
  const [just, setJust] = useState<{ at: string; placed: JustPlaced }>();
  const remember = useCallback((placed: JustPlaced) => setJust({ at: key, placed }), [key]);
  return [placed ?? (just?.at === key ? just.placed : undefined), remember];
}

interface AfterPlacing {
  onPlaced: (placed: JustPlaced) => void;
  payAtOnce: (placed: JustPlaced, isInHistory: Promise<void>) => Promise<void>;
}

function OpenCheckout(after: AfterPlacing) {
  const { lines } = useCart();
  const visit = useTableVisit();
  const session = useSessionState();
  const [state, checkout] = useCheckout();
  useAfterPlacing(state.status === 'placed' ? state.order : undefined, after);
  const refusal = state.status === 'refused' ? state.refusal : undefined;
  useAfterRefusal(refusal);
  const fullSlots = useFullSlots(refusal);

  switch (state.status) {
    case 'placed':
      return null;
    case 'sending':
      return <SendingView {...state} onStop={checkout.stop} />;
    case 'unsent':
      return <UnsentView {...state} checkout={checkout} />;
    case 'unsure':
    case 'kept':
      if (session.status === 'loading') return <CheckoutSkeleton />;
      return <AttemptView {...state} session={session} checkout={checkout} />;
    default:
      if (visit) {
        return (
          <Suspense fallback={<CheckoutSkeleton />}>
            <TableOrder visit={visit} />
          </Suspense>
        );
      }
      if (lines.length === 0) return <Navigate to="/menu" replace />;
      if (session.status === 'loading') return <CheckoutSkeleton />;
      return (
        <CheckoutForm
          profile={session.status === 'signed-in' ? session.user : undefined}
          state={state}
          fullSlots={fullSlots}
          checkout={checkout}
        />
      );
  }
}

function useAfterPlacing(placed: JustPlaced | undefined, { onPlaced, payAtOnce }: AfterPlacing) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const layers = useBackLayers();
  const track = useTrack();
  const show = useEffectEvent(async (order: JustPlaced) => {
    onPlaced(order);
    track('place_order');
    for (const { productId } of order.items) track('order_product', { productId });
    // Back from the order leads to the page before the checkout, not to one of its steps.
    await layers?.settled();
    // With the fragment the navigation loads almost nothing. The shop, whose stock has changed, is
    // reloaded afterwards, because a reload before would cancel the navigation.
    const navigated = navigate('/checkout#placed', { replace: true, state: { placed: order } });
    await payAtOnce(order, Promise.resolve(navigated));
    await revalidate();
  });
  // Before the browser paints, because the checkout now renders nothing.
  useLayoutEffect(() => {
    if (placed) void show(placed);
  }, [placed]);
}

/** Reloads what has changed according to the refusal: the stock, the session, or menu and hours. */
function useAfterRefusal(refusal: Refusal | undefined): void {
  const { stock } = useCartStores();
  const session = useCustomerSession();
  const { revalidate } = useRevalidator();
  const act = useEffectEvent(() => {
    if (!refusal) return;
    if (refusal.code === 'out_of_stock') {
      const told = refusal.data.items.map(({ productId, available }) => [productId, available]);
      stock.receive({ ...stock.get().stock, ...Object.fromEntries(told) });
    } else if (refusal.code === 'unauthorized') {
      void session.read();
    } else {
      void revalidate();
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is acted on once
  useEffect(() => act(), [refusal]);
}

function CheckoutSkeleton() {
  return (
    <div className="column grid gap-6 py-6 md:grid-cols-[minmax(0,3fr)_minmax(17rem,2fr)] md:items-start md:py-10">
      <LoadingNote>{m.checkout_loading()}</LoadingNote>
      <Skeleton className="h-9 w-40 md:col-span-2" />
      <div className="flex flex-col gap-4">
        <Skeleton className="h-64" />
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
      <Skeleton className="hidden h-56 md:block" />
    </div>
  );
}

const NONE: readonly string[] = [];

/** All of them, because the form forgets what it knew while an order is sent. */
function useFullSlots(refusal: Refusal | undefined): readonly string[] {
  const [slots, setSlots] = useState(NONE);
  const data = refusal?.code === 'slot_unavailable' ? refusal.data : undefined;
  if (!data?.isFull || slots.includes(data.slotAt)) return slots;
  const known = [...slots, data.slotAt];
  setSlots(known);
  return known;
}
