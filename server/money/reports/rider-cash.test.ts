import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Drawer } from '../../../shared/contract/money/drawer-contract';
import type { Role } from '../../../shared/domain/platform/roles';
import { DELIVERY, openKitchenShop } from '../../../tests/support/kitchen/kitchen-shop';
import { orderFor, placed } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { proveSums, troublesOf } from '../proof/prove-sums';

const DAY = '2026-04-15';
const EVENING = '2026-04-15T15:00:00.000Z';
const CASH = { ...DELIVERY, payLater: 'cash-on-delivery' };

const cafe = await forEachTest(openKitchenShop());
const { shop } = cafe;

const send = async (method: string, path: string, body?: object, role: Role = 'staff') => {
  const { token } = await shop.signInAdmin(role);
  return shop.request(method, `/api/admin/drawer/${path}`, { token, ...(body && { body }) });
};
const riders = async (): Promise<Drawer['riders']> => (await send('GET', DAY)).body.riders;
const settle = (
  orders: readonly { id: string; owed: number }[],
  received: number,
  { reason = '', id = randomUUID() as string, role = 'manager' as Role } = {},
) => send('POST', 'riders', { id, orders, received, reason }, role);
const day = () => shop.asAdmin('GET', `/api/admin/reports/days/${DAY}`);
const troubles = async () => troublesOf(await proveSums(shop.shop.database.db));

/** An order that pays in cash, which a rider of this role has taken out. */
async function givenOut(role: Role = 'staff', changes: Record<string, unknown> = CASH) {
  shop.platform.passSeconds(1);
  const order = await placed(shop, orderFor(cafe.waffle, 2, changes), cafe.cook);
  await move(order.id, 'on-the-way', role);
  return { id: order.id, owed: order.totalAmount };
}

async function move(id: string, status: string, role: Role) {
  const { token } = await shop.signInAdmin(role);
  await shop.succeed('PUT', `/api/orders/${id}/status`, { token, body: { status } });
}

describe('the cash with the riders', () => {
  beforeEach(async () => {
    await shop.changeSettings({ openingMode: 'open', cashOnDelivery: true, payAtCounter: true });
    for (const role of ['staff', 'manager'] as const) await shop.signInAdmin(role);
  });

  it('is of those who last gave an order out or delivered it, until it is paid', async () => {
    const [first, second, third] = [await givenOut(), await givenOut(), await givenOut()];
    await move(second.id, 'delivered', 'manager');
    await givenOut('staff', { payLater: 'counter' });
    await placed(shop, orderFor(cafe.waffle, 1, CASH), cafe.cook);
    expect(await riders()).toMatchObject([
      { rider: 'staff', owed: first.owed + third.owed, orders: [{ id: first.id }, third] },
      { rider: 'manager', owed: second.owed, orders: [second] },
    ]);
    const part = { method: 'cash', amount: 10, received: 0 };
    await shop.asAdmin('POST', `/api/orders/${third.id}/payments`, part);
    await shop.setPayment(first.id, 'paid');
    // Of another day, too.
    shop.platform.setClock('2026-04-16T06:00:00.000Z');
    const { body } = await send('GET', '2026-04-16');
    expect(body.riders).toMatchObject([
      { rider: 'manager', owed: second.owed },
      { rider: 'staff', owed: third.owed - 10, orders: [{ id: third.id }] },
    ]);
    const { sheet } = await day();
    expect(sheet.withRiders).toEqual({ orders: 2, total: third.owed - 10 + second.owed });
  });

  it('is settled in one entry with its difference, and the orders are paid', async () => {
    const orders = [await givenOut(), await givenOut()];
    const owed = orders.reduce((sum, order) => sum + order.owed, 0);
    expect((await settle(orders, owed - 20)).status).toBe(400);
    const id = randomUUID();
    const why = { reason: 'Gave wrong change', id };
    const both = await Promise.all([1, 2].map(() => settle(orders, owed - 20, why)));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const [entry, ...others] = both[0]?.body.entries ?? [];
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      id,
      kind: 'rider',
      amount: owed - 20,
      reason: 'Gave wrong change',
      by: 'manager',
      rider: { name: 'staff', owed, orderIds: orders.map((order) => order.id).sort() },
    });
    expect(await riders()).toEqual([]);
    for (const order of orders) {
      expect(await cafe.stored(order.id)).toMatchObject({
        paymentStatus: 'paid',
        payments: [{ method: 'cash', amount: order.owed }],
      });
    }
    const { sheet } = await day();
    expect(sheet.drawer).toMatchObject({ riders: -20, expected: owed - 20 });
    expect(sheet.drawer.people).toMatchObject([{ by: 'manager', taken: owed, riders: -20 }]);
    expect(sheet.withRiders).toEqual({ orders: 0, total: 0 });
    const log = (await shop.asAdmin('GET', '/api/admin/audit-log?area=reports')).items;
    expect(log).toMatchObject([
      { to: { drawerRider: { rider: 'staff', received: owed - 20, owed } }, reason: why.reason },
    ]);
    expect((await settle(orders, owed, { id })).body.code).toBe('conflict');
    expect(await troubles()).toEqual([]);
  });

  it('is refused for what is not with one rider, and changes nothing', async () => {
    const [mine, theirs] = [await givenOut(), await givenOut('manager')];
    const inShop = await placed(shop, orderFor(cafe.waffle, 1, CASH), cafe.cook);
    const paid = await givenOut();
    await shop.setPayment(paid.id, 'paid');
    const before = await shop.everything();
    const refused = async (orders: (typeof mine)[]) => {
      const received = orders.reduce((sum, { owed }) => sum + owed, 0);
      return (await settle(orders, received)).body.code;
    };
    expect(await refused([mine, theirs])).toBe('conflict');
    expect(await refused([{ id: inShop.id, owed: inShop.totalAmount }])).toBe('conflict');
    expect(await refused([paid])).toBe('conflict');
    expect(await refused([mine, mine])).toBe('conflict');
    expect(await refused([{ ...mine, owed: mine.owed - 1 }])).toBe('conflict');
    expect(await refused([])).toBe('bad_input');
    expect((await settle([mine], -1)).status).toBe(400);
    expect(
      (await send('POST', 'entries', { id: randomUUID(), kind: 'rider', amount: 5 })).status,
    ).toBe(400);
    expect(await shop.everything()).toBe(before);
  });

  it('is settled once by two at the same time', async () => {
    const orders = [await givenOut(), await givenOut()];
    const owed = orders.reduce((sum, order) => sum + order.owed, 0);
    const both = await Promise.all([settle(orders, owed), settle([...orders].reverse(), owed)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await day()).sheet.drawer.expected).toBe(owed);
  });

  it('stands in the closing as open, and is settled on a later day', async () => {
    const order = await givenOut();
    shop.platform.setClock(EVENING);
    await shop.changeSettings({ openingMode: 'hours' });
    const path = `/api/admin/reports/days/${DAY}`;
    const { seen } = await day();
    const signed = { seen, countId: null, explanation: '', early: '' };
    const { closing } = await shop.asAdmin('POST', `${path}/closing`, signed);
    expect(closing.sheet.withRiders).toEqual({ orders: 1, total: order.owed });
    expect((await settle([order], order.owed)).body.code).toBe('day_closed');
    shop.platform.setClock('2026-04-16T06:00:00.000Z');
    expect((await settle([order], order.owed)).status).toBe(200);
    expect((await day()).later).toMatchObject([{ method: 'cash', day: '2026-04-16' }]);
    const { db } = shop.shop.database;
    expect(await troubles()).toEqual([]);
    await db.updateTable('drawer_entries').set({ owed_paise: 1 }).execute();
    expect((await troubles()).join(' ')).toContain('altered or removed');
  });
});
