import { describe, expect, it } from 'vitest';
import { orderFilter } from '../../../shared/contract/orders/orders-contract';
import { statusesOf } from '../../../shared/domain/orders/order-status';
import { fillTables } from '../../../tests/support/orders/fill-shop';
import { forAllTests } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';
import { skipDays } from './page-of-orders';

const ORDERS = 2600;

const shop = await forAllTests(openTestShop());
const now = shop.platform.clock();
await fillTables(shop.shop.database.db, { products: 5, orders: ORDERS, now });

describe('a page deep in the staff’s list', () => {
  async function idsOf(where: object): Promise<string[]> {
    const { status, paymentStatus } = orderFilter.parse(where);
    let all = shop.shop.database.db.selectFrom('orders').select('id');
    if (status) all = all.where('status', 'in', statusesOf(status));
    if (paymentStatus) all = all.where('payment_status', '=', paymentStatus);
    const rows = await all.orderBy('created_at').orderBy('id').execute();
    return rows.map(({ id }) => id);
  }

  it.each([
    {},
    { status: 'delivered' },
    { status: 'not-cancelled' },
    { status: 'delivered', paymentStatus: 'paid' },
  ])('of %j equals the same slice of the whole list, both ways, across days', async (where) => {
    const oldestFirst = await idsOf(where);
    const middle = Math.floor(oldestFirst.length / 2);
    for (const [sort, ids] of [
      ['createdAt', oldestFirst],
      ['-createdAt', oldestFirst.toReversed()],
    ] as const) {
      for (const offset of [1000, 1001, middle - 3, middle + 3, ids.length - 1004]) {
        const query = new URLSearchParams({ ...where, sort, limit: '9', offset: `${offset}` });
        const { items } = await shop.asAdmin('GET', `/api/orders?${query}`);
        expect(items.map(({ id }: { id: string }) => id)).toEqual(ids.slice(offset, offset + 9));
      }
    }
  });

  it('of a range of days counts only those days', async () => {
    const days = { dateFrom: dayAgo(300), dateTo: dayAgo(5) };
    const first = new URLSearchParams({ ...days, sort: 'createdAt', limit: '1' });
    const { items, total } = await shop.asAdmin('GET', `/api/orders?${first}`);
    const all = await idsOf({});
    const start = all.indexOf(items[0].id);
    for (const offset of [1003, total - 1100]) {
      const query = new URLSearchParams({ ...days, sort: 'createdAt', offset: `${offset}` });
      const page = await shop.asAdmin('GET', `/api/orders?${query}`);
      const wanted = all.slice(start + offset, start + offset + 10);
      expect(page.items.map(({ id }: { id: string }) => id)).toEqual(wanted);
    }
  });

  it('is read from the day on which it begins', async () => {
    const { db } = shop.shop.database;
    for (const sort of ['createdAt', '-createdAt']) {
      const { offset } = await skipDays(db, orderFilter.parse({ sort, offset: ORDERS / 2 }));
      expect(offset).toBeLessThanOrEqual(Math.ceil(ORDERS / 365));
    }
  });

  it('past the end is empty, and names the total', async () => {
    const { items, total } = await shop.asAdmin('GET', `/api/orders?offset=${ORDERS}`);
    expect([items, total]).toEqual([[], ORDERS]);
  });

  function dayAgo(days: number): string {
    return new Date(shop.platform.clock().getTime() - days * 86_400_000).toISOString().slice(0, 10);
  }
});
