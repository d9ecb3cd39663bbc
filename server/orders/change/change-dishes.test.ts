import { describe, expect, it } from 'vitest';
import type { Product } from '../../../shared/contract/menu/catalog-contract';
import type { InventoryRecord } from '../../../shared/contract/menu/inventory-contract';
import type { Order } from '../../../shared/contract/orders/order-shape';
import { DELIVERY, openKitchenShop } from '../../../tests/support/kitchen/kitchen-shop';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { proveSums, troublesOf } from '../../money/proof/prove-sums';

const cafe = await forEachTest(openKitchenShop());

const addMomo = (): Promise<Product> =>
  cafe.shop.addProduct({ name: 'Momo', price: 60, stockCount: 5 });

interface Asked {
  version?: number;
  key?: string;
}

/** Sends a change of the cook's. */
const change = ({ id }: { id: string }, body: object, { version = 0, key }: Asked = {}) =>
  cafe.shop.request('POST', `/api/orders/${id}/changes`, {
    token: cafe.cook.token,
    body: { version, reason: 'The guest asked', ...body },
    ...(key && { headers: { 'idempotency-key': key } }),
  });

async function stockOf(product: { id: string }): Promise<number | undefined> {
  const records = await cafe.shop.asAdmin('GET', '/api/inventory');
  return records.find((record: InventoryRecord) => record.productId === product.id)?.currentStock;
}

const add = (product: { id: string }, quantity = 1) => ({ productId: product.id, quantity });

async function expectProved(): Promise<void> {
  expect(troublesOf(await proveSums(cafe.shop.shop.database.db))).toEqual([]);
}

describe('an order whose dishes staff change', () => {
  it('follows with its total, stock and history', async () => {
    const momo = await addMomo();
    const order = await cafe.order();
    const { status, body } = await change(order, {
      add: [add(momo, 2)],
      remove: [{ line: 1, quantity: 1 }],
      expectedTotal: 160,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      totalAmount: 160,
      subtotal: 160,
      changeCount: 1,
      paymentStatus: 'pending',
      items: [
        { line: 1, name: 'Waffle', quantity: 1 },
        { line: 2, name: 'Momo', quantity: 2, isAdded: true },
      ],
      changes: [
        {
          kind: 'dishes',
          reason: 'The guest asked',
          by: 'staff',
          added: [{ name: 'Momo', quantity: 2 }],
          removed: [{ name: 'Waffle', quantity: 1 }],
          totalBefore: 80,
          totalAfter: 160,
        },
      ],
    });
    expect([await stockOf(cafe.waffle), await stockOf(momo)]).toEqual([99, 3]);
    expect((await cafe.audited(order))[0]).toMatchObject({
      from: { total: 80, changes: 0 },
      to: { total: 160, changes: 1 },
    });
    await cafe.shop.setStatus(order.id, 'cancelled');
    expect([await stockOf(cafe.waffle), await stockOf(momo)]).toEqual([100, 5]);
    await expectProved();
  });

  it('is changed once by two tablets, and once by a request that is sent again', async () => {
    const momo = await addMomo();
    const order = await cafe.order();
    const body = { add: [add(momo)] };
    const answers = await Promise.all([
      change(order, body, { key: 'one' }),
      change(order, body, { key: 'one' }),
      change(order, body, { key: 'two' }),
    ]);
    const statuses = answers.map(({ status }) => status).sort();
    expect([
      [200, 200, 409],
      [200, 409, 409],
    ]).toContainEqual(statuses);
    expect(await cafe.stored(order.id)).toMatchObject({ totalAmount: 140, changeCount: 1 });
    expect(await stockOf(momo)).toBe(4);
    const reused = await change(order, { add: [add(momo, 2)] }, { key: 'one', version: 1 });
    if (reused.status === 409)
      expect(['conflict', 'idempotency_key_reused']).toContain(reused.body.code);
    await expectProved();
  });

  it('takes the fee of its rule when it was placed, and lines have numbers of their own', async () => {
    await cafe.shop.changeSettings({ openingMode: 'open', upiId: 'cafe@bank' });
    const feast = await cafe.shop.addProduct({ name: 'Feast', price: 500, stockCount: 9 });
    const order = await cafe.order(DELIVERY);
    expect(order).toMatchObject({ deliveryFee: 20, totalAmount: 100 });
    await cafe.shop.changeSettings({ openingMode: 'open', upiId: 'cafe@bank', deliveryFee: 70 });
    const more = await change(order, { add: [add(feast)] });
    expect(more.body).toMatchObject({ deliveryFee: 10, totalAmount: 590 });
    expect(more.body.upiPaymentUrl).toContain('am=590.00');
    expect(more.body.upiPaymentUrl).not.toBe(order.upiPaymentUrl);
    const less = await change(order, { remove: [{ line: 2, quantity: 1 }] }, { version: 1 });
    expect(less.body).toMatchObject({ deliveryFee: 20, totalAmount: 100 });
    const again = await change(order, { add: [add(feast)] }, { version: 2 });
    expect(again.body.items.map(({ line }: { line: number }) => line)).toEqual([1, 3]);
    await expectProved();
  });

  it('is a refund to do if it was paid, and owes the rest if it costs more', async () => {
    const momo = await addMomo();
    const order = await cafe.order();
    await cafe.shop.setPayment(order.id, 'paid');
    const more = await change(order, { add: [add(momo)] });
    expect(more.body).toMatchObject({ paymentStatus: 'pending', receivedAmount: 80 });
    const today = () => cafe.shop.asAdmin('GET', '/api/admin/dashboard/today');
    expect((await today()).refundsDue).toBe(0);
    const less = await change(
      order,
      {
        remove: [
          { line: 1, quantity: 1 },
          { line: 2, quantity: 1 },
        ],
      },
      { version: 1 },
    );
    expect(less.body).toMatchObject({ paymentStatus: 'paid', totalAmount: 40, receivedAmount: 80 });
    expect(await today()).toMatchObject({
      refundsDue: 1,
      refunds: [{ id: order.id, amount: 40 }],
    });
    const refund = { method: 'cash', amount: 40, reason: 'A dish less', received: 80 };
    await cafe.shop.asAdmin('POST', `/api/orders/${order.id}/refunds`, refund);
    expect((await today()).refundsDue).toBe(0);
    await expectProved();
  });

  it('is made again before it is ready, and ready once nothing is left to make', async () => {
    const momo = await addMomo();
    const order = await cafe.order();
    await cafe.act('move', order, 1);
    await cafe.act('move', order, 2);
    const changed = await change(order, { add: [add(momo)] });
    expect(changed.body).toMatchObject({ status: 'preparing', readyAt: null });
    const { tickets } = await cafe.board();
    expect(tickets[0]).toMatchObject({
      version: 4,
      lines: [{ name: 'Waffle' }, { name: 'Momo', isAdded: true }],
    });
    expect((await cafe.send('move', order, { version: 3 })).status).toBe(409);
    await change(order, { remove: [{ line: 2, quantity: 1 }] }, { version: 1 });
    expect((await cafe.board()).tickets[0]).toMatchObject({
      lines: [{ name: 'Waffle' }],
      removed: [{ name: 'Momo', quantity: 1 }],
    });
    await expectProved();
  });

  it('withdraws what has run out', async () => {
    const momo = await addMomo();
    const order = await cafe.order();
    await change(order, { add: [add(momo)], remove: [{ line: 1, quantity: 2, hasRunOut: true }] });
    expect(await stockOf(cafe.waffle)).toBe(98);
    const { items } = await cafe.shop.asAdmin('GET', '/api/products/sold-out');
    expect(items).toMatchObject([{ name: 'Waffle' }]);
    await expectProved();
  });
});

describe('a change is refused', () => {
  async function expectRefused(order: Order, body: object, code: string, asked: Asked = {}) {
    const before = await cafe.stored(order.id);
    const answer = await change(order, body, asked);
    expect(answer.body).toMatchObject({ code });
    expect(await cafe.stored(order.id)).toEqual(before);
    await expectProved();
  }

  it('without changing anything', async () => {
    const momo = await addMomo();
    const order = await cafe.order();
    const one = { add: [add(momo)] };
    await expectRefused(order, one, 'conflict', { version: 1 });
    await expectRefused(order, { ...one, expectedTotal: 80 }, 'total_changed');
    await expectRefused(order, { add: [add(momo, 6)] }, 'out_of_stock');
    await expectRefused(order, { ...one, sellAnyway: true }, 'forbidden');
    await expectRefused(order, { ...one, reason: ' ' }, 'bad_input');
    await expectRefused(order, {}, 'bad_input');
    await expectRefused(order, { remove: [{ line: 1, quantity: 2 }] }, 'bad_input');
    await expectRefused(order, { ...one, remove: [{ line: 1, quantity: 3 }] }, 'bad_input');
    await expectRefused(order, { ...one, remove: [{ line: 2, quantity: 1 }] }, 'bad_input');
    expect([await stockOf(cafe.waffle), await stockOf(momo)]).toEqual([98, 5]);
  });

  it('once the order has a bill, is handed over, or has left with the rider', async () => {
    const momo = await addMomo();
    const [billed, taken, out] = [
      await cafe.order(),
      await cafe.order(),
      await cafe.order(DELIVERY),
    ];
    await cafe.shop.asAdmin('POST', `/api/orders/${billed.id}/bill`);
    await cafe.shop.setStatus(taken.id, 'delivered');
    await cafe.shop.setStatus(out.id, 'on-the-way');
    await expectRefused(billed, { add: [add(momo)] }, 'order_billed');
    await expectRefused(taken, { add: [add(momo)] }, 'order_handed_over');
    await expectRefused(out, { add: [add(momo)] }, 'order_handed_over');
  });

  it('when it is the fifty-first, or has too many lines', async () => {
    const momo = await cafe.shop.addProduct({ name: 'Momo', price: 60, stockCount: 900 });
    const order = await cafe.order();
    const many = Array.from({ length: 50 }, () => add(momo));
    for (const version of [0, 1]) await change(order, { add: many }, { version });
    await expectRefused(order, { add: many }, 'order_full', { version: 2 });
    for (let version = 2; version < 50; version += 1) {
      await change(order, { remove: [{ line: version, quantity: 1 }] }, { version });
    }
    await expectRefused(order, { add: [add(momo)] }, 'order_full', { version: 50 });
  });
});
