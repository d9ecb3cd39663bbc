import { describe, expect, it } from 'vitest';
import { leftOutOf, openStatementShop, sureOf } from '../../../tests/support/money/statement-shop';
import { forEachTest } from '../../../tests/support/platform/for-tests';

const statements = await forEachTest(openStatementShop());
const { shop, preview, name } = statements;
const CREDIT = 'UPI/CR/633112345678/CODE';

describe('columns', () => {
  const HEADER = ['Day of transaction', 'What', 'Money out', 'Money in'];
  const file = `${HEADER.join(',')}\n27-11-2026,${CREDIT},,85.00`;
  const roles = { date: 0, narration: 1, reference: null, direction: null };

  it('that were named wrongly are named again', async () => {
    expect(await preview(file)).toMatchObject({ header: HEADER });
    await name(HEADER, { ...roles, credit: 2 });
    const wrong = await preview(file);
    expect(wrong.matches).toEqual([]);
    expect(leftOutOf(wrong)).toEqual({ 'no-amount': 1 });
    expect(wrong.layout).toMatchObject({ header: HEADER, columns: { credit: 2 }, isNamed: true });
    await name(HEADER, { ...roles, credit: 3, debit: 2 });
    expect(sureOf(await preview(file))).toEqual([statements.code]);
  });

  it('that were named wrongly leave no payment doubtful once they are named again', async () => {
    const rows = `${HEADER.join(',')}\n27-11-2026,${CREDIT},5.00,\n27-11-2026,${CREDIT},,85.00`;
    await name(HEADER, { ...roles, credit: 2, debit: 3 });
    expect(leftOutOf(await preview(rows))).toEqual({ debit: 1 });
    await name(HEADER, { ...roles, credit: 3, debit: 2 });
    expect(sureOf(await preview(file))).toEqual([statements.code]);
  });

  it('are not kept if no line can be read with them, or the balance contradicts them', async () => {
    const header = ['Day', 'What', 'Out', 'In', 'Left'];
    const text = [
      ...[
        header.join(','),
        '26/11/2026,SHOP,100.00,,1000.00',
        `27/11/2026,${CREDIT},,85.00,1085.00`,
      ],
      '27/11/2026,SHOP,85.00,,1000.00',
    ].join('\n');
    const { token } = await shop.signInAdmin();
    for (const columns of [
      { ...roles, credit: 2, debit: 3, balance: 4 },
      { ...roles, credit: 1, narration: 3 },
    ]) {
      const body = { header, columns, text };
      const refused = await shop.request('PUT', '/api/admin/statements/columns', { token, body });
      expect(refused.status).toBe(400);
      expect(refused.body.data.issues[0].message).toMatch(/columns/);
      expect(await preview(text)).toMatchObject({ header });
    }
    await name(header, { ...roles, credit: 3, debit: 2, balance: 4 }, { text });
    expect(sureOf(await preview(text))).toEqual([statements.code]);
  });

  it('of an unknown bank are asked for although a date stands before them', async () => {
    const found = await preview([
      'Statement From,01/11/2026,To,27/11/2026',
      'Sr,Day,What,Money out (Rs.),Money in (Rs.)',
      `1,27-11-2026,${CREDIT},,85.00`,
    ]);
    expect(found.header).toEqual(['Sr', 'Day', 'What', 'Money out (Rs.)', 'Money in (Rs.)']);
  });

  it('ask what their words mean, and remember it', async () => {
    const header = ['Date', 'Details', 'Type', 'Amount'];
    const file = `${header.join(',')}\n27/11/2026,CODE,Jama,85.00\n27/11/2026,SHOP,Kharcha,5.00`;
    const asked = await preview(file);
    expect(asked).toMatchObject({ header, words: ['Jama', 'Kharcha'], columns: { direction: 2 } });
    const words = [{ word: 'Jama', means: 'in' }];
    await name(header, { ...asked.columns, words });
    const found = await preview(file);
    expect(sureOf(found)).toEqual([statements.code]);
    expect(leftOutOf(found)).toEqual({ 'unknown-word': 1 });
    expect(found.layout.words).toEqual(['Kharcha']);
  });

  it('ask when no amount says which way the money went', async () => {
    const file = 'Date,Details,Amount\n27/11/2026,CODE,85.00\n27/11/2026,SHOP,5.00';
    expect(await preview(file)).toMatchObject({ header: ['Date', 'Details', 'Amount'] });
  });

  it('of a state are none of a direction', async () => {
    const header = 'Merchant,Order,Transaction Date,Amount,Txn State,Message,Transaction UTR';
    const file = [
      header,
      'KK,T0,27-Nov-2026 10:05:11,85.00,SUCCESS,CODE Kadal,700612345000',
      'KK,T1,27-Nov-2026 10:05:11,85.00,FAILED,CODE Kadal,700612345001',
    ].join('\n');
    const columns = { date: 2, narration: 5, reference: 6, credit: 3, direction: 4 };
    await name(header.split(','), columns);
    const found = await preview(file);
    expect(sureOf(found)).toEqual([statements.code]);
    expect(leftOutOf(found)).toEqual({ failed: 1 });
  });
});
