import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_SEARCHED } from '../../../shared/contract/orders-contract';
import { fillTables } from '../../../tests/support/fill-shop';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop';

const ORDERS = MOST_SEARCHED + 600;

describe('a search among more orders than one search reads', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
    const now = shop.platform.clock();
    await fillTables(shop.shop.database.db, { products: 5, orders: ORDERS, now });
  });
  afterAll(() => shop.close());

  const search = (fields: Record<string, string>) =>
    shop.asAdmin('GET', `/api/orders?${new URLSearchParams({ limit: '100', ...fields })}`);
  const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);

  it('of a rare word finds all its orders, sorted and paged', async () => {
    const rows = await shop.shop.database.db
      .selectFrom('orders')
      .select('id')
      .where('customer_key', 'like', 'asha bhutia')
      .orderBy('total_paise', 'desc')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    const found = await search({ q: 'ash BHUTIA', sort: '-totalAmount' });
    expect(found).toMatchObject({ total: rows.length, onlyNewest: false });
    expect(idsOf(found)).toEqual(rows.map(({ id }) => id));
    const second = await search({ q: 'ash bhutia', sort: '-totalAmount', limit: '5', offset: '5' });
    expect(idsOf(second)).toEqual(rows.slice(5, 10).map(({ id }) => id));
  });

  it('of a rare and a frequent word uses the rare one', async () => {
    const old = await search({ sort: 'createdAt', limit: '1', offset: '1' });
    const [order] = old.items;
    const found = await search({ q: `9 ${order.id}` });
    expect(found).toMatchObject({ total: 1, onlyNewest: false });
    expect(idsOf(found)).toEqual([order.id]);
  });

  it('of a frequent word searches the newest orders, and says so', async () => {
    const newest = await search({ q: '9', sort: '-createdAt' });
    expect(newest).toMatchObject({ total: MOST_SEARCHED, onlyNewest: true });
    expect(idsOf(newest)).toEqual(idsOf(await search({})));
    const oldestOfThem = await search({ q: '9', sort: 'createdAt', limit: '1' });
    const list = await search({ offset: `${MOST_SEARCHED - 1}`, limit: '1' });
    expect(idsOf(oldestOfThem)).toEqual(idsOf(list));
  });

  it('of a frequent word within a small filter finds all', async () => {
    const placed = await search({ status: 'placed' });
    const found = await search({ status: 'placed', q: '9' });
    expect(found).toEqual({ ...placed, onlyNewest: false });
    expect(found.total).toBeGreaterThan(0);
  });

  it('of an unknown word finds nothing', async () => {
    expect(await search({ q: '9 nobody' })).toEqual({ items: [], total: 0, onlyNewest: false });
  });

  it('accepts a hundred characters of words', async () => {
    const found = await search({ q: 'a '.repeat(50).trim() });
    expect(found.onlyNewest).toBe(false);
    const alphabet = [...'abcdefghijklmnopqrstuvwxyz'].join(' ');
    expect(await search({ q: alphabet })).toMatchObject({ total: 0 });
  });
});
