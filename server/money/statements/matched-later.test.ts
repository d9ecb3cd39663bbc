import { expect, it } from 'vitest';
import type { ReportDay } from '../../../shared/contract/money/day-sheets';
import type { StatementMatch } from '../../../shared/contract/money/statements-contract';
import { openStatementShop } from '../../../tests/support/money/statement-shop';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { proveSums, troublesOf } from '../proof/prove-sums';

const DAY = '2026-11-27';
const PATH = `/api/admin/reports/days/${DAY}`;
const statements = await forEachTest(openStatementShop());
const { shop, orderOf, line, statement, preview, confirm } = statements;

const read = (): Promise<ReportDay> => shop.asAdmin('GET', PATH);
const match = async (text: string) => {
  const { matches } = await preview(text);
  return confirm(
    ...matches.map(({ credit, orderIds }: StatementMatch) => ({
      credit,
      orders: orderIds.slice(0, 1).map((id) => ({ id, owed: credit.amount })),
    })),
  );
};

it('changes a closed day by one net line, whatever its orders and an undo', async () => {
  const second = await orderOf(120, 2);
  const unpaid = await orderOf(40.5, 3);
  for (const id of [statements.code, second]) await shop.setPayment(id, 'paid');
  const { seen } = await read();
  const signed = { seen, countId: null, explanation: '', early: 'Sold out' };
  const closed = await shop.asAdmin('POST', `${PATH}/closing`, signed);
  expect(closed).toMatchObject({ later: [], statements: [] });

  const text = statement(line(85, statements.code), line(120, second), line(40.5, unpaid));
  shop.platform.setClock('2026-11-28T06:00:00.000Z');
  await match(text);
  const changed = await read();
  const [net] = changed.statements;
  expect(changed.later).toEqual([]);
  expect(changed.statements).toMatchObject([
    { at: '2026-11-28T06:00:00.000Z', by: expect.any(String), orders: 3, net: 40.5 },
  ]);
  expect(changed.closing).toEqual(closed.closing);

  const credits = `/api/admin/statements/credits?statement=${net?.statement}`;
  const { items, total } = await shop.asAdmin('GET', credits);
  expect(total).toBe(3);
  const wrong = items.find(({ amount }: { amount: number }) => amount === 120);
  await shop.asAdmin('POST', `/api/admin/statements/credits/${wrong.id}/undo`);
  expect((await read()).statements).toMatchObject([{ ...net, orders: 3 }]);
  expect(await shop.asAdmin('GET', credits)).toMatchObject({ total: 2 });

  // The same file again, days later.
  shop.platform.setClock('2026-11-30T06:00:00.000Z');
  await match(text);
  expect((await read()).statements).toMatchObject([{ orders: 3, net: 40.5 }]);
  expect(troublesOf(await proveSums(shop.shop.database.db))).toEqual([]);
});

it('is not mixed up with another statement, nor with what staff change by hand', async () => {
  const { seen } = await read();
  const signed = { seen, countId: null, explanation: '', early: 'Sold out' };
  await shop.asAdmin('POST', `${PATH}/closing`, signed);
  const second = await orderOf(120, 2);
  await match(statement(line(85, statements.code)));
  shop.platform.passSeconds(1);
  await match(statement(line(120, second)));
  await shop.setPayment(await orderOf(60, 3), 'paid');
  const { later, statements: lines } = await read();
  expect(later).toMatchObject([{ method: 'upi', amount: 60 }]);
  expect(lines.map(({ orders, net }) => [orders, net])).toEqual([
    [1, 85],
    [1, 120],
  ]);
});
