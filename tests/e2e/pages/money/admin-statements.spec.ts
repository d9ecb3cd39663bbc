import { type BookType, utils, write } from '@e965/xlsx';
import { dateWithYear } from '../../../../shared/domain/platform/short-date';
import { DESK, expectAccessible, TWO_LOOKS } from '../../expect-accessible';
import { placeAsGuest } from '../../guest-order';
import { expect, test } from '../../journey';
import { openAsStaff } from '../../people';
import { openStaffApi } from '../../staff-api';

const TABLET = { width: 768, height: 1024 };

test('a statement is matched, confirmed and used once', async ({ office: page, shop }) => {
  const { id } = await placeAsGuest(shop);
  const ask = await openStaffApi(shop);
  const { totalAmount } = await ask<{ totalAmount: number }>('GET', `/orders/admin/${id}`);
  const today = new Date(Date.now() + 330 * 60_000).toISOString().slice(0, 10);
  const reference = `6${String(Date.now()).slice(-11)}`;
  const day = today.split('-').reverse().join('/');
  const csv = [
    'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance',
    `${day},UPI-PEMA LHAMU-pema@ybl-SBIN0000123-${reference}-${id} MAENAM,0000${reference},${day},,${totalAmount.toFixed(2)},"18,000.00"`,
    `${day},CASH DEPOSIT ${reference},,${day},,77.77,"18,077.77"`,
    'STATEMENT SUMMARY  :-,,,,,,',
  ].join('\n');
  const chooseFile = (name: string, buffer: Buffer) =>
    page.getByLabel('Statement file').setInputFiles({ name, mimeType: '', buffer });
  const choose = (text: string) => chooseFile('bank.csv', Buffer.from(text, 'latin1'));

  const open = (name: string) => page.getByRole('link', { name, exact: true }).click();

  await page.setViewportSize(DESK);
  await openAsStaff(page, shop, '/admin/statements');
  const alert = page.getByRole('alert');
  await choose('PK\u0003\u0004\0');
  await expect(alert).toContainText('We cannot read this file.');
  await choose('x'.repeat(6_000_000));
  await expect(alert).toContainText('This file is larger than 5 MB.');
  await choose('x'.repeat(3_000_000));
  await expect(alert).toHaveText(
    'This file is larger than 2 MB. Download fewer days from the bank.',
  );
  await choose(csv.replace('77.77', '=70+7.77'));
  const notRead = page.getByRole('region', { name: 'Not read (1)' });
  await expect(notRead).toContainText('A formula.');
  await expect(notRead).toContainText('Line 3: ');

  const sure = page.getByRole('region', { name: 'Sure' });
  const others = page.getByRole('region', { name: 'No order found (1)' });
  const files: [cash: string, name: string, fileOf: (text: string) => Buffer][] = [
    ['71.11', 'bank.xlsx', (text) => excelOf(text, today, 'xlsx')],
    ['72.22', 'bank.xls', (text) => excelOf(text, today, 'biff8')],
    ['73.33', 'bank.xlsb', (text) => excelOf(text, today, 'xlsb')],
    ['74.44', 'bank.txt', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    ['75.55', 'bank.csv', (text) => Buffer.from(text.replace('CASH', 'CAF\u00c9'), 'latin1')],
  ];
  for (const [cash, file, fileOf] of files) {
    await chooseFile(file, fileOf(csv.replaceAll('77.77', cash)));
    await expect(others).toContainText(`₹${cash}`);
    await expect(sure.getByRole('link', { name: id })).toBeVisible();
  }
  await chooseFile('bank.xls', excelOf(csv, today, 'biff8', 'About'));
  await page.getByRole('button', { name: /^Statement \(/ }).click();
  await expect(sure.getByRole('link', { name: id })).toBeVisible();
  await expect(page.getByRole('region', { name: 'No order found (1)' })).toContainText('₹77.77');
  const looks = [...TWO_LOOKS, { viewport: TABLET, colorScheme: 'light' }] as const;
  await expectAccessible(page, 'a matched statement', looks, 'main');
  await sure.getByRole('button', { name: /^Confirm 1 payment/ }).click();
  await expect(page.getByText('1 order marked paid')).toBeVisible();
  await expect(sure).toBeHidden();
  await page.getByRole('button', { name: 'Mark as no order' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing left to match' })).toBeVisible();

  // The same lines, pasted, change nothing.
  await open('Orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await open('Statements');
  await page.getByText('Paste the lines instead').click();
  await page.getByLabel('Lines of the statement').fill(csv);
  await page.getByRole('button', { name: 'Match these lines' }).click();
  await expect(
    page.getByText('Every payment in this statement has been dealt with.'),
  ).toBeVisible();

  const unknown = ['Wann,Was,Soll,Haben', `${day},Rent,99.00,`, `${day},Coffee,,45.00`];
  await page.getByLabel('Lines of the statement').fill(unknown.join('\n'));
  await page.getByRole('button', { name: 'Match these lines' }).click();
  await page.getByLabel('Date').selectOption({ index: 1 });
  await page.getByLabel('Description').selectOption({ index: 2 });
  await page.getByLabel('Money in').selectOption({ index: 3 });
  await expectAccessible(page, 'the columns', [{ viewport: TABLET, colorScheme: 'dark' }]);
  await page.getByRole('button', { name: 'Save the columns' }).click();
  const strangers = page.getByRole('region', { name: 'No order found (1)' });
  await expect(strangers).toContainText('₹99.00');
  await page.getByRole('button', { name: 'Name the columns again' }).click();
  await expect(page.getByRole('region', { name: 'The first rows' })).toContainText('Coffee');
  const phone = { viewport: { width: 360, height: 780 }, colorScheme: 'light' } as const;
  await expectAccessible(page, 'the columns again', [phone]);
  await page.getByLabel('Money in').selectOption({ label: 'Haben' });
  await page.getByRole('button', { name: 'Save the columns' }).click();
  await expect(strangers).toContainText('₹45.00');

  // A phone has the links in a drawer.
  await page.setViewportSize(DESK);
  await open('Orders');
  await page.getByRole('link', { name: id }).click();
  await expect(page.getByRole('region', { name: 'Payment Information' })).toContainText(reference);

  await open('Statements');
  await open('Matched payments');
  await page.getByLabel('Search').fill(reference);
  const row = page.getByRole('row').filter({ hasText: id });
  await expect(row).toContainText(`${dateWithYear(today)} · ${reference}`);
  await expectAccessible(page, 'matched payments', [{ viewport: TABLET, colorScheme: 'light' }]);
  await row.getByRole('button', { name: /^Undo/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Undo the match/ });
  await dialog.getByRole('button', { name: 'Undo' }).click();
  // Behind the dialog the row is hidden in any case.
  await expect(dialog).toBeHidden();
  await expect(row).toBeHidden();
  const after = await ask<{ paymentStatus: string }>('GET', `/orders/admin/${id}`);
  expect(after.paymentStatus).toBe('pending');
});

/**
 * With its dates as numbers, its amounts computed by formulas, and a title in merged cells above the header. Only a
 * browser has the worker that reads it.
 * @param about the name of a sheet about the account before it.
 */
function excelOf(csv: string, today: string, bookType: BookType, about?: string): Buffer {
  const plain = csv.replace(/"([\d.]+),([\d.]+)"/g, '$1$2');
  const [header = '', ...lines] = plain.split('\n');
  const rows = lines.map((line) =>
    line.split(',').map((cell, column) => {
      const isDate = column === 0 && /^\d/.test(cell);
      if (isDate) return { t: 'n', v: Date.parse(today) / 86_400_000 + 25_569, z: 'm/d/yy' };
      return column === 5 && cell !== '' ? { t: 'n', v: Number(cell), f: `${cell}+0` } : cell;
    }),
  );
  const book = utils.book_new();
  const account = ['Account', 'Branch', 'Currency'];
  if (about) utils.book_append_sheet(book, utils.aoa_to_sheet([account, account]), about);
  const sheet = utils.aoa_to_sheet([['Statement of account'], header.split(','), ...rows]);
  sheet['!merges'] = [utils.decode_range('A1:G1')];
  utils.book_append_sheet(book, sheet, 'Statement');
  return write(book, { bookType, type: 'buffer' });
}
