import type { Browser, Page } from '@playwright/test';
import type { ShopServer } from '../../../support/platform/shop-server';
import { expect, test } from '../../journey';
import {
  demoAdmin,
  openAsStaff,
  type StaffMember,
  signInAsStaff,
  signInByPassword,
} from '../../people';
import { openStaffApi } from '../../staff-api';

const LAPTOP = { width: 1280, height: 800 };
const NO_RIGHT =
  "You don't have permission to access the requested page. Contact an administrator if you need additional access.";

const NO_ADMIN = { code: 'not_an_admin', status: 403, message: 'You do not have admin privileges' };

const keys = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('admin-uid'), localStorage.getItem('admin-role')]);

async function openPage(browser: Browser, shop: ShopServer, path: string): Promise<Page> {
  const page = await browser.newPage({ baseURL: shop.url, viewport: LAPTOP });
  await page.goto(path);
  return page;
}

async function hire(shop: ShopServer): Promise<StaffMember> {
  const call = await openStaffApi(shop);
  const member = { email: 'shell-staff@cafe.example', password: 'a password for staff' };
  await call('POST', '/admins', { ...member, name: 'Shell staff', role: 'staff' });
  return member;
}

const EVERYDAY = ['New order', 'Dashboard', 'Kitchen', 'Orders', 'Inventory', 'Cash drawer'];
const MANAGERS = ['Products', 'Categories', 'Visits', 'Statements'];
const DISPLAY = 'Customer display';
const OWN = 'Your account';
const PATHS: Record<string, string> = {
  'New order': '/admin/orders/new',
  Dashboard: '/admin',
  'Cash drawer': '/admin/drawer',
  [OWN]: '/admin/account',
};

// Which role may open which page is tested in shared/domain/platform/roles.test.ts.
test('staff: sidebar, a refused page and sign-out', async ({ browser, shop }) => {
  const member = await hire(shop);
  const page = await openPage(browser, shop, '/admin/orders?status=placed');
  await signInByPassword(page, member);
  await expect(page).toHaveURL('/admin/orders?status=placed');
  expect((await keys(page))[1]).toBe('staff');

  const shown = [...EVERYDAY, 'Printers', DISPLAY, OWN];
  const links = page.getByRole('navigation', { name: 'Back office' }).locator('a:not([hreflang])');
  await expect.poll(() => links.allInnerTexts()).toEqual(shown);
  for (const name of shown.filter((each) => each !== DISPLAY)) {
    await links.filter({ hasText: name }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(PATHS[name] ?? `/admin/${name.toLowerCase()}`);
    // The kitchen board hides it.
    if (name === 'Kitchen') await page.getByRole('button', { name: 'Show the menu' }).click();
  }
  // Customers see it, so it has no sidebar.
  await links.filter({ hasText: DISPLAY }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Maenam Cafe' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/admin/display');
  await expect(links).toHaveCount(0);
  await page.goto('/admin/users');
  await expect(page.getByRole('alert')).toHaveText(`Access Denied${NO_RIGHT}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/admin');

  await expect(page.getByRole('link', { name: 'Return to site' })).toHaveAttribute('href', '/');
  await page.getByRole('button', { name: 'Sign out' }).press('Enter');
  await expect(page).toHaveURL('/admin/login');
  expect(await keys(page)).toEqual([null, null]);
  await page.goto('/admin/orders');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.close();
});

test('admin: nothing before sign-in, and the whole sidebar', async ({ browser, shop }) => {
  const page = await openPage(browser, shop, '/healthz');
  const uids = new Map<string, string | undefined>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(?!auth)/.test(pathname)) uids.set(pathname, request.headers()['admin-uid']);
  });
  await page.goto('/admin/users');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  // Only whether the device is one where staff switch by PIN.
  expect([...uids.keys()]).toEqual(['/api/admins/this-device']);

  await page.goto('/admin/login?to=//evil.example/admin');
  const { email } = await demoAdmin(shop);
  const alert = page.getByRole('alert');
  const offline = "We can't reach the shop. Please check your connection and try again.";
  await signInByPassword(page, { email, password: 'not the right one' });
  await expect(alert).toHaveText('The email or the password is not right.');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  for (const call of ['**/api/auth/sign-in/email', '**/api/admins/me']) {
    await page.route(call, (route) => route.abort());
    await signInAsStaff(page, shop);
    await expect(alert).toHaveText(offline);
    await page.unroute(call);
  }
  await page.getByRole('button', { name: /^(Try again|Sign in)$/ }).press('Enter');
  await expect(page).toHaveURL('/admin');
  const nav = page.getByRole('navigation', { name: 'Back office' });
  await expect
    .poll(() => nav.getByRole('link').allInnerTexts())
    .toEqual(expect.arrayContaining([...EVERYDAY, ...MANAGERS, 'Users', 'Settings', 'Logs']));
  // The demo shop's inbox is off.
  await expect(nav.getByRole('link', { name: 'Inbox' })).toBeHidden();

  const wide = (await nav.boundingBox())?.width ?? 0;
  await page.getByRole('button', { name: 'Hide the menu' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Show the menu' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  expect((await nav.boundingBox())?.width).toBeLessThan(wide / 2);
  await nav.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.goto('/admin/nowhere');
  await expect(page).toHaveURL('/admin');

  // Each call of the back office names the admin; the shop's pages do not.
  await nav.getByRole('link', { name: 'Users', exact: true }).click();
  const [uid] = await keys(page);
  expect(uid).toMatch(/\S/);
  await expect.poll(() => uids.get('/api/admins')).toBe(uid);
  await page.goto('/about');
  await expect.poll(() => uids.has('/api/inventory/public')).toBe(true);
  expect(uids.get('/api/inventory/public')).toBeUndefined();
  await page.close();
});

test('a user who lost a right is told so', async ({ browser, shop }) => {
  const page = await openPage(browser, shop, '/admin/login?to=javascript:alert(1)');
  const alert = page.getByRole('alert');
  const noPermission = "You don't have permission to access that page.";
  await signInAsStaff(page, shop);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect((await keys(page))[1]).toBe('admin');

  await page.route('**/api/admins/me', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), role: 'staff' } });
  });
  await page.goto('/admin/settings');
  await expect(alert).toContainText('Access Denied');

  await page.unroute('**/api/admins/me');
  const refused = /\/api\/(admins|orders)/;
  await page.route(refused, (route) => route.fulfill({ status: 403, json: NO_ADMIN }));
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(alert).toHaveText(noPermission);
  expect(await keys(page)).toEqual([null, null]);
  await signInAsStaff(page, shop);
  await expect(alert).toHaveText('You do not have admin privileges');

  // A browser that has stored the role opens a page without a record.
  await page.unroute(refused);
  await signInAsStaff(page, shop);
  await expect.poll(async () => (await keys(page))[1]).toBe('admin');
  await page.route('**/api/admins/me', (route) => route.fulfill({ status: 403, json: NO_ADMIN }));
  await page.goto('/admin/orders');
  await expect(alert).toHaveText(noPermission);
  expect(await keys(page)).toEqual([null, null]);
  await page.close();
});

test('every page is in reach on a laptop, a tablet and with large text', async ({
  office: page,
  shop,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await openAsStaff(page, shop, '/admin/orders');
  const nav = page.getByRole('navigation', { name: 'Back office' });
  const last = nav.getByRole('link', { name: 'Audit log' });
  const first = nav.getByRole('link', { name: 'New order' });
  const expectInReach = async () => {
    for (const link of [last, first]) {
      await link.hover();
      await expect(link).toBeInViewport({ ratio: 1 });
    }
  };
  // The sidebar scrolls by itself: `hover` would scroll the page, too.
  await expect(first).toBeVisible();
  await page.mouse.move(60, 300);
  await page.mouse.wheel(0, 5000);
  await expect(last).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.setViewportSize({ width: 768, height: 500 });
  await expect.poll(async () => (await nav.boundingBox())?.width).toBeLessThan(110);
  await expect(nav.getByText('Kitchen settings')).toBeVisible();
  await expectInReach();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectInReach();
});

test('a phone has the pages in a sheet, and a shift opens on the kitchen', async ({
  office: page,
  shop,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAsStaff(page, shop, '/admin/orders');
  const opener = page.getByRole('button', { name: /^Show the menu/ });
  const sheet = page.getByRole('dialog', { name: 'Back office' });
  await expect(opener).toContainText('Orders');
  const closings = [() => page.goBack(), () => page.keyboard.press('Escape')];
  for (const close of closings) {
    await opener.press('Enter');
    await expect(sheet).toBeVisible();
    await expect(page).toHaveURL('/admin/orders#open');
    await close();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL('/admin/orders');
    await expect(opener).toBeFocused();
  }
  await opener.click();
  await sheet.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(sheet).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/admin/orders');

  await page.getByRole('button', { name: 'Start shift' }).click();
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin/kitchen');
  await opener.click();
  await sheet.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});
