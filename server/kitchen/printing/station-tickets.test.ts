import { expect, it } from 'vitest';
import { MOST_PRINTERS } from '../../../shared/contract/kitchen/printing-contract';
import { openPrintingShop } from '../../../tests/printers/printing-shop';
import { guestOf, orderOf, placed } from '../../../tests/support/orders/test-orders';
import { forAllTests } from '../../../tests/support/platform/for-tests';
import { findPrinter } from './printer-store';
import { readTicket } from './read-ticket';

const cafe = await forAllTests(openPrintingShop());
const { shop } = cafe;

const setStations = (names: object) => shop.asAdmin('PUT', '/api/admin/kitchen/settings', names);

/** The texts of an order's last ticket on a printer. */
async function textsOf(printerId: string, orderId: string): Promise<string[]> {
  const { db } = shop.shop.database;
  const printer = await findPrinter(db, printerId);
  const job = await db
    .selectFrom('print_jobs')
    .selectAll()
    .where('printer_id', '=', printerId)
    .where('order_id', '=', orderId)
    .orderBy('requested_at', 'desc')
    .executeTakeFirst();
  if (!printer || !job) return [];
  const blocks = (await readTicket(db, printer, job, shop.platform.clock())) ?? [];
  return blocks.flatMap((block) => (block === 'rule' ? [] : block.text));
}

const finish = (printerId: string) =>
  shop.shop.database.db
    .updateTable('print_jobs')
    .set({ state: 'printed' })
    .where('printer_id', '=', printerId)
    .execute();

it('a station’s printer prints its part of an order, and no order without its dishes', async () => {
  await setStations({ station1: 'Hot kitchen', station2: 'Cold kitchen' });
  const waffle = await shop.addProduct({ name: 'Waffle', station: 1 });
  const salad = await shop.addProduct({ name: 'Salad', station: 2 });
  const water = await shop.addProduct({ name: 'Water' });
  const order = (guest: number, ...dishes: { id: string }[]) => {
    shop.platform.passSeconds(1);
    return placed(shop, orderOf(dishes, { guest: guestOf(guest) }));
  };
  const hot = await cafe.addPrinter({ name: 'Hot', printsNew: 'placed', station: 1 });
  const cold = await cafe.addPrinter({ name: 'Cold', printsNew: 'placed', station: 2 });
  const all = await cafe.addPrinter({ name: 'Pass', printsNew: 'placed' });
  const both = await order(1, waffle, salad, water);
  const plain = await order(2, water);
  // The list queues what the printers have not asked for yet.
  const queued = (await cafe.list()).map(({ name, openJobs }) => [name, openJobs.length]);
  expect(Object.fromEntries(queued)).toEqual({ Hot: 1, Cold: 1, Pass: 2 });

  const part = await textsOf(cold.id, both.id);
  expect(part).toEqual(
    expect.arrayContaining(['Cold kitchen · part 2 of 2', 'Salad', '1 item of 3']),
  );
  expect(part).not.toContain('Waffle');
  expect(await textsOf(hot.id, both.id)).toContain('Hot kitchen · part 1 of 2');
  const whole = await textsOf(all.id, both.id);
  expect(whole).toEqual(expect.arrayContaining(['Waffle', 'Salad', 'Water', '3 items in all']));

  // Somebody asks for a ticket without any of the station's dishes: it has all of them.
  for (const { id } of [hot, cold, all]) await finish(id);
  expect((await cafe.print(cold.id, plain.id)).isCopy).toBe(true);
  expect(await textsOf(cold.id, plain.id)).toContain('Water');
  const saladOnly = await order(3, salad);
  const named = (await cafe.list()).map(({ name, stationName }) => [name, stationName]);
  expect(Object.fromEntries(named)).toEqual({ Hot: 'Hot kitchen', Cold: 'Cold kitchen' });
  expect(await textsOf(cold.id, saladOnly.id)).toContain('Cold kitchen');
  // What one station printed is no copy at another.
  await finish(cold.id);
  expect((await cafe.print(hot.id, saladOnly.id)).isCopy).toBe(false);

  await setStations({ station2: '' });
  // A closed station's printer prints whole orders.
  const later = await order(4, waffle, salad);
  const open = (await cafe.list()).map(({ name, stationName }) => [name, stationName]);
  expect(Object.fromEntries(open)).toEqual({ Hot: 'Hot kitchen' });
  expect(await textsOf(cold.id, later.id)).toEqual(expect.arrayContaining(['Waffle', 'Salad']));
});

it('only admins give a printer a station, which the audit log tells', async () => {
  const { printer } = await cafe.addPrinter();
  const path = `/api/admin/printers/${printer.id}`;
  const body = { name: 'Bar', paperDots: 576, printsNew: 'never', station: 1 };
  const { token } = await shop.signInAdmin('staff');
  expect((await shop.request('PUT', path, { token, body })).status).toBe(403);
  const admin = await shop.signInAdmin();
  for (const station of [0, 7, 1.5, '1']) {
    const refused = await shop.request('PUT', path, {
      token: admin.token,
      body: { ...body, station },
    });
    expect(refused.body.code).toBe('bad_input');
  }
  shop.platform.passSeconds(1);
  expect(await shop.asAdmin('PUT', path, body)).toMatchObject({ station: 1 });
  const log = await shop.asAdmin('GET', '/api/admin/audit-log?area=settings');
  expect(log.items[0]).toMatchObject({ to: { printerStation: 1 } });
});

it('a changed order is printed once more where its dishes changed, and says what', async () => {
  await setStations({ station1: 'Hot kitchen', station2: 'Cold kitchen' });
  const waffle = await shop.addProduct({ name: 'Honey waffle', station: 1 });
  const salad = await shop.addProduct({ name: 'Green salad', station: 2 });
  const hot = await cafe.addPrinter({ name: 'Hot 2', printsNew: 'placed', station: 1 });
  const cold = await cafe.addPrinter({ name: 'Cold 2', printsNew: 'placed', station: 2 });
  shop.platform.passSeconds(1);
  const order = await placed(shop, orderOf([waffle, salad], { guest: guestOf(9) }));
  await cafe.list();
  const jobsOf = async (printerId: string) =>
    shop.shop.database.db
      .selectFrom('print_jobs')
      .select('id')
      .where('printer_id', '=', printerId)
      .where('order_id', '=', order.id)
      .execute();
  for (const { id } of [hot, cold]) await finish(id);
  shop.platform.passSeconds(1);
  await shop.asAdmin('POST', `/api/orders/${order.id}/changes`, {
    version: 0,
    reason: 'The guest asked',
    add: [{ productId: waffle.id, quantity: 2 }],
    remove: [{ line: 1, quantity: 1 }],
  });
  await shop.setPayment(order.id, 'paid');
  for (let each = 0; each < 2; each += 1) await cafe.list();
  expect([await jobsOf(hot.id), await jobsOf(cold.id)]).toMatchObject([[{}, {}], [{}]]);
  expect(await textsOf(hot.id, order.id)).toEqual(
    expect.arrayContaining(['CHANGED', 'NEW: Honey waffle', 'Honey waffle']),
  );
});

it('a cafe has at most twenty printers, also if several are added at once', async () => {
  await cafe.shop.reset();
  const add = () => cafe.addPrinter();
  for (let added = 1; added < MOST_PRINTERS; added += 1) await add();
  const answers = await Promise.allSettled(Array.from({ length: 5 }, add));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await cafe.list()).toHaveLength(MOST_PRINTERS);
});
