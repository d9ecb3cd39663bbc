import type { Locator } from '@playwright/test';
import { ESPRESSO, keepCart } from '../../guest-checkout';
import { expect, test } from '../../journey';

test('an unknown path leads home, and the header to every page', async ({ page, request }) => {
  const unknown = await request.get('/no/such/page', { maxRedirects: 0 });
  expect([unknown.status(), (await unknown.body()).byteLength]).toEqual([302, 0]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/no/such/page?of=ours');
  await expect(page).toHaveURL('/');
  const header = page.getByRole('banner');
  const main = header.getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('link')).toHaveText(['Home', 'Menu', 'About', 'Contact']);
  await expect(header.getByRole('link', { name: 'Order Now' })).toHaveAttribute('href', '/menu');
  for (const [name, path] of [
    ['About', '/about'],
    ['Contact', '/contact'],
    ['Home', '/'],
    ['Menu', '/menu'],
  ] as const) {
    await main.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${path}$`),
    );
    const sent = await (await request.get(path)).text();
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      /<meta name="description" content="([^"]+)"/.exec(sent)?.[1] ?? 'none sent',
    );
  }

  // The secondary bar and the menu’s promo show the fees with two decimals.
  await expect(page.getByRole('region', { name: 'Delivery today' })).toContainText(
    /Delivery ₹20\.00\s*· ₹10\.00 on orders of ₹499\.00 or more/,
  );
  const promo = page.getByRole('main').getByRole('complementary');
  await expect(promo).toContainText('Delivery for ₹10.00 on orders of ₹499.00 or more');
  await expect(promo).toContainText('₹20.00 on smaller orders.');

  const account = header.getByRole('button', { name: 'Account' });
  const signIn = header.getByRole('link', { name: 'Sign In' });
  await account.click();
  await expect(signIn).toBeVisible();
  await signIn.click();
  await expect(page).toHaveURL('/profile');
  await expect(signIn).toBeHidden();
});

test('a small header shows the whole name, and its menu has the same entries', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(async () => void (await document.fonts.ready));
  const header = page.getByRole('banner');
  for (const width of [768, 360]) {
    await page.setViewportSize({ width, height: 740 });
    const lacking = await header.getByText('Maenam Cafe (demo)').evaluate((name) => {
      const letters = document.createRange();
      letters.selectNodeContents(name);
      return letters.getBoundingClientRect().width - name.getBoundingClientRect().width;
    });
    expect(lacking, `${width} px`).toBeLessThanOrEqual(0);
  }
  const links = header.getByRole('link');
  await header.getByRole('button', { name: 'Open menu' }).click();
  await expect(header.getByRole('link', { name: 'Contact' })).toBeVisible();
  await expect(
    links.filter({ hasText: /^(Home|Menu|About|Contact|Sign In|Order Now)$/ }),
  ).toHaveCount(6);
  await header.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(header.getByRole('link', { name: 'Contact' })).toBeHidden();
});

test('the footer has the cafe’s contacts, and a form says thanks', async ({ page }) => {
  await page.goto('/contact');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText(/Mon-Sun\W+9:30am-7:40pm/)).toBeVisible();
  await expect(footer.getByRole('link', { name: 'My Account' })).toHaveAttribute(
    'href',
    '/profile',
  );
  await expect(footer.locator('a[href^="tel:"]').first()).toBeVisible();
  await expect(footer.getByText(/Ravangla/).first()).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.instagram\.com\//,
  );
  await expect(page.getByRole('main').getByText(/10:00am-7:30pm/)).toBeVisible();

  const thanks = page.getByText("Thank you for your message! We'll get back to you shortly.");
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && !request.url().endsWith('/api/events'))
      sent.push(request.url());
  });
  const form = page.getByRole('form').or(page.locator('main form'));
  const send = form.getByRole('button', { name: /send/i });
  await form.getByLabel('Message').fill('Do you have gluten-free waffles?');
  await form.getByLabel('Email').fill('no address');
  await send.click();
  await expect(thanks).toBeHidden();
  await form.getByLabel('Name').fill('Pema');
  await send.click();
  await expect(thanks).toBeHidden();
  await form.getByLabel('Email').fill('pema@cafe.example');
  await page.clock.install();
  // Time passes only in runFor, or the five seconds could end early on a slow machine.
  await page.clock.pauseAt(Date.now() + 60_000);
  await send.click();
  await expect(thanks).toBeVisible();
  await page.clock.runFor(4800);
  await expect(thanks).toBeVisible();
  await page.clock.runFor(400);
  await expect(thanks).toBeHidden();
  expect(sent).toEqual([]);
});

test('the contact form’s thanks scroll into view above a phone’s cart bar', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await keepCart(page, [ESPRESSO]);
  await page.goto('/contact');
  const form = page.locator('main form');
  await form.getByLabel('Name').fill('Pema');
  await form.getByLabel('Email').fill('pema@cafe.example');
  await form.getByLabel('Message').fill('Do you have gluten-free waffles?');
  const send = form.getByRole('button', { name: 'Send message' });
  const bar = page.getByRole('button', { name: 'View cart' });
  // Scroll until the button is just above the cart bar.
  const distance = (await top(bar)) - (await bottom(send));
  await page.evaluate((down) => scrollBy({ top: -down, behavior: 'instant' }), distance);
  await send.press('Enter');
  const thanks = form.getByText("Thank you for your message! We'll get back to you shortly.");
  await expect(thanks).toBeVisible();
  expect(await bottom(thanks)).toBeLessThanOrEqual(await top(bar));
});

const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
const bottom = async (part: Locator) => {
  const box = await part.boundingBox();
  return box ? box.y + box.height : Number.NaN;
};
