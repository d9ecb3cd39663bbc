import { ESPRESSO, keepCart } from '../../guest-checkout';
import { expect, test } from '../../journey';
import { signInAsStaff } from '../../people';
import { watchPolicy } from '../../watch-policy';

test('pages obey their policy, and foreign scripts do not run', async ({ page, shop }) => {
  const refused = await watchPolicy(page);
  await keepCart(page, [ESPRESSO]);
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'Cart, 1 line' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Checkout' }).click();
  await expect(page).toHaveURL('/checkout');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Menu' }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.goto('/admin/login');
  await signInAsStaff(page, shop);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(refused).toEqual([]);

  const ran = await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<i onclick="window.ran = 1" style="top:0"></i>');
    document.body.querySelector('i')?.click();
    const script = document.createElement('script');
    script.textContent = 'window.ran = 2';
    document.body.append(script);
    return Reflect.get(window, 'ran');
  });
  expect(ran).toBeUndefined();
  await expect
    .poll(() => refused.toSorted())
    .toEqual([
      '/admin: script-src-attr inline',
      '/admin: script-src-elem inline',
      '/admin: style-src-attr inline',
    ]);
});
