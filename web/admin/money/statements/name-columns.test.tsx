import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { firstRows } from './first-rows';
import { NameColumns } from './name-columns';
import type { UnnamedLayout, UsedStatement } from './use-statement';

const HEADER = ['Day of transaction', 'What', 'Money out', 'Money in'];
const TEXT = [
  'Cafe Maenam;;;',
  'Day of transaction ;What;"Money out";Money in',
  ';;;',
  '27-11-2026;UPI/CR/633112345678;;85.00',
  '28-11-2026;"Rent; paid";900.00;',
].join('\r\n');
const SAMPLE = ['27-11-2026', 'UPI/CR/633112345678', '', '85.00'];

function render(layout: UnnamedLayout, isRenaming = false): string {
  const nothing = async () => {};
  const statement: UsedStatement = {
    busy: false,
    failure: undefined,
    changed: 0,
    text: TEXT,
    sheets: [],
    sheet: undefined,
    preview: undefined,
    layout,
    isRenaming,
    read: nothing,
    readFile: nothing,
    chooseSheet: nothing,
    confirm: nothing,
    nameColumns: nothing,
    rename: () => {},
  };
  return renderToStaticMarkup(<NameColumns layout={layout} statement={statement} />);
}

test('the first rows are those below the header, however cells are divided', () => {
  const rows = [SAMPLE, ['28-11-2026', 'Rent; paid', '900.00', '']];
  expect(firstRows(TEXT, { header: HEADER, sample: SAMPLE })).toEqual(rows);
  const spaced = 'Day  What  In\n27-11-2026  x  85.00';
  expect(firstRows(spaced, { header: ['Day', 'What', 'In'], sample: SAMPLE })).toEqual([SAMPLE]);
});

test('columns that were named wrongly are shown above the rows that they name', () => {
  const columns = { date: 0, narration: 1, credit: 2, reference: null, direction: null };
  const rest = { debit: null, status: null, balance: null, words: [] };
  const layout = { header: HEADER, sample: SAMPLE, columns: { ...columns, ...rest } };
  const page = render({ ...layout, isNamed: true, words: [] }, true);
  expect(page).toMatch(/<option value="2" selected="">Money out<\/option>/);
  expect(page).toMatch(/<th[^>]*>Money out<span[^>]*>Money in<\/span>/);
  expect(page).toContain('<bdi>900.00</bdi>');
  expect(page).toContain('Cancel');
});

test('the meaning of a word that nobody knows is asked for', () => {
  const columns = { date: 0, narration: 1, credit: 3, reference: null, direction: 2 };
  const words = [{ word: 'Gutschrift', means: 'in' as const }];
  const rest = { debit: null, status: null, balance: null, words };
  const page = render({
    header: HEADER,
    sample: SAMPLE,
    words: ['Lastschrift'],
    columns: { ...columns, ...rest },
  });
  expect(page).toContain('Rows that say “Lastschrift”');
  expect(page).toMatch(/Rows that say “Gutschrift”.*<option value="in" selected="">/s);
  expect(page).not.toContain('Cancel');
});
