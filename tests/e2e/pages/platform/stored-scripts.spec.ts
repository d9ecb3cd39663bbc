import type { Page } from '@playwright/test';
import type { Category, Product } from '../../../../shared/contract/menu/catalog-contract';
import type { Content } from '../../../../shared/contract/shop/content-contract';
import type { Settings } from '../../../../shared/contract/shop/settings-contract';
import { guestLink, newGuest, placeAsGuest } from '../../guest-order';
import { expect, test } from '../../journey';
import { signInAsStaff } from '../../people';
import { openStaffApi } from '../../staff-api';

// Without the policy, which would also stop scripts, the test covers the pages' own escaping.
test.use({ bypassCSP: true });

const SCRIPT = '<script>window.broken=1</script>';
const ENDED = `</script>${SCRIPT}<!-- <script>`;
const PICTURE = '"><img src=x onerror="window.broken=1">';
const LINK = "javascript:'window.broken=1'";

/** Expects that no stored script ran and no stored markup became an element. */
async function expectUnbroken(page: Page, where: string): Promise<void> {
  const left = await page.evaluate(() => ({
    ran: 'broken' in window,
    elements: [...document.querySelectorAll('img[src="x"], [onerror]')].length,
    scripts: [...document.scripts].filter(({ text }) => text.startsWith('window.broken')).length,
    links: [...document.querySelectorAll('[href^="javascript:" i], [src^="javascript:" i]')].length,
  }));
  expect(left, where).toEqual({ ran: false, elements: 0, scripts: 0, links: 0 });
}

test('stored scripts are shown as text and never run, on any page', async ({ page, shop }) => {
  test.slow();
  const staff = await openStaffApi(shop);
  const before = await staff<Settings>('GET', '/settings');
  const category = await staff<Category>('POST', '/categories', {
    name: `A ${SCRIPT}`,
    description: PICTURE,
  });
  const dish = {
    name: `B ${PICTURE}`,
    description: ENDED,
    price: 10,
    categoryId: category.id,
    stockCount: 50,
    customizationOptions: {
      sauce: {
        label: PICTURE,
        options: [{ value: 'x', label: `${SCRIPT}${LINK}`, priceModifier: 1 }],
      },
    },
  };
  const product = await staff<Product>('POST', '/products', dish);
  await expect(staff('POST', '/products', { ...dish, name: 'C', imageUrl: LINK })).rejects.toThrow(
    /400/,
  );
  const { isStoreOpen: _, version: __, ...settings } = before;
  await staff('PUT', '/settings', {
    ...settings,
    storeName: PICTURE,
    storePhone: '"><script>',
    storeAddress: ENDED,
    businessHours: LINK,
    upiPayeeName: SCRIPT,
  });
  const content = await staff<Content>('GET', '/content');
  await staff('PUT', '/content', {
    ...Object.fromEntries(
      ['tagline', 'description', 'heroHeading', 'heroText', 'footerText', 'deliveryHours'].map(
        (field) => [field, PICTURE],
      ),
    ),
    storyText: ENDED,
    heroPictureAlt: PICTURE,
    facts: [{ figure: '<b>', meaning: PICTURE }],
    team: [{ name: `A ${SCRIPT}`, role: PICTURE, text: ENDED, picture: null }],
    testimonials: [{ quote: ENDED, name: `A ${PICTURE}`, consentedOn: '2026-01-01' }],
    instagramUrl: 'https://a.example/?javascript:window.broken=1',
  });
  const order = await placeAsGuest(shop, {
    guest: { ...newGuest(), name: PICTURE },
    specialInstructions: ENDED,
    items: [
      {
        productId: product.id,
        quantity: 1,
        customizations: [
          { sectionLabel: PICTURE, optionLabel: SCRIPT, value: 'x', priceModifier: 1 },
        ],
      },
    ],
  });
  const entry = { level: 'error', category: SCRIPT, message: ENDED, data: { PICTURE }, path: LINK };
  const timestamp = new Date().toISOString();
  await staff('POST', '/logs', { entries: [{ ...entry, timestamp, userAgent: PICTURE }] });

  for (const path of ['/', `/menu?category=${category.id}`, '/about', '/contact', '/privacy']) {
    const html = await (await fetch(shop.url + path)).text();
    expect(html, path).not.toMatch(/<script>window\.broken|<img src=x|href="javascript:/i);
    await page.goto(path);
    if (path.startsWith('/menu')) {
      await expect(page.getByRole('heading', { name: dish.name })).toBeVisible();
    }
    await expectUnbroken(page, path);
    const written = page.locator('script[type="application/ld+json"]');
    for (const json of await written.allTextContents()) JSON.parse(json);
  }
  await page.goto(guestLink(order));
  await expect(page.getByText(dish.name).first()).toBeVisible();
  await expectUnbroken(page, 'the guest’s order');

  await page.goto(`/admin/orders/${order.id}/bill`);
  await signInAsStaff(page, shop);
  await page.getByRole('button', { name: 'Make the bill' }).click();
  await expect(page.getByText(dish.name).first()).toBeVisible();
  await expectUnbroken(page, 'the bill');
  for (const [link, title, text] of [
    ['Back to the order', /Order \w+ ·/, dish.name],
    ['Kitchen ticket', /Ticket \w+ ·/, dish.name],
    ['Orders', /Orders ·/, PICTURE],
    ['Dashboard', /Dashboard ·/, PICTURE],
    ['Logs', /Logs ·/, SCRIPT],
    ['Audit log', /Audit log ·/, category.name],
  ] as const) {
    await page.getByRole('link', { name: link, exact: true }).click();
    // The page before has these texts, too.
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
    await expectUnbroken(page, link);
  }
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page.getByRole('textbox').first()).toHaveValue(PICTURE);
  await expectUnbroken(page, 'Settings');
  for (const [path, text] of [
    [`products?categoryId=${category.id}`, dish.name],
    ['categories?sort=name', category.name],
  ] as const) {
    await page.goto(`/admin/${path}`);
    await expect(page.getByText(text).first()).toBeVisible();
    await expectUnbroken(page, `/admin/${path}`);
  }

  await staff('PUT', '/settings', settings);
  await staff('PUT', '/content', { ...content, version: undefined });
  await staff('PUT', `/orders/${order.id}/status`, { status: 'cancelled' });
  await staff('DELETE', `/products/${product.id}`);
  await staff('DELETE', `/categories/${category.id}`);
});
