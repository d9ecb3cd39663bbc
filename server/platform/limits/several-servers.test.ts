import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SETTINGS_DEFAULTS } from '../../../shared/contract/shop/settings-table';
import { guestOf, orderFor } from '../../../tests/support/orders/test-orders';
import { openTestShop, type TestShop } from '../../../tests/support/platform/test-shop';
import { createApp } from '../../app';
import { type OpenShop, openShop } from '../../operate/open-shop';
import { sweepExpired } from '../../scheduled-jobs';
import { LIMIT_RULES, PASSWORD_WAITS, UNPAID_ORDERS } from './limit-rules';
import { openRateLimits } from './rate-limits';

// A SQLite shop runs on one server.
describe.runIf(process.env['TEST_ENGINE'] === 'postgres')('two servers on one PostgreSQL', () => {
  let shop: TestShop;
  let second: OpenShop;
  let servers: ReturnType<typeof createApp>[];
  beforeAll(async () => {
    shop = await openTestShop({ TRUST_PROXY: '1' });
    second = await openShop(shop.shop.env, shop.platform);
    servers = [createApp(shop.shop, {}), createApp(second, {})];
  });
  beforeEach(() => shop.reset());
  afterAll(async () => {
    for (const server of servers) server.endStreams();
    await second.close();
    await shop.close();
  });

  /** Sends half of the requests to each server, 20 at once; returns the number of each status. */
  async function sendMany(count: number, path: string, from: string, body: (n: number) => object) {
    const counts: Record<number, number> = {};
    const send = async (index: number) => {
      const answer = await servers[index % 2]?.request(`http://localhost:3000${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from },
        body: JSON.stringify(body(index)),
      });
      const status = answer?.status ?? 0;
      counts[status] = (counts[status] ?? 0) + 1;
    };
    for (let first = 0; first < count; first += 20) {
      const length = Math.min(20, count - first);
      await Promise.all(Array.from({ length }, (_, index) => send(first + index)));
    }
    return counts;
  }

  it('share the limit of orders', async () => {
    const { points } = LIMIT_RULES.orders;
    const order = orderFor({ id: 'none' }, 1, { guest: guestOf(0) });
    const counts = await sendMany(points + 40, '/api/orders', '198.51.100.1', () => order);
    expect(counts).toEqual({ 409: points, 429: 40 });
  });

  it('share the limit of sign-in codes', async () => {
    const { points } = LIMIT_RULES.codes;
    const before = shop.platform.messages.length;
    const counts = await sendMany(
      points + 20,
      '/api/auth/phone-number/send-otp',
      '198.51.100.2',
      (index) => ({ phoneNumber: guestOf(index).phoneNumber }),
    );
    expect(counts).toEqual({ 200: points, 429: 20 });
    expect(shop.platform.messages.length - before).toBe(points);
  });

  it('share the limit of password attempts', async () => {
    const guess = { email: 'owner@cafe.example', password: 'not-the-password' };
    const counts = await sendMany(20, '/api/auth/sign-in/email', '198.51.100.3', () => guess);
    const tried = PASSWORD_WAITS.triesWithout + 1;
    expect(counts).toEqual({ 401: tried, 429: 20 - tried });
  });

  it('share the changes that one of the staff makes in a day', async () => {
    const { db } = shop.shop.database;
    const manager = await shop.signInAdmin('manager');
    const cook = await shop.signInAdmin('staff');
    const owner = await shop.signInAdmin();
    const ask = (method: string, path: string, { token } = manager) =>
      shop.request(method, path, { token }).then(({ status }) => status);
    const dropTicket = (by = manager) => ask('DELETE', '/api/admin/print-jobs/none', by);
    const deleteDish = () => ask('DELETE', '/api/products/none');
    const use = (limit: 'staffChangesByDay' | 'officeChangesByDay') => {
      const { points } = LIMIT_RULES[limit];
      const keys = `${limit}:%`;
      return sql`update rate_limits set points = ${points} where key like ${keys}`.execute(db);
    };
    expect([await dropTicket(), await dropTicket(owner), await deleteDish()]).toEqual([
      404, 404, 404,
    ]);
    await use('officeChangesByDay');
    expect([await dropTicket(), await deleteDish()]).toEqual([404, 429]);
    await use('staffChangesByDay');
    expect([await dropTicket(), await dropTicket(cook)]).toEqual([429, 404]);
    // What is read, and what pages send by themselves, goes on.
    expect(await ask('GET', '/api/orders')).toBe(200);
    expect(await ask('POST', '/api/admin/printers/none/claim')).toBe(404);
    // A thief who has used up the owner's day, too, does not keep their access.
    for (const path of ['admins/devices/none', 'admins/me/devices/none', 'admins/none']) {
      expect(await ask('DELETE', `/api/${path}`, owner)).toBe(404);
    }
    expect(await ask('POST', '/api/admins/me/devices/sign-out-others', owner)).toBe(200);
    await sql`delete from rate_limits`.execute(db);
  });

  it('give back no more than was taken, also when the window ended meanwhile', async () => {
    const { db } = shop.shop.database;
    const { points } = LIMIT_RULES.soldOutHandedOver;
    const limits = openRateLimits({ db, signer: shop.shop.signer, log: shop.platform.log });
    await limits.take('soldOutHandedOver', 'tablet', points);
    await sql`update rate_limits set expire = 1 where key like 'soldOutHandedOver:%'`.execute(db);
    await limits.giveBack('soldOutHandedOver', 'tablet', points);
    await limits.take('soldOutHandedOver', 'tablet', points);
    await expect(limits.take('soldOutHandedOver', 'tablet')).rejects.toThrow();
  });

  it('delete counts whose window is over', async () => {
    const { db } = shop.shop.database;
    const counts = async () => {
      const { rows } = await sql<{ key: string }>`select key from rate_limits`.execute(db);
      return rows.map(({ key }) => key);
    };
    const order = orderFor({ id: 'none' }, 1, { guest: guestOf(0) });
    await sendMany(1, '/api/orders', '198.51.100.7', () => order);
    await sweepExpired(db, new Date());
    const kept = await counts();
    expect(kept.length).toBeGreaterThan(0);
    // The keys do not reveal the client.
    expect(kept.join()).not.toMatch(/198\.51|@/);
    await sweepExpired(db, new Date(Date.now() + PASSWORD_WAITS.forgottenAfterS * 1000));
    expect(await counts()).toEqual([]);
  });

  it('count in memory while the table is missing', async () => {
    const { db } = shop.shop.database;
    await sql`alter table rate_limits rename to rate_limits_gone`.execute(db);
    const { points } = LIMIT_RULES.orders;
    const order = orderFor({ id: 'none' }, 1, { guest: guestOf(0) });
    const counts = await sendMany(2 * points + 20, '/api/orders', '198.51.100.6', () => order);
    await sql`alter table rate_limits_gone rename to rate_limits`.execute(db);
    expect(counts).toEqual({ 409: 2 * points, 429: 20 });
  });

  it('share the limits of unpaid orders of a phone and of a network', async () => {
    await shop.changeSettings({ openingMode: 'open' });
    const tea = await shop.addProduct({ stockCount: 1000 });
    const { ofOneBuyer } = UNPAID_ORDERS;
    const order = (guest: object) => orderFor(tea, 1, { guest });
    const phone = await sendMany(12, '/api/orders', '198.51.100.4', () => order(guestOf(1)));
    expect(phone).toEqual({ 201: ofOneBuyer, 429: 12 - ofOneBuyer });
    const sendFrom = (count: number, guest: number) =>
      sendMany(count, '/api/orders', '198.51.100.5', (index) => order(guestOf(guest + index)));
    const { unpaidItemsOfNetwork } = SETTINGS_DEFAULTS;
    // Not one too many, although 20 arrive at once.
    expect(await sendFrom(unpaidItemsOfNetwork + 15, 100)).toEqual({
      201: unpaidItemsOfNetwork,
      409: 15,
    });
    expect(await shop.stockOf(tea.id)).toBe(1000 - ofOneBuyer - unpaidItemsOfNetwork);
  });
});
