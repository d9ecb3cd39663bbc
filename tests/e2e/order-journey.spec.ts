import { expect, test } from './journey';
import { signInAsStaff, signInByPhone } from './people';

const PHONE = { width: 360, height: 740 };
const TABLET = { width: 768, height: 1024 };
const IN_RAVANGLA = { latitude: 27.31, longitude: 88.37 };

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a customer orders, and sees each step to the delivery', async ({ browser, shop }) => {
  const customer = await browser.newContext({
    baseURL: shop.url,
    viewport: PHONE,
    geolocation: IN_RAVANGLA,
    permissions: ['geolocation'],
  });
  const page = await customer.newPage();

  await page.goto('/');
  await page.getByRole('link', { name: 'Order Online' }).click();
  const options = page.getByRole('dialog', { name: 'Classic Butter Waffle' });
  // The home page, whose cards have this button too, stays until the menu is rendered.
  const waffles = page.getByRole('region', { name: 'Waffles' });
  await waffles.getByRole('button', { name: 'Customize' }).first().click();
  await options.getByRole('button', { name: /Whipped cream/ }).click();
  await options.getByRole('button', { name: /^Add 1 .* ₹150\.00$/ }).click();
  await page.getByRole('button', { name: /View cart/ }).click();
  const cart = page.getByRole('dialog', { name: 'Your Cart' });
  await expect(cart).toContainText('Whipped cream');
  await cart.getByRole('button', { name: 'Checkout' }).click();

  await expect(page.getByRole('main')).toContainText(
    'Please sign in to use your saved addresses or continue as a guest.',
  );
  await page.getByRole('radio', { name: /Sign in/ }).click();
  await signInByPhone(page, shop, '9876543210');
  await page.getByLabel('Name', { exact: true }).fill('Asha Rai');
  await page.getByRole('button', { name: 'Save name' }).click();
  await page.getByRole('button', { name: 'Add your address' }).click();
  const address = page.getByRole('dialog', { name: 'New address' });
  await address.getByLabel('Street').fill('12 Main Bazaar');
  await address.getByRole('button', { name: 'Detect my location' }).click();
  await expect(address.getByRole('group', { name: 'Location' })).toContainText(
    '500 m from our store',
  );
  await address.getByRole('button', { name: 'Save address' }).click();
  await page.getByRole('button', { name: 'Place order · ₹180.00' }).click();

  await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy UPI ID' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy amount' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code to pay 180.00 rupees' })).toBeVisible();
  await page.getByRole('link', { name: 'Follow your order' }).click();
  await page.waitForURL(/order=/);
  const orderId = new URL(page.url()).searchParams.get('order') ?? '';
  expect(orderId).toMatch(/^[A-Z0-9]{8,10}$/);
  await expect(page.getByRole('main')).toContainText('Order Placed');

  const tablet = await browser.newContext({ baseURL: shop.url, viewport: TABLET });
  const staff = await tablet.newPage();
  await staff.goto('/admin/orders');
  await signInAsStaff(staff, shop);
  await staff.getByRole('link', { name: orderId }).click();
  await expect(staff.getByRole('main')).toContainText('Whipped cream');
  await expect(staff.getByRole('main')).toContainText('12 Main Bazaar');
  await expect(staff.getByRole('main')).toContainText('27.31000, 88.37000');

  for (const [button, label] of [
    ['Start preparing', 'Preparing'],
    ['Mark on the way', 'On The Way'],
  ] as const) {
    await staff.getByRole('button', { name: button }).click();
    await expect(staff.getByRole('region', { name: 'Status history' })).toContainText(label);
    await expect(page.locator('[aria-current="step"]')).toContainText(label);
  }
  await staff.getByRole('button', { name: 'Mark delivered' }).click();
  await expect(page.locator('[aria-current="step"]')).toContainText('Delivered');
  // Payment after delivery still appears on the customer's page.
  await staff.getByRole('button', { name: /^UPI paid for/ }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Record payment' }).click();
  await expect(staff.getByRole('main')).toContainText('Completed');
  await expect(page.getByRole('img', { name: /QR code/ })).toHaveCount(0);
  await expect(staff.getByRole('region', { name: 'Status history' })).toContainText('Demo admin');

  await customer.close();
  await tablet.close();
});
