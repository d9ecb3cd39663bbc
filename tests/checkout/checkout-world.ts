import type { Refusal } from '../../web/api/refusal';
import { createStoredStore } from '../../web/device/stored-store';
import {
  type CheckoutDraft,
  EMPTY_CHECKOUT,
  parseCheckoutDraft,
} from '../../web/storefront/account/checkout-draft/checkout-draft';
import { createCartStore } from '../../web/storefront/cart/cart-store';
import { type Checkout, createCheckout } from '../../web/storefront/checkout/send/create-checkout';
import { createAttemptStore } from '../../web/storefront/checkout/send/order-attempt';
import { browserTabs } from '../support/platform/browser-tabs';

export const HOUR_MS = 3_600_000;
export const BODY = {
  items: [{ productId: 'p1', quantity: 1 }],
  deliveryMethod: 'pickup' as const,
  paymentMethod: 'upi' as const,
};
export const LINE = {
  productId: 'p1',
  name: 'Waffle',
  price: 12000,
  quantity: 1,
  customizations: [],
};
const PLACED = {
  items: [],
  adjustments: [],
  subtotal: 1,
  packagingCharge: 0,
  deliveryFee: 0,
  totalAmount: 1,
  owedAmount: 1,
};
const NO_ANSWER: Refusal = { code: 'unavailable', message: '', data: undefined, isLost: true };
const EXPIRED: Refusal = { code: 'idempotency_key_expired', message: '', data: undefined };
export const CLOSED: Refusal = {
  code: 'store_closed',
  message: 'Closed',
  data: { why: 'closed', back: null, holiday: null },
};

/** What happens to one request: lost before or after the shop took it, refused, or answered. */
export type Fate = 'lost' | 'reply-lost' | 'refused' | 'answered' | 'hangs';

/** A shop that stores idempotency keys for a day, and a phone whose tabs, storage and network the test controls. */
export function openWorld(fates: Fate[] = []) {
  const orders = new Map<string, string>();
  const requests: { key: string; wasStored: boolean }[] = [];
  const [cartTabs, attemptTabs, draftTabs] = [browserTabs(), browserTabs(), browserTabs()];
  const phone = { now: 1_000_000, isOnline: true };
  const shop = { now: 1_000_000, placed: 0 };
  const storedUntil = new Map<string, number>();
  let keys = 0;
  let lock: Promise<unknown> = Promise.resolve();

  /** Opens the checkout in a tab, as a visit or a reload does. */
  function open() {
    const attempts = createAttemptStore(attemptTabs.tab());
    const cart = createCartStore(() => `key-${++keys}`, cartTabs.tab());
    const draft = createStoredStore<CheckoutDraft>({
      storage: draftTabs.tab(),
      version: 1,
      parse: (data) => parseCheckoutDraft(data),
      initial: () => EMPTY_CHECKOUT,
    });
    const told = { lapsed: 0, handledElsewhere: 0 };
    const checkout = createCheckout({
      attempts,
      cart,
      draft,
      async send({ idempotencyKey: key, firstSentAt = Number.NaN }, signal, isResent) {
        requests.push({ key, wasStored: attempts.get()?.idempotencyKey === key });
        const fate = fates.shift() ?? 'answered';
        if (fate === 'hangs') {
          await new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => reject(NO_ANSWER));
          });
        }
        if (fate === 'lost') throw NO_ANSWER;
        if (fate === 'refused' && !orders.has(key)) throw CLOSED;
        if ((storedUntil.get(key) ?? 0) <= shop.now) {
          if (isResent && shop.now - firstSentAt >= 23 * HOUR_MS) throw EXPIRED;
          storedUntil.set(key, Math.max(shop.now, firstSentAt) + 24 * HOUR_MS);
          shop.placed += 1;
        }
        const id = orders.get(key) ?? `order-${orders.size + 1}`;
        orders.set(key, id);
        if (fate === 'reply-lost') throw NO_ANSWER;
        return { ...PLACED, id } as never;
      },
      readRefusal: (error) => error as Refusal,
      wait: async () => {},
      now: () => phone.now,
      isOnline: () => phone.isOnline,
      withLock(send, signal) {
        const turn = lock.then(() => (signal.aborted ? { status: 'stopped' as const } : send()));
        lock = turn.catch(() => undefined);
        return turn;
      },
      rememberGuestOrder: () => undefined,
      onLapsed: () => {
        told.lapsed += 1;
      },
      onHandledElsewhere: () => {
        told.handledElsewhere += 1;
      },
    });
    attempts.onChangeElsewhere(checkout.checkAttempt);
    return { checkout, cart, attempts, told };
  }
  return { open, orders, requests, phone, shop };
}

export const status = (checkout: Checkout) => checkout.state.get().status;
export const settled = () => new Promise((resolve) => setTimeout(resolve));
export const attemptOf = (checkout: Checkout) => {
  const state = checkout.state.get();
  if (!('attempt' in state)) throw new Error(`No attempt in ${state.status}`);
  return state.attempt;
};
export const GUEST = { status: 'signed-out' } as const;
