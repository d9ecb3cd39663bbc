import { expect, it } from 'vitest';
import { openPrintingShop } from '../../../tests/printers/printing-shop';
import { GUEST, orderOf, placed } from '../../../tests/support/orders/test-orders';
import { forAllTests } from '../../../tests/support/platform/for-tests';
import { proveSums, troublesOf } from '../../money/proof/prove-sums';
import { findPrinter } from './printer-store';
import { readTicket } from './read-ticket';

const cafe = await forAllTests(openPrintingShop());
const { shop } = cafe;

/** The texts of each ticket of an order, as they were queued. */
async function ticketsOf(printerId: string, orderId: string): Promise<string[][]> {
  await cafe.list();
  const { db } = shop.shop.database;
  const printer = await findPrinter(db, printerId);
  const jobs = await db
    .selectFrom('print_jobs')
    .selectAll()
    .where('printer_id', '=', printerId)
    .where('order_id', '=', orderId)
    .where('state', '!=', 'dropped')
    .orderBy('change_count')
    .execute();
  if (!printer) return [];
  const tickets = jobs.map((job) => readTicket(db, printer, job, shop.platform.clock()));
  return (await Promise.all(tickets)).map((blocks) =>
    (blocks ?? []).flatMap((block) => (block === 'rule' ? [] : block.text)),
  );
}

it('a table’s next ticket has only the dishes that were added', async () => {
  const printer = await cafe.addPrinter({ name: 'Kitchen', printsNew: 'accepted' });
  const [waffle, tea, momo] = await Promise.all(
    ['Waffle', 'Tea', 'Momo'].map((name) => shop.addProduct({ name })),
  );
  const table = await shop.asAdmin('POST', '/api/admin/tables', { name: 'Table 4' });
  const round = (product: { id: string } | undefined) =>
    shop.asAdmin('POST', `/api/admin/tables/${table.id}/rounds`, {
      items: [{ productId: product?.id, quantity: 1 }],
    });
  const { id } = await round(waffle);
  await cafe.list();
  await round(tea);
  await cafe.list();
  await round(momo);
  const [first, second, third, ...others] = await ticketsOf(printer.id, id);
  expect(others).toEqual([]);
  const dishes = (ticket: string[] | undefined) =>
    (ticket ?? []).filter((text) => ['Waffle', 'Tea', 'Momo'].includes(text));
  expect([first, second, third].map(dishes)).toEqual([['Waffle'], ['Tea'], ['Momo']]);
  expect([first, second, third].map((ticket) => ticket?.includes('TABLE 4'))).toEqual([
    true,
    true,
    true,
  ]);
  expect(first).not.toContain('ONE MORE ROUND');
  expect(third).toContain('ONE MORE ROUND');
  expect(third).not.toContain('CHANGED');
});

it('a dish that was removed from a split bill is struck once, and on its ticket alone', async () => {
  const printer = await cafe.addPrinter({ name: 'Pass', printsNew: 'accepted' });
  const dishes = await Promise.all(
    ['Soup', 'Rice', 'Dal'].map((name) => shop.addProduct({ name })),
  );
  const table = await shop.asAdmin('POST', '/api/admin/tables', { name: 'Table 5' });
  const items = dishes.map(({ id: productId }) => ({ productId, quantity: 1 }));
  const { id } = await shop.asAdmin('POST', `/api/admin/tables/${table.id}/rounds`, { items });
  expect(await ticketsOf(printer.id, id)).toHaveLength(1);
  const moved = [2, 3].map((line) => ({ line, quantity: 1 }));
  const split = await shop.asAdmin('POST', `/api/orders/${id}/moved-dishes`, {
    version: 0,
    dishes: moved,
  });
  const { line } = split.items.find(({ name }: { name: string }) => name === 'Rice');
  const removed = { version: split.changeCount, reason: 'Late', remove: [{ line, quantity: 1 }] };
  await shop.asAdmin('POST', `/api/orders/${split.id}/changes`, removed);
  const [ticket, ...others] = await ticketsOf(printer.id, split.id);
  expect(others).toEqual([]);
  expect(ticket).toEqual(expect.arrayContaining(['CHANGED', 'TABLE 5', 'Rice']));
  expect(ticket).not.toContain('Dal');
  // The dish that stayed on the split bill is still on the first bill's ticket, the removed one no longer.
  const [first] = await ticketsOf(printer.id, id);
  expect(first).toEqual(expect.arrayContaining(['Soup', 'Dal']));
  expect(first).not.toContain('Rice');
  expect(await shop.stockOf(dishes[1]?.id ?? '')).toBe(10);
  expect(troublesOf(await proveSums(shop.shop.database.db))).toEqual([]);
});

it('an order without a table that was changed while its printer was off comes out once, as it is', async () => {
  const printer = await cafe.addPrinter({ name: 'Counter', printsNew: 'accepted' });
  const dishes = await Promise.all(['Poha', 'Chai'].map((name) => shop.addProduct({ name })));
  const [poha, chai] = dishes.map(({ id: productId }) => ({ productId, quantity: 2 }));
  const { id } = await placed(shop, orderOf([], { guest: GUEST, items: [poha] }));
  await shop.setStatus(id, 'preparing');
  const change = (version: number, body: object) =>
    shop.asAdmin('POST', `/api/orders/${id}/changes`, { version, reason: 'Late', ...body });
  await change(0, { add: [chai] });
  await change(1, { remove: [{ line: 1, quantity: 1 }] });
  await ticketsOf(printer.id, id);
  const [ticket, ...others] = await ticketsOf(printer.id, id);
  expect(others).toEqual([]);
  // One plate of it was removed, and its ticket says so.
  expect(ticket?.filter((text) => text === 'Poha')).toHaveLength(2);
  expect(ticket).toEqual(
    expect.arrayContaining(['CHANGED', 'Poha', 'NEW: Chai', '3 items in all']),
  );
});

it('a ticket that somebody asked for is no copy while no other tells of its dishes', async () => {
  const printer = await cafe.addPrinter({ name: 'Pass', printsNew: 'accepted' });
  const [lassi, cake] = await Promise.all(
    ['Lassi', 'Cake'].map((name) => shop.addProduct({ name })),
  );
  const itemsOf = (dish = lassi) => [{ productId: dish?.id, quantity: 1 }];
  const ask = (orderId: string) =>
    shop.asAdmin('POST', `/api/admin/printers/${printer.id}/jobs`, { orderId });
  const table = await shop.asAdmin('POST', '/api/admin/tables', { name: 'Table 8' });
  const rounds = `/api/admin/tables/${table.id}/rounds`;
  const bill = await shop.asAdmin('POST', rounds, { items: itemsOf() });
  const queued = await ask(bill.id);
  await shop.asAdmin('DELETE', `/api/admin/print-jobs/${queued.id}`);
  await ask(bill.id);
  await shop.asAdmin('POST', rounds, { items: itemsOf(cake) });
  const [first, second, ...others] = await ticketsOf(printer.id, bill.id);
  expect(others).toEqual([]);
  for (const words of [first, second]) expect(words).not.toContain('COPY');
  expect(first).toContain('Lassi');
  expect(first).not.toContain('Cake');
  expect(second).toEqual(expect.arrayContaining(['ONE MORE ROUND', 'Cake']));

  const { id } = await placed(shop, orderOf([], { guest: GUEST, items: itemsOf() }));
  await ask(id);
  const discount = {
    version: 0,
    kind: 'staff-discount',
    line: null,
    percent: null,
    amount: 5,
    reason: 'Late',
  };
  await shop.asAdmin('POST', `/api/orders/${id}/discounts`, discount);
  await shop.setStatus(id, 'preparing');
  const tickets = await ticketsOf(printer.id, id);
  expect(tickets).toHaveLength(1);
  expect(tickets[0]).not.toContain('COPY');
});
