import type { Product } from '../../../../shared/contract/menu/catalog-contract';
import type { PublicInventory } from '../../../../shared/contract/menu/inventory-contract';
import { holdRequests } from '../../hold-requests';
import { expect, test } from '../../journey';

test('the home page opens without errors and shows dishes', async ({ page, shop }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const main = page.getByRole('main');

  await test.step('content below the fold has its colours before it scrolls into view', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const letStylesCome = await holdRequests(page, '**/assets/*.css');
    const response = await page.goto('/', { waitUntil: 'commit' });
    expect(response?.status()).toBe(200);
    // The page is parsed and may be laid out before its style sheets arrive.
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await page.evaluate(() => document.body.getBoundingClientRect());
    letStylesCome();
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    const order = main.getByRole('link', { name: 'Order Now' });
    const faded = await order.evaluate((link) => {
      const { display } = getComputedStyle(link);
      return { display, properties: link.getAnimations().length };
    });
    expect(faded).toEqual({ display: 'flex', properties: 0 });
  });

  await test.step('it shows a dish of each category, the story and the way here', async () => {
    await expect(page).toHaveTitle(/\S/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByRole('link', { name: 'View Menu' })).toHaveAttribute('href', '/menu');
    await expect(main.getByRole('link', { name: 'Order Online' })).toBeVisible();
    const shown = await page.evaluate(async () => {
      const products: Product[] = await (await fetch('/api/products')).json();
      const stock: PublicInventory = await (await fetch('/api/inventory/public')).json();
      const inStock = products.filter(({ id }) => (stock[id]?.currentStock ?? 0) > 0);
      return new Set(inStock.map(({ categoryId }) => categoryId)).size;
    });
    expect(shown).toBeGreaterThan(3);
    const specialties = page.getByRole('region', { name: 'Specialties' });
    await expect(specialties.getByRole('article')).toHaveCount(shown);
    await expect(page.getByRole('link', { name: /directions/i }).first()).toHaveAttribute(
      'href',
      /^https:\/\/.*27\.30\d*.*88\.36\d*/,
    );
    await expect(main.getByText(/9:30 ?am/i).first()).toBeVisible();
  });

  await test.step('the demo’s about page has story, values, team and testimonials, and says that they are made up', async () => {
    await main.locator('a[href="/about"]').first().click();
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

  await test.step('with every dish out of stock it says that nothing is featured', async () => {
    const stock: PublicInventory = await (await fetch(`${shop.url}/api/inventory/public`)).json();
    for (const dish of Object.values(stock)) dish.currentStock = 0;
    await page.route('**/api/inventory/public*', (route) => route.fulfill({ json: stock }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click();
    await expect(page.getByText('No featured items available at this time.')).toBeVisible();
  });
  expect(errors).toEqual([]);
});
