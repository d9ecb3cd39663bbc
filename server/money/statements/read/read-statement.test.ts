import { describe, expect, it, test } from 'vitest';
import type { StatementColumns } from '../../../../shared/contract/money/statements-contract';
import { DomainError } from '../../../../shared/domain/platform/refusals';
import { type Credit, readStatement } from './read-statement';
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

const SBI = `Account Name       :,MAENAM CAFE
Address            :,"BAZAR ROAD, RAVANGLA"
Account Number     :,_00000031234567890
Drawing Power      :,0.00
Start Date         :,1 Nov 2026

Txn Date,Value Date,Description,Ref No./Cheque No.,        Debit,Credit,Balance
02-Nov-26,02-Nov-26,BY TRANSFER-UPI/CR/630668416110/AMAN NIH/UTIB/amanshaikh/K7M2QX9--,TRANSFER FROM 4897694162091," ","18,000.00","38,000.00"
02-Nov-26,02-Nov-26,TO TRANSFER-UPI/DR/630668416111/GAS/UTIB/gasagency/UPI--,TRANSFER TO 4897694162091,"1,250.00"," ","36,750.00"
03-Nov-26,03-Nov-26,DEP TFR UPI/CR/630768416112/PEMA L/SBIN/9876543210/UPI--,,," 348.50 ","37,098.50"
**This is a computer generated statement and does not require a signature`;

const HDFC = `Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance
********,**********,********,********,********,********,********
02/11/26,UPI-PEMA LHAMU-919876543210@YBL-SBIN0000123-630668416110-K7M2QX9AB MAENAM CAFE,0000630668416110,02/11/26,,348.00,"18,348.00"
02/11/26,POS 416021XXXXXX1234 GAS,0000000000012345,02/11/26,1250.00,,"17,098.00"
********,**********,********,********,********,********,********
STATEMENT SUMMARY  :-,,,,,,`;

const ICICI = `,,"DETAILED STATEMENT"
S No.,Value Date,Transaction Date,Cheque Number,Transaction Remarks,Withdrawal Amount (INR ),Deposit Amount (INR ),Balance (INR )
1,02/11/2026,02/11/2026,-,UPI/630668416110/K7M2QX9AB Maenam/pema@okaxis/STATE BANK OF I,0.00,348.00,18348.00
2,03/11/2026,03/11/2026,-,UPI/630768416111/gas/gasagency@ybl/HDFC BANK,1250.00,0.00,17098.00
Legends Used in Account Statement
1. BIL - Internet Bill payment,,,,,,,`;

const AXIS = `Statement of Account No - 911010012345678 for the period
Tran Date,CHQNO,PARTICULARS,DR,CR,BAL,SOL
02-11-2026,-,UPI/P2A/630668416110/PEMA LHAMU/State Bank/K7M2QX9AB Mae,              ,        348.00,      18348.00,321
03-11-2026,-,UPI/P2M/630768416111/GAS AGENCY/HDFC BANK/UPI,       1250.00,              ,      17098.00,321`;

const AXIS_SIDES = `Tran Date,Particulars,Amount(INR),Debit/Credit
02-11-2026,UPI/P2A/630668416110/PEMA LHAMU/State Bank/UPI,348.00,CR
03-11-2026,UPI/P2M/630768416111/GAS AGENCY/HDFC BANK/UPI,1250.00,DR`;

describe('each bank’s own layout', () => {
  it('is SBI’s, with an address before it and notes of 7 characters', () => {
    expect(creditsOf(SBI)).toMatchObject([
      { line: 8, day: '2026-11-02', amount: 1_800_000, reference: '630668416110' },
      { line: 10, day: '2026-11-03', amount: 34_850, reference: '630768416112' },
    ]);
  });

  test.each(Object.entries({ HDFC, ICICI, AXIS, AXIS_SIDES }))('is that of %s', (_, text) => {
    expect(creditsOf(text)).toMatchObject([
      { day: '2026-11-02', amount: 34_800, reference: '630668416110', key: 'rrn:630668416110' },
    ]);
  });

  it('may be copied from a page, with semicolons, or behind a byte order mark', () => {
    for (const text of [
      AXIS_SIDES.replaceAll(',', '\t'),
      AXIS_SIDES.replaceAll(',', ';'),
      AXIS_SIDES.replaceAll(',', '   '),
      `\uFEFF${AXIS_SIDES.replaceAll('\n', '\r\n')}`,
    ]) {
      expect(creditsOf(text)).toEqual(creditsOf(AXIS_SIDES));
    }
  });
});

test('a long narration over two rows is one', () => {
  const text =
    'Date,Narration,Deposit\n02/11/2026,UPI/CR/630668416110/PEMA/ybl/K7M2,348.00\n,QX9AB,\n';
  expect(creditsOf(text)[0]?.narration).toBe('UPI/CR/630668416110/PEMA/ybl/K7M2QX9AB');
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
  const columns = { date: 0, narration: 1, reference: null, credit: 2, direction: 3 };
  const named = new Map([[headerKey(['When', 'Was', 'Wieviel', 'Side']), columns]]);
  expect(read(text, named)).toMatchObject({ credits: [{ amount: 34_800 }] });
});

describe('a statement is refused as a whole', () => {
  const line = (cells: string) => refusalOf(`Date,Narration,Ref No,Credit\n${cells}`);
  test.each([
    ['02/11/2026,UPI,4.09E+11,348.00', /^Line 2: a spreadsheet has cut off the digits/],
    ['02/11/2026,UPI,=cmd|calc!A1,348.00', /^Line 2 has a formula/],
    ['02/11/2026,UPI,,"+HYPERLINK(""http://x"")"', /formula/],
    ['=TODAY(),UPI,,348.00', /formula/],
    [',UPI/CR/630668416110/PEMA,,348.00', /^Line 2 has an amount, but no date/],
    ['pending,UPI/CR/630668416110/PEMA,,348.00', /“pending” is not a date/],
    ['31/02/2026,UPI,,348.00', /^Line 2: “31\/02\/2026” is not a date/],
    ['11/23/2026,UPI,,348.00', /is not a date/],
    ['02/12/2026,UPI,,348.00', /is in the future/],
    ['02/11/2026,UPI,,1.2e3', /“1.2e3” is not an amount/],
    ['02/11/2026,UPI,,348.005', /is not an amount/],
    ['02/11/2026,UPI, PEMA,,348.00', /more cells than columns/],
  ])('%s', (cells, message) => {
    expect(line(cells)).toMatch(message);
  });

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
