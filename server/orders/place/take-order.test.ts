import { describe, expect, it } from 'vitest';
import type { InventoryRecord } from '../../../shared/contract/menu/inventory-contract';
import { DELIVERY, openKitchenShop } from '../../../tests/support/kitchen/kitchen-shop';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import type { SignedIn } from '../../../tests/support/platform/test-shop';

const cafe = await forEachTest(openKitchenShop());
const manager = await cafe.shop.signInAdmin('manager');

interface Asked {
  by?: SignedIn;
  key?: string;
}

/** Takes a walk-in's order of two waffles of ₹40.00. */
const take = (changes: object = {}, { by = cafe.cook, key }: Asked = {}) =>
  cafe.shop.request('POST', '/api/admin/orders', {
    token: by.token,
    body: {
      channel: 'counter',
      deliveryMethod: 'pickup',
      items: [{ productId: cafe.waffle.id, quantity: 2 }],
      ...changes,
    },
    ...(key && { headers: { 'idempotency-key': key } }),
  });

async function stockOf(productId: string): Promise<number | undefined> {
  const records = await cafe.shop.asAdmin('GET', '/api/inventory');
  return records.find((record: InventoryRecord) => record.productId === productId)?.currentStock;
}

describe('an order that staff take', () => {
  it('is begun at once, in the name of a walk-in, and paid at the counter', async () => {
    const { status, body } = await take();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'preparing',
      channel: 'counter',
      isForHere: false,
      customerName: 'Walk-in',
      isCustomerDeleted: false,
      payLater: 'counter',
      paymentStatus: 'pending',
      totalAmount: 80,
      heldUntil: null,
      acceptedAt: body.createdAt,
    });
    const by = expect.any(String);
    expect(body.statusUpdates).toMatchObject([
      { status: 'placed', by },
      { status: 'preparing', by },
    ]);
    expect(await cafe.board()).toMatchObject({
      tickets: [{ id: body.id, stage: 'preparing', channel: 'counter', customerName: 'Walk-in' }],
    });
    expect(await cafe.audited(body)).toMatchObject([
      { from: null, to: { channel: 'counter', isForHere: false, total: 80 } },
    ]);
    expect(await stockOf(cafe.waffle.id)).toBe(98);
  });

  it('has no packaging if it is eaten in the cafe', async () => {
    const cake = await cafe.shop.addProduct({ name: 'Cake', price: 90, packagingCharge: 10 });
    const items = [{ productId: cake.id, quantity: 2 }];
    const away = await take({ items });
    expect(away.body).toMatchObject({ packagingCharge: 20, totalAmount: 200 });
    const here = await take({ items, isForHere: true, expectedTotal: 180 });
    expect(here.body).toMatchObject({ packagingCharge: 0, totalAmount: 180, isForHere: true });
  });

  it('is delivered to a caller, who pays in cash and whose number the rider gets', async () => {
    const call = { ...DELIVERY, channel: 'phone', name: 'Pema' };
    expect((await take(call)).body).toMatchObject({
      code: 'bad_input',
      data: { issues: [{ path: 'phoneNumber' }] },
    });
    const { body } = await take({ ...call, phoneNumber: '+919800000001' });
    expect(body).toMatchObject({
      channel: 'phone',
      customerName: 'Pema',
      payLater: 'cash-on-delivery',
      deliveryFee: 20,
      totalAmount: 100,
      userDetails: { phoneNumber: '+919800000001' },
    });
    const here = await take({ ...call, phoneNumber: '+919800000001', isForHere: true });
    expect(here.body).toMatchObject({ data: { issues: [{ path: 'isForHere' }] } });
  });

  it('is taken while customers cannot order: after hours, below the minimum, beyond their limits', async () => {
    const closed = { openingMode: 'closed', minOrderAmount: 500, unpaidItemsOfGuest: 1 } as const;
    await cafe.shop.changeSettings(closed);
    const orders = await Promise.all(Array.from({ length: 8 }, () => take()));
    expect(orders.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(new Set(orders.map(({ body }) => body.counterNumber)).size).toBe(8);
    expect(await stockOf(cafe.waffle.id)).toBe(84);
  });

  it('is placed once for each key, of each of the staff', async () => {
    const first = await take({}, { key: 'k-1' });
    const again = await take({}, { key: 'k-1' });
    expect(again.status).toBe(200);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.body.id).toBe(first.body.id);
    expect((await take({ name: 'Pema' }, { key: 'k-1' })).body.code).toBe('idempotency_key_reused');
    expect((await take({}, { key: 'k-1', by: manager })).status).toBe(201);
    expect(await stockOf(cafe.waffle.id)).toBe(96);
  });

  it('changes nothing if the total or the stock is another, or a customer asks', async () => {
    const asha = await cafe.shop.signInCustomer();
    const before = await cafe.shop.everything();
    expect((await take({ expectedTotal: 1 })).body.code).toBe('total_changed');
    const items = [{ productId: cafe.waffle.id, quantity: 101 }];
    expect((await take({ items })).body.code).toBe('out_of_stock');
    expect((await take({ items, sellAnyway: true })).body.code).toBe('forbidden');
    expect((await take({}, { by: asha })).body.code).toBe('not_an_admin');
    expect(await cafe.shop.everything()).toBe(before);
  });

  it('is found by where it was taken, and the report tells the channels apart', async () => {
    const online = await cafe.order();
    const counter = await take();
    const cancelled = await take();
    const phone = await take({ channel: 'phone', name: 'Pema' });
    await cafe.shop.setStatus(cancelled.body.id, 'cancelled');
    const found = async (filter: string) => {
      const { items, total } = await cafe.shop.asAdmin('GET', `/api/orders?${filter}`);
      return [total, ...items.map(({ id }: { id: string }) => id)];
    };
    expect(await found('channel=phone')).toEqual([1, phone.body.id]);
    expect(await found('channel=online')).toEqual([1, online.id]);
    expect(await found('channel=counter&status=preparing')).toEqual([1, counter.body.id]);
    expect(await found('channel=counter&q=walk-in&status=cancelled')).toEqual([
      1,
      cancelled.body.id,
    ]);
    const today = online.createdAt.slice(0, 10);
    const report = await cafe.shop.asAdmin('GET', `/api/admin/reports?from=${today}&to=${today}`);
    expect(report.channels).toEqual([
      { channel: 'online', orders: 1, sold: 80 },
      { channel: 'counter', orders: 1, sold: 80 },
      { channel: 'phone', orders: 1, sold: 80 },
    ]);
  });
});

describe('a sale of what the shop counts as sold out', () => {
  it('records as found what a manager sells anyway, and takes it', async () => {
    const items = [
      { productId: cafe.waffle.id, quantity: 101 },
      { productId: cafe.waffle.id, quantity: 4 },
    ];
    const { status, body } = await take({ items, sellAnyway: true }, { by: manager });
    expect(status).toBe(201);
    expect(await stockOf(cafe.waffle.id)).toBe(0);
    await cafe.shop.setStatus(body.id, 'cancelled');
    expect(await stockOf(cafe.waffle.id)).toBe(105);
    const { items: changes } = await cafe.shop.asAdmin(
      'GET',
      '/api/admin/audit-log?area=inventory',
    );
    expect(changes).toContainEqual(
      expect.objectContaining({
        from: { currentStock: 100 },
        to: { currentStock: 105 },
        reason: 'sold anyway',
      }),
    );
  });

  it('leaves an uncounted dish sold out that staff took off for the day', async () => {
    const tea = await cafe.shop.addProduct({ name: 'Tea', price: 20 });
    await cafe.shop.asAdmin('PUT', '/api/products/sold-out', {
      kind: 'product',
      id: tea.id,
      until: 'tomorrow',
    });
    const items = [{ productId: tea.id, quantity: 1 }];
    expect((await take({ items }, { by: manager })).body.code).toBe('out_of_stock');
    expect((await take({ items, sellAnyway: true }, { by: manager })).status).toBe(201);
    expect((await take({ items }, { by: manager })).body.code).toBe('out_of_stock');
  });
});
