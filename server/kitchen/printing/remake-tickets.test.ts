import { expect, it } from 'vitest';
import { openPrintingShop } from '../../../tests/printers/printing-shop';
import { GUEST, orderOf, placed } from '../../../tests/support/orders/test-orders';
import { forAllTests } from '../../../tests/support/platform/for-tests';
import { findPrinter } from './printer-store';
import { readTicket } from './read-ticket';

const cafe = await forAllTests(openPrintingShop());
const { shop } = cafe;
const { db } = shop.shop.database;

const jobsOf = (orderId: string) =>
  db
    .selectFrom('print_jobs')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('what', '=', 'remake')
    .execute();

it('a printer of new orders prints what is made again, once and alone', async () => {
  const printer = await cafe.addPrinter({ name: 'Kitchen', printsNew: 'accepted' });
  const dishes = await Promise.all(['Waffle', 'Tea'].map((name) => shop.addProduct({ name })));
  const items = dishes.map(({ id: productId }) => ({ productId, quantity: 2, note: 'Hot' }));
  const { id } = await placed(shop, orderOf([], { guest: GUEST, items }));
  await shop.setStatus(id, 'delivered');
  await cafe.list();
  const body = { lines: [{ line: 2, quantity: 1 }], reason: 'other', note: 'A fly' };
  await shop.asAdmin('POST', `/api/orders/${id}/remakes`, { version: 0, ...body });
  await cafe.list();
  await cafe.list();
  const [job, ...others] = await jobsOf(id);
  const found = await findPrinter(db, printer.id);
  if (!job || !found) throw new Error('No ticket was queued');
  expect(others).toEqual([]);
  const read = () => readTicket(db, found, job, shop.platform.clock());
  const texts = ((await read()) ?? []).flatMap((block) =>
    block === 'rule' ? [] : `${block.mark ?? ''}${block.text}`,
  );
  expect(texts).toEqual(expect.arrayContaining(['REMAKE', '1×Tea', 'Note: Hot', 'Other: A fly']));
  expect(texts.join()).not.toMatch(/Waffle|PAID|TAKE AWAY/);
  const path = `/api/admin/kitchen/orders/${id}/remakes/1/made`;
  await shop.asAdmin('POST', path, { lines: [2] });
  expect(await read()).toBeUndefined();
});

it('what is made again for a bill that was merged goes to the table where its guests are now', async () => {
  const printer = await cafe.addPrinter({ name: 'Pass', printsNew: 'accepted' });
  const found = await findPrinter(db, printer.id);
  const { id: productId } = await shop.addProduct({ name: 'Momo' });
  const bills = [];
  for (const name of ['Table 1', 'Table 2', 'Table 3']) {
    const { id } = await shop.asAdmin('POST', '/api/admin/tables', { name });
    const items = [{ productId, quantity: 1 }];
    bills.push(await shop.asAdmin('POST', `/api/admin/tables/${id}/rounds`, { items }));
  }
  const [first, second, third] = bills;
  const remake = { version: 0, lines: [{ line: 1, quantity: 1 }], reason: 'cold', note: '' };
  await shop.asAdmin('POST', `/api/orders/${first.id}/remakes`, remake);
  await cafe.list();
  const [job] = (await jobsOf(first.id)).filter(({ printer_id }) => printer_id === printer.id);
  if (!job || !found) throw new Error('No ticket was queued');
  const merge = (from: { id: string }, to: { id: string }, version: number) =>
    shop.asAdmin('POST', `/api/orders/${from.id}/moved-dishes`, { version, toOrderId: to.id });
  await merge(first, second, 1);
  await merge(second, third, 1);

  const now = shop.platform.clock();
  const blocks = (await readTicket(db, found, job, now)) ?? [];
  const words = blocks.flatMap((block) => (block === 'rule' ? [] : block.text)).join('\n');
  expect(words).toContain('Table 3');
  expect(words).toContain(String(third.counterNumber));
  expect(words).not.toContain('Table 1');
  const { remakes } = await shop.asAdmin('GET', '/api/admin/kitchen');
  expect(remakes).toMatchObject([
    { orderId: first.id, number: third.counterNumber, tableName: 'Table 3' },
  ]);
  await shop.asAdmin('POST', `/api/admin/kitchen/orders/${first.id}/remakes/1/made`, {
    lines: [1],
  });
  expect(await readTicket(db, found, job, now)).toBeUndefined();
});
