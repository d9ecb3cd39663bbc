import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderFilter } from '../../shared/contract/orders-contract';
import { openTestShop, type TestShop } from '../testing/test-shop';
import { foundInOrder, pageOfIds } from './find-orders';
import { placeOfPage } from './page-place';
import type { Search } from './plan-search';

const FEW = 100;
const MANY = 100_000;

// How SQLite means to answer can be read exactly; PostgreSQL's plans hang on its statistics.
describe.runIf(process.env['TEST_ENGINE'] === 'sqlite')('SQLite answers the staff’s list', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  async function plan(fields: object, total: number, search?: Search): Promise<string[]> {
    const filter = orderFilter.parse(fields);
    const ids = pageOfIds({ filter, search }, total, placeOfPage(filter, total));
    return explain(ids);
  }

  async function explain(query: RawBuilder<unknown>): Promise<string[]> {
    const { db } = shop.shop.database;
    const { rows } = await sql<{ detail: string }>`explain query plan ${query}`.execute(db);
    return rows.map(({ detail }) => detail);
  }

  it.each([
    [{}, 'orders_by_time'],
    [{ sort: 'createdAt', dateFrom: '2026-01-01', dateTo: '2026-02-01' }, 'orders_by_time'],
    [{ status: 'delivered' }, 'orders_by_status_time'],
    [{ status: 'placed', dateFrom: '2026-01-01' }, 'orders_by_status_time'],
    [{ paymentStatus: 'paid' }, 'orders_by_payment_time'],
    [{ status: 'placed', paymentStatus: 'paid' }, 'orders_by_both_time'],
    [{ sort: '-customerName' }, 'orders_sorted_by_customer_key'],
    [{ sort: 'totalAmount', status: 'delivered' }, 'orders_sorted_by_total_paise'],
    [{ sort: 'itemCount', paymentStatus: 'paid' }, 'orders_sorted_by_item_count'],
    [{ sort: 'status', dateFrom: '2026-01-01' }, 'orders_sorted_by_status'],
    [{ sort: '-paymentStatus', status: 'delivered' }, 'orders_sorted_by_payment_status'],
  ])('%j from one index alone, without sorting, however many there are', async (filter, index) => {
    const [line, ...more] = await plan(filter, MANY);
    expect(line).toContain(`COVERING INDEX ${index}`);
    expect(more).toEqual([]);
  });

  it('a page deep in the list from the border of its day, not from the list’s end', async () => {
    for (const [sort, bounds, sign] of [
      ['-createdAt', { below: '2026-04-15T18:30:00.000Z' }, '<'],
      ['createdAt', { from: '2026-04-14T18:30:00.000Z' }, '>'],
    ] as const) {
      const filter = orderFilter.parse({ status: 'delivered', sort, offset: 40_000 });
      const place = { ...placeOfPage(filter, MANY), ...bounds };
      const lines = await explain(pageOfIds({ filter, search: undefined }, MANY, place));
      expect(lines).toEqual([
        expect.stringContaining(`orders_by_status_time (status=? AND created_at${sign}?)`),
      ]);
    }
  });

  it.each([
    [{ status: 'preparing', sort: 'customerName' }, 'status=?'],
    [{ paymentStatus: 'failed', sort: 'totalAmount' }, 'payment_status=?'],
    [{ dateFrom: '2026-01-01', sort: '-itemCount' }, 'created_at>?'],
  ])('%j of few by finding those first', async (filter, seek) => {
    const lines = await plan(filter, FEW);
    expect(lines.some((line) => line.startsWith('SEARCH') && line.includes(seek))).toBe(true);
    expect(lines.filter((line) => line.startsWith('SCAN orders'))).toEqual([]);
  });

  async function searchPlan(fields: object, search: Search): Promise<string> {
    const lines = await explain(foundInOrder({ filter: orderFilter.parse(fields), search }));
    return lines.join('; ');
  }

  it('a search by the index of words, and then by the id of each order', async () => {
    for (const sort of ['customerName', '-createdAt']) {
      const lines = await searchPlan({ sort }, { first: ['pem'], others: ['dor'], broad: false });
      expect(lines).toMatch(/SEARCH order_words USING .*\(word>\? AND word<\?\)/);
      expect(lines).toMatch(/SEARCH orders USING .*\(id=\?\)/);
      expect(lines).toContain('(order_id=? AND word>? AND word<?)');
      expect(lines).not.toContain('SCAN orders');
    }
  });

  it('words of which none is much rarer by the index of words alone, before any order', async () => {
    const both = { first: ['pem', 'dor'], others: [], broad: true };
    const lines = await searchPlan({ sort: 'totalAmount' }, both);
    expect(lines.match(/SEARCH order_words USING .*?\(word>\? AND word<\?\)/g)).toHaveLength(2);
    expect(lines).toContain('INTERSECT');
    expect(lines).toMatch(/SEARCH orders USING .*\(id=\?\)/);
    expect(lines).not.toContain('(order_id=?');
    expect(lines).not.toContain('SCAN orders');
  });

  it('a word that is everywhere by looking through the list in its order', async () => {
    const lines = await plan({}, MANY, { first: [], others: ['a'], broad: true });
    expect(lines.join('; ')).toMatch(/^SCAN orders USING COVERING INDEX orders_by_time/);
    expect(lines.join('; ')).toContain('(order_id=? AND word>? AND word<?)');
    expect(lines.join('; ')).not.toContain('TEMP B-TREE');
  });
});
