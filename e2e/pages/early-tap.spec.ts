import { expect, test } from '../journey';

test('a tap made before the scripts are there counts once they are', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/menu?category=coffee', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Add 1 Espresso to the cart' }).click();
  release();
  await expect(page.getByRole('button', { name: 'Cart, 1 line' })).toBeVisible();
});
