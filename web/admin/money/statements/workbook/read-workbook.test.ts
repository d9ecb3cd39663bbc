import { type BookType, type CellObject, CFB, utils, type WorkBook, write } from '@e965/xlsx';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { problemWords } from '../match-words';
import { readWorkbook } from './read-workbook';
import { WorkbookRefusal } from './workbook-refusal';

type Cell = string | number | CellObject;

const HEADER = ['Date', 'Narration', 'Ref No', 'Deposit'];
const ROW = ['27/11/2026', 'UPI/633112345678/PEMA', '633112345678', '85.00'];

function bookOf(...sheets: Cell[][][]): WorkBook {
  const book = utils.book_new();
  for (const rows of sheets) utils.book_append_sheet(book, utils.aoa_to_sheet(rows));
  return book;
}

function bytesOf(book: WorkBook, bookType: BookType): Uint8Array {
  return new Uint8Array(write(book, { bookType, bookSST: true, type: 'array' }));
}

const cellsOf = (text: string | undefined) => text?.split('\n').map((line) => line.split('\t'));
const readOne = (bytes: Uint8Array) => cellsOf(readWorkbook(bytes)[0]?.text);
const number = (v: number, z = 'General'): CellObject => ({ t: 'n', v, z });

/** Excel files, as a browser has them. */
const FORMATS: BookType[] = ['xlsx', 'biff8', 'xlsb', 'xlml'];

test.each(FORMATS)('reads dates, amounts and references of %s without loss', (format) => {
  const book = bookOf([
    HEADER,
    // 12 November, which a browser in the USA would show as 11/12/26.
    [number(46338, 'm/d/yy'), 'UPI\tPEMA\nLHAMU', number(633112345678), number(1234.5, '#,##0')],
    [
      number(46338.4375, 'dd/mm/yyyy hh:mm'),
      '="0001"',
      number(1234567890123456),
      number(0.1 + 0.2),
    ],
    [
      number(46338, 'd-mmm-yy'),
      '0012',
      number(33112345678, '000000000000'),
      number(1234.5, '#,##0.00'),
    ],
    [number(0.4375, 'hh:mm'), '', number(2 ** 80), number(-85, '0.00;0.00')],
    [
      { t: 'e', v: 42 },
      { t: 'b', v: true },
      number(85, '0.00" Cr"'),
      number(-85, '0.00" Cr";0.00" Dr"'),
    ],
  ]);
  expect(readOne(bytesOf(book, format))).toEqual([
    HEADER,
    ['2026-11-12', 'UPI PEMA LHAMU', '633112345678', '1234.5'],
    ['2026-11-12 10:30:00', '"=""0001"""', '1234567890123456', '0.3'],
    ['2026-11-12', '0012', '033112345678', '1,234.50'],
    ['10:30', '', '1.2089258196146292E+24', '-85'],
    ['#ERROR', 'TRUE', '85.00 Cr', '85.00 Dr'],
  ]);
});

test('a formula counts by its value, and one without a value is empty', () => {
  const formulas: CellObject[] = [
    { t: 'n', f: '80+5', v: 85 },
    { t: 'n', f: 'HYPERLINK("http://x")' },
  ];
  const book = bookOf([HEADER, [...ROW.slice(0, 2), ...formulas, 'end']]);
  for (const format of FORMATS) {
    const [, row] = readOne(bytesOf(book, format)) ?? [];
    // The library writes an error for the missing value into XLSX.
    expect(row).toEqual([...ROW.slice(0, 2), '85', '', 'end']);
  }
});

test('rows keep their number, and days counted from 1904 are right', () => {
  const book = bookOf([
    [],
    ['Bank of Ravangla'],
    [],
    HEADER,
    [number(46338 - 1462, 'm/d/yy'), 'x', '', '5'],
  ]);
  book.Workbook = { WBProps: { date1904: true } };
  expect(readOne(bytesOf(book, 'xlsx'))).toEqual([
    [''],
    ['Bank of Ravangla'],
    [''],
    HEADER,
    ['2026-11-12', 'x', '', '5'],
  ]);
});

test('of several sheets, those with payments are offered', () => {
  const book = bookOf([['About this statement']], [HEADER, ROW], [HEADER, ROW, ROW], [HEADER, ROW]);
  book.Workbook = { Sheets: [{}, {}, {}, { Hidden: 1 }] };
  for (const format of ['xlsx', 'biff8'] as const) {
    expect(readWorkbook(bytesOf(book, format))).toMatchObject([
      { name: 'Sheet2', rowCount: 2 },
      { name: 'Sheet3', rowCount: 3 },
    ]);
  }
});

test('a web page is read as it is written, whatever its name', () => {
  const page = `\uFEFF
    <html><head><style>td { mso-number-format: "\\@"; }</style></head><body>
    <table><tr><td>Account</td><td colspan="3">0001234 &amp; Sons</td></tr></table>
    <table><tr><th>Date</th><th>Narration</th><th>Ref No</th><th>Deposit</th></tr>
    <tr><td>11/12/2026</td><td>UPI<br>PEMAé</td><td>000633112345678</td><td>1,234.50&nbsp;</td></tr>
    </table></body></html>`;
  const read = cellsOf(readWorkbook(new TextEncoder().encode(page))[0]?.text);
  expect(read?.[1]).toEqual(['11/12/2026', 'UPI PEMAé', '000633112345678', '1,234.50']);
  const old = Uint8Array.from(page.replace('\uFEFF', ''), (letter) => letter.charCodeAt(0));
  expect(readOne(old)).toEqual(read);
});

const REFUSED: [name: string, bytes: () => Uint8Array, message: RegExp][] = [
  ['a zip bomb', () => BOMB, /unpacks to more than 20 MB/],
  ['a zip bomb that says it is small', () => understated(BOMB), /no rows/],
  ['XLSX with macros', () => withMacros('xlsx'), /has macros/],
  ['XLS with macros', () => withMacros('biff8'), /has macros/],
  ['XLSX behind a password', () => encrypted(), /locked with a password/],
  ['XLS behind a password', () => lockedXls(), /locked with a password/],
  [
    'too many rows',
    () => strToU8(`<table>${'<tr><td>x'.repeat(20_001)}</table>`),
    /more than 20,000 rows/,
  ],
  [
    'too many columns',
    () => bytesOf(bookOf([ROW, manyCells(101)]), 'xlsx'),
    /more than 100 columns/,
  ],
  [
    'too many sheets',
    () => bytesOf(bookOf(...Array(21).fill([ROW])), 'xlsx'),
    /more than 20 sheets/,
  ],
  [
    'too much text',
    () => bytesOf(bookOf(Array(300).fill(['x'.repeat(9000)])), 'xlsx'),
    /2 MB of text/,
  ],
  ['no rows', () => bytesOf(bookOf([]), 'xlsx'), /has no rows/],
  ['another program’s file', () => bytesOf(bookOf([HEADER, ROW]), 'ods'), /cannot read this file/],
  ['another archive', () => zipSync({ 'notes.txt': strToU8('x') }), /cannot read this file/],
  [
    'half a file',
    () => bytesOf(bookOf([HEADER, ROW]), 'xlsx').slice(0, 900),
    /cannot read this file/,
  ],
  [
    'half an old file',
    () => bytesOf(bookOf([HEADER, ROW]), 'biff8').slice(0, 700),
    /cannot read this file/,
  ],
  ['a picture', () => strToU8('<svg xmlns="http://www.w3.org/2000/svg"/>'), /cannot read|no rows/],
];

test.each(REFUSED)('refuses %s', (_, bytes, message) => {
  expect(refusalOf(bytes())).toMatch(message);
});

function refusalOf(bytes: Uint8Array): string {
  try {
    return JSON.stringify(readWorkbook(bytes));
  } catch (error) {
    if (error instanceof WorkbookRefusal) return problemWords(error.problem);
    throw error;
  }
}

const BOMB_BYTES = 21 * 1024 * 1024;
const BOMB = zipSync(
  {
    ...unzipSync(bytesOf(bookOf([HEADER, ROW]), 'xlsx')),
    'xl/worksheets/sheet1.xml': new Uint8Array(BOMB_BYTES),
  },
  { level: 1 },
);

/** Of an archive whose directory and headers say less than what they unpack to. */
function understated(archive: Uint8Array): Uint8Array {
  const bytes = archive.slice();
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < bytes.length - 4; at += 1) {
    if (view.getUint32(at, true) === BOMB_BYTES) view.setUint32(at, 1000, true);
  }
  return bytes;
}

function withMacros(format: 'xlsx' | 'biff8'): Uint8Array {
  const bytes = bytesOf(bookOf([HEADER, ROW]), format);
  if (format === 'xlsx') return zipSync({ ...unzipSync(bytes), 'xl/vbaProject.bin': strToU8('x') });
  const file = CFB.read(bytes, { type: 'array' });
  CFB.utils.cfb_add(file, '/_VBA_PROJECT_CUR/VBA/dir', strToU8('x'));
  return new Uint8Array(CFB.write(file, { type: 'array' }));
}

function encrypted(): Uint8Array {
  const file = CFB.utils.cfb_new();
  CFB.utils.cfb_add(file, '/EncryptionInfo', strToU8('x'));
  CFB.utils.cfb_add(file, '/EncryptedPackage', strToU8('x'));
  return new Uint8Array(CFB.write(file, { type: 'array' }));
}

/** With a FilePass record after the first one, whose length is in its bytes 2 and 3. */
function lockedXls(): Uint8Array {
  const file = CFB.read(bytesOf(bookOf([HEADER, ROW]), 'biff8'), { type: 'array' });
  const stream = CFB.find(file, '/Workbook');
  const content = Uint8Array.from(stream.content);
  const first = 4 + (content[2] ?? 0) + 256 * (content[3] ?? 0);
  const filePass = [0x2f, 0, 6, 0, 0, 0, 1, 2, 3, 4];
  stream.content = [...content.slice(0, first), ...filePass, ...content.slice(first)];
  stream.size = stream.content.length;
  return new Uint8Array(CFB.write(file, { type: 'array' }));
}

const manyCells = (count: number) => Array.from({ length: count }, () => 'x');
