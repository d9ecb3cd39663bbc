import { describe, expect, it } from 'vitest';
import type { StatementMatch } from '../../../shared/contract/money/statements-contract';
import { openStatementShop, sureOf } from '../../../tests/support/money/statement-shop';
import { forEachTest } from '../../../tests/support/platform/for-tests';

const statements = await forEachTest(openStatementShop());
const { shop, orderOf, preview, name, confirm } = statements;

describe('what a merchant’s report settles together', () => {
  it('is one payment each', async () => {
    const [second, third] = [await orderOf(150, 2), await orderOf(350, 3)];
    const file = [
      'Merchant ID,Order,Transaction Date,Amount,Transaction Status,Message,Settlement UTR',
      'KK,T1,27-Nov-2026 10:05:11,85.00,COMPLETED,CODE Kadal,700612345678',
      `KK,T1,27-Nov-2026 10:05:11,150.00,COMPLETED,${second} Kadal,700612345678`,
      `KK,T1,27-Nov-2026 10:05:11,350.00,COMPLETED,${third} Kadal,700612345678`,
    ].join('\n');
    const found = await preview(file);
    expect(sureOf(found)).toEqual([statements.code, second, third]);
    expect(found.repeated).toBe(0);
    const columns = { date: 2, narration: 5, reference: 6, credit: 3, direction: 4 };
    await name(file.split('\n')[0]?.split(',') ?? [], columns);
    expect(sureOf(await preview(file))).toEqual([statements.code, second, third]);
  });

  it('is not taken for a payment that an earlier file had under the same reference', async () => {
    const second = await orderOf(150, 2);
    const row = (amount: number, note: string) =>
      `Date,Narration,Ref No,Credit\n27/11/2026,${note},700612345678,${amount}.00`;
    const { matches } = await preview(row(85, 'CODE'));
    await confirm({ credit: matches[0].credit, orders: [{ id: statements.code }] });
    const other = await preview(row(150, second));
    expect(sureOf(other)).toEqual([second]);
    await confirm({ credit: other.matches[0].credit, orders: [{ id: second }] });
    expect(await preview(row(150, second))).toMatchObject({ known: 1, matches: [] });
  });
});

describe('a payment that was reversed', () => {
  const SBI = 'Txn Date,Value Date,Description,Ref No./Cheque No.,        Debit,Credit,Balance';
  const CAME =
    '27-Nov-26,27-Nov-26,UPI/CR/700612345671/TRAP/SBIN/x/CODE,TRANSFER FROM 4897694162091, ,85.00,"1,000.00"';
  const WENT =
    '27-Nov-26,27-Nov-26,UPI/REV/700612345671/TRAP/SBIN/x/CODE,TRANSFER TO 4897,85.00, ,915.00';
  const file = (...rows: string[]) => [SBI, ...rows];
  const confirmFirst = async (found: { matches: StatementMatch[] }) => {
    const credit = found.matches[0]?.credit;
    if (credit) await confirm({ credit, orders: [{ id: statements.code }] });
  };
  /** Undoes the only match. */
  const undo = async () => {
    const [{ id }] = (await shop.asAdmin('GET', '/api/admin/statements/credits')).items;
    shop.platform.passSeconds(1);
    await shop.asAdmin('POST', `/api/admin/statements/credits/${id}/undo`, {});
  };
  const tasks = async () =>
    (await shop.asAdmin('GET', '/api/admin/dashboard/today')).reversedPayments;

  it('is never sure in the file that shows it, whether or not the balance is right', async () => {
    for (const row of [WENT, WENT.replace('915.00', '1')]) {
      const { matches } = await preview(file(CAME, row));
      expect(matches).toMatchObject([
        { reason: 'reversed', isSure: false, orderIds: [statements.code] },
      ]);
    }
  });

  it('is not sure after an earlier file has shown its reversal', async () => {
    expect((await preview(file(WENT))).matches).toEqual([]);
    const { matches } = await preview(file(CAME));
    expect(matches).toMatchObject([{ reason: 'reversed', isSure: false, pays: [{ amount: 85 }] }]);
    await confirmFirst({ matches });
    // Staff knew of it when they confirmed.
    expect(await tasks()).toEqual([]);
  });

  it('is a task for staff when the reversal comes later, until they have undone the match', async () => {
    await confirmFirst(await preview(file(CAME)));
    expect(await tasks()).toEqual([]);
    shop.platform.passSeconds(60);
    const later = await preview(file(WENT));
    const reversed = [{ id: statements.code, counterNumber: 1, amount: 85 }];
    expect(later.reversed).toEqual(reversed);
    expect(await tasks()).toEqual(reversed);
    await undo();
    expect(await tasks()).toEqual([]);
    expect((await preview(file(CAME))).matches).toMatchObject([{ isSure: false }]);
  });

  it('is a task until its money was returned', async () => {
    await confirmFirst(await preview(file(CAME)));
    shop.platform.passSeconds(60);
    await preview(file(WENT));
    const path = `/api/orders/${statements.code}/payment-status`;
    await shop.asAdmin('PUT', path, { paymentStatus: 'refunded' });
    expect(await tasks()).toEqual([]);
  });

  it('is not sure once its match was undone', async () => {
    await confirmFirst(await preview(file(CAME)));
    await undo();
    expect((await preview(file(CAME))).matches).toMatchObject([
      { reason: 'undone', isSure: false, orderIds: [statements.code] },
    ]);
  });

  it('is not sure when its own words say so', async () => {
    const words = file(CAME.replace('UPI/CR', 'UPI/REVERSAL'));
    expect((await preview(words)).matches).toMatchObject([{ reason: 'reversed', isSure: false }]);
  });

  it('leaves another payment of the same order sure', async () => {
    const again = CAME.replace('700612345671', '700612345672').replace('1,000', '1,085');
    const { matches } = await preview(file(CAME, again, WENT.replace('915', '1000')));
    expect(matches.map(({ isSure }: StatementMatch) => isSure)).toEqual([false, true]);
  });
});
