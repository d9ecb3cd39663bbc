import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { guestOf, orderFor, placed } from '../../../tests/support/orders/test-orders';
import { openTabletShop } from '../../../tests/support/people/shared-tablet';
import { forAllTests } from '../../../tests/support/platform/for-tests';
import { proveSums, troublesOf } from '../proof/prove-sums';

const DAY = '2026-04-15';
const NOTHING = { taken: 0, refunded: 0, float: 0, paidIn: 0, paidOut: 0, riders: 0 };
const opened = await forAllTests(openTabletShop());

const sold = await sellAtTablets();

type Tablet = Awaited<ReturnType<typeof opened.enrol>>;

async function takeCash(tablet: Tablet, orderId: string) {
  const cash = { method: 'cash', amount: 200, received: 0 };
  expect((await tablet.request('POST', `/api/orders/${orderId}/payments`, cash)).status).toBe(200);
}

async function enter(tablet: Tablet, kind: string, amount: number) {
  const entry = { id: randomUUID(), kind, amount, reason: 'Milk' };
  expect((await tablet.request('POST', '/api/admin/drawer/entries', entry)).status).toBe(200);
}

const troubles = async () => troublesOf(await proveSums(opened.shop.shop.database.db));

/** Two orders of ₹200, paid at two tablets; what else was done there; a third one paid at a laptop. */
async function sellAtTablets() {
  const { shop, hire, enrol } = opened;
  const pema = await hire('staff', '7391');
  const dorji = await hire('manager', '2580');
  const [counter, kitchen] = [await enrol('Counter'), await enrol('Kitchen')];
  const tea = await shop.addProduct({ price: 200, stockCount: 9 });
  const orders: string[] = [];
  for (const guest of [1, 2, 3]) {
    orders.push((await placed(shop, orderFor(tea, 1, { guest: guestOf(guest) }))).id);
  }
  const [first = '', second = '', third = ''] = orders;
  await counter.enterPin(pema.userId, '7391');
  await enter(counter, 'float', 1000);
  await takeCash(counter, first);
  await counter.enterPin(dorji.userId, '2580');
  const refund = { method: 'cash', amount: 50, received: 200, reason: 'Cold', lines: [] };
  opened.passSeconds(1);
  expect((await counter.request('POST', `/api/orders/${first}/refunds`, refund)).status).toBe(200);
  await kitchen.enterPin(dorji.userId, '2580');
  await takeCash(kitchen, second);
  await enter(kitchen, 'out', 120);
  const cash = { method: 'cash', amount: 200, received: 0 };
  const laptop = await shop.signInByPassword(dorji.account);
  await shop.succeed('POST', `/api/orders/${third}/payments`, { token: laptop.token, body: cash });
  return { shop, pema, dorji, counter, kitchen, first };
}

const drawerOfDay = async () => {
  const { token } = await opened.owner();
  const { sheet } = await opened.shop.succeed('GET', `/api/admin/reports/days/${DAY}`, { token });
  return sheet.drawer;
};

test('cash is added up by person and by enrolled device, and stays so once a device is revoked', async () => {
  const { shop, pema, dorji, counter } = sold;
  const expected = {
    float: 1000,
    paidOut: 120,
    expected: 1000 + 600 - 50 - 120,
    people: [
      { ...NOTHING, by: pema.name, taken: 200, float: 1000 },
      { ...NOTHING, by: dorji.name, taken: 400, refunded: 50, paidOut: 120 },
    ],
    devices: [
      { ...NOTHING, device: null, taken: 200 },
      { ...NOTHING, device: 'Counter', taken: 200, refunded: 50, float: 1000 },
      { ...NOTHING, device: 'Kitchen', taken: 200, paidOut: 120 },
    ],
  };
  expect(await drawerOfDay()).toMatchObject(expected);
  const { token } = await opened.owner();
  await shop.succeed('DELETE', `/api/admins/devices/${counter.id}`, { token });
  expect(await drawerOfDay()).toMatchObject(expected);
  const { db } = shop.shop.database;
  const rows = await db.selectFrom('payments').select(['device_id', 'device_name']).execute();
  expect(rows.filter((row) => row.device_id === counter.id)).toHaveLength(2);
  expect(await troubles()).toEqual([]);
});

test('a mistake that is taken back counts for the device on which that is done', async () => {
  const { kitchen, first } = sold;
  const { body } = await kitchen.request('GET', `/api/orders/admin/${first}`);
  const { id } = body.payments.find(({ kind }: { kind: string }) => kind === 'refund');
  const path = `/api/orders/${first}/payments/${id}/take-back`;
  expect((await kitchen.request('POST', path, {})).status).toBe(200);
  const { devices } = await drawerOfDay();
  expect(devices[2]).toMatchObject({ device: 'Kitchen', refunded: -50 });
});

test('the proof notices an entry that was moved to another device', async () => {
  await sold.shop.shop.database.db
    .updateTable('drawer_entries')
    .set({ device_name: 'Counter' })
    .where('kind', '=', 'out')
    .execute();
  expect(await troubles()).not.toEqual([]);
});
