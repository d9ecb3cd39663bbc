import { beforeEach, describe, expect, it } from 'vitest';
import { openKitchenShop } from '../../../tests/support/kitchen/kitchen-shop';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import type { SignedIn } from '../../../tests/support/platform/test-shop';
import { proveSums, troublesOf } from '../../money/proof/prove-sums';

const cafe = await forEachTest(openKitchenShop());
const manager = await cafe.shop.signInAdmin('manager');
const SETTINGS = { openingMode: 'open', upiId: 'cafe@bank', staffDiscountCap: 10 } as const;
beforeEach(() => cafe.shop.changeSettings(SETTINGS));

interface Asked {
  by?: SignedIn;
  body?: object;
  key?: string;
}

/** Takes two waffles of ₹40.00 each, with a discount. */
const take = (discount: object, { by = manager, body, key }: Asked = {}) =>
  cafe.shop.request('POST', '/api/admin/orders', {
    token: by.token,
    body: {
      channel: 'counter',
      deliveryMethod: 'pickup',
      items: [{ productId: cafe.waffle.id, quantity: 2 }],
      discount: { kind: 'staff-discount', reason: 'A friend of ours', ...discount },
      ...body,
    },
    ...(key && { headers: { 'idempotency-key': key } }),
  });

const countOrders = async () =>
  (await cafe.shop.shop.database.db.selectFrom('orders').select('id').execute()).length;

describe('a discount on an order that staff take', () => {
  it('is given with the order: its total, link, reason and seal', async () => {
    const { status, body } = await take({ percent: 10 }, { body: { expectedTotal: 72 } });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'preparing',
      subtotal: 80,
      totalAmount: 72,
      adjustments: [{ kind: 'staff-discount', label: 'Discount 10%', percent: 10, amount: -8 }],
      changes: [{ kind: 'discount', reason: 'A friend of ours', by: 'manager' }],
    });
    expect(body.upiPaymentUrl).toContain('am=72.00');
    const audited = await cafe.audited(body);
    expect(audited).toHaveLength(2);
    expect(audited.map(({ to }) => Number(to?.['total'])).toSorted()).toEqual([72, 80]);
    expect(troublesOf(await proveSums(cafe.shop.shop.database.db))).toEqual([]);
  });

  it('is no news: its customer never had another total', async () => {
    const { body } = await take({ percent: 10 }, { body: { channel: 'phone' } });
    const events = await cafe.shop.shop.database.db
      .selectFrom('order_events')
      .select(['kind', 'staff_only'])
      .where('order_id', '=', body.id)
      .orderBy('id')
      .execute();
    expect(events).toEqual([
      { kind: 'placed', staff_only: 0 },
      { kind: 'change', staff_only: 1 },
    ]);
  });

  it('of the whole price makes it paid, on the house', async () => {
    const { body } = await take({ kind: 'on-the-house', percent: 100 });
    expect(body).toMatchObject({
      totalAmount: 0,
      paymentStatus: 'paid',
      upiPaymentUrl: null,
      adjustments: [{ kind: 'on-the-house', amount: -80 }],
    });
    expect(troublesOf(await proveSums(cafe.shop.shop.database.db))).toEqual([]);
  });

  it('leaves what its customer says is paid, and nothing of what is added later', async () => {
    const takenAt = cafe.shop.platform.clock().toISOString();
    const tablet = { id: 'one', takenAt, saysPaid: true };
    const { body } = await take({ percent: 50 }, { body: { tablet } });
    expect(body).toMatchObject({ totalAmount: 40, paymentClaim: { amount: 40, rest: 0 } });
    const more = await cafe.shop.asAdmin('POST', `/api/orders/${body.id}/changes`, {
      version: 1,
      reason: 'One more',
      add: [{ productId: cafe.waffle.id, quantity: 1 }],
    });
    expect(more).toMatchObject({ totalAmount: 60, paymentClaim: { amount: 40, rest: 20 } });
    const free = await take({ percent: 100 }, { body: { tablet } });
    expect(free.body).not.toHaveProperty('paymentClaim');
    expect(free.body.paymentStatus).toBe('paid');
  });

  it('beyond the cap of staff, or at another total, leaves no order and takes no stock', async () => {
    const refused = await take({ amount: 11 }, { by: cafe.cook });
    expect(refused.body).toMatchObject({ code: 'discount_above_cap', data: { cap: 10 } });
    const other = await take({ amount: 10 }, { by: cafe.cook, body: { expectedTotal: 80 } });
    expect(other.body).toMatchObject({ code: 'total_changed', data: { totalAmount: 70 } });
    for (const wrong of [{}, { amount: 5, percent: 5 }, { amount: 5, reason: '' }]) {
      expect((await take(wrong)).body.code).toBe('bad_input');
    }
    expect(await countOrders()).toBe(0);
    const within = await take({ amount: 10 }, { by: cafe.cook, body: { expectedTotal: 70 } });
    expect(within.body).toMatchObject({ totalAmount: 70 });
    const [waffle] = (await cafe.shop.asAdmin('GET', '/api/inventory')).filter(
      ({ productId }: { productId: string }) => productId === cafe.waffle.id,
    );
    expect(waffle.currentStock).toBe(98);
  });

  it('is given once, however often the order is sent', async () => {
    const first = await take({ amount: 5 }, { key: 'once' });
    const again = await take({ amount: 5 }, { key: 'once' });
    expect(again).toMatchObject({ status: 200, body: { id: first.body.id, totalAmount: 75 } });
    expect(again.body.changes).toHaveLength(1);
    expect((await take({ amount: 9 }, { key: 'once' })).body.code).toBe('idempotency_key_reused');
    expect(await countOrders()).toBe(1);
  });
});
