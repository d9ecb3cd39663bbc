import type { Page, Request } from '@playwright/test';
import type { LogEntry } from '../../../../shared/contract/platform/logs-contract';
import { expect, test } from '../../journey';
import { openAsStaff, signInByPhone } from '../../people';
import { openStaffApi } from '../../staff-api';

/** Throws an uncaught error in the page. */
const breakPage = (page: Page, message: string) =>
  page.evaluate((said) => {
    queueMicrotask(() => {
      throw new Error(said);
    });
  }, message);

test('an error while signed out is logged, masked, later', async ({ page, shop, browser }) => {
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
  await row.getByText('Details', { exact: true }).click();
  await expect(row).toContainText('stack');
  await office.getByLabel('Level').selectOption('Warning');
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

test('a refused token and a missing one are logged', async ({ page, shop }) => {
  const staff = await openStaffApi(shop);
  const found = async (q: string) => {
    const { items } = await staff<{ items: LogEntry[] }>('GET', `/logs?q=${encodeURIComponent(q)}`);
    return items.map(({ data }) => data.url);
  };
  await page.goto('/profile');
  await signInByPhone(page, shop, '9876509902');
  const name = page.getByLabel('Name', { exact: true });
  await expect(name).toBeVisible();
  const { id } = await page.evaluate(async () => {
    const { token } = await (await fetch('/api/auth/token')).json();
    const headers = { Authorization: `Bearer ${token}` };
    return (await fetch('/api/users/me', { headers })).json();
  });

  await page.route('**/api/users/me', (route) =>
    route.fulfill({ status: 401, json: { code: 'unauthorized', status: 401, message: 'No.' } }),
  );
  await name.fill('Tashi');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect.poll(() => found(`Unauthorized request ${id}`)).toContain('/api/users/me');
  expect(await found(`Request without a token ${id}`)).toEqual([]);
  await page.unroute('**/api/users/me');

  // The identity service fails, though the browser has a session.
  await page.route('**/api/auth/token', (route) => route.fulfill({ status: 500, body: '' }));
  const stockRead = page.waitForResponse('**/api/inventory/public');
  await page.goto('/about');
  await stockRead;
  await page.unroute('**/api/auth/token');
  await page.keyboard.press('Tab');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect
    .poll(() => found(`Request without a token ${id}`))
    .toContain('/api/inventory/public');
});

test('the connection is checked every 30 s, and gates the log', async ({ page, shop }) => {
  let checks = 0;
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/system-status')) checks += 1;
    if (request.url().endsWith('/api/logs')) sent.push(request);
  });
  await page.goto('/profile');
  await signInByPhone(page, shop, '9876509903');
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
  await page.clock.install();
  const listening = page.waitForResponse(/start-logger-[^/]*\.js$/);
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await listening;
  await page.evaluate(async () => void (await fetch('/healthz')));

  // Time passes only in runFor, or a slow machine would add checks.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  checks = 0;
  await page.route('**/api/system-status', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/api/system-status'),
  );
  await page.clock.runFor(30_000);
  await failed;
  expect(checks).toBe(1);
  const before = sent.length;
  await breakPage(page, 'A fault without a connection');
  await page.evaluate(async () => void (await fetch('/healthz')));
  expect(sent).toHaveLength(before);

  await page.unroute('**/api/system-status');
  const kept = page.waitForResponse('**/api/logs');
  await page.clock.runFor(30_000);
  expect((await kept).status()).toBe(202);
  expect(checks).toBe(2);
});
