import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { Navigate, useLocation, useNavigate, useRevalidator } from 'react-router';
import type { Refusal } from '../../api/refusal';
import { discardTabDraft } from '../../device/tab-draft';
import { useCustomerSession, useSessionState } from '../../session/customer-session-provider';
import { useCart, useCartStores, useStock } from '../cart/cart-provider';
import { pageMeta } from '../page-meta';
import type { Route } from './+types/checkout-page';
import { CHECKOUT_DRAFT_KEY } from './checkout-draft';
import { CheckoutSkeleton } from './checkout-skeleton';
import { CheckoutView } from './checkout-view';
import { Confirmation } from './confirmation';
import { KeptOrderView } from './kept-order-view';
import { OwnOrder } from './own-order';
import { SendingView, UnsureView } from './sending-view';
import { UnsentView } from './unsent-view';
import { type JustPlaced, usePlaceOrder } from './use-place-order';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Checkout',
    description: 'Delivery or pickup, your address, and your order is placed.',
    path: '/checkout',
    private: true,
  });

/** The second tap of a double one must not meet a link of the footer that moved under it. */
const WHOLE_SCREEN = 'column min-h-dvh py-10';

/** Nothing is known of the cart on the server, so the page begins in the browser. */
export default function CheckoutPage() {
  const { restored } = useCart();
  const [placed, rememberPlaced] = usePlacedOrder();
  const { status } = useSessionState();
  if (!restored) return <CheckoutSkeleton />;
  // Whoever signs out leaves nothing of their order to the next user of the phone; a guest keeps it.
  const isLeft = placed && placed.accessToken === undefined && status === 'signed-out';
  if (isLeft) return <Navigate to="/menu" replace />;
  return placed ? (
    <Confirmation key={placed.id} placed={placed} />
  ) : (
    <OpenCheckout onPlaced={rememberPlaced} />
  );
}

/**
 * The order just placed stands in the history entry: a reload, or a way back from paying, finds it.
 * Until it stands there, which waits for the shop where that is being read at this moment, the page
 * itself remembers.
 */
function usePlacedOrder(): [JustPlaced | undefined, (placed: JustPlaced) => void] {
  const { key, state }: { key: string; state: { placed?: JustPlaced } | null } = useLocation();
  const [just, setJust] = useState<{ at: string; placed: JustPlaced }>();
  const remember = useCallback((placed: JustPlaced) => setJust({ at: key, placed }), [key]);
  return [state?.placed ?? (just?.at === key ? just.placed : undefined), remember];
}

function OpenCheckout({ onPlaced }: { onPlaced: (placed: JustPlaced) => void }) {
  const { lines } = useCart();
  const session = useSessionState();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const showPlaced = useCallback(
    async (placed: JustPlaced) => {
      discardTabDraft(CHECKOUT_DRAFT_KEY);
      onPlaced(placed);
      // The fragment makes it a step that mostly waits for nothing: the shop, whose stock is less by
      // this order, is read behind a confirmation that is there already, and stays. Not before the
      // step is done: reading the shop throws away a step that is under way.
      await navigate('/checkout#placed', { replace: true, state: { placed } });
      await revalidate();
    },
    [navigate, onPlaced, revalidate],
  );
  const order = usePlaceOrder(showPlaced);
  const { phase } = order;
  const refusal = phase.status === 'editing' ? phase.refusal : undefined;
  useAfterRefusal(refusal);

  if (phase.status === 'sending') {
    return (
      <div className={WHOLE_SCREEN}>
        <SendingView lostTries={phase.lostTries} lostBy={phase.lostBy} onStop={order.stop} />
      </div>
    );
  }
  if (phase.status === 'unsent') {
    const { attempt, keepsNothing = false } = phase;
    return (
      <div className={WHOLE_SCREEN}>
        <UnsentView
          attempt={attempt}
          keepsNothing={keepsNothing}
          onKeep={() => order.keep(attempt)}
          onSend={() => order.sendAgain(attempt)}
          onBack={() => order.forget(attempt)}
        />
      </div>
    );
  }
  if (phase.status === 'unsure' || phase.status === 'kept') {
    if (session.status === 'loading') return <CheckoutSkeleton />;
    const { attempt } = phase;
    const ways = {
      attempt,
      onSend: () => order.sendAgain(attempt),
      onChange: () => order.forget(attempt),
    };
    return (
      <div className={WHOLE_SCREEN}>
        <OwnOrder attempt={attempt} session={session} onDiscard={order.discard}>
          {phase.status === 'unsure' ? (
            <UnsureView {...ways} onKeep={() => order.keep(attempt)} />
          ) : (
            <KeptOrderView {...ways} onDiscard={order.discard} />
          )}
        </OwnOrder>
      </div>
    );
  }
  if (lines.length === 0) return <Navigate to="/menu" replace />;
  if (session.status === 'loading') return <CheckoutSkeleton />;
  return (
    <CheckoutView
      profile={session.status === 'signed-in' ? session.profile : undefined}
      refusal={refusal}
      sentLines={phase.sentLines}
      onRefusalDone={order.clearRefusal}
      onPlace={order.place}
    />
  );
}

/** What a refusal tells is brought up to date: the stock it names, the session, the menu and opening. */
function useAfterRefusal(refusal: Refusal | undefined): void {
  const { stock } = useStock();
  const { stock: stockStore } = useCartStores();
  const session = useCustomerSession();
  const { revalidate } = useRevalidator();
  const act = useEffectEvent(() => {
    if (!refusal) return;
    if (refusal.code === 'out_of_stock') {
      const told = refusal.data.items.map(({ productId, available }) => [productId, available]);
      stockStore.receive({ ...stock, ...Object.fromEntries(told) });
    } else if (refusal.code === 'unauthorized') {
      void session.read();
    } else {
      void revalidate();
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is acted on once
  useEffect(() => act(), [refusal]);
}
