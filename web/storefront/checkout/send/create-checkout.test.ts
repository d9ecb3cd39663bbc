import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { browserTabs } from '../../../../tests/support/browser-tabs';
import type { Refusal } from '../../../api/refusal';
import { createStoredStore } from '../../../device/stored-store';
import { createCartStore } from '../../cart/cart-store';
import {
  type CheckoutDraft,
  EMPTY_CHECKOUT,
  parseCheckoutDraft,
} from '../../checkout-draft/checkout-draft';
import { type Checkout, createCheckout } from './create-checkout';
import { createAttemptStore, lapsedAttempt } from './order-attempt';

const HOUR_MS = 3_600_000;
const BODY = {
  items: [{ productId: 'p1', quantity: 1 }],
  deliveryMethod: 'pickup' as const,
  paymentMethod: 'upi' as const,
};
const line = { productId: 'p1', name: 'Waffle', price: 12000, quantity: 1, customizations: [] };
const PLACED = { items: [], subtotal: 1, packagingCharge: 0, deliveryFee: 0, totalAmount: 1 };
const NO_ANSWER: Refusal = { code: 'unavailable', message: '', data: undefined };
const EXPIRED: Refusal = { code: 'idempotency_key_expired', message: '', data: undefined };
const CLOSED: Refusal = {
  code: 'store_closed',
  message: 'Closed',
  data: { closedMessage: 'Closed' },
};

/** What happens to one request: lost before or after the shop took it, refused, or answered. */
type Fate = 'lost' | 'reply-lost' | 'refused' | 'answered' | 'hangs';

/** A shop that stores idempotency keys for a day, and a phone whose tabs, storage and network the test controls. */
function world(fates: Fate[] = []) {
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
      parse: parseCheckoutDraft,
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

const status = (checkout: Checkout) => checkout.state.get().status;
const settled = () => new Promise((resolve) => setTimeout(resolve));
const attemptOf = (checkout: Checkout) => {
  const state = checkout.state.get();
  if (!('attempt' in state)) throw new Error(`No attempt in ${state.status}`);
  return state.attempt;
};
const GUEST = { status: 'signed-out' } as const;

describe('a checkout', () => {
  it('stores the key before the first send, and clears it after the answer', async () => {
    const { open, orders, requests } = world();
    const { checkout, cart, attempts } = open();
    cart.change([line]);
    checkout.place(BODY);
    await settled();
    expect(requests).toEqual([{ key: 'key-2', wasStored: true }]);
    expect([...orders]).toEqual([['key-2', 'order-1']]);
    expect(status(checkout)).toBe('placed');
    expect(attempts.get()).toBeUndefined();
    expect(cart.get().lines).toEqual([]);
  });

  it('sends again after lost replies and ends with one order', async () => {
    const { open, orders, requests } = world(['lost', 'reply-lost', 'lost']);
    const { checkout, cart } = open();
    cart.change([line]);
    checkout.place(BODY);
    await settled();
    expect(requests).toHaveLength(4);
    expect(orders.size).toBe(1);
    expect(status(checkout)).toBe('placed');
  });

  it('resumes after a reload under the same key', async () => {
    const { open, orders, requests } = world(['reply-lost', 'hangs']);
    const first = open();
    first.cart.change([line]);
    first.checkout.place(BODY);
    await settled();
    first.checkout.stop();
    await settled();
    const second = open();
    expect(status(second.checkout)).toBe('sending');
    second.checkout.resume(GUEST);
    await settled();
    expect(status(second.checkout)).toBe('placed');
    expect(new Set(requests.map(({ key }) => key)).size).toBe(1);
    expect(orders.size).toBe(1);
  });

  it('sends nothing offline, keeps the order, and asks before it is sent', async () => {
    const { open, orders, requests, phone } = world();
    const first = open();
    first.cart.change([line]);
    phone.isOnline = false;
    first.checkout.place(BODY);
    expect(status(first.checkout)).toBe('unsent');
    first.checkout.keep(attemptOf(first.checkout));
    phone.isOnline = true;
    phone.now += 48 * HOUR_MS;
    const second = open();
    second.checkout.resume(GUEST);
    await settled();
    expect(status(second.checkout)).toBe('kept');
    expect(requests).toEqual([]);
    second.checkout.sendAgain(attemptOf(second.checkout));
    await settled();
    expect(status(second.checkout)).toBe('placed');
    expect(orders.size).toBe(1);
    expect(first.told.handledElsewhere).toBe(1);
    expect(status(first.checkout)).toBe('draft');
  });

  it('asks about the order of another tab before it places its own', async () => {
    const { open, requests } = world(['hangs']);
    const [first, second] = [open(), open()];
    first.cart.change([line]);
    first.checkout.place(BODY);
    await settled();
    second.cart.change([{ ...line, quantity: 2 }]);
    second.checkout.place(BODY);
    expect(second.checkout.state.get()).toMatchObject({
      status: 'unsure',
      attempt: { idempotencyKey: requests[0]?.key },
    });
    expect(requests).toHaveLength(1);
    first.checkout.stop();
  });

  it('restores the cart and the filled-in checkout of a refused order', async () => {
    const { open } = world(['refused']);
    const { checkout, cart, attempts } = open();
    cart.change([line]);
    checkout.place(BODY);
    await settled();
    expect(checkout.state.get()).toMatchObject({ status: 'refused', refusal: CLOSED });
    expect(cart.get().lines).toEqual([line]);
    expect(attempts.get()).toBeUndefined();
    checkout.dismissRefusal();
    expect(status(checkout)).toBe('draft');
  });

  it('keeps the key of an unanswered order whose cart was emptied meanwhile', async () => {
    const { open, orders, requests } = world(['reply-lost', 'hangs']);
    const { checkout, cart } = open();
    cart.change([line]);
    checkout.place(BODY);
    await settled();
    checkout.stop();
    await settled();
    cart.change([]);
    checkout.change(attemptOf(checkout));
    expect(cart.get().lines).toEqual([line]);
    checkout.place(BODY);
    await settled();
    expect(status(checkout)).toBe('placed');
    expect(new Set(requests.map(({ key }) => key)).size).toBe(1);
    expect(orders.size).toBe(1);
  });

  it('does not send an attempt whose key may have expired, and says so', async () => {
    const { open, requests, phone } = world(['hangs']);
    const { checkout, cart, told } = open();
    cart.change([line]);
    checkout.place(BODY);
    await settled();
    checkout.stop();
    await settled();
    phone.now += 24 * HOUR_MS;
    checkout.sendAgain(attemptOf(checkout));
    await settled();
    expect(requests).toHaveLength(1);
    expect(told.lapsed).toBe(1);
    expect(status(checkout)).toBe('draft');
  });

  it('reports an attempt that the shop finds too old, and does not send it again', async () => {
    const { open, requests, phone, shop } = world(['reply-lost', 'hangs']);
    const { checkout, cart, attempts, told } = open();
    cart.change([line]);
    checkout.place(BODY);
    await settled();
    checkout.stop();
    await settled();
    // The phone's clock is set back while a day passes.
    shop.now += 24 * HOUR_MS;
    checkout.sendAgain(attemptOf(checkout));
    await settled();
    expect([shop.placed, told.lapsed, status(checkout)]).toEqual([1, 1, 'draft']);
    expect(lapsedAttempt(attempts, phone.now)).toBeDefined();
    expect(status(open().checkout)).toBe('draft');
    expect(requests).toHaveLength(3);
  });

  it('places one order of one attempt with any setting of the phone’s clock', async () => {
    const fate = fc.constantFrom<Fate>('lost', 'reply-lost', 'hangs');
    const visit = fc.record({
      hoursLater: fc.constantFrom(0, 11, 22, 30),
      clockAheadBy: fc.constantFrom(-40, -20, 0, 20, 40),
      isReload: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fate, { maxLength: 6 }),
        fc.array(visit, { minLength: 2, maxLength: 5 }),
        async (fates, visits) => {
          const { open, phone, shop } = world(fates);
          let tab = open();
          tab.cart.change([line]);
          for (const [index, { hoursLater, clockAheadBy, isReload }] of visits.entries()) {
            tab.checkout.stop();
            await settled();
            shop.now += hoursLater * HOUR_MS;
            phone.now = shop.now + clockAheadBy * HOUR_MS;
            if (isReload) tab = open();
            const state = tab.checkout.state.get();
            if (index === 0) tab.checkout.place(BODY);
            else if (state.status === 'sending') tab.checkout.resume(GUEST);
            else if (state.status === 'unsure') tab.checkout.sendAgain(state.attempt);
            await settled();
          }
          tab.checkout.stop();
          expect(shop.placed).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('asks when another customer is signed in than the one who made the attempt', async () => {
    const { open, requests } = world(['hangs']);
    const first = open();
    first.cart.change([line]);
    first.checkout.place({ ...BODY, userId: 'pema' });
    await settled();
    first.checkout.stop();
    await settled();
    const second = open();
    second.checkout.resume(GUEST);
    expect(status(second.checkout)).toBe('unsure');
    expect(requests).toHaveLength(1);
  });

  it('never places two orders for one cart after lost replies, stops, reloads and new prices', async () => {
    const fate = fc.constantFrom<Fate>('lost', 'reply-lost', 'answered', 'hangs');
    const action = fc.constantFrom(
      'stop',
      'send',
      'keep',
      'place',
      'reload',
      'second tab',
      'hour',
      'empty',
      'reprice',
      'change',
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fate, { maxLength: 8 }),
        fc.array(action, { maxLength: 12 }),
        async (fates, actions) => {
          const { open, orders, requests, phone } = world(fates);
          const tabs = [open()];
          tabs[0]?.cart.change([line]);
          tabs[0]?.checkout.place(BODY);
          for (const name of actions) {
            await settled();
            const tab = tabs.at(-1);
            if (!tab) break;
            const { checkout } = tab;
            const state = checkout.state.get();
            if (name === 'stop') checkout.stop();
            if (name === 'place' && tab.cart.get().lines.length > 0) checkout.place(BODY);
            if (name === 'send' && (state.status === 'unsure' || state.status === 'kept'))
              checkout.sendAgain(state.attempt);
            if (name === 'keep' && state.status === 'unsure') checkout.keep(state.attempt);
            if (name === 'empty') tab.cart.change([]);
            if (name === 'reprice') {
              const raised = tab.cart
                .get()
                .lines.map((each) => ({ ...each, price: each.price + 1 }));
              tab.cart.reprice(raised);
            }
            if (name === 'change' && (state.status === 'unsure' || state.status === 'kept'))
              checkout.change(state.attempt);
            if (name === 'hour') phone.now += 2 * HOUR_MS;
            if (name === 'reload') {
              checkout.stop();
              await settled();
              tabs[tabs.length - 1] = open();
              tabs.at(-1)?.checkout.resume(GUEST);
            }
            if (name === 'second tab') {
              tabs.push(open());
              tabs.at(-1)?.checkout.resume(GUEST);
            }
          }
          for (const { checkout } of tabs) checkout.stop();
          await settled();
          expect(orders.size).toBeLessThanOrEqual(1);
          expect(requests.every(({ wasStored }) => wasStored)).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });
});

vi.setConfig({ testTimeout: 30_000 });
