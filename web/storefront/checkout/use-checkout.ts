import { useState } from 'react';
import type { Profile } from '../../../shared/contract/customers-contract';
import { type CartTotals, cartTotals } from '../../../shared/domain/pricing';
import { useTabDraft } from '../../device/tab-draft';
import { useCart, useStock } from '../cart/cart-provider';
import { useShop } from '../shop/shop-context';
import {
  CHECKOUT_DRAFT_KEY,
  type CheckoutDraft,
  EMPTY_CHECKOUT,
  guestProblems,
  readCheckoutDraft,
} from './checkout-draft';
import { chosenAddress, isHowDone } from './how';
import { cartHolds } from './mend-cart';
import { orderBody } from './order-body';
import { whyBlocked } from './why-blocked';

export type CheckoutStep = 'who' | 'how' | 'review';

/** What is filled in, which step is open, and what the order would be. */
export function useCheckout(profile: Profile | undefined) {
  const { lines } = useCart();
  const { stock } = useStock();
  const { settings, closedMessage, products } = useShop();
  const { zone, feeRule, minOrderAmount } = settings;
  const [draft, setDraft] = useTabDraft(CHECKOUT_DRAFT_KEY, EMPTY_CHECKOUT, readCheckoutDraft);
  const [reopened, setReopened] = useState<'who' | 'how'>();

  const change = (changed: Partial<CheckoutDraft>) =>
    setDraft((previous) => ({ ...previous, ...changed }));

  const guestDone = draft.guestConfirmed && Object.keys(guestProblems(draft.guest)).length === 0;
  const whoDone = profile !== undefined || guestDone;
  const howDone = isHowDone(draft, profile, zone);
  const open: CheckoutStep =
    (reopened === 'who' && profile ? undefined : reopened) ??
    (whoDone ? (howDone ? 'review' : 'how') : 'who');

  const totals: CartTotals = cartTotals(lines, draft.method, feeRule);
  const holds = cartHolds(lines, stock, products);
  const address = profile && chosenAddress(draft, profile);

  return {
    draft,
    change,
    open,
    whoDone,
    howDone,
    reopen: setReopened,
    /** The open step is done: on to the next. */
    goOn(changed: Partial<CheckoutDraft>) {
      change(changed);
      setReopened(undefined);
    },
    lines,
    totals,
    holds,
    /** The saved address that a signed-in customer's order goes to. */
    address,
    ready: open === 'review',
    blocked: whyBlocked({ closedMessage, holds, subtotal: totals.subtotal, minOrderAmount }),
    body: () =>
      orderBody({
        lines,
        draft,
        customer: profile && { id: profile.id, addressId: address?.id ?? null },
        zone,
        total: totals.total,
      }),
  };
}

export type Checkout = ReturnType<typeof useCheckout>;
