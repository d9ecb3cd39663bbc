import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { beginSequence } from '../../../tests/support/money/money-acts';
import { openMoneyBook } from '../../../tests/support/money/money-book';
import { KNOWN_SEQUENCES, step } from '../../../tests/support/money/money-steps';
import { billedByMonth, moneyViolations } from '../../../tests/support/money/money-violations';
import { forAllTests } from '../../../tests/support/platform/for-tests';
import { isPostgres } from '../../platform/db/is-postgres';
import { proveSums, troublesOf } from '../proof/prove-sums';

/** PostgreSQL takes longer, and shows locks in a few of them. */
const RUNS = { sqlite: 30, postgres: 8 };

const book = await forAllTests(openMoneyBook());

it('money adds up after any sequence of events, also of two at the same time', async () => {
  const { db } = book.shop.shop.database;
  const rounds = fc.array(fc.array(step, { minLength: 1, maxLength: 2 }), {
    minLength: 4,
    maxLength: 10,
  });
  await fc.assert(
    fc.asyncProperty(rounds, async (played) => {
      const { ids, play, end, atGateway } = await beginSequence(book);
      for (const round of played) {
        book.shop.platform.passSeconds(1);
        await Promise.all(round.map((step) => play(step, round.length === 1)));
        expect(await moneyViolations(db, ids)).toEqual([]);
      }
      await end();
      for (const id of ids) await expectAllOf(id, atGateway(id));
      expect(await moneyViolations(db, ids)).toEqual([]);
    }),
    {
      numRuns: isPostgres(db) ? RUNS.postgres : RUNS.sqlite,
      examples: KNOWN_SEQUENCES,
      // A busy machine plays fewer, and a failing sequence is shortened no longer than this.
      interruptAfterTimeLimit: 60_000,
    },
  );
  await expectReturns();
  expect(troublesOf(await proveSums(db))).toEqual([]);
}, 120_000);

/** The shop has counted all that the gateway received and returned for an order, and nothing else. */
async function expectAllOf(
  id: string,
  { receipts, refunded }: { receipts: { reference: string; amount: number }[]; refunded: number },
): Promise<void> {
  const { rows } = await sql<{ kind: string; reference: string; amount: number }>`
    select kind, reference, amount_paise as amount from payments
    where order_id = ${id} and method = 'gateway'`.execute(book.shop.shop.database.db);
  const paid = rows.filter(({ kind }) => kind === 'payment');
  const named = (each: { reference: string; amount: number }) => `${each.reference} ${each.amount}`;
  expect(paid.map(named).sort()).toEqual(receipts.map(named).sort());
  const returned = rows.reduce((sum, row) => (row.kind === 'refund' ? sum - row.amount : sum), 0);
  expect(returned).toBe(refunded);
}

/** The tables of each month add up to its bills less its credit notes, to the paisa. */
async function expectReturns(): Promise<void> {
  const { db } = book.shop.shop.database;
  const { rows } = await sql<{ month: string; amount: number }>`
    select substr(business_date, 1, 7) as month,
      sum(taxable_paise + cgst_paise + sgst_paise + round_off_paise) as amount
    from bill_taxes group by substr(business_date, 1, 7)`.execute(db);
  const taxed = rows.map(({ month, amount }) => [month, Number(amount)]);
  expect(new Map(taxed as [string, number][])).toEqual(await billedByMonth(db));
}
