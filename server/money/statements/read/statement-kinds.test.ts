import { describe, expect, test } from 'vitest';
import { reversedKeys } from '../doubtful-credits';
import { isSure, matchCredits } from '../match-credits';
import type { PayableOrder } from '../order-book';
import { readStatement } from './read-statement';

/** Invented rows in the forms that banks and wallets write. `CODE` is an order of ₹85.00 that waits. */
const ORDER: PayableOrder = {
  id: 'K7M2QX9AB',
  buyer: 'guest',
  day: '2026-11-27',
  total: 8500,
  unconfirmed: 8500,
  asked: [],
  marked: [],
  tips: [],
  claimed: [],
  status: 'placed',
  paymentStatus: 'pending',
};

interface Read {
  /** Rupees. */
  credits: number[];
  sure: boolean;
  /** Why other rows are shown as not read. */
  unread: string[];
}

function read(lines: readonly string[]): Read {
  const text = lines.join('\n').replaceAll('CODE', ORDER.id);
  const found = readStatement(text, { named: new Map(), today: '2026-11-27' });
  if (!('credits' in found)) throw new Error(`asked for ${found.header}`);
  const { credits, leftOut, outgoing, unread, returned } = found;
  const doubtful = reversedKeys(credits, new Set([...outgoing, ...unread]), returned);
  const doubts = new Map(doubtful.map((key) => [key, 'reversed' as const]));
  const ignored = ['debit', 'failed', 'pending', 'total'];
  return {
    credits: credits.map(({ amount }) => amount / 100),
    sure: matchCredits(credits, [ORDER], doubts).some(isSure),
    unread: leftOut.flatMap(({ reason }) => (ignored.includes(reason) ? [] : reason)),
  };
}

const TABLE = 'Date,Narration,Debit,Credit,Balance';
const CAME = '27/11/2026,UPI/CR/633112345678/CODE,,85.00,"1,085.00"';
const PAID = { credits: [85], sure: true, unread: [] };
const DOUBTFUL = { ...PAID, sure: false };

describe('a layout is read', () => {
  test.each([
    [
      'units in brackets',
      'Sl No,Txn Date,Description,Withdrawal (in Rs.),Deposits (in Rs.),Balance (in Rs.)',
      '1,27-11-2026,UPI/CODE,,85.00,"1,085.00"',
    ],
    [
      'the form of dates in brackets',
      'S.No,Transaction Date (dd/mm/yyyy),Particulars,Amount(INR),Debit/Credit,Balance(INR)',
      '1,27/11/2026,UPI/CODE,85.00,CR,"1,085.00"',
    ],
    [
      'the sign of rupees',
      'Transaction Date,Description/Narration,Debit (₹),Credit (₹),Balance (₹)',
      '27 Nov 2026,UPI/CODE,-,85.00,"1,085.00"',
    ],
    [
      'no space after the month',
      'Transaction Date,Description,Amount,Dr / Cr,Balance',
      '"November27, 2026",UPI/CODE,INR85.00,Cr,"INR1,085.00"',
    ],
  ])('with %s', (_, header, row) => {
    expect(read([header, row])).toEqual(PAID);
  });

  test.each([
    ...['27Nov2026', '27NOV26', '27th Nov 2026', 'Fri, 27 Nov 2026', '"12:10 PM, 27 Nov 2026"'],
    ...['Nov-27-2026', '27 - 11 - 2026', '२७/११/२०२६', '২৭-১১-২০২৬', '"27/11/2026\n27/11/2026"'],
  ])('with the date %s', (date) => {
    expect(read([TABLE, CAME.replace('27/11/2026', date.replace(/^F.*/, '"$&"'))])).toEqual(PAID);
  });

  test.each(['८५.००', '８５.００', 'रु 85.00', '₨85.00', '\u200e85.00'])(
    'with the amount %s',
    (amount) => {
      expect(read([TABLE, CAME.replace(',85.00', `,${amount}`)])).toEqual(PAID);
    },
  );

  test.each(['85.00+', '(+) 85.00', '85.00 Credit'])('with the signed amount %s', (amount) => {
    const rows = [`27/11/2026,UPI/CODE,${amount}`, '27/11/2026,SHOP CODE,(-) 100.00'];
    expect(read(['Date,Narration,Amount', ...rows])).toEqual(PAID);
  });

  test.each(['NIL', '--', 'N/A', 'null', '.00', '0.00 Cr'])('with %s for no amount', (nothing) => {
    const rows = [CAME.replace(',,', `,${nothing},`), `27/11/2026,SHOP,86.00,${nothing},999.00`];
    expect(read([TABLE, ...rows])).toEqual(PAID);
  });

  test.each(['−', '－', '﹣', '–'])('with the minus %s of a debit', (minus) => {
    const rows = ['27/11/2026,UPI/CODE,85.00', `27/11/2026,SHOP CODE,${minus}85.00`];
    expect(read(['Date,Narration,Amount', ...rows])).toEqual(PAID);
  });

  test.each([
    "633112345678'",
    '`633112345678',
    '#633112345678',
    '633112345678.0',
    '6331 1234 5678',
  ])('with the reference %s', (reference) => {
    const text = `Date,Description,Ref,Credit\n27-11-2026,From A B,${reference},85.00`;
    const found = readStatement(text, { named: new Map(), today: '2026-11-27' });
    expect('credits' in found && found.credits[0]?.reference).toBe('633112345678');
  });

  test.each([
    '"UPI\nA B\n633112345678\nCODE"',
    '"UPI/6331123\n45678/A B/\nCODE"',
    '"UPI/633112345678/A B/K7M2Q\nX9AB"',
    '"UPI, A B, 633112345678, CODE"',
  ])('with the narration %j', (narration) => {
    const row = `27/11/2026,${narration},,85.00,1`.replaceAll('CODE', ORDER.id);
    const found = readStatement(`${TABLE}\n${row}`, { named: new Map(), today: '2026-11-27' });
    expect('credits' in found && found.credits[0]?.reference).toBe('633112345678');
    expect(read([TABLE, row])).toEqual(PAID);
  });

  test('with a debt and its side in a column after the balance', () => {
    const header = 'Date,Particulars,Tran Type,Withdrawals,Deposits,Balance,Dr/Cr';
    const rows = [
      ...['27/11/2026,UPI/CODE,TFR,,85.00,"5,000.00",Dr', '27/11/2026,x,TFR,,20.00,"4,980.00",DR'],
      '27/11/2026,y,TFR,30.00,,"5,010.00",Dr',
    ];
    expect(read([header, ...rows])).toEqual({ ...PAID, credits: [85, 20] });
  });

  test('with a balance at the end of each day', () => {
    const rows = [
      ...['26/11/2026,a,,900.00,"1,000.00"', '27/11/2026,UPI/CODE,,85.00,', '27/11/2026,b,20.00,,'],
      '27/11/2026,c,,5.00,"1,070.00"',
    ];
    const all = { credits: [900, 85, 5], sure: true, unread: [] };
    expect(read([TABLE, ...rows])).toEqual(all);
    const newestFirst = read([TABLE, ...rows.toReversed()]);
    expect(newestFirst).toEqual({ ...all, credits: all.credits.toReversed() });
    // A debit that has moved to the other column.
    const wrong = rows.map((row) => row.replace(',20.00,,', ',,20.00,'));
    expect(read([TABLE, ...wrong])).toMatchObject({ credits: [900], sure: false });
  });
});

describe('a payment that failed or went back is never sure', () => {
  test.each(['UPI/FAILED/633112345678/CODE', 'UPI/633112345678/CODE/declined', 'UPI failure CODE'])(
    'by its narration %s',
    (narration) => {
      expect(read([TABLE, `27/11/2026,${narration},,85.00,1`])).toEqual(DOUBTFUL);
    },
  );

  test.each([
    ...['REV 633112345678 CODE', 'UPI/REV/699999999999/633112345678/CODE', 'Rtn-633112345678-x'],
    ...['"REVERSAL OF 6331123\n45678"', 'REVERSAL CODE', 'Chargeback'],
  ])('by a debit with the narration %s', (narration) => {
    expect(read([TABLE, CAME, `27/11/2026,${narration},85.00,,"1,000.00"`])).toEqual(DOUBTFUL);
  });

  test.each(['Result', 'Bank Status', 'Outcome', 'Remark 2'])('by the column %s', (column) => {
    for (const word of ['FAILED', 'Refunded', 'Reversed']) {
      const rows = [`27/11/2026,CODE,CREDIT,85.00,${word}`, '27/11/2026,x,CREDIT,9.00,SUCCESS'];
      const found = read([`Date,Details,Type,Amount,${column}`, ...rows]);
      expect(found).toMatchObject({ credits: [9], sure: false });
    }
  });

  test.each(['REFUND', 'DEBIT', 'CHARGEBACK'])('by %s in a column without a role', (word) => {
    const header = 'Merchant,Category,Transaction Date,Amount,Status,Message';
    const rows = [
      `KK,${word},27-Nov-2026 10:05:11,85.00,SUCCESS,CODE`,
      'KK,PAYMENT,27-Nov-2026 10:06:11,9.00,SUCCESS,x',
    ];
    const found = { credits: [9], sure: false, unread: ['contradiction'] };
    expect(read([header, ...rows])).toEqual(found);
  });

  test('but cards are debit cards, too', () => {
    const header = 'Merchant,Card Type,Transaction Date,Amount,Status,Message';
    expect(read([header, 'KK,DEBIT,27-Nov-2026 10:05:11,85.00,SUCCESS,CODE'])).toEqual(PAID);
  });
});

describe('no credit vanishes without a word', () => {
  test.each(['27~11~2026', '27 नवंबर 2026', '2026年11月27日'])(
    'whose date %s cannot be read, after an opening balance',
    (date) => {
      const rows = [',Opening Balance,,,"1,000.00"', CAME.replace('27/11/2026', date)];
      expect(read([TABLE, ...rows])).toEqual({ credits: [], sure: false, unread: ['no-date'] });
    },
  );

  test('that has no date of its own, after the sums of a page', () => {
    const rows = [
      ...['27/11/2026,a,,9.00,"1,000.00"', ',Page Total,0.00,9.00,"1,000.00"', TABLE],
      ...[',B/F,,,"1,000.00"', CAME.replace('27/11/2026', '')],
    ];
    expect(read([TABLE, ...rows])).toEqual({ credits: [9], sure: false, unread: ['no-date'] });
  });

  test.each(['Total', 'Opening Balance', 'B/F'])('whose payer wrote "%s"', (note) => {
    const header = 'Merchant,Transaction Date,Amount,Transaction Status,Message,Transaction UTR';
    const row = `KK,27-Nov-2026 10:05:11,85.00,COMPLETED,${note},633112345678`;
    expect(read([header, row])).toEqual(DOUBTFUL);
  });

  test.each([
    'UPI/633112345678/DR/A B/CODE',
    'UPIAR/633112345678/DR/CODE',
    'UPIOUT/633112345678/CODE',
  ])('nor is a debit one whose narration is %s', (narration) => {
    const found = { credits: [], sure: false, unread: ['contradiction'] };
    expect(read([TABLE, `27/11/2026,${narration},,85.00,1`])).toEqual(found);
  });

  test.each([
    ['a comma in its narration', '27/11/2026,UPI/CODE, tea,,85.00,,915.00,'],
    ['a cell too few', '27/11/2026,UPI/CODE,85.00,,85.00'],
  ])('nor is a debit one after %s', (_, row) => {
    const header = 'Date,Narration,Ref No,Debit,Credit,Balance,Branch';
    expect(read([header, row])).toEqual({ credits: [], sure: false, unread: ['cells'] });
  });

  test.each([
    ['Date,Narration,Credit,Debit', '27/11/2026,SHOP CODE,,85.00'],
    ['Txn Date,Remarks,Deposit,Withdrawal', '27/11/2026,SHOP CODE,,85.00'],
    ['Tran Date,Particulars,Amount,Balance', '27/11/2026,SHOP CODE,500.00,85.00'],
  ])('nor is a debit one below another header, %s', (header, row) => {
    const lines = ['Date,Narration,Debit,Credit', '27/11/2026,a,,9.00', header, row];
    expect(read(lines)).toEqual({ credits: [9], sure: false, unread: ['cells'] });
  });
});
