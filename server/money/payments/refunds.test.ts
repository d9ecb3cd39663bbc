import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '../../../shared/contract/orders/order-shape';
import { GUEST, orderFor, sendOrder } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';
import { proveSums, troublesOf } from '../proof/prove-sums';

const shop = await forEachTest(openTestShop());
const { token: staff } = await shop.signInAdmin();

let id: string;
let accessToken: string;
beforeEach(async () => {
  await shop.changeSettings({ openingMode: 'open', upiId: 'cafe@bank' });
  const tea = await shop.addProduct({ price: 95, stockCount: 100 });
  const { body } = await sendOrder(shop, orderFor(tea, 2, { guest: GUEST }));
  ({ id, accessToken } = body);
});
afterAll(async () => {
  expect(troublesOf(await proveSums(shop.shop.database.db))).toEqual([]);
});

const post = (path: string, body: object) => {
  shop.platform.passSeconds(1);
  return shop.request('POST', `/api/orders/${id}/${path}`, { token: staff, body });
};
const pay = (amount: number, received: number, more = {}) =>
  post('payments', { method: 'cash', amount, received, ...more });
const refund = (amount: number, received: number, more = {}) =>
  post('refunds', { method: 'upi', amount, received, reason: 'Cold', ...more });
/** The order as its customer sees it. */
const ownOrder = async (): Promise<Order> => {
  const headers = { 'order-access-token': accessToken };
  return (await shop.request('GET', `/api/orders/${id}`, { headers })).body;
};
const read = (): Promise<Order> => shop.asAdmin('GET', `/api/orders/admin/${id}`);

describe('money at the counter', () => {
  it('pays an order, in parts too, and is refused from an outdated page', async () => {
    expect((await pay(100, 0)).body).toMatchObject({ paymentStatus: 'pending' });
    expect((await pay(190, 0)).status).toBe(409);
    const { body } = await pay(90, 100, { method: 'card', reference: 'slip 17' });
    expect(body).toMatchObject({ paymentStatus: 'paid', bankPayments: { owed: 0 } });
    expect(body.payments).toMatchObject([
      { kind: 'payment', method: 'cash', amount: 100, by: expect.any(String) },
      { kind: 'payment', method: 'card', amount: 90, reference: 'slip 17' },
    ]);
    const { items } = await shop.asAdmin('GET', '/api/admin/audit-log?area=orders');
    expect(items[0]).toMatchObject({
      to: { paymentStatus: 'paid' },
      reason: 'Card, reference slip 17',
    });
  });

  it('that was partly returned has to come again before the order is paid', async () => {
    await pay(100, 0);
    await refund(40, 100);
    expect((await pay(90, 60)).body).toMatchObject({
      paymentStatus: 'pending',
      receivedAmount: 150,
    });
    const paid = await shop.request('PUT', `/api/orders/${id}/payment-status`, {
      token: staff,
      body: { paymentStatus: 'paid' },
    });
    const last = { kind: 'payment', method: 'upi', amount: 40 };
    expect(paid.body).toMatchObject({ paymentStatus: 'paid' });
    expect(paid.body.payments).toContainEqual(expect.objectContaining(last));
    expect((await refund(10, 190)).body).toMatchObject({ paymentStatus: 'paid' });
  });

  it('tells the customer, the list and the board what of it has arrived, until that is the total', async () => {
    const seen = async () => {
      const own = await ownOrder();
      const { items } = await shop.asAdmin('GET', '/api/orders');
      const { tickets } = await shop.asAdmin('GET', '/api/admin/kitchen');
      return [own, items[0], tickets[0]].map(({ receivedAmount }) => receivedAmount);
    };
    expect(await seen()).toEqual([undefined, undefined, undefined]);
    await pay(100, 0);
    expect(await seen()).toEqual([100, 100, 100]);
    await pay(90, 100);
    expect(await seen()).toEqual([undefined, undefined, undefined]);
    await refund(50, 190);
    expect(await seen()).toEqual([undefined, undefined, undefined]);
    await pay(70, 140);
    expect(await seen()).toEqual([210, 210, 210]);
  });

  it('is how staff mark an order paid on the board, and refunded', async () => {
    const set = (paymentStatus: string, method: string) =>
      shop.asAdmin('PUT', `/api/orders/${id}/payment-status`, { paymentStatus, method });
    await set('paid', 'cash');
    shop.platform.passSeconds(1);
    const { payments } = await set('refunded', 'card');
    expect(payments).toMatchObject([
      { kind: 'payment', method: 'cash', amount: 190 },
      { kind: 'refund', method: 'card', amount: 190 },
    ]);
  });

  it('is taken back once', async () => {
    const [payment] = (await pay(190, 0)).body.payments;
    const undo = () => post(`payments/${payment.id}/take-back`, {});
    const answers = await Promise.all([undo(), undo()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await read()).toMatchObject({ paymentStatus: 'pending', payments: [] });
  });
});

describe('a refund', () => {
  it('of a part leaves the order paid, and is shown to the customer without names', async () => {
    await pay(190, 0);
    const lines = [{ line: 1, quantity: 1 }];
    const { body } = await refund(95, 190, { lines, reference: '630668416110', reason: 'Cold' });
    expect(body).toMatchObject({ paymentStatus: 'paid' });
    const row = { kind: 'refund', method: 'upi', amount: 95, reference: '630668416110', lines };
    expect(body.payments[1]).toMatchObject({ ...row, reason: 'Cold', by: expect.any(String) });
    expect((await ownOrder()).payments).toEqual([
      { ...row, id: expect.any(String), at: expect.any(String) },
    ]);
  });

  it.each([
    ['refunds', { method: 'upi', amount: 95, received: 190 }],
    ['gateway-refund', { amount: 95, refundable: 190 }],
  ])('needs a reason (%s)', async (call, body) => {
    await pay(190, 0);
    const before = await shop.everything();
    for (const reason of [undefined, '', ' ']) {
      const answer = await post(call, { ...body, reason });
      expect(answer.body).toMatchObject({ status: 400, data: { issues: [{ path: 'reason' }] } });
    }
    expect(await shop.everything()).toBe(before);
  });

  it('of a dish is for as many units as were ordered', async () => {
    await pay(190, 0);
    const lines = [{ line: 1, quantity: 2 }];
    expect((await refund(10, 190, { lines: [{ line: 1, quantity: 1 }] })).status).toBe(200);
    const { body } = await refund(10, 180, { lines });
    expect(body).toMatchObject({ status: 400, data: { issues: [{ path: 'lines' }] } });
  });

  it('is never more than was received, also by two staff at once', async () => {
    expect((await refund(190, 0)).status).toBe(400);
    await pay(190, 0);
    expect((await refund(190.01, 190)).status).toBe(400);
    const answers = await Promise.all([refund(190, 190), refund(190, 190), refund(100, 190)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const sum = (await read()).payments?.reduce(
      (rest, { kind, amount }) => rest + (kind === 'payment' ? amount : -amount),
      0,
    );
    expect([0, 90]).toContain(sum);
  });

  it('of a dish stays when the whole was marked refunded by mistake', async () => {
    await pay(190, 0);
    await refund(95, 190, { lines: [{ line: 1, quantity: 1 }] });
    const set = (paymentStatus: string) => shop.setPayment(id, paymentStatus);
    await set('refunded');
    shop.platform.passSeconds(1);
    expect((await set('paid')).payments).toMatchObject([
      { kind: 'payment', amount: 190 },
      { kind: 'refund', amount: 95 },
    ]);
    expect((await refund(100, 95)).status).toBe(400);
  });

  it('belongs to its own day and leaves the day of the order as it was', async () => {
    await pay(190, 0);
    shop.platform.passSeconds(86_400);
    await refund(190, 190);
    const rows = await shop.shop.database.db
      .selectFrom('payments')
      .select(['kind', 'business_date'])
      .orderBy('at')
      .execute();
    expect(rows.map(({ kind, business_date }) => `${kind} ${business_date}`)).toEqual([
      'payment 2026-04-15',
      'refund 2026-04-16',
    ]);
    expect(await read()).toMatchObject({ paymentStatus: 'refunded' });
  });

  it('keeps a payment from being taken back', async () => {
    const [payment] = (await pay(190, 0)).body.payments;
    await refund(50, 190);
    expect((await post(`payments/${payment.id}/take-back`, {})).status).toBe(409);
  });
});
