import { expect, test } from 'vitest';
import { openPrintingShop } from '../../../tests/printers/printing-shop';
import { StarPrinter } from '../../../tests/printers/star-printer';
import { forAllTests } from '../../../tests/support/platform/for-tests';
import { takeTicket } from './next-ticket';
import { findNextJob } from './print-queue';
import { findPrinter } from './printer-store';

const cafe = await forAllTests(openPrintingShop());

test('a ticket that cannot be drawn waits for a person, and the next one is printed', async () => {
  const { id, url } = await cafe.addPrinter();
  await cafe.print(id, (await cafe.order()).id);
  await cafe.print(id, (await cafe.order()).id);
  const { platform, shop } = cafe.shop;
  const { db } = shop.database;
  const [printer, job] = [await findPrinter(db, id), await findNextJob(db, id)];
  if (!printer || !job) throw new Error('nothing to print');
  const draw = () => Promise.reject(new Error('a bug'));
  const taken = takeTicket(
    { db, clock: platform.clock, newId: platform.newId, draw, readReceipt: draw },
    printer,
    job,
  );
  await expect(taken).rejects.toThrow('a bug');
  const star = new StarPrinter(url);
  await star.turn();
  expect((await cafe.jobs()).map(({ state }) => state)).toEqual(['failed', 'printed']);
});
