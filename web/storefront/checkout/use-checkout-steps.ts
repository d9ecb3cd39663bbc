import { useEffect, useState } from 'react';
import type { Profile } from '../../../shared/contract/people/customers-contract';
import {
  type CartObstacle,
  cartObstacles,
  feeReduction,
} from '../../../shared/domain/orders/cart-obstacles';
import { payLaterFor } from '../../../shared/domain/orders/pay-later';
import { cartTotals } from '../../../shared/domain/orders/pricing';
import { deliveryTerms } from '../../../shared/domain/shop/delivery-terms';
import { isDeliveryPaused, laterPause } from '../../../shared/domain/shop/shop-state';
import { m } from '../../../shared/messages/compiled/messages';
import { useStore } from '../../device/store';
import { deliveryAddressOf, withTown } from '../account/address/address-draft';
import {
  type CheckoutDraft,
  checkoutDraft,
  guestProblems,
  readDraft,
  rememberGuestDetails,
} from '../account/checkout-draft/checkout-draft';
import { guestDetails } from '../account/checkout-draft/guest-details';
import { useCart, useStock } from '../cart/cart-provider';
import { cartHolds } from '../cart/mend-cart';
import { useShop } from '../shop/shop-context';
import { chosenAddress, isHowDone } from './details/how';
import { orderBody } from './review/order-body';
import { paysNow } from './review/pay-after';
import { type CheckoutStep, useStepPath } from './use-step-path';
import { useOrderTime } from './when/use-order-time';

/** @param fullSlots those that the server has refused because they are full. */
export function useCheckoutSteps(profile: Profile | undefined, fullSlots: readonly string[]) {
  const { lines } = useCart();
  const { stock } = useStock();
  const { settings, content, closedMessage, laterMessage, products, ...shop } = useShop();
  const { zone } = settings;
  // The draft is made of both.
  useStore(checkoutDraft);
  useStore(guestDetails);
  const isGuest = profile === undefined;
  const stored = readDraft(isGuest);
  const typed = { ...stored, address: withTown(stored.address, content) };
  const address = profile && chosenAddress(typed, profile);
  const destination = profile ? address : deliveryAddressOf(typed.address);
  const terms = deliveryTerms(settings, destination);
  const pause = pauseOf(shop, terms.area?.id);

  // While all deliveries rest, Pickup is chosen at first, and the customer confirms it. An area's rest is known only
  // after its address.
  const [hasChosen, setChosen] = useState(false);
  const rest = pauseOf(shop, undefined);
  const isResting =
    rest !== undefined && !laterMessage && isDeliveryPaused(rest, typed.slotAt) && !hasChosen;
  const draft: CheckoutDraft =
    isResting && typed.method === 'delivery'
      ? { ...typed, method: 'pickup', howConfirmed: false }
      : typed;

  const change = (changed: Partial<CheckoutDraft>) => {
    if (changed.method) setChosen(true);
    checkoutDraft.set({ ...readDraft(isGuest), ...changed });
  };

  const isWhoDone = ({ guestConfirmed, guest }: CheckoutDraft) =>
    profile !== undefined || (guestConfirmed && Object.keys(guestProblems(guest)).length === 0);
  const howDone = isHowDone(draft, profile, zone);
  const toDo = (of: CheckoutDraft): CheckoutStep =>
    isWhoDone(of) ? (isHowDone(of, profile, zone) ? 'review' : 'how') : 'who';
  const { open, reopen, goOn } = useStepPath({
    toDo: toDo(draft),
    asksWho: isGuest,
    reopened: draft.reopened,
    onReopen: (reopened) => change({ reopened }),
  });

  // A reload or a change of language keeps the step; who leaves for another page begins anew.
  useEffect(() => forgetReopened, []);

  const totals = cartTotals(lines, draft.method, terms.feeRule);
  const holds = cartHolds(lines, stock, products);
  const time = useOrderTime({
    cart: {
      lines,
      method: draft.method,
      place: draft.method === 'delivery' ? destination : undefined,
    },
    wanted: draft.slotAt,
    fullSlots,
  });

  const isPlaceKnown = profile ? address !== undefined : howDone || draft.address.place !== null;
  const facts = {
    subtotal: totals.subtotal,
    method: draft.method,
    settings,
    terms: isPlaceKnown ? terms : undefined,
    pause,
    slotAt: time.slotAt,
    closedMessage,
  };
  const obstacles = cartObstacles(facts);
  const messageOf = (of: CartObstacle['kind']) =>
    obstacles.find(({ kind }) => kind === of)?.message;
  const offered = payLaterFor(settings, draft.method);
  const isOffered = profile !== undefined && totals.total <= settings.payLaterAmount;
  const paysLater = draft.payLater === offered || !paysNow(settings);
  const payLater = isOffered && paysLater ? offered : undefined;
  const hasUnsavedName = profile?.name === '' && draft.guest.name.trim() !== '';
  // Why a complete checkout cannot be ordered; the server checks all but the name again.
  const blocked =
    messageOf('closed') ??
    messageOf('no-delivery') ??
    (hasUnsavedName ? m.checkout_save_name_first() : undefined) ??
    (holds ? (messageOf('minimum') ?? time.problem) : m.cart_adjust_first());

  return {
    /** Undefined for a guest. */
    profile,
    draft,
    change,
    open,
    whoDone: isWhoDone(draft),
    howDone,
    reopen,
    goOn(changed: Partial<CheckoutDraft>) {
      change(changed);
      if (!profile && guestDetails.get()) rememberGuestDetails(checkoutDraft.get());
      goOn(toDo({ ...draft, ...changed }));
    },
    lines,
    /** The fee and minimum of a delivery to the address. */
    terms,
    obstacles,
    reduction: feeReduction(facts),
    totals,
    holds,
    address,
    time,
    /** How the owner lets customers pay when they get such an order. */
    offered,
    /** How this one is paid then; undefined if it is paid now. */
    payLater,
    ready: open === 'review',
    blocked,
    body: () =>
      orderBody({
        lines,
        draft,
        customer: profile && { id: profile.id, addressId: address?.id ?? null },
        total: totals.total,
        slotAt: time.slotAt,
        payLater,
      }),
  };
}

export type CheckoutSteps = ReturnType<typeof useCheckoutSteps>;

function forgetReopened(): void {
  const draft = checkoutDraft.get();
  if (draft.reopened) checkoutDraft.set({ ...draft, reopened: null });
}

type Pauses = Pick<ReturnType<typeof useShop>, 'noDelivery' | 'areaPauses'>;

/** Why there is no delivery for now, to a place in the area or anywhere. */
function pauseOf({ noDelivery, areaPauses }: Pauses, areaId: string | undefined) {
  const areaPause = areaPauses?.find((pause) => pause.areaId === areaId);
  if (noDelivery && areaPause) return laterPause(noDelivery, areaPause);
  return noDelivery ?? areaPause;
}
