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

test('every kind of response of the built shop has the security headers', async ({ request }) => {
  const home = await request.get('/');
  const asset = /\/assets\/[\w.-]+\.js/.exec(await home.text())?.[0] ?? '';
  const pages = ['/', '/menu', '/checkout', '/admin/login'];
  const others = [asset, '/api/products', '/api/docs', '/api/nothing', '/nowhere', '/robots.txt'];
  for (const path of [...pages, ...others, '/healthz', '/assets/gone.js', '/menu.data']) {
    const answer = await request.get(path, { maxRedirects: 0 });
    const headers = answer.headers();
    expect.soft(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    const policy = headers['content-security-policy'] ?? '';
    expect.soft(policy, path).toMatch(/^default-src 'none'/);
    expect.soft(policy, path).toContain("frame-ancestors 'none'");
    expect.soft(policy, path).toContain("base-uri 'none'");
    expect.soft(policy, path).not.toMatch(/unsafe-|nonce-|\*/);
    const isPage = pages.includes(path);
    expect.soft(/script-src 'self'( 'sha256-[\w+/=]{44}')+;/.test(policy), path).toBe(isPage);
    if (!isPage) continue;
    expect.soft(await answer.text(), path).not.toContain('nonce=');
    expect.soft(headers['cross-origin-opener-policy'], path).toBe('same-origin');
    expect.soft(headers['permissions-policy'], path).toContain('geolocation=(self)');
    expect.soft(headers['x-frame-options'], path).toBe('DENY');
  }
});
