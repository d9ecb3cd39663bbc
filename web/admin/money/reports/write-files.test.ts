import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { count, money, sheetOf, text } from './sheet';
import { writeCsv, writeXlsx } from './write-files';

const DISHES = [
  { name: '=HYPERLINK("http://x")', units: 2, sold: -1234.5 },
  { name: 'Momo, steamed & "hot"', units: 0, sold: 0.3 },
];
const SHEET = sheetOf('Dishes', DISHES, [
  text('Dish', ({ name }) => name),
  count('Units', ({ units }) => units),
  money('Sold', ({ sold }) => sold),
]);

test('a CSV file has plain numbers, and runs no formula', async () => {
  const bytes = new Uint8Array(await writeCsv([SHEET]).arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(await writeCsv([SHEET]).text()).toBe(
    [
      'Dish,Units,Sold',
      `"'=HYPERLINK(""http://x"")",2,-1234.50`,
      '"Momo, steamed & ""hot""",0,0.30',
    ].join('\r\n'),
  );
});

test('several tables of a CSV file have names', async () => {
  const csv = await writeCsv([SHEET, { ...SHEET, name: 'Again', rows: [] }]).text();
  expect(csv).toMatch(/^Dishes\r\nDish,Units,Sold\r\n.*0\.30\r\n\r\nAgain\r\nDish,Units,Sold$/s);
});

test('a spreadsheet has numbers as numbers, and formulas as texts', async () => {
  const blob = await writeXlsx([SHEET, { ...SHEET, name: 'Again' }]);
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  const read = (path: string) => strFromU8(files[path] ?? new Uint8Array());
  expect(read('xl/workbook.xml')).toMatch(/name="Dishes".*name="Again"/s);
  const cells = read('xl/worksheets/sheet1.xml');
  expect(cells).toContain('<v>-1234.5</v>');
  expect(cells).not.toContain('<f>');
  expect(read('xl/sharedStrings.xml')).toContain('=HYPERLINK("http://x")');
});
