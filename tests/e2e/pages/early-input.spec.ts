import { holdRequests } from '../hold-requests';
import { expect, test } from '../journey';

const SCRIPTS = '**/assets/*.js';

test('typing and taps before the scripts have loaded take effect afterwards', async ({ page }) => {
  const letScriptsCome = await holdRequests(page, SCRIPTS);
  await page.goto('/menu?category=coffee', { waitUntil: 'commit' });
  await page.getByLabel('Quantity of Cappuccino', { exact: true }).fill('3');
  const emptied = page.getByLabel('Quantity of Americano', { exact: true });
  await emptied.fill('');
  await page.getByLabel('Quantity of Espresso', { exact: true }).fill('2');
  await page.getByRole('button', { name: 'Add 1 Espresso to the cart' }).click();
  letScriptsCome();
  await expect(page.getByRole('button', { name: 'Cart, 1 line' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('maenam-cart'))).toMatch(
    /"espresso".*"quantity":2\b/,
  );
  await expect(page.getByRole('button', { name: 'Add 3 Cappuccino to the cart' })).toBeVisible();
  await expect(emptied).toHaveValue('1');
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
