import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderFilter } from '../../../shared/contract/orders-contract';
import { endOfDay } from '../../../shared/domain/kolkata-time';
import { fillTables } from '../../../tests/support/fill-shop';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop';
import { placeOfPage, skipDays } from './page-place';

const ORDERS = 2600;

describe('a page deep in the staff’s list', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
    const now = shop.world.clock();
    await fillTables(shop.shop.database.db, { products: 5, orders: ORDERS, now });
  });
  afterAll(() => shop.close());

  async function idsOf(where: object): Promise<string[]> {
    const { status, paymentStatus } = orderFilter.parse(where);
    let all = shop.shop.database.db.selectFrom('orders').select('id');
    if (status) all = all.where('status', '=', status);
    if (paymentStatus) all = all.where('payment_status', '=', paymentStatus);
    const rows = await all.orderBy('created_at').orderBy('id').execute();
    return rows.map(({ id }) => id);
  }

  it.each([{}, { status: 'delivered' }, { status: 'delivered', paymentStatus: 'paid' }])(
    'of %j is the same as read from the beginning, both ways, over the border of a day',
    async (where) => {
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
    },
  );

  it('within days that were asked for is counted in those alone', async () => {
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

  it.each(['createdAt', '-createdAt', 'totalAmount', '-customerName'])(
    'and of a search that finds more than are counted, by %s, wherever in the list they are',
    async (sort) => {
      const { db } = shop.shop.database;
      const column = { totalAmount: 'total_paise', customerName: 'customer_key' } as const;
      const key = column[sort.replace('-', '') as keyof typeof column] ?? 'created_at';
      const way = sort.startsWith('-') ? 'desc' : 'asc';
      // Half of the phone numbers, those of the older orders, begin so.
      const all = db.selectFrom('orders');
      const found = all.where('customer_phone', 'like', '+91980%');
      const delivered = found.where('status', '=', 'delivered');
      for (const [query, wanted] of [
        [{ q: '980' }, found],
        [{ q: '980', status: 'delivered' }, delivered],
        [{ q: '9', dateTo: dayAgo(200) }, all.where('created_at', '<', endOfDay(dayAgo(200)))],
      ] as const) {
        const sorted = wanted.orderBy(key, way).orderBy('created_at', way).orderBy('id', way);
        const rows = await sorted.select('id').execute();
        for (const offset of [0, 990]) {
          const asked = new URLSearchParams({ ...query, sort, offset: `${offset}` });
          const { items, total } = await shop.asAdmin('GET', `/api/orders?${asked}`);
          expect(total).toBe(1000);
          const ids = rows.slice(offset, offset + 10).map(({ id }) => id);
          expect(items.map(({ id }: { id: string }) => id)).toEqual(ids);
        }
      }
    },
  );

  it('is counted from the border of its own day', async () => {
    const { db } = shop.shop.database;
    for (const sort of ['createdAt', '-createdAt']) {
      const filter = orderFilter.parse({ sort, offset: ORDERS / 2 });
      const place = await skipDays(db, filter, placeOfPage(filter, ORDERS));
      expect(place.start).toBeLessThanOrEqual(Math.ceil(ORDERS / 365));
    }
  });

  function dayAgo(days: number): string {
    return new Date(shop.world.clock().getTime() - days * 86_400_000).toISOString().slice(0, 10);
  }
});
