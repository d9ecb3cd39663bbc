import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderFilter } from '../../../shared/contract/orders-contract';
import { fillTables } from '../../../tests/support/fill-shop';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop';
import { foundByWords, lookedThrough } from './order-finding';
import { pageOfIds } from './order-paging';
import { placeOfPage } from './page-place';
import type { Search } from './plan-search';

const FEW = 100;
const MANY = 100_000;

describe.runIf(process.env['TEST_ENGINE'] === 'sqlite')('SQLite answers the staff’s list', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  async function plan(fields: object, total: number): Promise<string[]> {
    const filter = orderFilter.parse(fields);
    return explain(pageOfIds(filter, total, placeOfPage(filter, total)));
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
    [{ sort: 'status', dateFrom: '2026-01-01' }, 'orders_by_status_time'],
    [{ sort: '-paymentStatus', status: 'delivered' }, 'orders_by_payment_time'],
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
      const lines = await explain(pageOfIds(filter, MANY, place));
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

  const searchOf = (fields: object, search: Search) => {
    return { filter: orderFilter.parse(fields), search, listed: MANY };
  };

  async function searchPlan(fields: object, search: Search): Promise<string> {
    return (await explain(foundByWords(searchOf(fields, search)))).join('; ');
  }

  it('a search by the index of words, and then by the id of each order', async () => {
    for (const fields of [{ sort: 'customerName' }, { sort: '-createdAt', status: 'placed' }]) {
      const lines = await searchPlan(fields, { first: ['pem'], others: ['dor'], entries: 7 });
      expect(lines).toMatch(/SEARCH order_words USING .*\(word>\? AND word<\?\)/);
      expect(lines).toMatch(/SEARCH orders USING .*\(id=\?\)/);
      expect(lines).toContain('order_words_by_order (order_id=?)');
      expect(lines).not.toContain('SCAN orders');
      expect(lines).not.toContain('status');
    }
  });

  it('words of which none is much rarer by the index of words alone, before any order', async () => {
    const both = { first: ['pem', 'dor'], others: [], entries: 7000 };
    const lines = await searchPlan({ sort: 'totalAmount' }, both);
    expect(lines.match(/SEARCH order_words USING .*?\(word>\? AND word<\?\)/g)).toHaveLength(2);
    expect(lines).toContain('INTERSECT');
    expect(lines).toMatch(/SEARCH orders USING .*\(id=\?\)/);
    expect(lines).not.toContain('(order_id=?');
    expect(lines).not.toContain('SCAN orders');
  });

  it.each([
    [{}, 'orders_by_time ((created_at,id)>(?,?))'],
    [{ status: 'delivered' }, 'orders_by_status_time (status=? AND (created_at,id)>(?,?))'],
    [
      { status: 'delivered', sort: 'totalAmount' },
      'orders_sorted_by_total_paise ((total_paise,created_at,id)<(?,?,?))',
    ],
  ])('a word that is everywhere by looking through %j in its order', async (fields, seek) => {
    const everywhere = searchOf(fields, { first: ['a'], others: [], entries: 20_000 });
    const last = { id: 'A-1', created_at: '2026-01-01T00:00:00.000Z', total_paise: 100 };
    const lines = (await explain(lookedThrough(everywhere, 1000, last))).join('; ');
    expect(lines).toContain(`SEARCH orders USING COVERING INDEX ${seek}`);
    expect(lines).toContain('order_words_by_order (order_id=?)');
    expect(lines).not.toContain('TEMP B-TREE');
  });
});

describe.runIf(process.env['TEST_ENGINE'] === 'postgres')('PostgreSQL searches', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  async function plan(fields: object, search: Search): Promise<string> {
    const query = foundByWords({ filter: orderFilter.parse(fields), search, listed: MANY });
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (costs off) ${query}`.execute(
      shop.shop.database.db,
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  }

  it('by the words, looking each order up, whatever its statistics say of the words', async () => {
    const { db } = shop.shop.database;
    const now = shop.world.clock();
    const analyze = async (most: number) => {
      await sql`alter table order_words alter column word set statistics ${sql.lit(most)}`.execute(
        db,
      );
      await sql`analyze orders, order_words`.execute(db);
    };
    const samples = [
      // Of all words, of next to none, and of words that are there no more.
      () => fillTables(db, { products: 5, orders: 1500, now }).then(() => analyze(1000)),
      () => analyze(1),
      () => db.updateTable('order_words').set({ word: sql`'x' || word` }).execute(),
    ];
    for (const sample of samples) {
      await sample();
      for (const start of ['9', '98000', 'asha', 'x', 'zz']) {
        for (const fields of [
          { sort: 'totalAmount' },
          { status: 'placed', dateFrom: '2026-01-01' },
        ]) {
          const lines = await plan(fields, { first: [start], others: ['b'], entries: 7 });
          expect(lines).not.toMatch(/Join|Nested Loop|Materialize/);
          expect(lines).not.toMatch(/Seq Scan on orders/);
          expect(lines).toMatch(/using orders_pkey on orders/i);
          expect(lines).toMatch(/using order_words_by_order on order_words/i);
        }
      }
    }
  });
});
