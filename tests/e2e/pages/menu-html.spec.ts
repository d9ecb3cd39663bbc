import type { Product } from '../../../shared/contract/catalog-contract';
import { formatRupees, rupeesToPaise } from '../../../shared/domain/money';
import { expect, test } from '../journey';

test('the menu’s HTML contains products, prices, title, description and canonical URL', async ({
  shop,
}) => {
  const response = await fetch(`${shop.url}/menu`);
  expect(response.status).toBe(200);
  const html = await response.text();
  const products: Product[] = await (await fetch(`${shop.url}/api/products`)).json();
  const first = products.filter(({ categoryId }) => categoryId === products[0]?.categoryId);
  expect(first.length).toBeGreaterThan(3);
  // Leave out the data that the page passes to its scripts.
  const read = html.replace(/<script[\s\S]*?<\/script>/g, '').replaceAll('&#x27;', "'");
  for (const { name, description, price } of first) {
    expect(read).toContain(name);
    expect(read).toContain(description.replaceAll('&', '&amp;'));
    expect(read).toContain(formatRupees(rupeesToPaise(price)));
  }
  expect(read).toMatch(/<title>Menu[^<]*<\/title>/);
  expect(read).toMatch(/<meta name="description" content="[^"]{40,}"/);
  expect(read).toContain(`<link rel="canonical" href="${shop.url}/menu"`);
});

test('each category of the menu has its own URL and rendered page', async ({ shop }) => {
  const html = await (await fetch(`${shop.url}/menu?category=pizza`)).text();
  const read = html.replace(/<script[\s\S]*?<\/script>/g, '');
  expect(read).toContain('Margherita');
  expect(read).not.toContain('Classic Butter Waffle');
});
