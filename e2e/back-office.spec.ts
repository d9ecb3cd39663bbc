import type { Browser, Page } from '@playwright/test';
import type { ShopServer } from '../server/testing/shop-server';
import { expect, test } from './journey';
import { signInAsStaff } from './people';

const TABLET = { width: 768, height: 1024 };
const NO_ADMIN = { code: 'not_an_admin', status: 403, message: 'You do not have admin privileges' };

interface PlacedOrder {
  id: string;
}

/** A guest's pickup of one product, sent as the checkout sends it. */
async function placeOrder(shop: ShopServer, productId: string, name: string): Promise<PlacedOrder> {
  const response = await fetch(`${shop.url}/api/orders`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      guest: { name, phoneNumber: '+919876500000' },
      items: [{ productId, quantity: 1 }],
      deliveryMethod: 'pickup',
      paymentMethod: 'upi',
    }),
  });
  expect(response.status).toBe(201);
  return response.json();
}

/** A page of the back office on the cafe's tablet, its staff signed in on the way. */
async function openTablet(browser: Browser, shop: ShopServer, path: string): Promise<Page> {
  const page = await browser.newPage({ baseURL: shop.url, viewport: TABLET });
  await page.goto(path);
  await signInAsStaff(page, shop);
  return page;
}

test('the list finds, sorts and shows a new order by itself', async ({ browser, shop }) => {
  const first = await placeOrder(shop, 'filter-coffee', 'Chewang Bhutia');
  const page = await openTablet(browser, shop, '/admin/orders?status=placed');
  await expect(page).toHaveURL('/admin/orders?status=placed');
  await expect(page.getByRole('link', { name: first.id })).toBeVisible();

  await page.getByLabel('Search').pressSequentially('chewang bhutia', { delay: 40 });
  await expect(page).toHaveURL(/q=chewang\+bhutia/);
  await expect(page.getByLabel('Search')).toHaveValue('chewang bhutia');
  await page.getByRole('button', { name: 'Total' }).click();
  await expect(page.getByRole('columnheader', { name: 'Total' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );

  const second = await placeOrder(shop, 'filter-coffee', 'Chewang Bhutia');
  await expect(page.getByRole('link', { name: second.id })).toBeVisible({ timeout: 20_000 });
  await page.getByRole('row').filter({ hasText: second.id }).getByText('Chewang').click();
  await expect(page.getByRole('heading', { name: `Order ${second.id}` })).toBeVisible();
  await page.close();
});

test('a change that fails is said, and what was chosen stays', async ({ browser, shop }) => {
  const { id } = await placeOrder(shop, 'filter-coffee', 'Pema');
  const page = await openTablet(browser, shop, `/admin/orders/${id}`);
  const dialog = page.getByRole('dialog');
  const history = page.getByRole('region', { name: 'Status History' });
  await page.route('**/status', (route) => route.abort());
  await page.getByRole('button', { name: 'Start preparing' }).click();
  const failed = 'Failed to update order status. Please try again.';
  await expect(page.getByRole('alert')).toContainText(failed);
  await page.getByRole('button', { name: 'Update Status' }).click();
  await dialog.getByLabel('Status').selectOption('Cancelled');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText(failed);
  await expect(dialog.getByLabel('Status')).toHaveValue('cancelled');
  await page.unroute('**/status');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Start preparing' }).dblclick();
  await expect(history).toContainText('Preparing');
  await expect(page.getByRole('button', { name: 'Ready for pickup' })).toBeEnabled();
  await expect(history).not.toContainText('On The Way');
  await page.goto('/admin/orders/ZZZZZZZZ');
  await expect(page.getByRole('main')).toContainText('Order not found');
  await page.close();
});

test('a refresh that fails leaves the orders in place', async ({ browser, shop }) => {
  const { id } = await placeOrder(shop, 'filter-coffee', 'Pema');
  const page = await openTablet(browser, shop, '/admin/orders');
  await expect(page.getByRole('link', { name: id })).toBeVisible();
  await page.route('**/api/orders?**', (route) => route.abort());
  await placeOrder(shop, 'filter-coffee', 'Pema');
  const failed = page.getByText('Failed to load orders. Please try again.');
  await expect(failed).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('link', { name: id })).toBeVisible();
  await page.unroute('**/api/orders?**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(failed).toHaveCount(0);
  await page.close();
});

test('whoever lost the right to a page is told so', async ({ browser, shop }) => {
  const page = await openTablet(browser, shop, '/admin');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.route('**/api/admins/me', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), role: 'staff' } });
  });
  await page.goto('/admin/settings');
  await expect(page.getByRole('alert')).toContainText('Access Denied');

  await page.unroute('**/api/admins/me');
  await page.route(/\/api\/(admins|orders)/, (route) =>
    route.fulfill({ status: 403, json: NO_ADMIN }),
  );
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(
    "You don't have permission to access that page.",
  );
  expect(await page.evaluate(() => localStorage.getItem('admin-uid'))).toBeNull();
  await signInAsStaff(page, shop);
  await expect(page.getByRole('alert')).toHaveText('You do not have admin privileges');
  await page.close();
});
