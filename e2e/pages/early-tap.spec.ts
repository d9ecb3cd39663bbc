import type { Page } from '@playwright/test';
import { expect, test } from '../journey';

/** Keeps every script of the page waiting. @returns what lets them through. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('a tap made before the scripts are there counts once they are', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/menu?category=coffee', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Add 1 Espresso to the cart' }).click();
  release();
  await expect(page.getByRole('button', { name: 'Cart, 1 line' })).toBeVisible();
});

test('a form filled in before the scripts are there is sent once they are', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByLabel('Name').fill('Pema');
  await page.getByLabel('Email').fill('pema@cafe.example');
  await page.getByLabel('Message').fill('Are you open on Sunday?');
  await page.getByRole('button', { name: 'Send message' }).click();
  release();
  await expect(page.getByText('Thank you for your message!')).toBeVisible();
  await expect(page).toHaveURL('/contact');
});
