import { beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '../../../shared/contract/orders/order-shape';
import { openKitchenShop } from '../../../tests/support/kitchen/kitchen-shop';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { proveSums, troublesOf } from '../../money/proof/prove-sums';

const cafe = await forEachTest(openKitchenShop());
const SETTINGS = { openingMode: 'open', upiId: 'cafe@bank' } as const;
beforeEach(() => cafe.shop.changeSettings(SETTINGS));

type Numbered = Pick<Order, 'id'>;

const send = ({ id }: Numbered, what: string, body: object, { token } = cafe.cook) =>
  cafe.shop.request('POST', `/api/orders/${id}/${what}`, { token, body });

const change = (order: Numbered, version: number, body: object) =>
  cafe.shop.asAdmin('POST', `/api/orders/${order.id}/changes`, { version, reason: 'x', ...body });

const discount = (order: Numbered, version: number, body: object) =>
  cafe.shop.asAdmin('POST', `/api/orders/${order.id}/discounts`, {
    version,
    kind: 'staff-discount',
    line: null,
    reason: 'x',
    ...body,
  });

const refund = (order: Numbered, amount: number, received: number, body = {}) =>
  cafe.shop.asAdmin('POST', `/api/orders/${order.id}/refunds`, {
    method: 'cash',
    amount,
    received,
    reason: 'x',
    ...body,
  });

const pay = (order: Numbered, amount: number, received: number) =>
  cafe.shop.asAdmin('POST', `/api/orders/${order.id}/payments`, {
    method: 'cash',
    amount,
    received,
  });

const waffle = (quantity = 1) => ({ productId: cafe.waffle.id, quantity });

async function expectProved(): Promise<void> {
  expect(troublesOf(await proveSums(cafe.shop.shop.database.db))).toEqual([]);
}

/** An order of ₹80 that is paid. */
async function paidOrder(): Promise<Order> {
  const order = await cafe.order();
  await cafe.shop.setPayment(order.id, 'paid');
  return order;
}

describe('an order that costs more again after money was returned', () => {
  it('owes what was returned for a dish that another one replaces', async () => {
    const order = await paidOrder();
    await change(order, 0, { remove: [{ line: 1, quantity: 1 }] });
    await refund(order, 40, 80);
    const again = await change(order, 1, { add: [waffle()] });
    expect(again).toMatchObject({ totalAmount: 80, paymentStatus: 'pending', receivedAmount: 40 });
    expect(again.upiPaymentUrl).toContain('am=40.00');
    await expectProved();
    await pay(order, 40, 40);
    expect((await cafe.stored(order.id)).paymentStatus).toBe('paid');
    await expectProved();
  });

  it('owes all of it once a discount of all is taken back', async () => {
    const order = await paidOrder();
    await discount(order, 0, { kind: 'on-the-house', percent: 100 });
    cafe.shop.platform.passSeconds(1);
    await refund(order, 80, 80);
    const again = await discount(order, 1, {});
    expect(again).toMatchObject({ totalAmount: 80, paymentStatus: 'pending' });
    expect(again.upiPaymentUrl).toContain('am=80.00');
    await expectProved();
    const less = await discount(order, 2, { percent: 10 });
    expect(less).toMatchObject({ totalAmount: 72, paymentStatus: 'pending' });
    await expectProved();
    await cafe.shop.setPayment(order.id, 'failed');
    await cafe.shop.setPayment(order.id, 'pending');
    expect((await cafe.stored(order.id)).upiPaymentUrl).toContain('am=72.00');
    cafe.shop.platform.passSeconds(1);
    await cafe.shop.setPayment(order.id, 'paid');
    const paid = await cafe.stored(order.id);
    expect(
      paid.payments.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount]),
    ).toEqual([
      ['payment', 80],
      ['refund', 80],
      ['payment', 72],
    ]);
    await expectProved();
  });

  it('cannot give up a dish that was refunded already', async () => {
    const order = await paidOrder();
    await refund(order, 40, 80, { lines: [{ line: 1, quantity: 1 }] });
    const remove = [{ line: 1, quantity: 2 }];
    const refused = await send(order, 'changes', {
      version: 0,
      reason: 'x',
      add: [waffle()],
      remove,
    });
    expect(refused.body.code).toBe('bad_input');
    await change(order, 0, { add: [waffle()], remove: [{ line: 1, quantity: 1 }] });
    expect(await cafe.stored(order.id)).toMatchObject({ totalAmount: 80, paymentStatus: 'paid' });
    await expectProved();
  });
});

describe('an order that costs nothing', () => {
  it('is paid, whatever staff say of its payment, so it is never cancelled as unpaid', async () => {
    const order = await cafe.order();
    await discount(order, 0, { percent: 100 });
    for (const paymentStatus of ['failed', 'pending']) {
      const path = `/api/orders/${order.id}/payment-status`;
      const { token } = cafe.cook;
      await cafe.shop.refuses(
        () => cafe.shop.request('PUT', path, { token, body: { paymentStatus } }),
        ...(['bad_input', 400] as const),
      );
    }
    await expectProved();
  });

  it('can be paid by UPI again if its payment was a mistake', async () => {
    const order = await paidOrder();
    await discount(order, 0, { percent: 50 });
    const [{ id }] = (await cafe.stored(order.id)).payments;
    await cafe.shop.asAdmin('POST', `/api/orders/${order.id}/payments/${id}/take-back`);
    const stored = await cafe.stored(order.id);
    expect(stored.paymentStatus).toBe('pending');
    expect(stored.upiPaymentUrl).toContain('am=40.00');
  });
});

describe('a discount of a manager’s', () => {
  const CAP = { ...SETTINGS, staffDiscountCap: 10 };

  it('does not let staff give away what they add', async () => {
    const order = await cafe.order();
    await discount(order, 0, { kind: 'staff-meal', percent: 100 });
    const grow = (version: number, quantity = 1) =>
      send(order, 'changes', { version, reason: 'x', add: [waffle(quantity)] });
    expect((await grow(1, 50)).body.code).toBe('discount_above_cap');
    await cafe.shop.changeSettings({ ...CAP, staffDiscountCap: 50 });
    expect((await grow(1)).status).toBe(200);
    expect((await grow(2)).body.code).toBe('discount_above_cap');
    expect(await cafe.stored(order.id)).toMatchObject({ totalAmount: 0, changeCount: 2 });
    await expectProved();
  });

  it('keeps what the manager gave when a dish goes and comes back', async () => {
    await cafe.shop.changeSettings(CAP);
    const order = await cafe.order();
    await discount(order, 0, { percent: 50 });
    const less = { version: 1, reason: 'x', remove: [{ line: 1, quantity: 1 }] };
    expect((await send(order, 'changes', less)).status).toBe(200);
    const more = { version: 2, reason: 'x', add: [waffle()] };
    expect((await send(order, 'changes', more)).body).toMatchObject({ totalAmount: 40 });
    const other = { version: 3, kind: 'staff-discount', line: 1, reason: 'x', amount: 30 };
    expect((await send(order, 'discounts', other)).body.code).toBe('discount_above_cap');
    const small = { ...other, amount: 10 };
    expect((await send(order, 'discounts', small)).status).toBe(200);
    await expectProved();
  });
});
