import { beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '../../../shared/contract/orders/order-shape';
import { guestOf, orderFor, placed, sendOrder } from '../../../tests/support/orders/test-orders';
import { unpaidOrdersOf } from '../../../tests/support/orders/unpaid-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';

const shop = await forEachTest(openTestShop());
const asha = await shop.signInCustomer();

describe('a customer who says that they have paid', () => {
  let tea: { id: string };
  let order: Order;
  beforeEach(async () => {
    await shop.changeSettings({
      openingMode: 'open',
      upiId: 'cafe@bank',
      cancelUnpaidAfterMinutes: 30,
    });
    tea = await shop.addProduct({ stockCount: 100 });
    order = await placed(shop, orderFor(tea, 1), asha);
  });

  const claim = (id = order.id, token: string | undefined = asha.token) =>
    shop.request('POST', `/api/orders/${id}/payment-claim`, { token });
  const read = async (id = order.id): Promise<Order> =>
    shop.succeed('GET', `/api/orders/${id}`, { token: asha.token });
  const setPayment = (paymentStatus: string, id = order.id) => shop.setPayment(id, paymentStatus);
  const pass = (minutes: number) => shop.platform.passSeconds(60 * minutes);
  const now = () => shop.platform.clock().toISOString();

  it('is heard by staff, and the order stays unpaid', async () => {
    expect(order.paymentClaimedAt).toBeNull();
    pass(2);
    const claimed = { paymentStatus: 'pending', paymentClaimedAt: now(), paidAt: null };
    expect((await claim()).body).toMatchObject(claimed);
    const seen = await shop.asAdmin('GET', `/api/orders/admin/${order.id}`);
    expect(seen).toMatchObject(claimed);
    expect(seen.paymentUpdates).toHaveLength(1);
    const isClaimedOnBoard = async () =>
      (await shop.asAdmin('GET', '/api/admin/kitchen')).tickets[0].isPaymentClaimed;
    expect(await isClaimedOnBoard()).toBe(true);
    await setPayment('paid');
    expect(await isClaimedOnBoard()).toBe(false);
  });

  it('can be the guest with the order’s token, and nobody else', async () => {
    const guests = await sendOrder(shop, orderFor(tea, 1, { guest: guestOf(1) }));
    const { id, accessToken } = guests.body;
    const path = `/api/orders/${id}/payment-claim`;
    for (const sent of [{}, { token: asha.token }, { headers: { 'Order-Access-Token': 'x' } }]) {
      expect((await shop.request('POST', path, sent)).status).toBe(404);
    }
    const others = await shop.signInCustomer('+919876543211');
    expect((await claim(order.id, others.token)).status).toBe(404);
    const answer = await shop.request('POST', path, {
      headers: { 'Order-Access-Token': accessToken },
    });
    expect(answer.body.paymentClaimedAt).toBe(now());
    expect((await read()).paymentClaimedAt).toBeNull();
  });

  it('keeps the order through an hour, a day and three, until a person decides', async () => {
    const { passWatched, cancelUnpaid } = unpaidOrdersOf(shop);
    await shop.asAdmin('PUT', '/api/admin/kitchen/settings', { cancelAfterMinutes: 10 });
    await passWatched(8);
    await Promise.all([claim(), claim(), claim()]);
    const kept = { status: 'placed', paymentStatus: 'pending', heldUntil: null };
    for (const minutes of [60, 24 * 60, 2 * 24 * 60]) {
      pass(minutes - 10);
      await passWatched(10);
      expect(await cancelUnpaid()).toBe(0);
      expect(await read()).toMatchObject(kept);
    }
    expect(await shop.stockOf(tea.id)).toBe(99);
    // Staff say that the money did not arrive, and ask for it again.
    await setPayment('failed');
    await setPayment('pending');
    pass(30);
    expect(await cancelUnpaid()).toBe(1);
    const late = await claim();
    expect(late.body).toMatchObject({ status: 'cancelled', paymentStatus: 'pending' });
  });

  it('reads when the payment was confirmed', async () => {
    await claim();
    pass(3);
    await setPayment('paid');
    const paid = { paymentStatus: 'paid', paymentClaimedAt: null, paidAt: now() };
    expect(await read()).toMatchObject(paid);
    pass(1);
    expect((await claim()).body).toMatchObject(paid);
    await setPayment('refunded');
    expect(await read()).toMatchObject({ paidAt: null });
  });

  it('can say so again for the new link after a failed payment', async () => {
    await claim();
    await setPayment('failed');
    expect((await claim()).body).toMatchObject({ paymentStatus: 'failed', paymentClaimedAt: null });
    await setPayment('pending');
    expect(await read()).toMatchObject({ paymentClaimedAt: null });
    pass(1);
    expect((await claim()).body).toMatchObject({ paymentClaimedAt: now() });
  });

  it('learns how long the check usually takes', async () => {
    for (const minutes of [2, 30, 5]) {
      expect((await claim()).body.usualCheckMinutes).toBeNull();
      pass(minutes);
      await setPayment('paid');
      expect(await read()).not.toHaveProperty('usualCheckMinutes');
      order = await placed(shop, orderFor(tea, 1), asha);
    }
    await setPayment('paid');
    order = await placed(shop, orderFor(tea, 1), asha);
    expect((await claim()).body.usualCheckMinutes).toBe(5);
    // Two checks at once make 2 minutes usual, which a server learns within a minute.
    for (let each = 0; each < 2; each += 1) {
      await setPayment('paid');
      order = await placed(shop, orderFor(tea, 1), asha);
      expect((await claim()).body.usualCheckMinutes).toBe(5);
    }
    pass(1);
    expect((await read()).usualCheckMinutes).toBe(2);
  });
});

describe('the reference of a payment', () => {
  let order: Order;
  let other: Order;
  beforeEach(async () => {
    await shop.changeSettings({ openingMode: 'open', upiId: 'cafe@bank' });
    const tea = await shop.addProduct({ stockCount: 100 });
    order = await placed(shop, orderFor(tea, 1), asha);
    other = await placed(shop, orderFor(tea, 1), asha);
  });

  const give = (reference: string, { id }: Order = order) =>
    shop.request('POST', `/api/orders/${id}/payment-claim`, {
      token: asha.token,
      body: { reference },
    });

  it('is a claim that staff and its customer read, before or after the payment was reported', async () => {
    const body = { paymentStatus: 'pending', paymentReferences: ['630668416110'] };
    expect((await give('630668416110')).body).toMatchObject(body);
    expect((await give('630668416110')).body).toMatchObject(body);
    const seen = await shop.asAdmin('GET', `/api/orders/admin/${order.id}`);
    expect(seen).toMatchObject({ ...body, paymentClaimedAt: expect.any(String) });
    await shop.setPayment(order.id, 'paid');
    await give('630668416111');
    const paid = await shop.asAdmin('GET', `/api/orders/admin/${order.id}`);
    expect(paid.paymentReferences).toEqual(['630668416110']);
  });

  it('belongs to one order, also when two are given at once', async () => {
    const answers = await Promise.all([give('630668416110'), give('630668416110', other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.code).toBe('reference_used');
  });

  it('moves from a cancelled order to another one of the same customer only', async () => {
    const reference = '630668416110';
    await give(reference);
    await shop.setStatus(order.id, 'cancelled');
    const binod = await shop.signInCustomer('+919822222222');
    const stranger = await placed(shop, orderFor(await shop.addProduct(), 1), binod);
    const path = `/api/orders/${stranger.id}/payment-claim`;
    const stolen = await shop.request('POST', path, { token: binod.token, body: { reference } });
    expect(stolen.body.code).toBe('reference_used');
    expect((await give(reference, other)).body.paymentReferences).toEqual([reference]);
    expect((await shop.asAdmin('GET', `/api/orders/admin/${order.id}`)).paymentReferences).toEqual(
      [],
    );
  });

  it('has 12 digits, of any script, and an order has at most three', async () => {
    for (const wrong of ['63066841611', '6306684161100', '63066841611x', '①②③④⑤⑥⑦⑧⑨①②③']) {
      expect((await give(wrong)).status).toBe(400);
    }
    for (const last of [1, 2]) expect((await give(`63066841611${last}`)).status).toBe(200);
    const { paymentReferences } = (await give('६३०६६८४१६११٣')).body;
    expect(paymentReferences).toEqual(['630668416111', '630668416112', '630668416113']);
    expect((await give('630668416114')).body.code).toBe('too_many_references');
  });
});
