import { expect, test } from '../../journey';
import { addProduct, setStock } from '../../set-up-shop';
import { openStaffApi } from '../../staff-api';

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 640 } });

test('a cached menu takes over the stock of today without an error', async ({ page, shop }) => {
  const staff = await openStaffApi(shop);
  const dish = await addProduct(staff);
  await page.goto('/menu');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await setStock(staff, dish.id, 0);

  // On a slow phone the stock arrives before the last parts of the menu are hydrated.
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await page.goto('/menu');
  await expect(page.locator('html')).toHaveAttribute('data-seen-at', /\d/);
  await expect(page.getByRole('article', { name: dish.name })).toContainText('Out of Stock', {
    timeout: 30_000,
  });
  expect(errors).toEqual([]);
});
