import type { Product } from '../../../shared/contract/catalog-contract';
import type { PublicInventory } from '../../../shared/contract/inventory-contract';
import { holdRequests } from '../hold-requests';
import { expect, test } from '../journey';
import { setStock } from '../set-up-shop';
import { openStaffApi } from '../staff-api';

test('the home page shows a dish of each category, the story and the way here', async ({
  page,
}) => {
  await page.goto('/');
  const hero = page.getByRole('main');
  await expect(hero.getByRole('link', { name: 'View Menu' })).toHaveAttribute('href', '/menu');
  await expect(hero.getByRole('link', { name: 'Order Online' })).toBeVisible();
  const specialties = page.getByRole('region', { name: 'Specialties' });
  const shown = await page.evaluate(async () => {
    const products: Product[] = await (await fetch('/api/products')).json();
    const stock: PublicInventory = await (await fetch('/api/inventory/public')).json();
    const inStock = products.filter(({ id }) => (stock[id]?.currentStock ?? 0) > 0);
    return new Set(inStock.map(({ categoryId }) => categoryId)).size;
  });
  expect(shown).toBeGreaterThan(3);
  await expect(specialties.getByRole('article')).toHaveCount(shown);
  await expect(page.locator('main a[href="/about"]').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /directions/i }).first()).toHaveAttribute(
    'href',
    /^https:\/\/.*27\.30\d*.*88\.36\d*/,
  );
  await expect(
    page
      .locator('main')
      .getByText(/9:30 ?am/i)
      .first(),
  ).toBeVisible();
});

test('with every dish out of stock it says that nothing is featured', async ({ page, shop }) => {
  const staff = await openStaffApi(shop);
  const inventory: { productId: string; currentStock: number }[] = await staff('GET', '/inventory');
  for (const { productId } of inventory) await setStock(staff, productId, 0);
  try {
    await page.goto('/');
    await expect(page.getByText('No featured items available at this time.')).toBeVisible();
  } finally {
    for (const { productId, currentStock } of inventory) {
      await setStock(staff, productId, currentStock);
    }
  }
});

test('content below the fold has its colours before it scrolls into view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const letStylesCome = await holdRequests(page, '**/assets/*.css');
  await page.goto('/', { waitUntil: 'commit' });
  // The page is parsed and may be laid out before its style sheets arrive.
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.evaluate(() => document.body.getBoundingClientRect());
  letStylesCome();
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  const order = page.locator('main').getByRole('link', { name: 'Order Now' });
  const faded = await order.evaluate((link) => {
    const { display } = getComputedStyle(link);
    return { display, properties: link.getAnimations().length };
  });
  expect(faded).toEqual({ display: 'flex', properties: 0 });
});

test('the demo’s about page has story, values, team and testimonials, and says that they are made up', async ({
  page,
}) => {
  await page.goto('/about');
  const main = page.getByRole('main');
  await expect(main.getByText(/^Demo content: .* made up/)).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'A warm window on a cold street',
  );
  await expect(main.getByRole('img', { name: /Maenam hill/ })).toBeVisible();
  for (const [name, count] of [
    ['What we stand for', 3],
    ['Our team', 4],
    ['What our customers say', 3],
  ] as const) {
    await expect(main.getByRole('region', { name }).getByRole('listitem')).toHaveCount(count);
  }
});
