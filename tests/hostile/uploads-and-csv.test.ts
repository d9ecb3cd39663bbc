import { expect, test } from 'vitest';
import { PRODUCT } from './bodies';
import { UPLOADS_AND_CSV } from './uploads-and-csv';
import { withstand } from './withstand';

const victims = withstand('files', UPLOADS_AND_CSV);

test.each([
  '=HYPERLINK("http://evil.example";"x")',
  '+1+cmd|"/c calc"!A0',
  '-2+3',
  '@SUM(1)',
  "'=1",
  '＝1',
])('the exported menu contains no formula: %s', async (name) => {
  const { shop, manager, waffle } = victims();
  const { token } = manager;
  const body = { ...PRODUCT, name, categoryId: waffle.categoryId };
  const { id } = await shop.succeed('POST', '/api/products', { token, body });
  const file: string = await shop.succeed('GET', '/api/products/export', { token });
  const line = file.split('\r\n').find((each) => each.startsWith(id)) ?? '';
  const cell = line.slice(id.length + 1).replace(/^"/, '');
  expect(cell.startsWith(`'${name[0]}`)).toBe(true);
});

test('an exported menu is downloaded, not shown as a page', async () => {
  const { shop, manager } = victims();
  const path = '/api/products/export';
  const { headers } = await shop.request('GET', path, { token: manager.token });
  expect(headers.get('Content-Type')).toMatch(/^text\/csv/);
  expect(headers.get('Content-Disposition')).toMatch(/filename="menu\.csv"/);
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
});
