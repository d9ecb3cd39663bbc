import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Drawer } from '../../../shared/contract/money/drawer-contract';
import { MOST_DRAWER_ENTRIES } from '../../../shared/domain/money/drawer';
import type { Role } from '../../../shared/domain/platform/roles';
import { guestOf, orderFor, placed } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';
import { proveSums, troublesOf } from '../proof/prove-sums';

const DAY = '2026-04-15';
const EVENING = '2026-04-15T15:00:00.000Z';
const shop = await forEachTest(openTestShop());

const send = async (method: string, path: string, body?: object, role: Role = 'staff') => {
  const { token } = await shop.signInAdmin(role);
  return shop.request(method, `/api/admin/drawer/${path}`, { token, ...(body && { body }) });
};
const enter = (kind: string, amount: number, reason: string, id: string = randomUUID()) =>
  send('POST', 'entries', { id, kind, amount, reason });
const count = (pieces: object, { id = randomUUID(), date = DAY, role = 'staff' as Role } = {}) =>
  send('POST', `${date}/counts`, { id, pieces }, role);
const drawer = async (): Promise<Drawer> => (await send('GET', DAY)).body;
const sheet = async () => (await shop.asAdmin('GET', `/api/admin/reports/days/${DAY}`)).sheet;
const close = async (body: object = {}) => {
  const path = `/api/admin/reports/days/${DAY}`;
  const { seen, counts } = await shop.asAdmin('GET', path);
  const { token } = await shop.signInAdmin('manager');
  const countId = counts.at(-1)?.id ?? null;
  const entered = { seen, countId, explanation: '', early: '', ...body };
  return shop.request('POST', `${path}/closing`, { token, body: entered });
};
const troubles = async () => troublesOf(await proveSums(shop.shop.database.db));

describe('the drawer of a day', () => {
  beforeEach(async () => {
    const tea = await shop.addProduct({ price: 200, stockCount: 9 });
    for (const guest of [1, 2]) {
      const { id } = await placed(shop, orderFor(tea, 1, { guest: guestOf(guest) }));
      const cash = { method: 'cash', amount: 200, received: 0 };
      await shop.asAdmin('POST', `/api/orders/${id}/payments`, cash);
      if (guest === 2) {
        const refund = { method: 'cash', amount: 50, received: 200, reason: 'Cold' };
        shop.platform.passSeconds(1);
        await shop.asAdmin('POST', `/api/orders/${id}/refunds`, refund);
      }
    }
    await shop.signInAdmin('staff');
    await shop.signInAdmin('manager');
  });

  it('expects float, cash payments, refunds, and what came in and went out, by person', async () => {
    await enter('float', 1000, '');
    await enter('in', 300.5, 'Change from the bank');
    const { body } = await enter('out', 120, 'Milk');
    expect(body.entries).toMatchObject([
      { kind: 'float', amount: 1000, reason: '', by: 'staff' },
      { kind: 'in', amount: 300.5, reason: 'Change from the bank' },
      { kind: 'out', amount: 120, reason: 'Milk' },
    ]);
    // Blind: nothing says what the drawer should hold.
    expect(body.counts).toEqual([]);
    const { cash, drawer: sums } = await sheet();
    expect(cash).toBe(350);
    expect(sums).toMatchObject({ float: 1000, paidIn: 300.5, paidOut: 120, expected: 1530.5 });
    const nothing = { taken: 0, refunded: 0, float: 0, paidIn: 0, paidOut: 0, riders: 0 };
    expect(sums.people).toEqual([
      { ...nothing, by: expect.any(String), taken: 400, refunded: 50 },
      { ...nothing, by: 'staff', float: 1000, paidIn: 300.5, paidOut: 120 },
    ]);
    const log = (await shop.asAdmin('GET', '/api/admin/audit-log?area=reports')).items;
    expect(log).toHaveLength(3);
    expect(log).toContainEqual(expect.objectContaining({ to: { drawerOut: 120 }, reason: 'Milk' }));
    expect(await troubles()).toEqual([]);
  });

  it('adds an entry or a count that is sent again once', async () => {
    const id = randomUUID();
    const both = await Promise.all([1, 2].map(() => enter('out', 120, 'Milk', id)));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await drawer()).entries).toHaveLength(1);
    expect((await enter('out', 121, 'Milk', id)).body.code).toBe('conflict');
    await count({ 100: 1 }, { id });
    await count({ 100: 1 }, { id });
    expect((await drawer()).counts).toHaveLength(1);
    expect((await count({ 100: 2 }, { id })).body.code).toBe('conflict');
  });

  it('refuses amounts and counts that cannot be, and changes nothing', async () => {
    const before = await shop.everything();
    for (const amount of [0, -5, 100_000.01, 0.001]) {
      expect((await enter('in', amount, 'Why')).status).toBe(400);
    }
    expect((await enter('out', 5, '')).status).toBe(400);
    for (const pieces of [{ 1000: 1 }, { 500: -1 }, { 500: 1.5 }, { 500: 10_001 }]) {
      expect((await count(pieces)).status).toBe(400);
    }
    expect((await count({ 500: 1 }, { date: '2026-04-16', role: 'admin' })).status).toBe(400);
    // What an older day took is the managers' matter.
    expect((await count({ 500: 1 }, { date: '2026-04-13' })).status).toBe(403);
    expect((await send('GET', '2026-04-13')).status).toBe(403);
    expect(await shop.everything()).toBe(before);
  });

  it(`takes ${MOST_DRAWER_ENTRIES} entries a day`, async () => {
    const { db } = shop.shop.database;
    await enter('in', 1, 'One');
    const [row] = await db.selectFrom('drawer_entries').selectAll().execute();
    const more = Array.from({ length: MOST_DRAWER_ENTRIES - 1 }, (_, index) => ({
      ...row,
      id: `more-${index}`,
    }));
    await db
      .insertInto('drawer_entries')
      .values(more as never)
      .execute();
    expect((await enter('in', 1, 'Too many')).body.code).toBe('drawer_full');
  });

  it('tells staff the difference only after the count, and keeps both counts', async () => {
    await enter('float', 1000, '');
    const first = await count({ 500: 2, 100: 3, 5: 1 });
    expect(first.body.counts).toMatchObject([
      { by: 'staff', pieces: { 500: 2, 100: 3, 5: 1 }, counted: 1305, expected: 1350 },
    ]);
    expect(first.body.counts[0].difference).toBe(-45);
    await count({ 500: 2, 100: 3, 50: 1 });
    const day = await shop.asAdmin('GET', `/api/admin/reports/days/${DAY}`);
    expect(day.counts.map(({ counted }: { counted: number }) => counted)).toEqual([1305, 1350]);
    shop.platform.setClock(EVENING);
    const outdated = await close({ countId: day.counts[0].id });
    expect(outdated.body.code).toBe('conflict');
    const { closing } = (await close()).body;
    expect([closing.countedCash, closing.difference]).toEqual([1350, 0]);
    expect(await troubles()).toEqual([]);
  });

  it('is counted before the day is closed, and takes nothing after it', async () => {
    shop.platform.setClock(EVENING);
    expect((await close()).status).toBe(400);
    await count({ 100: 3, 50: 1 });
    expect((await close()).status).toBe(200);
    expect((await enter('out', 1, 'Late')).body.code).toBe('day_closed');
    expect((await count({ 1: 1 })).body.code).toBe('day_closed');
    expect(await drawer()).toMatchObject({ isClosed: true, entries: [] });
  });

  it('is never changed by an entry that arrives while the day is closed', async () => {
    shop.platform.setClock(EVENING);
    await count({ 100: 3, 50: 1 });
    const [closed, entered] = await Promise.all([close(), enter('out', 20, 'Milk')]);
    expect([closed.status, entered.status].sort()).toEqual([200, 409]);
    expect(await troubles()).toEqual([]);
  });

  it('has rows whose change or loss the proof notices', async () => {
    const { db } = shop.shop.database;
    shop.platform.setClock(EVENING);
    await enter('out', 120, 'Milk');
    await count({ 100: 2, 20: 1, 10: 1 });
    await close();
    expect(await troubles()).toEqual([]);
    await db.updateTable('drawer_entries').set({ amount_paise: 13_000 }).execute();
    const found = (await troubles()).join(' ');
    expect(found).toContain('Days whose signed sheet differs from its payments: 2026-04-15.');
    expect(found).toContain('altered or removed');
    await db.updateTable('drawer_entries').set({ amount_paise: 12_000 }).execute();
    expect(await troubles()).toEqual([]);
    await db.deleteFrom('drawer_counts').execute();
    expect((await troubles()).join(' ')).toContain('altered or removed');
  });
});
