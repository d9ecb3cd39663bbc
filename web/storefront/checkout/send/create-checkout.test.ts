import { describe, expect, it } from 'vitest';
import {
  attemptOf,
  BODY,
  CLOSED,
  GUEST,
  HOUR_MS,
  LINE,
  openWorld,
  settled,
  status,
} from '../../../../tests/checkout/checkout-world';
import { lapsedAttempt } from './order-attempt';

type Open = ReturnType<typeof openWorld>['open'];

/** Opens a tab and orders one dish in it. */
async function openAndPlace(open: Open, body: typeof BODY & { userId?: string } = BODY) {
  const tab = open();
  tab.cart.change([LINE]);
  tab.checkout.place(body);
  await settled();
  return tab;
}

/** The same, and stops sending the order. */
async function openAndStop(...order: Parameters<typeof openAndPlace>) {
  const tab = await openAndPlace(...order);
  tab.checkout.stop();
  await settled();
  return tab;
}

describe('a checkout', () => {
  it('stores the key before the first send, and clears it after the answer', async () => {
    const { open, orders, requests } = openWorld();
    const { checkout, cart, attempts } = await openAndPlace(open);
    expect(requests).toEqual([{ key: 'key-2', wasStored: true }]);
    expect([...orders]).toEqual([['key-2', 'order-1']]);
    expect(status(checkout)).toBe('placed');
    expect(attempts.get()).toBeUndefined();
    expect(cart.get().lines).toEqual([]);
  });

  it('sends again after lost replies and ends with one order', async () => {
    const { open, orders, requests } = openWorld(['lost', 'reply-lost', 'lost']);
    const { checkout } = await openAndPlace(open);
    expect(requests).toHaveLength(4);
    expect(orders.size).toBe(1);
    expect(status(checkout)).toBe('placed');
  });

  it('resumes after a reload under the same key', async () => {
    const { open, orders, requests } = openWorld(['reply-lost', 'hangs']);
    await openAndStop(open);
    const second = open();
    expect(status(second.checkout)).toBe('sending');
    second.checkout.resume(GUEST);
    await settled();
    expect(status(second.checkout)).toBe('placed');
    expect(new Set(requests.map(({ key }) => key)).size).toBe(1);
    expect(orders.size).toBe(1);
  });

  it('sends nothing offline, keeps the order, and asks before it is sent', async () => {
    const { open, orders, requests, phone } = openWorld();
    const first = open();
    first.cart.change([LINE]);
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
    const { open, requests } = openWorld(['hangs']);
    const [first, second] = [open(), open()];
    first.cart.change([LINE]);
    first.checkout.place(BODY);
    await settled();
    second.cart.change([{ ...LINE, quantity: 2 }]);
    second.checkout.place(BODY);
    expect(second.checkout.state.get()).toMatchObject({
      status: 'unsure',
      attempt: { idempotencyKey: requests[0]?.key },
    });
    expect(requests).toHaveLength(1);
    first.checkout.stop();
  });

  it('restores the cart and the filled-in checkout of a refused order', async () => {
    const { open } = openWorld(['refused']);
    const { checkout, cart, attempts } = await openAndPlace(open);
    expect(checkout.state.get()).toMatchObject({ status: 'refused', refusal: CLOSED });
    expect(cart.get().lines).toEqual([LINE]);
    expect(attempts.get()).toBeUndefined();
    checkout.dismissRefusal();
    expect(status(checkout)).toBe('draft');
  });

  it('keeps the key of an unanswered order whose cart was emptied meanwhile', async () => {
    const { open, orders, requests } = openWorld(['reply-lost', 'hangs']);
    const { checkout, cart } = await openAndStop(open);
    cart.change([]);
    checkout.change(attemptOf(checkout));
    expect(cart.get().lines).toEqual([LINE]);
    checkout.place(BODY);
    await settled();
    expect(status(checkout)).toBe('placed');
    expect(new Set(requests.map(({ key }) => key)).size).toBe(1);
    expect(orders.size).toBe(1);
  });

  it('does not send an attempt whose key may have expired, and says so', async () => {
    const { open, requests, phone } = openWorld(['hangs']);
    const { checkout, told } = await openAndStop(open);
    phone.now += 24 * HOUR_MS;
    checkout.sendAgain(attemptOf(checkout));
    await settled();
    expect(requests).toHaveLength(1);
    expect(told.lapsed).toBe(1);
    expect(status(checkout)).toBe('draft');
  });

  it('reports an attempt that the shop finds too old, and does not send it again', async () => {
    const { open, requests, phone, shop } = openWorld(['reply-lost', 'hangs']);
    const { checkout, attempts, told } = await openAndStop(open);
    // The phone's clock is set back while a day passes.
    shop.now += 24 * HOUR_MS;
    checkout.sendAgain(attemptOf(checkout));
    await settled();
    expect([shop.placed, told.lapsed, status(checkout)]).toEqual([1, 1, 'draft']);
    expect(lapsedAttempt(attempts, phone.now)).toBeDefined();
    expect(status(open().checkout)).toBe('draft');
    expect(requests).toHaveLength(3);
  });

  it('asks when another customer is signed in than the one who made the attempt', async () => {
    const { open, requests } = openWorld(['hangs']);
    await openAndStop(open, { ...BODY, userId: 'pema' });
    const second = open();
    second.checkout.resume(GUEST);
    expect(status(second.checkout)).toBe('unsure');
    expect(requests).toHaveLength(1);
  });
});
