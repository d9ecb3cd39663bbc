import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../journey';
import { addToCart, signInAsStaff, signInByPhone } from '../people';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };

type Look = { viewport: typeof PHONE; colorScheme: 'light' | 'dark'; rules: 'all' | 'contrast' };

/** Each width and each scheme is looked at whole once. */
const TWO_LOOKS: Look[] = [
  { viewport: PHONE, colorScheme: 'light', rules: 'all' },
  { viewport: DESK, colorScheme: 'dark', rules: 'all' },
];
/** Crosswise, the colours alone can differ. */
const FOUR_LOOKS: Look[] = [
  ...TWO_LOOKS,
  { viewport: DESK, colorScheme: 'light', rules: 'contrast' },
  { viewport: PHONE, colorScheme: 'dark', rules: 'contrast' },
];

/** Looks at the page as it stands. */
async function expectAccessible(page: Page, state: string, looks = FOUR_LOOKS): Promise<void> {
  const found: string[] = [];
  for (const { viewport, colorScheme, rules } of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const axe = new AxeBuilder({ page });
    if (rules === 'contrast') axe.withRules(['color-contrast']);
    for (const { id, nodes } of (await axe.analyze()).violations) {
      const where = nodes.map(({ target }) => target.join(' ')).slice(0, 3);
      found.push(`${state}, ${viewport.width} px, ${colorScheme}: ${id} at ${where.join('; ')}`);
    }
  }
  expect.soft(found, state).toEqual([]);
}

test('axe finds nothing on the pages that everyone sees', async ({ page }) => {
  test.slow();
  for (const path of ['/', '/menu', '/about', '/contact', '/profile', '/order-history']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expectAccessible(page, path);
  }
  await page.goto('/profile');
  await page.getByLabel('Phone number').fill('12345');
  await page.getByLabel('Phone number').blur();
  await expectAccessible(page, 'a wrong phone number');
});

test('axe finds nothing on the way to an order', async ({ page, shop }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await addToCart(page, 'waffles', 'Classic Butter Waffle');
  await page.getByRole('button', { name: 'Cart, 1 line' }).click();
  const cart = page.getByRole('dialog', { name: 'Your Cart' });
  await expect(cart).toBeVisible();
  await expectAccessible(page, 'the cart');
  await cart.getByRole('button', { name: /^Checkout/ }).click();
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, 'the checkout');

  await page.getByLabel('Your name').fill('Binod');
  await page.getByLabel('Phone number').fill('9876501235');
  await page.getByRole('button', { name: 'Continue as a guest' }).click();
  await expectAccessible(page, 'the second step of the checkout');
  await page.getByRole('radio', { name: /Pickup/ }).click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible();
  await expectAccessible(page, 'the confirmation');
  await page.getByRole('link', { name: 'Follow your order' }).click();
  await page.waitForURL(/order=/);
  await expectAccessible(page, 'the order page');

  await page.goto('/profile');
  await signInByPhone(page, shop, '9876501234');
  const addAddress = page.getByRole('button', { name: 'Add', exact: true });
  await expect(addAddress).toBeVisible();
  await expectAccessible(page, 'the profile');
  await addAddress.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'the address form');
});

test('axe finds nothing in the back office', async ({ page, shop }) => {
  test.slow();
  const ordered = await fetch(`${shop.url}/api/orders`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      guest: { name: 'Pema', phoneNumber: '+919876500000' },
      items: [{ productId: 'filter-coffee', quantity: 1 }],
      deliveryMethod: 'pickup',
      paymentMethod: 'upi',
    }),
  });
  const { id } = await ordered.json();
  await page.setViewportSize(DESK);
  await page.goto('/admin');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expectAccessible(page, 'the sign-in of the staff', TWO_LOOKS);
  await signInAsStaff(page, shop);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const paths = ['', 'orders', `orders/${id}`, `orders/${id}/ticket`, `orders/${id}/bill`];
  const rest = ['products', 'categories', 'inventory', 'users', 'settings', 'audit-log'];
  for (const path of [...paths, ...rest]) {
    await page.goto(`/admin/${path}`);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page, `/admin/${path}`, TWO_LOOKS);
  }
  for (const [path, button] of [
    ['products', 'Add Product'],
    ['categories', 'Add Category'],
    ['inventory', 'Bulk Initialize'],
    ['users', 'Add Admin User'],
  ] as const) {
    await page.setViewportSize(DESK);
    await page.goto(`/admin/${path}`);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, button, TWO_LOOKS);
  }
});
