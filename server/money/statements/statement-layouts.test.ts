import { beforeEach, describe, expect, it, test } from 'vitest';
import type { StatementMatch } from '../../../shared/contract/money/statements-contract';
import { guestOf, orderFor, placed } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';

/** The code of an order of ₹85.00 that waits for its payment. */
let code: string;
const shop = await forEachTest(openTestShop());
beforeEach(async () => {
  shop.platform.setClock('2026-11-27T06:00:00.000Z');
  await shop.changeSettings({ openingMode: 'open', upiId: 'cafe@bank' });
  code = await orderOf(85);
});

async function orderOf(price: number, guest = 1): Promise<string> {
  const dish = await shop.addProduct({ price, stockCount: 100 });
  return (await placed(shop, orderFor(dish, 1, { guest: guestOf(guest) }))).id;
}
const preview = (text: string) =>
  shop.asAdmin('POST', '/api/admin/statements/preview', { text: text.replaceAll('CODE', code) });
const sureOf = ({ matches }: { matches: StatementMatch[] }) =>
  matches.filter(({ isSure }) => isSure).map(({ orderIds }) => orderIds[0]);
const name = (header: string[], columns: Record<string, unknown>, more = {}) =>
  shop.asAdmin('PUT', '/api/admin/statements/columns', { header, columns, ...more });
/** How many rows are left out, by reason. */
const leftOutOf = ({ leftOut }: { leftOut: { reason: string; count: number }[] }) =>
  Object.fromEntries(leftOut.map(({ reason, count }) => [reason, count]));

const HDFC = 'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance';
const HDFC_CREDIT =
  '27/11/26,UPI-A B-AB@OKSBI-SBIN0000000-633112345678-CODE,0000633112345678,27/11/26,,85.00,"1,00,000.00"';
const CREDIT = 'UPI/CR/633112345678/CODE';
const TABLE = 'Date,Narration,Ref No.,Debit,Credit,Balance';

const READ: Record<string, string[]> = {
  'HDFC’s summary in the columns of the table': [
    ...[HDFC, HDFC_CREDIT, 'STATEMENT SUMMARY  :-,,,,,,'],
    'Opening Balance,,Dr Count,Cr Count,Debits,Credits,Closing Bal',
    '"99,915.00",,0,1,0.00,85.00,"1,00,000.00"',
  ],
  'HDFC’s summary in rows of its own': [
    ...[HDFC, HDFC_CREDIT, 'STATEMENT SUMMARY  :-,,,,,,'],
    ...['Opening Balance,,,,Debits,Credits,Closing Bal', '99915,,,,0,85.00,100000'],
    ...[',,,,Dr Count,Cr Count,', ',,,,0,1,'],
  ],
  'HDFC’s columns kept apart by spaces': [
    'HDFC BANK Ltd.                                        Page No .:   1                    Statement of accounts',
    '',
    '--------  ----------------------------------------  ----------------  --------  ------------------  ------------------  ------------------',
    'Date      Narration                                 Chq./Ref.No.      Value Dt  Withdrawal Amt.     Deposit Amt.        Closing Balance',
    '--------  ----------------------------------------  ----------------  --------  ------------------  ------------------  ------------------',
    '27/11/26  UPI-A B-AB@OKSBI-SBIN0000000-633112345678  0000633112345678  27/11/26                               85.00          1,00,000.00',
    '          -CODE',
    '27/11/26  UPI-SHOP-SHOP@YBL-633100000001-UPI        0000633100000001  27/11/26              100.00                              99,900.00',
  ],
  'a row of totals': [...[TABLE, `27/11/2026,${CREDIT},,,85.00,1`, ',Totals,,100.00,250.00,']],
  'both sides in one column': [
    'Date,Narration,Chq/Ref No,Withdrawal (Dr)/Deposit (Cr),Balance',
    '27-11-2026,UPI/A B/633112345678/CODE,UPI-633112345678,"85.00(Cr)","1,00,000.00(Cr)"',
    '27-11-2026,UPI/SHOP/633100000001/x,UPI-633100000001,"100.00(Dr)","99,900.00(Cr)"',
  ],
  'a month by name and a comma': [
    '#,TRANSACTION DATE,TRANSACTION DETAILS,CHQ / REF NO.,DEBIT,CREDIT,BALANCE',
    '1,"27 Nov, 2026",UPI/A B/633112345678/CODE,UPI-633112345678,,85.00,1',
  ],
  'amounts with a sign': [
    'Date,Details,Amount,UPI Ref No.',
    '27/11/2026,Received from A B CODE,+85.00,633112345678',
    '27/11/2026,Paid to SHOP,-100.00,633100000001',
  ],
  'the words Received and Paid': [
    'Transaction Date,Details,Type,Amount,RRN',
    '27/11/2026,CODE A B,Received,85.00,633112345678',
    '27/11/2026,SHOP,Paid,100.00,633100000001',
  ],
  'two dates in a cell': [
    '"Date\n(Value Date)",Narration,"Ref/Cheque No.",Debit,Credit,Balance',
    `"27-11-2026\n(27-11-2026)","${CREDIT}",,,85.00,1`,
  ],
  'the year first': [TABLE, `2026/11/27,${CREDIT},,,85.00,1`],
  'a narration that begins with a quotation mark': [
    'Date\tNarration\tRef No.\tDebit\tCredit\tBalance',
    `27/11/2026\t"Best" momo ${CREDIT}\t\t\t85.00\t1`,
  ],
  'a merchant’s report': [
    'Merchant,Order,Transaction Date,Amount,Transaction State,Message,Transaction UTR',
    'KK,T0,27-Nov-2026 10:05:11,85.00,COMPLETED,CODE Kadal,700612345000',
    'KK,T1,27-Nov-2026 10:05:11,85.00,FAILED,CODE Kadal,700612345001',
    'KK,T1,27-Nov-2026 10:05:11,85.00,PENDING,CODE Kadal,700612345002',
  ],
};

test.each(Object.entries(READ))('a statement with %s is read', async (_, lines) => {
  const found = await preview(lines.join('\n'));
  expect(sureOf(found)).toEqual([code]);
  expect(found.matches).toHaveLength(1);
  expect(found.leftOut.filter(({ isUnread }: { isUnread: boolean }) => isUnread)).toEqual([]);
});

it('keeps a reference after an apostrophe or a prefix', async () => {
  const found = await preview(
    [
      TABLE,
      "27-11-2026,From A B,'633112345678,,85.00,1",
      '27-11-2026,B C,UPI-633112345679,,9.00,10',
    ].join('\n'),
  );
  expect(found.matches.map(({ credit }: StatementMatch) => credit.reference)).toEqual([
    '633112345678',
    '633112345679',
  ]);
});

describe('a debit never pays an order', () => {
  const SPACES = 'Date        Narration                        Debit      Credit     Balance';
  const ROWS: Record<string, string> = {
    'behind a long narration':
      '27-11-2026  UPI/DR/633112345678/refund CODE        500.00                 85.00',
    'behind a short narration':
      '27-11-2026  UPI/DR/633112345678/SHOP/rent        500.00                 85.00',
    'without its empty cell': '27-11-2026  UPI/633112345678/CODE  500.00  85.00',
  };
  test.each(Object.entries(ROWS))('where spaces keep the columns apart, %s', async (_, row) => {
    const found = await preview([SPACES, row].join('\n'));
    expect(found.matches).toEqual([]);
    expect(found.leftOut).not.toEqual([]);
  });

  it('when the running balance says otherwise', async () => {
    const found = await preview(
      [
        ...[TABLE, '26/11/2026,SHOP,,100.00,,"1,000.00"'],
        ...[`27/11/2026,${CREDIT},,,85.00,915.00`, '27/11/2026,CASH,,,5.00,920.00'],
      ].join('\n'),
    );
    expect(found.matches).toMatchObject([{ credit: { amount: 5 } }]);
    expect(leftOutOf(found)).toEqual({ debit: 1, balance: 1 });
  });

  it('when the newest row comes first', async () => {
    const found = await preview(
      [
        ...[TABLE, '27/11/2026,CASH,,,5.00,920.00'],
        ...[`27/11/2026,${CREDIT},,,85.00,915.00`, '26/11/2026,SHOP,,100.00,,"1,000.00"'],
        '25/11/2026,CASH,,,100.00,"1,100.00"',
      ].join('\n'),
    );
    expect(found.matches.map(({ credit }: StatementMatch) => credit.amount)).toEqual([5, 100]);
    expect(leftOutOf(found)).toEqual({ debit: 1, balance: 1 });
  });

  it('when its row has no balance although the others have one', async () => {
    const found = await preview(
      [TABLE, '26/11/2026,SHOP,,100.00,,"1,000.00"', `27/11/2026,${CREDIT},,,85.00`].join('\n'),
    );
    expect(found.matches).toEqual([]);
    expect(leftOutOf(found)).toEqual({ debit: 1, balance: 1 });
  });
});

it('shows rows that it cannot read beside those that it can', async () => {
  const found = await preview(
    [
      ...[TABLE, `27/11/2026,${CREDIT},,,85.00,`, 'soon,UPI/CR/633112345670/CODE,,,85.00,'],
      ...['27/11/2026,UPI/CR/633112345671/CODE,,,=85,', '27/11/2026,x CODE,4.09E+11,,85.00,'],
      ...['27/12/2026,CODE,,,85.00,', '27/11/2026,CODE,,,85.00,,9', '27/11/2026,CODE,,,"85,00",'],
      ...['27/11/2026,CODE,,9.00,85.00,', '27/11/2026,CODE,,,,'],
    ].join('\n'),
  );
  expect(sureOf(found)).toEqual([code]);
  expect(found.matches).toHaveLength(1);
  expect(leftOutOf(found)).toEqual({
    ...{ 'no-date': 1, formula: 1, 'cut-reference': 1, future: 1, cells: 1, 'no-amount': 1 },
    ...{ 'not-an-amount': 1, contradiction: 1 },
  });
  expect(found.leftOut[0].rows).toEqual([
    { line: 3, text: `soon · UPI/CR/633112345670/${code} · 85.00` },
  ]);
});

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
    expect(sureOf(await preview(file))).toEqual([code]);
  });

  it('that were named wrongly leave no payment doubtful once they are named again', async () => {
    const rows = `${HEADER.join(',')}\n27-11-2026,${CREDIT},5.00,\n27-11-2026,${CREDIT},,85.00`;
    await name(HEADER, { ...roles, credit: 2, debit: 3 });
    expect(leftOutOf(await preview(rows))).toEqual({ debit: 1 });
    await name(HEADER, { ...roles, credit: 3, debit: 2 });
    expect(sureOf(await preview(file))).toEqual([code]);
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
    expect(sureOf(await preview(text))).toEqual([code]);
  });

  it('of an unknown bank are asked for although a date stands before them', async () => {
    const found = await preview(
      [
        'Statement From,01/11/2026,To,27/11/2026',
        'Sr,Day,What,Money out (Rs.),Money in (Rs.)',
        `1,27-11-2026,${CREDIT},,85.00`,
      ].join('\n'),
    );
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
    expect(sureOf(found)).toEqual([code]);
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
    expect(sureOf(found)).toEqual([code]);
    expect(leftOutOf(found)).toEqual({ failed: 1 });
  });
});

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
    expect(sureOf(found)).toEqual([code, second, third]);
    expect(found.repeated).toBe(0);
    const columns = { date: 2, narration: 5, reference: 6, credit: 3, direction: 4 };
    await name(file.split('\n')[0]?.split(',') ?? [], columns);
    expect(sureOf(await preview(file))).toEqual([code, second, third]);
  });

  it('is not taken for a payment that an earlier file had under the same reference', async () => {
    const second = await orderOf(150, 2);
    const row = (amount: number, note: string) =>
      `Date,Narration,Ref No,Credit\n27/11/2026,${note},700612345678,${amount}.00`;
    const { matches } = await preview(row(85, 'CODE'));
    await shop.asAdmin('POST', '/api/admin/statements/confirm', {
      matches: [{ credit: matches[0].credit, orders: [{ id: code }] }],
    });
    const other = await preview(row(150, second));
    expect(sureOf(other)).toEqual([second]);
    await shop.asAdmin('POST', '/api/admin/statements/confirm', {
      matches: [{ credit: other.matches[0].credit, orders: [{ id: second }] }],
    });
    expect(await preview(row(150, second))).toMatchObject({ known: 1, matches: [] });
  });
});

describe('a payment that was reversed', () => {
  const SBI = 'Txn Date,Value Date,Description,Ref No./Cheque No.,        Debit,Credit,Balance';
  const CAME =
    '27-Nov-26,27-Nov-26,UPI/CR/700612345671/TRAP/SBIN/x/CODE,TRANSFER FROM 4897694162091, ,85.00,"1,000.00"';
  const WENT =
    '27-Nov-26,27-Nov-26,UPI/REV/700612345671/TRAP/SBIN/x/CODE,TRANSFER TO 4897,85.00, ,915.00';
  const file = (...rows: string[]) => [SBI, ...rows].join('\n');
  const confirm = ({ credit }: StatementMatch) =>
    shop.asAdmin('POST', '/api/admin/statements/confirm', {
      matches: [{ credit, orders: [{ id: code }] }],
    });
  const tasks = async () =>
    (await shop.asAdmin('GET', '/api/admin/dashboard/today')).reversedPayments;

  it('is never sure in the file that shows it, whether or not the balance is right', async () => {
    for (const row of [WENT, WENT.replace('915.00', '1')]) {
      const { matches } = await preview(file(CAME, row));
      expect(matches).toMatchObject([{ reason: 'reversed', isSure: false, orderIds: [code] }]);
    }
  });

  it('is not sure after an earlier file has shown its reversal', async () => {
    expect((await preview(file(WENT))).matches).toEqual([]);
    const { matches } = await preview(file(CAME));
    expect(matches).toMatchObject([{ reason: 'reversed', isSure: false, pays: [{ amount: 85 }] }]);
    await confirm(matches[0]);
    // Staff knew of it when they confirmed.
    expect(await tasks()).toEqual([]);
  });

  it('is a task for staff when the reversal comes later, until they have undone the match', async () => {
    await confirm((await preview(file(CAME))).matches[0]);
    expect(await tasks()).toEqual([]);
    shop.platform.passSeconds(60);
    const later = await preview(file(WENT));
    expect(later.reversed).toEqual([{ id: code, amount: 85 }]);
    expect(await tasks()).toEqual([{ id: code, amount: 85 }]);
    const [{ id }] = (await shop.asAdmin('GET', '/api/admin/statements/credits')).items;
    await shop.asAdmin('POST', `/api/admin/statements/credits/${id}/undo`, {});
    expect(await tasks()).toEqual([]);
    expect((await preview(file(CAME))).matches).toMatchObject([{ isSure: false }]);
  });

  it('is a task until its money was returned', async () => {
    await confirm((await preview(file(CAME))).matches[0]);
    shop.platform.passSeconds(60);
    await preview(file(WENT));
    const path = `/api/orders/${code}/payment-status`;
    await shop.asAdmin('PUT', path, { paymentStatus: 'refunded' });
    expect(await tasks()).toEqual([]);
  });

  it('is not sure once its match was undone', async () => {
    await confirm((await preview(file(CAME))).matches[0]);
    const [{ id }] = (await shop.asAdmin('GET', '/api/admin/statements/credits')).items;
    shop.platform.passSeconds(1);
    await shop.asAdmin('POST', `/api/admin/statements/credits/${id}/undo`, {});
    expect((await preview(file(CAME))).matches).toMatchObject([
      { reason: 'undone', isSure: false, orderIds: [code] },
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
