import { expect, it } from 'vitest';
import { openPrintingShop } from '../../../tests/printers/printing-shop';
import { forAllTests } from '../../../tests/support/platform/for-tests';
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
    .where('order_id', '=', orderId)
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
