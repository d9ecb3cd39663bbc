import type { Page } from '@playwright/test';

/** Fills in the checkout for a guest's pickup, up to the Place Order button. */
export async function fillInPickup(page: Page, name: string, digits: string): Promise<void> {
  await page.goto('/checkout');
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Phone number').fill(digits);
  await page.getByRole('button', { name: 'Continue as a guest' }).click();
  await page.getByRole('radio', { name: /Pickup/ }).click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

/** One Espresso of the demo's menu. */
export const ESPRESSO = { productId: 'espresso', name: 'Espresso', price: 8000, quantity: 1 };

/** Stores a cart in the browser before the next page opens, as if from an earlier visit. */
export async function keepCart(page: Page, lines: readonly KeptLine[]): Promise<void> {
  const kept = lines.map((line) => ({ customizations: [], packagingCharge: 500, ...line }));
  const text = JSON.stringify({ version: 1, idempotencyKey: crypto.randomUUID(), lines: kept });
  await page.addInitScript((value) => {
    // Only once per tab, so that the page's own changes survive a reload.
    if (sessionStorage.getItem('cart-was-kept')) return;
    sessionStorage.setItem('cart-was-kept', 'yes');
    localStorage.setItem('maenam-cart', value);
  }, text);
}

/** A line of a stored cart, its price in paise. */
interface KeptLine {
  productId: string;
  name: string;
  price: number;
  quantity: number;
}
