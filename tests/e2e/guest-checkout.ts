import type { Page } from '@playwright/test';

/** Fills in the checkout as a guest who picks the order up, as far as its one button. */
export async function fillInPickup(page: Page, name: string, digits: string): Promise<void> {
  await page.goto('/checkout');
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Phone number').fill(digits);
  await page.getByRole('button', { name: 'Continue as a guest' }).click();
  await page.getByRole('radio', { name: /Pickup/ }).click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

/** Puts a cart into the browser before its next page, as an earlier visit would have left it. */
export async function keepCart(page: Page, lines: readonly KeptLine[]): Promise<void> {
  const kept = lines.map((line) => ({ customizations: [], packagingCharge: 500, ...line }));
  const text = JSON.stringify({ version: 1, idempotencyKey: crypto.randomUUID(), lines: kept });
  await page.addInitScript((value) => {
    // Once a tab: what the page makes of it stays.
    if (sessionStorage.getItem('cart-was-kept')) return;
    sessionStorage.setItem('cart-was-kept', 'yes');
    localStorage.setItem('maenam-cart', value);
  }, text);
}

/** A line of a kept cart, its price in paise. */
interface KeptLine {
  productId: string;
  name: string;
  price: number;
  quantity: number;
}
