import { beforeEach, describe, expect, it } from 'vitest';
import { TAX_DEFAULTS } from '../../../shared/contract/shop/taxes-contract';
import { openKitchenShop } from '../../../tests/support/kitchen/kitchen-shop';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import type { SignedIn } from '../../../tests/support/platform/test-shop';
import { proveSums, troublesOf } from '../../money/proof/prove-sums';

const cafe = await forEachTest(openKitchenShop());
const SETTINGS = { openingMode: 'open', upiId: 'cafe@bank', gstin: '11ABCDE1234F1ZD' } as const;
beforeEach(() => cafe.shop.changeSettings(SETTINGS));
const manager = await cafe.shop.signInAdmin('manager');

interface Asked {
  by?: SignedIn;
  version?: number;
}

/** Gives a discount on the whole order, or on the line that the body names. */
const discount = (
  { id }: { id: string },
  body: object,
  { by = manager, version = 0 }: Asked = {},
) =>
  cafe.shop.request('POST', `/api/orders/${id}/discounts`, {
    token: by.token,
    body: { version, kind: 'staff-discount', line: null, reason: 'A friend of ours', ...body },
  });

const change = ({ id }: { id: string }, version: number, body: object) =>
  cafe.shop.asAdmin('POST', `/api/orders/${id}/changes`, { version, reason: 'Asked', ...body });

const billOf = ({ id }: { id: string }) => cafe.shop.asAdmin('POST', `/api/orders/${id}/bill`);

async function expectProved(): Promise<void> {
  expect(troublesOf(await proveSums(cafe.shop.shop.database.db))).toEqual([]);
}

describe('a discount', () => {
  it('is an adjustment that follows what the order costs, until it is taken back', async () => {
    const order = await cafe.order();
    const given = await discount(order, { percent: 10, expectedTotal: 72 });
    expect(given.body).toMatchObject({
      totalAmount: 72,
      adjustments: [{ kind: 'staff-discount', label: 'Discount 10%', percent: 10, amount: -8 }],
      changes: [
        { kind: 'discount', reason: 'A friend of ours', by: 'manager', discount: { percent: 10 } },
      ],
    });
    expect(given.body.upiPaymentUrl).toContain('am=72.00');
    const more = await change(order, 1, { add: [{ productId: cafe.waffle.id, quantity: 1 }] });
    expect(more).toMatchObject({ totalAmount: 108, adjustments: [{ amount: -12 }] });
    const other = await discount(order, { amount: 30 }, { version: 2 });
    expect(other.body).toMatchObject({ totalAmount: 90, adjustments: [{ amount: -30 }] });
    const without = await discount(order, {}, { version: 3 });
    expect(without.body).toMatchObject({ totalAmount: 120, adjustments: [] });
    expect((await discount(order, {}, { version: 4 })).body.code).toBe('bad_input');
    await expectProved();
  });

  it('of a line goes with its line, and never takes more than there is', async () => {
    const order = await cafe.order();
    await change(order, 0, { add: [{ productId: cafe.waffle.id, quantity: 1 }] });
    const given = await discount(order, { line: 2, amount: 500 }, { version: 1 });
    expect(given.body).toMatchObject({
      totalAmount: 80,
      adjustments: [{ line: 2, amount: -40, label: 'Discount: Waffle' }],
    });
    const both = await discount(order, { percent: 50 }, { version: 2 });
    expect(both.body).toMatchObject({
      totalAmount: 40,
      adjustments: [{ line: 2 }, { amount: -40 }],
    });
    const less = await change(order, 3, { remove: [{ line: 2, quantity: 1 }] });
    expect(less).toMatchObject({ totalAmount: 40, adjustments: [{ percent: 50, amount: -40 }] });
    expect((await discount(order, { line: 2, percent: 5 }, { version: 4 })).body.code).toBe(
      'bad_input',
    );
    await expectProved();
  });

  it('is capped for staff, also when the order grows, but not for managers', async () => {
    const by = cafe.cook;
    const order = await cafe.order();
    expect((await discount(order, { percent: 5 }, { by })).body).toMatchObject({
      code: 'discount_above_cap',
      data: { cap: 0 },
    });
    await cafe.shop.changeSettings({ ...SETTINGS, staffDiscountCap: 10 });
    expect((await discount(order, { percent: 20 }, { by })).body.code).toBe('discount_above_cap');
    expect((await discount(order, { percent: 10 }, { by })).status).toBe(200);
    const waffles = { add: [{ productId: cafe.waffle.id, quantity: 1 }], version: 1, reason: 'x' };
    const grown = await cafe.shop.request('POST', `/api/orders/${order.id}/changes`, {
      token: by.token,
      body: waffles,
    });
    expect(grown.body.code).toBe('discount_above_cap');
    await discount(order, { percent: 100 }, { version: 1 });
    expect(await cafe.stored(order.id)).toMatchObject({ totalAmount: 0 });
    await expectProved();
  });
});

describe('an order on the house', () => {
  it('has nothing to pay, and a bill that adds up', async () => {
    await cafe.shop.asAdmin('PUT', '/api/admin/taxes', { ...TAX_DEFAULTS, mode: 'regular' });
    const order = await cafe.order();
    const given = await discount(order, { kind: 'on-the-house', percent: 100 });
    expect(given.body).toMatchObject({
      totalAmount: 0,
      paymentStatus: 'paid',
      upiPaymentUrl: null,
      adjustments: [{ label: 'On the house', amount: -80 }],
    });
    const link = await cafe.shop.request('POST', `/api/orders/${order.id}/payment-claim`, {
      headers: { 'order-access-token': (order as { accessToken?: string }).accessToken ?? '' },
    });
    expect(link.body).toMatchObject({ paymentStatus: 'paid', paymentClaimedAt: null });
    await cafe.shop.setStatus(order.id, 'delivered');
    const bill = await billOf(order);
    expect(bill).toMatchObject({ total: 0, charges: [{ kind: 'on-the-house', amount: -80 }] });
    await cafe.shop.setStatus(order.id, 'cancelled');
    await expectProved();
  });

  it('returns what was paid before, and costs again what is added', async () => {
    const order = await cafe.order();
    await cafe.shop.setPayment(order.id, 'paid');
    await discount(order, { kind: 'on-the-house', line: 1, percent: 100 });
    expect(await cafe.stored(order.id)).toMatchObject({
      paymentStatus: 'paid',
      receivedAmount: 80,
    });
    const refund = { method: 'upi', amount: 80, reason: 'On the house', received: 80 };
    await cafe.shop.asAdmin('POST', `/api/orders/${order.id}/refunds`, refund);
    const free = await cafe.order();
    await discount(free, { kind: 'staff-meal', percent: 100 });
    const more = await discount(free, { kind: 'staff-meal', percent: 50 }, { version: 1 });
    expect(more.body).toMatchObject({ totalAmount: 40, paymentStatus: 'pending' });
    await expectProved();
  });
});

it('a discounted dish returns what was paid for it, and its tax is of its own rate', async () => {
  await cafe.shop.asAdmin('PUT', '/api/admin/taxes', { ...TAX_DEFAULTS, mode: 'regular' });
  const cola = await cafe.shop.addProduct({
    name: 'Cola',
    price: 28,
    stockCount: 9,
    taxClassId: 'aerated-drinks',
  });
  const order = await cafe.order();
  await change(order, 0, { add: [{ productId: cola.id, quantity: 1 }] });
  await discount(order, { line: 2, percent: 50 }, { version: 1 });
  await cafe.shop.setPayment(order.id, 'paid');
  const bill = await billOf(order);
  expect(bill.taxes.map(({ amount }: { amount: number }) => amount)).toEqual([80, 14]);
  const refund = { method: 'upi', amount: 14, reason: 'Flat', received: 94 };
  const lines = [{ line: 2, quantity: 1 }];
  await cafe.shop.asAdmin('POST', `/api/orders/${order.id}/refunds`, { ...refund, lines });
  const [note] = (await billOf(order)).creditNotes;
  // The whole group is returned, so its unit is no longer sold.
  expect(note).toMatchObject({ amount: 14, taxes: [{ amount: 14, code: bill.taxes[1].code }] });
  expect((await discount(order, { percent: 5 }, { version: 2 })).body.code).toBe('order_billed');
  await expectProved();
});
