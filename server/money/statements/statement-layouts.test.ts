import { describe, expect, it, test } from 'vitest';
import type { StatementMatch } from '../../../shared/contract/money/statements-contract';
import { leftOutOf, openStatementShop, sureOf } from '../../../tests/support/money/statement-shop';
import { forEachTest } from '../../../tests/support/platform/for-tests';

const statements = await forEachTest(openStatementShop());
const { preview } = statements;

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
  const found = await preview(lines);
  expect(sureOf(found)).toEqual([statements.code]);
  expect(found.matches).toHaveLength(1);
  expect(found.leftOut.filter(({ isUnread }: { isUnread: boolean }) => isUnread)).toEqual([]);
});

it('keeps a reference after an apostrophe or a prefix', async () => {
  const found = await preview([
    TABLE,
    "27-11-2026,From A B,'633112345678,,85.00,1",
    '27-11-2026,B C,UPI-633112345679,,9.00,10',
  ]);
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
    const found = await preview([SPACES, row]);
    expect(found.matches).toEqual([]);
    expect(found.leftOut).not.toEqual([]);
  });

  const SHOP = '26/11/2026,SHOP,,100.00,,"1,000.00"';
  const WRONG = `27/11/2026,${CREDIT},,,85.00,915.00`;
  const CASH = '27/11/2026,CASH,,,5.00,920.00';
  const OLDER = '25/11/2026,CASH,,,100.00,"1,100.00"';
  test.each([
    ['when the running balance says otherwise', [SHOP, WRONG, CASH], [5]],
    ['when the newest row comes first', [CASH, WRONG, SHOP, OLDER], [5, 100]],
    ['when its row alone has no balance', [SHOP, `27/11/2026,${CREDIT},,,85.00`], []],
  ])('%s', async (_, rows, amounts) => {
    const found = await preview([TABLE, ...rows]);
    expect(found.matches.map(({ credit }: StatementMatch) => credit.amount)).toEqual(amounts);
    expect(leftOutOf(found)).toEqual({ debit: 1, balance: 1 });
  });
});

it('shows rows that it cannot read beside those that it can', async () => {
  const found = await preview([
    ...[TABLE, `27/11/2026,${CREDIT},,,85.00,`, 'soon,UPI/CR/633112345670/CODE,,,85.00,'],
    ...['27/11/2026,UPI/CR/633112345671/CODE,,,=85,', '27/11/2026,x CODE,4.09E+11,,85.00,'],
    ...['27/12/2026,CODE,,,85.00,', '27/11/2026,CODE,,,85.00,,9', '27/11/2026,CODE,,,"85,00",'],
    ...['27/11/2026,CODE,,9.00,85.00,', '27/11/2026,CODE,,,,'],
  ]);
  expect(sureOf(found)).toEqual([statements.code]);
  expect(found.matches).toHaveLength(1);
  expect(leftOutOf(found)).toEqual({
    'no-date': 1,
    formula: 1,
    'cut-reference': 1,
    future: 1,
    cells: 1,
    'no-amount': 1,
    'not-an-amount': 1,
    contradiction: 1,
  });
  expect(found.leftOut[0].rows).toEqual([
    { line: 3, text: `soon · UPI/CR/633112345670/${statements.code} · 85.00` },
  ]);
});
