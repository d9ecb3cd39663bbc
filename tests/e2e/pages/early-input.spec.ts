import { holdRequests } from '../hold-requests';
import { expect, test } from '../journey';

const SCRIPTS = '**/assets/*.js';

test('a search and a tap before the scripts have loaded take effect afterwards', async ({
  page,
}) => {
  const letScriptsCome = await holdRequests(page, SCRIPTS);
  await page.goto('/menu?category=coffee', { waitUntil: 'commit' });
  await page.getByLabel('Search the menu').fill('cappuc');
  await page.getByRole('button', { name: 'Add 1 Espresso to the cart' }).click();
  letScriptsCome();
  await expect(page.getByRole('button', { name: 'Cart, 1 line' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('maenam-cart'))).toMatch(
    /"espresso".*"quantity":1\b/,
  );
  const results = page.getByRole('region', { name: 'Search results' });
  await expect(results.getByRole('article', { name: 'Cappuccino' })).toBeVisible();
});

test('a form filled in before the scripts have loaded is sent afterwards', async ({ page }) => {
  const letScriptsCome = await holdRequests(page, SCRIPTS);
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByLabel('Name').fill('Pema');
  await page.getByLabel('Email').fill('pema@cafe.example');
  await page.getByLabel('Message').fill('Are you open on Sunday?');
  await page.getByRole('button', { name: 'Send message' }).click();
  letScriptsCome();
  await expect(page.getByText('Thank you for your message!')).toBeVisible();
  await expect(page).toHaveURL('/contact');
});
