import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { DaySheet } from '../../../shared/contract/money/day-sheets';
import { countDrawer } from '../../../tests/support/money/count-drawer';
import { GUEST, orderFor, placed } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';
import { proveSums, troublesOf } from '../proof/prove-sums';

const DAY = '2026-04-15';
const SETTINGS = { openingMode: 'open', upiId: 'cafe@bank', tipsAtCounter: true } as const;
const shop = await forEachTest(openTestShop());
const { token } = await shop.signInAdmin('staff');
const db = () => shop.shop.database.db;
let id = '';

const send = (method: string, path: string, body?: object) =>
  shop.request(method, `/api/orders/${id}/${path}`, { token, ...(body && { body }) });
const pay = (payment: object) =>
  send('POST', 'payments', { method: 'cash', amount: 200, received: 0, ...payment });
const read = () => shop.asAdmin('GET', `/api/orders/admin/${id}`);
const day = () => shop.asAdmin('GET', `/api/admin/reports/days/${DAY}`);
const sheet = async (): Promise<DaySheet> => (await day()).sheet;
const troubles = async () => troublesOf(await proveSums(db()));
const takeBack = (tipId: string) => send('POST', `tips/${tipId}/take-back`);

async function close(): Promise<void> {
  const { seen, sheet } = await day();
  const countId = await countDrawer(shop, DAY, sheet.drawer.expected);
  const body = { seen, countId, explanation: '', early: 'Sold out' };
  await shop.asAdmin('POST', `/api/admin/reports/days/${DAY}/closing`, body);
}

beforeEach(async () => {
  await shop.changeSettings(SETTINGS);
  const tea = await shop.addProduct({ price: 200, stockCount: 9 });
  ({ id } = await placed(shop, orderFor(tea, 1, { guest: GUEST })));
  await shop.setStatus(id, 'delivered');
});

it('a tip is no part of total, payments, bill, report or revenue', async () => {
  await pay({ tip: 30 });
  await shop.asAdmin('POST', `/api/orders/${id}/bill`);
  const order = await read();
  expect(order).toMatchObject({
    totalAmount: 200,
    paymentStatus: 'paid',
    asksForTip: true,
    payments: [{ amount: 200, method: 'cash' }],
    tips: [{ amount: 30, method: 'cash', by: 'staff' }],
  });
  expect(order.receivedAmount).toBeUndefined();
  const { money, cash, drawer, tips } = await sheet();
  expect([money.left, cash, drawer.tips, drawer.expected]).toEqual([200, 200, 30, 230]);
  expect(tips).toEqual({ entries: 1, methods: [{ method: 'cash', amount: 30 }] });
  const report = await shop.asAdmin('GET', `/api/admin/reports?from=${DAY}&to=${DAY}`);
  expect([report.money.taken, report.sold.total]).toEqual([200, 200]);
  const { totalRevenue } = await shop.asAdmin('GET', '/api/admin/dashboard/stats');
  expect(totalRevenue).toBe(200);
  const log = await shop.asAdmin('GET', `/api/admin/audit-log?area=orders&q=${id}`);
  expect(log.items).toContainEqual(expect.objectContaining({ from: { tip: 0 }, to: { tip: 30 } }));
  const refund = { method: 'cash', amount: 230, received: 200, reason: 'Cold' };
  expect((await send('POST', 'refunds', refund)).body.code).toBe('bad_input');
  expect(await troubles()).toEqual([]);
});

it('it comes with an order that is marked paid, once', async () => {
  const paid = { paymentStatus: 'paid', from: 'pending', method: 'card', tip: 20.5 };
  for (let each = 0; each < 2; each += 1) await send('PUT', 'payment-status', paid);
  expect((await read()).tips).toMatchObject([{ amount: 20.5, method: 'card' }]);
  expect((await sheet()).drawer).toMatchObject({ tips: 0, expected: 0 });
});

it('a wrong one is taken back once', async () => {
  await pay({ tip: 30 });
  const [tip] = (await read()).tips;
  shop.platform.passSeconds(1);
  expect((await takeBack(tip.id)).status).toBe(200);
  expect((await read()).tips).toBeUndefined();
  expect((await sheet()).tips).toEqual({ entries: 2, methods: [] });
  const before = await shop.everything();
  expect((await takeBack(tip.id)).body.code).toBe('conflict');
  expect((await takeBack('nothing')).body.code).toBe('not_found');
  expect(await shop.everything()).toBe(before);
  expect(await troubles()).toEqual([]);
});

it('more than ₹5,000 of an order, a negative one, or one that the owner did not ask for is refused', async () => {
  const before = await shop.everything();
  for (const tip of [5000.01, -1, 0.001]) {
    expect((await pay({ tip })).body.code).toBe('bad_input');
  }
  expect(await shop.everything()).toBe(before);
  await pay({ tip: 4990 });
  shop.platform.passSeconds(1);
  expect((await pay({ amount: 1, received: 200, tip: 11 })).body.code).toBe('bad_input');
  expect((await read()).payments).toHaveLength(1);
  await shop.changeSettings({ ...SETTINGS, tipsAtCounter: false });
  expect((await pay({ amount: 1, received: 200, tip: 1 })).body.code).toBe('bad_input');
  expect((await pay({ amount: 1, received: 200 })).status).toBe(200);
});

it('a closed day takes none, and its sheet knows those that came before', async () => {
  await pay({ tip: 30 });
  await close();
  shop.platform.passSeconds(1);
  expect((await pay({ amount: 1, received: 200, tip: 5 })).body.code).toBe('day_closed');
  const [tip] = (await read()).tips;
  expect((await takeBack(tip.id)).body.code).toBe('day_closed');
  await shop.asAdmin('POST', `/api/admin/reports/days/${DAY}/reopening`, { reason: 'A tip' });
  expect((await pay({ amount: 1, received: 200, tip: 5 })).status).toBe(200);
  expect((await sheet()).drawer).toMatchObject({ tips: 35, expected: 236 });
  expect(await troubles()).toEqual([]);
});

it.each([
  ['another amount', () => sql`update tips set amount_paise = 1`.execute(db())],
  ['another person', () => sql`update tips set by_name = 'Pema'`.execute(db())],
  ['a tip that is gone', () => sql`delete from tips`.execute(db())],
])('the proof notices %s', async (_, alter) => {
  await pay({ tip: 30 });
  await close();
  expect(await troubles()).toEqual([]);
  await alter();
  expect((await troubles()).length).toBeGreaterThan(0);
});

it('customers read nothing of it', async () => {
  const { accessToken, id: own } = await placed(
    shop,
    orderFor(await shop.addProduct({ price: 10, stockCount: 9 }), 1, { guest: GUEST }),
  ).then((order) => order as typeof order & { accessToken: string });
  const path = `/api/orders/${own}/payments`;
  const body = { method: 'upi', amount: 10, received: 0, tip: 7 };
  await shop.asAdmin('POST', path, body);
  const seen = await shop.request('GET', `/api/orders/${own}`, {
    headers: { 'order-access-token': accessToken },
  });
  expect(Object.keys(seen.body)).not.toEqual(expect.arrayContaining(['tips']));
  expect(Object.keys(seen.body)).not.toEqual(expect.arrayContaining(['asksForTip']));
});
