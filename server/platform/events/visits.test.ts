import { beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '../../../shared/contract/menu/catalog-contract';
import type { Visits } from '../../../shared/contract/platform/events-contract';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';
import { sweepExpired } from '../../scheduled-jobs';
import { openDatabase } from '../db/database';
import { countEvents } from './count-events';

const shop = await forEachTest(openTestShop());

describe('the visits that the owner sees', () => {
  let tea: Product;
  beforeEach(async () => {
    tea = await shop.addProduct({ name: 'Tea' });
  });

  const send = async (instant: string, events: [name: string, data?: object][]) => {
    shop.platform.setClock(instant);
    await shop.succeed('POST', '/api/events', {
      body: { events: events.map(([name, data = {}]) => ({ name, data, at: instant })) },
    });
  };
  const first = (productId?: string) => ({ first: 'visit', ...(productId && { productId }) });
  const sweep = (instant: string) => {
    shop.platform.setClock(instant);
    return sweepExpired(shop.shop.database.db, shop.platform.clock());
  };
  const visits = (days = 7): Promise<Visits> =>
    shop.asAdmin('GET', `/api/admin/visits?days=${days}`);
  const stepsOf = ({ steps }: Visits) => Object.fromEntries(steps.map((s) => [s.step, s.visits]));

  it('are none before anybody allowed counting', async () => {
    await sweep('2026-04-15T06:30:00.000Z');
    const { countedUntil, days, steps, products } = await visits(30);
    expect(countedUntil).toBeNull();
    expect(days).toHaveLength(30);
    expect(days.at(-1)).toEqual({ date: '2026-04-15', visits: 0 });
    expect(steps.map(({ visits: count }) => count)).toEqual([0, 0, 0, 0, 0]);
    expect(products).toEqual([]);
  });

  it('are counted on the day in Kolkata on which their events were received', async () => {
    await send('2026-04-14T18:29:59.999Z', [['visit', first()]]);
    await send('2026-04-14T18:30:00.000Z', [
      ['visit', first()],
      ['menu_loaded', first()],
    ]);
    await sweep('2026-04-15T06:30:00.000Z');
    const counted = await visits();
    expect(counted.countedUntil).toBe('2026-04-14T18:30:00.000Z');
    expect(counted.days.slice(-2)).toEqual([
      { date: '2026-04-14', visits: 1 },
      { date: '2026-04-15', visits: 1 },
    ]);
    expect(stepsOf(counted)).toMatchObject({ visit: 2, menu_loaded: 1, add_to_cart: 0 });
    shop.platform.setClock('2026-04-20T18:30:00.000Z');
    expect((await visits()).days[0]).toEqual({ date: '2026-04-15', visits: 1 });
    expect(stepsOf(await visits())).toMatchObject({ visit: 1 });
  });

  it('count an event once in a visit, and once with each product', async () => {
    const cake = await shop.addProduct({ name: 'Cake' });
    await send('2026-04-15T06:00:00.000Z', [
      ['visit', first()],
      ['view_item', first(tea.id)],
      ['view_item', { first: 'product', productId: cake.id }],
      ['view_item', { productId: tea.id }],
      ['view_out_of_stock', first(cake.id)],
      ['add_to_cart', first(tea.id)],
      ['add_to_cart', { productId: tea.id }],
      ['begin_checkout', first()],
      ['place_order', first()],
      ['order_product', first(tea.id)],
    ]);
    await sweep('2026-04-15T07:00:00.000Z');
    const counted = await visits();
    expect(stepsOf(counted)).toEqual({
      visit: 1,
      menu_loaded: 0,
      add_to_cart: 1,
      begin_checkout: 1,
      place_order: 1,
    });
    expect(counted.products).toEqual([
      { id: cake.id, name: 'Cake', seen: 1, seenSoldOut: 1, added: 0, ordered: 0 },
      { id: tea.id, name: 'Tea', seen: 1, seenSoldOut: 0, added: 1, ordered: 1 },
    ]);
  });

  it('count nothing of made-up products, names and marks', async () => {
    await send('2026-04-15T06:00:00.000Z', [
      ['view_item', first('nobody')],
      ['view_item', { first: 'once', productId: tea.id }],
      ['view_item', { first: 'product', productId: 7 }],
      // PostgreSQL takes no NUL in a value.
      ['view_item', { first: 'product', productId: `${tea.id}\u0000` }],
      ['place_orders', first()],
    ]);
    await sweep('2026-04-15T07:00:00.000Z');
    const { db } = shop.shop.database;
    const rows = await db.selectFrom('event_counts').select(['kind', 'subject']).execute();
    expect(rows).toEqual([{ kind: 'view_item', subject: '' }]);
    expect((await visits()).products).toEqual([]);
  });

  it('are counted once by however many sweeps, with what came in between', async () => {
    await send('2026-04-15T06:00:00.000Z', [['visit', first()]]);
    await send('2026-04-15T06:29:00.000Z', [['visit', first()]]);
    // The second may have been received by a server whose insert has not ended.
    await sweep('2026-04-15T06:30:00.000Z');
    expect(stepsOf(await visits())).toMatchObject({ visit: 1 });
    await sweep('2026-04-15T07:30:00.000Z');
    await sweep('2026-04-15T08:30:00.000Z');
    expect(stepsOf(await visits())).toMatchObject({ visit: 2 });
  });

  it('are counted after a sweep that was off for weeks, and outlive their events', async () => {
    const { db } = shop.shop.database;
    await send('2026-03-10T06:00:00.000Z', [['visit', first()]]);
    await send('2026-04-10T06:00:00.000Z', [['visit', first()]]);
    await sweep('2026-04-15T06:00:00.000Z');
    expect(await db.selectFrom('analytics_events').select('name').execute()).toHaveLength(1);
    expect(stepsOf(await visits(90))).toMatchObject({ visit: 2 });
    await sweep('2026-05-15T06:00:00.000Z');
    expect(await db.selectFrom('analytics_events').select('name').execute()).toHaveLength(0);
    expect(stepsOf(await visits(90))).toMatchObject({ visit: 2 });
  });

  it('of days more than 400 days ago are deleted', async () => {
    const { db } = shop.shop.database;
    await send('2026-04-14T18:30:00.000Z', [['visit', first()]]);
    await sweep('2026-04-15T06:00:00.000Z');
    const left = async () => (await db.selectFrom('event_counts').selectAll().execute()).length;
    await sweep('2027-05-20T18:29:00.000Z');
    expect(await left()).toBe(1);
    await sweep('2027-05-20T18:30:00.000Z');
    expect(await left()).toBe(0);
  });

  it('are counted once when two servers sweep together, more than one batch', async () => {
    const { dataDir, databaseUrl } = shop.shop.env;
    const other = openDatabase({ dataDir, databaseUrl, poolSize: 2, onConnectionError: () => {} });
    for (let batch = 0; batch < 12; batch += 1) {
      await send(
        `2026-04-15T06:00:00.${100 + batch}Z`,
        Array.from({ length: 50 }, () => ['view_item', first(tea.id)]),
      );
    }
    const now = new Date('2026-04-15T07:00:00.000Z');
    // A SQLite file has one server, whose sweeps may still overlap.
    const second = databaseUrl ? other.db : shop.shop.database.db;
    await Promise.all([countEvents(shop.shop.database.db, now), countEvents(second, now)]);
    await other.close();
    shop.platform.setClock(now.toISOString());
    expect((await visits()).products[0]).toMatchObject({ seen: 600 });
  });

  it('are of 7, 30 or 90 days', async () => {
    const { token } = await shop.signInAdmin('manager');
    const answer = await shop.request('GET', '/api/admin/visits?days=8', { token });
    expect(answer.status).toBe(400);
  });
});
