import { describe, expect, it } from 'vitest';
import { MOST_SEARCHED } from '../../../shared/contract/orders/orders-contract';
import { fillTables } from '../../../tests/support/orders/fill-shop';
import { forAllTests } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';

const ORDERS = MOST_SEARCHED + 600;

const shop = await forAllTests(openTestShop());
const now = shop.platform.clock();
await fillTables(shop.shop.database.db, { products: 5, orders: ORDERS, now });

describe('a search among more orders than one search reads', () => {
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

  it.each(['777.25', '₹777.25', '₹ 777.25'])('of the amount %s finds its order', async (q) => {
    const { items } = await search({ sort: 'createdAt', limit: '1', offset: '3' });
    await shop.shop.database.db
      .updateTable('orders')
      .set({ total_paise: 77_725 })
      .where('id', '=', items[0].id)
      .execute();
    expect(idsOf(await search({ q }))).toEqual([items[0].id]);
    expect(idsOf(await search({ q, status: 'placed' }))).toEqual([]);
  });

  it('of a number called at the counter finds it among the newest orders', async () => {
    const { items } = await search({ limit: '1', offset: '7' });
    const oldest = await search({ sort: 'createdAt', limit: '1' });
    const [found, old] = [items[0].id, oldest.items[0].id];
    await shop.shop.database.db
      .updateTable('orders')
      .set({ counter_number: 54_321 })
      .where('id', 'in', [found, old])
      .execute();
    expect(idsOf(await search({ q: '54321' }))).toEqual([found]);
    expect(idsOf(await search({ q: '#54321', status: items[0].status }))).toEqual([found]);
    const day = oldest.items[0].createdAt.slice(0, 10);
    expect(idsOf(await search({ q: '54321', dateTo: day }))).toEqual([old]);
  });

  it('of a frequent amount finds the newest orders', async () => {
    const { db } = shop.shop.database;
    const [most] = await db
      .selectFrom('orders')
      .groupBy('total_paise')
      .select(({ fn }) => ['total_paise as amount', fn.countAll<number>().as('orders')])
      .orderBy('orders', 'desc')
      .limit(1)
      .execute();
    const found = await search({ q: String((most?.amount ?? 0) / 100) });
    expect(found).toMatchObject({ total: most?.orders, onlyNewest: false });
  });

  it('of a bill’s number, a payment’s reference or a customer’s finds the order', async () => {
    const { items } = await search({ sort: 'createdAt', limit: '3', offset: '50' });
    const [billed, paid, claimed] = idsOf({ items });
    const { db } = shop.shop.database;
    const { billNumber } = await shop.asAdmin('POST', `/api/orders/${billed}/bill`);
    const at = shop.platform.clock().toISOString();
    await db
      .insertInto('payments')
      .values({
        id: 'paid-1',
        order_id: paid ?? '',
        kind: 'payment',
        method: 'bank',
        amount_paise: 100,
        reference: '630668416110',
        credit_id: null,
        gateway: null,
        at,
        business_date: at.slice(0, 10),
        admin_id: null,
        by_name: '',
        reason: null,
        lines: null,
        corrects: null,
      })
      .execute();
    await db
      .insertInto('payment_claims')
      .values({ order_id: claimed ?? '', reference: '409368416110', claimed_at: at })
      .execute();
    for (const [q, id] of [
      [billNumber, billed],
      ['630668416110', paid],
      ['409368416110', claimed],
      ['2026-27/999999', undefined],
      ['630668416111', undefined],
    ]) {
      expect(idsOf(await search({ q })), q).toEqual(id === undefined ? [] : [id]);
    }
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
