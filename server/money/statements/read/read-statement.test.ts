import { describe, expect, it, test } from 'vitest';
import type { StatementColumns } from '../../../../shared/contract/money/statements-contract';
import { DomainError } from '../../../../shared/domain/platform/refusals';
import type { Credit } from './credit-keys';
import { readStatement } from './read-statement';
import { headerKey } from './statement-columns';

const read = (text: string, named: ReadonlyMap<string, StatementColumns> = new Map()) =>
  readStatement(text, { named, today: '2026-11-22' });

function creditsOf(text: string): Credit[] {
  const found = read(text);
  if (!('credits' in found)) throw new Error(`unknown header ${found.header}`);
  return found.credits;
}

function refusalOf(text: string): string | undefined {
  try {
    read(text);
  } catch (error) {
    if (error instanceof DomainError && error.code === 'bad_input') {
      return (error as DomainError<'bad_input'>).data.issues[0]?.message;
    }
    throw error;
  }
  return undefined;
}

test('a long narration over two rows is one', () => {
  const text =
    'Date,Narration,Deposit\n02/11/2026,UPI/CR/630668416110/PEMA/ybl/K7M2,348.00\n,QX9AB,\n';
  expect(creditsOf(text)[0]?.narration).toBe('UPI/CR/630668416110/PEMA/ybl/K7M2\nQX9AB');
});

test('digits that the bank protects from spreadsheets are read', () => {
  const text = 'Date,Narration,Ref No,Credit\n02/11/2026,NEFT,="630668416110",348.00';
  expect(creditsOf(text)[0]?.reference).toBe('630668416110');
});

test('a cheque number or a fee that HDFC pads with zeros is no reference', () => {
  const lines = ['0000000000012345', '0000000000000000'].map(
    (padded) => `02/11/2026,CASH DEPOSIT,${padded},348.00`,
  );
  const found = creditsOf(['Date,Narration,Ref No,Credit', ...lines, ...lines].join('\n'));
  expect(found.map(({ reference }) => reference)).toEqual([null, null, null, null]);
});

test('what a stranger wrote in the note refuses no statement', () => {
  const notes = ['=cmd|calc!A1', '"+HYPERLINK(""http://x"")"', 'UPI/CR/4.09368E+11/PEMA', '@you'];
  const lines = notes.map((note) => `02/11/2026,${note},,348.00`);
  expect(creditsOf(['Date,Narration,Ref No,Credit', ...lines].join('\n'))).toHaveLength(4);
});

test('sums without a date are no credits', () => {
  const lines = [
    'Opening Balance,,,500.00',
    ',TRANSACTION TOTAL,,848.00',
    ',CLOSING BALANCE,,9.00',
  ];
  const text = ['Date,Narration,Ref No,Credit', ...lines, '02/11/2026,CASH,,348.00'].join('\n');
  expect(creditsOf(text)).toHaveLength(1);
});

test('a long run of spaces in a cell is read at once', () => {
  const text = `Date,Narration,Credit\n02/11/2026,a${' '.repeat(150_000)}b,348.00`;
  const began = performance.now();
  expect(creditsOf(text)).toHaveLength(1);
  expect(performance.now() - began).toBeLessThan(1000);
});

test('a repeated reference is one credit; equal lines without one are counted', () => {
  const cash = '02/11/2026,CASH DEPOSIT,500.00';
  const upi = '02/11/2026,UPI/CR/630668416110/PEMA,348.00';
  const found = read(['Date,Narration,Credit', cash, upi, cash, upi].join('\n'));
  expect(found).toMatchObject({ repeated: 1, credits: { length: 3 } });
});

test('a header of another bank is shown, and read once its columns are named', () => {
  const text = 'My bank\nWhen,Was,Wieviel,Side\n02/11/2026,UPI/CR/630668416110/P,348.00,C\n';
  const unknown = read(text);
  expect(unknown).toEqual({
    header: ['When', 'Was', 'Wieviel', 'Side'],
    sample: ['02/11/2026', 'UPI/CR/630668416110/P', '348.00', 'C'],
  });
  const columns = {
    date: 0,
    narration: 1,
    reference: null,
    credit: 2,
    direction: 3,
    debit: null,
    status: null,
    balance: null,
    words: [],
  };
  const named = new Map([[headerKey(['When', 'Was', 'Wieviel', 'Side']), columns]]);
  expect(read(text, named)).toMatchObject({ credits: [{ amount: 34_800 }] });
});

describe('a row is left out', () => {
  const BEFORE = 'Date,Narration,Ref No,Credit\n01/11/2026,CASH,,5.00';
  test.each([
    ['02/11/2026,UPI,4.09E+11,348.00', 'cut-reference'],
    ['02/11/2026,UPI,=cmd|calc!A1,348.00', 'formula'],
    ['02/11/2026,UPI,,"+HYPERLINK(""http://x"")"', 'formula'],
    ['=TODAY(),UPI,,348.00', 'formula'],
    [',UPI/CR/630668416110/PEMA,,348.00', 'no-date'],
    ['pending,UPI/CR/630668416110/PEMA,,348.00', 'no-date'],
    ['31/02/2026,UPI,,348.00', 'no-date'],
    ['11/23/2026,UPI,,348.00', 'no-date'],
    ['02/12/2026,UPI,,348.00', 'future'],
    ['02/11/2026,UPI,,1.2e3', 'not-an-amount'],
    ['02/11/2026,UPI,,348.005', 'not-an-amount'],
    ['02/11/2026,UPI,,"348,00"', 'not-an-amount'],
    ['02/11/2026,UPI, PEMA,,348.00', 'cells'],
    ['02/11/2026,UPI/DR/630668416110/SHOP,,348.00', 'contradiction'],
    ['02/11/2026,UPI/CR/630668416110,,', 'no-amount'],
    ['02/11/2026,Opening Balance,,348.00', 'total'],
  ])('%s', (cells, reason) => {
    const found = read(`${BEFORE}\n${cells}`);
    expect(found).toMatchObject({ credits: [{ amount: 500 }], leftOut: [{ line: 3, reason }] });
  });
});

test.each([
  ...[
    ['85.00(Cr)', 8500],
    ['85.00 Cr', 8500],
    ['+85.00', 8500],
    ['+ ₹85', 8500],
  ],
  ...[
    ['85.00/-', 8500],
    ['Rs. 1,00,085.50', 10_008_550],
    ['INR 85', 8500],
  ],
] as const)('%s is an amount that came in', (cell, amount) => {
  const text = `Date,Narration,Credit\n02/11/2026,CASH,"${cell}"`;
  expect(read(text)).toMatchObject({ credits: [{ amount }] });
});

test.each([
  ...['Cr Dr', 'Credit Debit', 'Received Paid', 'Deposit Withdrawal', 'In Out', '+ −'],
  ...['Receipt Payment', 'Incoming Outgoing', 'received. SENT'],
])('the words %s say which way the money went', (words) => {
  const [came, went] = words.split(' ');
  const text = `Date,Narration,Amount,Type\n02/11/2026,A,85.00,${came}\n02/11/2026,B,9.00,${went}`;
  expect(read(text)).toMatchObject({
    credits: [{ narration: 'A', amount: 8500 }],
    leftOut: [{ line: 3, reason: 'debit' }],
  });
});

test.each(['(120.00)', '-120.00', '−120', '120.00(Dr)', '120-'])('%s went out', (cell) => {
  const text = `Date,Narration,Credit\n02/11/2026,CASH,"${cell}"`;
  expect(read(text)).toMatchObject({ credits: [], leftOut: [{ reason: 'debit' }] });
});

test.each([
  ...['20 Nov, 2026', 'Nov 20, 2026', 'November 20, 2026', '2026/11/20', '2026-11-20T10:05'],
  ...['20-Nov-2026 10:05:11', '20-11-2026\n(21-11-2026)', '20.11.26', "'20/11/2026"],
])('%s is a date', (cell) => {
  const text = `Date,Narration,Credit\n"${cell}",CASH,85.00`;
  expect(read(text)).toMatchObject({ credits: [{ day: '2026-11-20' }] });
});

test('a narration that begins with a quotation mark swallows no other row', () => {
  const rows = ['02/11/2026\t"a\t85.00', '02/11/2026\tb"\t9.00', '02/11/2026\t"c" d\t7.00'];
  const found = read(['Date\tNarration\tCredit', ...rows].join('\n'));
  expect(found).toMatchObject({
    credits: [{ narration: '"a' }, { narration: 'b"' }, { narration: '"c" d' }],
  });
});

test('many quotation marks are read at once', () => {
  for (const cell of ['"a', '"""a', '"a""']) {
    const began = performance.now();
    const cells = `${cell},`.repeat(10_000);
    expect(refusalOf(cells)).toMatch(/No line names/);
    expect(performance.now() - began).toBeLessThan(2000);
  }
});

test('a row that the bank has not booked leaves the rows after it right', () => {
  const rows = [
    '01/11/2026,A,,5.00,100.00',
    '02/11/2026,B,,7.00,1.00',
    '03/11/2026,C,,9.00,109.00',
  ];
  const found = read(['Date,Narration,Debit,Credit,Balance', ...rows].join('\n'));
  expect(found).toMatchObject({
    credits: [{ narration: 'A' }, { narration: 'C' }],
    leftOut: [{ line: 3, reason: 'balance' }],
  });
});

test('headings of pages are no rows where spaces keep the columns apart', () => {
  const text = [
    ...['Date        Narration                   Debit      Credit', 'Page No. 2   Statement'],
    ...['20-11-2026  a long narration that goes on and on     85.00'],
  ].join('\n');
  expect(read(text)).toMatchObject({
    leftOut: [
      { reason: 'total' },
      { reason: 'cells', text: '20-11-2026 · a long narration that goes on and on · 85.00' },
    ],
  });
});

test('the order of the columns is no matter where their rows are copied from a page', () => {
  const text = 'Date   Narration   Amount   Type\n02/11/2026   UPI   348.00   Paid';
  expect(read(text)).toMatchObject({ credits: [], leftOut: [{ reason: 'debit' }] });
});

describe('a statement is refused as a whole', () => {
  it('when it is an Excel file, is empty, or has too many lines', () => {
    expect(refusalOf('PK\u0003\u0004…')).toMatch(/This is an Excel file.*CSV/);
    expect(refusalOf('\u00d0\u00cf\u0011\u00e0\0\0')).toMatch(/Excel/);
    expect(refusalOf('hello')).toMatch(/No line names the columns/);
    expect(refusalOf(`Date,Narration,Credit${'\n'.repeat(20_000)}`)).toMatch(/20000 lines/);
    const many = Array.from({ length: 5001 }, (_, index) => `02/11/2026,Cash ${index},1.00`);
    expect(refusalOf(['Date,Narration,Credit', ...many].join('\n'))).toMatch(
      /at most 5000 credits/,
    );
  });
});
