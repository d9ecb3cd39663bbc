import { readFile } from 'node:fs/promises';
import { DESK, expectAccessible } from '../../expect-accessible';
import { placeAsGuest } from '../../guest-order';
import { expect, test } from '../../journey';
import { openAsStaff } from '../../people';
import { openStaffApi } from '../../staff-api';

const TABLET = { width: 768, height: 1024 };

test('an owner saves a report and closes a day', async ({ office: page, shop }) => {
  const ask = await openStaffApi(shop);
  const { id } = await placeAsGuest(shop);
  await ask('PUT', `/orders/${id}/payment-status`, { paymentStatus: 'paid' });

  await page.setViewportSize(TABLET);
  await openAsStaff(page, shop, '/admin/reports');
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(page).toHaveURL(/from=/);
  const money = page.getByRole('table', { name: 'Money' });
  await expect(money.getByRole('row', { name: /^UPI, marked paid by staff/ })).toBeVisible();
  await expectAccessible(page, 'a report', [{ viewport: TABLET, colorScheme: 'light' }]);

  const saved = async (button: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    return download;
  };
  await page.getByLabel('What to download').selectOption('Every order');
  const csv = await readFile(await (await saved('CSV')).path(), 'utf8');
  expect(csv).toContain(`\n${id},`);
  await page.getByLabel('What to download').selectOption('Whole report');
  const excel = await saved('Excel');
  expect(excel.suggestedFilename()).toMatch(/^whole-report-.*\.xlsx$/);
  expect((await readFile(await excel.path())).subarray(0, 2).toString()).toBe('PK');

  await page.getByLabel('To Date').fill('2020-01-01');
  await expect(page.getByRole('alert')).toHaveText('The first day must not come after the last');

  await page.setViewportSize(DESK);
  await page.getByRole('link', { name: 'Close the day' }).click();
  await page.getByRole('link', { name: "Today's sheet" }).click();
  await expect(page).toHaveURL(/days\/\d/);
  const sheet = page.url();
  await page.getByRole('link', { name: 'Count the cash' }).click();
  await page.getByLabel('Amount').fill('30');
  await page.getByLabel('What for?').fill('Milk');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Cash out ₹30.00: Milk')).toBeVisible();
  // What the drawer should hold is told for a count alone.
  const saveCount = page.getByRole('button', { name: 'Save the count' });
  await expect(saveCount).toBeDisabled();
  await page.getByLabel('₹20', { exact: true }).fill('1');
  await expect(page.getByText('Counted: ₹20.00')).toBeVisible();
  await expect(page.getByText('expected. Difference')).toBeHidden();
  await page.getByRole('link', { name: 'Bills', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await saveCount.click();
  await expect(page.getByText('Difference: ₹50.00 too much')).toBeVisible();
  await page.goto(sheet);
  const close = page.getByRole('button', { name: 'Close this day' });
  const sign = async () => {
    await close.click();
    await page
      .getByRole('dialog', { name: /^Close .* \d{4}\?$/ })
      .getByRole('button', { name: 'Close and sign' })
      .click();
  };
  // The demo is open at any hour.
  await page.getByLabel('Why do you close the day now?').fill('Sold out');
  await close.click();
  await expect(page.getByText('Please say why the cash differs')).toBeVisible();
  await expectAccessible(page, 'the sheet of a day', [{ viewport: DESK, colorScheme: 'dark' }]);
  const why = page.getByLabel('Why does it differ?');
  await why.fill('Change from yesterday');
  await expect(page).toHaveTitle(/\w+day, \d+ \w+ \d{4} · Back office$/);
  await page.getByRole('link', { name: 'Count again' }).click();
  await expect(saveCount).toBeVisible();
  await page.goBack();
  await expect(why).toHaveValue('Change from yesterday');
  await sign();
  const closed = page.getByRole('region', { name: 'Closed' });
  await expect(closed).toContainText('₹50.00 too much');
  await expect(closed).toContainText('Change from yesterday');
  await expect(close).toBeHidden();

  await ask('PUT', `/orders/${id}/payment-status`, { paymentStatus: 'refunded' });
  await page.reload();
  await expect(page.getByRole('table', { name: 'Changes' })).toContainText('Refund');

  // Later tests take cash today.
  const today = new URL(sheet).pathname.split('/').at(-1);
  await ask('POST', `/admin/reports/days/${today}/reopening`, { reason: 'Other tests' });
  await page.goto('/admin/reports/days/2020-01-01');
  await expect(page.getByText('there is nothing to count')).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await sign();
  await expect(page.getByRole('region', { name: 'Signatures' })).toContainText('Demo admin');
});
