import type { Page, Request } from '@playwright/test';
import { expect, test } from '../journey';
import { openAsStaff, signInByPhone } from '../people';

/** Throws an uncaught error in the page. */
const breakPage = (page: Page, message: string) =>
  page.evaluate((said) => {
    setTimeout(() => {
      throw new Error(said);
    });
  }, message);

test('an error while signed out is logged, masked, at sign-in; a permission refusal disables the log', async ({
  page,
  shop,
  browser,
}) => {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/logs')) sent.push(request);
  });
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible();
  const listening = page.waitForResponse(/start-logger-[^/]*\.js$/);
  await breakPage(page, 'Broken cup of +91 98765 43210, code 123456');
  await listening;
  expect(sent).toHaveLength(0);

  const kept = page.waitForResponse('**/api/logs');
  await signInByPhone(page, shop, '9876509901');
  expect((await kept).status()).toBe(202);

  const office = await browser.newPage({ baseURL: shop.url });
  await openAsStaff(office, shop, '/admin/logs?q=broken+CUP');
  const row = office.getByRole('row', { name: /Broken cup of \[hidden\], code \[hidden\]/ });
  await expect(row).toContainText('Error');
  await expect(row).toContainText('/profile');
  await row.getByText('Details').click();
  await expect(row).toContainText('stack');
  await office.getByLabel('Level').selectOption('Warning');
  await expect(office.getByText('No data available')).toBeVisible();
  await office.getByRole('button', { name: 'Clear' }).click();
  await office.getByLabel('From Date').fill('2020-01-01');
  await office.getByLabel('To Date').fill('2020-01-02');
  await expect(office.getByText('No data available')).toBeVisible();
  await office.close();

  const before = sent.length;
  await page.route('**/api/logs', (route) =>
    route.fulfill({ status: 403, json: { code: 'forbidden', status: 403, message: 'No.' } }),
  );
  const refused = page.waitForResponse('**/api/logs');
  await breakPage(page, 'A second fault');
  await (await refused).finished();
  await breakPage(page, 'A third fault');
  await page.evaluate(async () => void (await fetch('/healthz')));
  expect(sent).toHaveLength(before + 1);
});
