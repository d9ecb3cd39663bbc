import { beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '../../../shared/contract/menu/catalog-contract';
import type { InventoryRecord } from '../../../shared/contract/menu/inventory-contract';
import type { DashboardToday } from '../../../shared/contract/money/dashboard-contract';
import { productStatus } from '../../../shared/domain/menu/stock-status';
import { laterOrdersOf } from '../../../tests/support/orders/later-orders';
import { GUEST, orderFor, placed } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';

const shop = await forEachTest(openTestShop());

describe('what the dashboard says about today', () => {
  let tea: Product;
  beforeEach(async () => {
    await shop.changeSettings({ openingMode: 'open', cancelUnpaidAfterMinutes: null });
    tea = await shop.addProduct({ name: 'Tea', price: 40.25, stockCount: 100 });
  });

  const today = (): Promise<DashboardToday> => shop.asAdmin('GET', '/api/admin/dashboard/today');
  const place = async (instant: string) => {
    shop.platform.setClock(instant);
    return (await placed(shop, orderFor(tea, 1, { guest: GUEST }))).id;
  };
  const { setStatus } = shop;
  const { setPayment } = shop;
  const listed = async (query: string): Promise<number> =>
    (await shop.asAdmin('GET', `/api/orders?${query}`)).total;

  it('is nothing in an empty shop', async () => {
    expect(await today()).toEqual({
      date: '2026-04-15',
      waiting: 0,
      later: 0,
      oldestWaitingMinutes: null,
      sales: { orders: 0, revenue: 0 },
      unpaid: 0,
      handedOverUnpaid: { orders: 0, since: '2026-04-09' },
      refundsDue: 0,
      refunds: [],
      claimed: [],
      claimedTotal: 0,
      cancelledToCheck: [],
      cancelledToCheckTotal: 0,
      gatewayTroubles: [],
      reversedPayments: [],
      messagesToAnswer: 0,
      dayToClose: null,
      soldOut: 0,
      promises: { kept: 0, total: 0 },
      handedOver: { orders: 0, averageMinutes: null },
    });
  });

  it('begins at midnight in Kolkata, but orders of yesterday still wait', async () => {
    const yesterday = await place('2026-04-14T18:29:59.999Z');
    await setPayment(yesterday, 'paid');
    const paid = await place('2026-04-14T18:30:00.000Z');
    await setPayment(paid, 'paid');
    shop.platform.setClock('2026-04-14T18:41:30.000Z');
    expect(await today()).toMatchObject({
      date: '2026-04-15',
      waiting: 2,
      oldestWaitingMinutes: 11,
      sales: { orders: 1, revenue: 40.25 },
    });
    await setStatus(yesterday, 'preparing');
    expect(await today()).toMatchObject({ waiting: 1, oldestWaitingMinutes: 11 });
    await setStatus(paid, 'cancelled');
    expect(await today()).toMatchObject({
      waiting: 0,
      oldestWaitingMinutes: null,
      sales: { orders: 0, revenue: 0 },
    });
  });

  it('counts as waiting what nobody has accepted, and apart what starts later', async () => {
    const { place: placeLater, setKitchen } = laterOrdersOf(shop);
    await setKitchen({ laterOrders: true });
    await shop.changeSettings({ openingMode: 'hours' });
    const accepted = await place('2026-04-15T06:00:00.000Z');
    await setStatus(accepted, 'preparing');
    await place('2026-04-15T06:10:00.000Z');
    await placeLater(tea, '2026-04-15T08:30:00.000Z');
    shop.platform.setClock('2026-04-15T06:15:00.000Z');
    expect(await today()).toMatchObject({ waiting: 1, later: 1, oldestWaitingMinutes: 5 });
    expect(await listed('status=placed')).toBe(2);
    shop.platform.setClock('2026-04-15T08:30:00.000Z');
    expect(await today()).toMatchObject({ waiting: 2, later: 0 });
  });

  it('counts the cancelled orders of any day whose money is not returned', async () => {
    const yesterday = await place('2026-04-14T10:00:00.000Z');
    const unpaid = await place('2026-04-15T06:30:00.000Z');
    await setPayment(yesterday, 'paid');
    for (const id of [yesterday, unpaid]) await setStatus(id, 'cancelled');
    expect((await today()).refundsDue).toBe(1);
    expect(await listed('status=cancelled&paymentStatus=paid')).toBe(1);
    await setPayment(yesterday, 'refunded');
    expect((await today()).refundsDue).toBe(0);
  });

  it('averages the minutes from placed to first handed over', async () => {
    const pickup = await place('2026-04-15T06:00:00.000Z');
    shop.platform.setClock('2026-04-15T06:10:00.000Z');
    await setStatus(pickup, 'delivered');
    const delivery = await place('2026-04-15T07:00:00.000Z');
    shop.platform.setClock('2026-04-15T07:21:00.000Z');
    await setStatus(delivery, 'on-the-way');
    shop.platform.setClock('2026-04-15T09:00:00.000Z');
    await setStatus(delivery, 'delivered');
    const mistaken = await place('2026-04-15T09:00:00.000Z');
    await setStatus(mistaken, 'on-the-way');
    await setStatus(mistaken, 'cancelled');
    expect(await today()).toMatchObject({ handedOver: { orders: 2, averageMinutes: 15 } });
  });

  it('counts as many as the lists to which the page links', async () => {
    const orders = [];
    for (let minute = 10; minute < 15; minute += 1) {
      orders.push(await place(`2026-04-15T06:${minute}:00.000Z`));
    }
    const [paid, cancelled, failed, delivered] = orders as [string, string, string, string];
    await setPayment(paid, 'paid');
    await setStatus(cancelled, 'cancelled');
    await setPayment(failed, 'failed');
    await setStatus(delivered, 'delivered');
    const { waiting, sales, unpaid, handedOver } = await today();
    expect([waiting, sales.orders, unpaid, handedOver.orders]).toEqual([3, 1, 2, 1]);
    const day = 'dateFrom=2026-04-15&dateTo=2026-04-15';
    expect([
      await listed('status=placed'),
      await listed(`status=not-cancelled&paymentStatus=paid&${day}`),
      await listed(`status=not-cancelled&paymentStatus=pending&${day}`),
      await listed(`status=handed-over&${day}`),
    ]).toEqual([3, 1, 2, 1]);
    const { items } = await shop.asAdmin('GET', '/api/orders?status=handed-over&sort=totalAmount');
    expect(items.map(({ id }: { id: string }) => id)).toEqual([delivered]);
    const found = await shop.asAdmin('GET', `/api/orders?status=not-cancelled&q=${cancelled}`);
    expect(found.total).toBe(0);
  });

  it('lists the reported payments that wait for a person, with their age, for as long as they wait', async () => {
    await shop.changeSettings({ openingMode: 'open', upiId: 'cafe@bank' });
    const asha = await shop.signInCustomer();
    const { id } = await placed(shop, orderFor(tea, 1), asha);
    expect((await today()).claimed).toEqual([]);
    await shop.succeed('POST', `/api/orders/${id}/payment-claim`, { token: asha.token });
    const claimed = [
      { id, counterNumber: 1, amount: 40.25, since: shop.platform.clock().toISOString() },
    ];
    for (const days of [0, 1, 60]) {
      shop.platform.passSeconds(days * 86_400);
      expect(await today()).toMatchObject({ claimed, claimedTotal: 1, waiting: 1 });
    }
    await setPayment(id, 'failed');
    expect(await today()).toMatchObject({ claimed: [], claimedTotal: 0, waiting: 1 });
  });

  it('counts what is sold out on the menu, for want of stock or for now, as the inventory lists it', async () => {
    await shop.addProduct({ stockCount: 0 });
    await shop.addProduct({ stockCount: 0, isAvailable: false });
    const { id } = await shop.addProduct({ stockCount: 0 });
    await shop.asAdmin('DELETE', `/api/products/${id}`);
    expect((await today()).soldOut).toBe(1);
    const { id: forNow } = await shop.addProduct();
    const { categoryId } = await shop.addProduct();
    for (const [kind, id] of Object.entries({ product: forNow, category: categoryId })) {
      await shop.asAdmin('PUT', '/api/products/sold-out', { kind, id, until: '18:00' });
    }
    const isListed = ({ isAvailable, currentStock, soldOutUntil }: InventoryRecord) =>
      productStatus(isAvailable, currentStock, soldOutUntil) === 'out-of-stock';
    const listedNow = async () =>
      (await shop.asAdmin('GET', '/api/inventory')).filter(isListed).length;
    expect([(await today()).soldOut, await listedNow()]).toEqual([3, 3]);
    shop.platform.setClock('2026-04-15T12:30:00.000Z');
    expect([(await today()).soldOut, await listedNow()]).toEqual([1, 1]);
  });
});
