import { holdRequests } from '../hold-requests';
import { expect, test } from '../journey';

const SCRIPTS = '**/assets/*.js';

test('a tap made before the scripts are there counts once they are', async ({ page }) => {
  const letScriptsCome = await holdRequests(page, SCRIPTS);
  await page.goto('/menu?category=coffee', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Add 1 Espresso to the cart' }).click();
  letScriptsCome();
  await expect(page.getByRole('button', { name: 'Cart, 1 line' })).toBeVisible();
});

test('a form filled in before the scripts are there is sent once they are', async ({ page }) => {
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
