import type { Product } from '../../../../shared/contract/menu/catalog-contract';
import { formatRupees, rupeesToPaise } from '../../../../shared/domain/platform/money';
import { expect, test } from '../../journey';

test('the menu’s HTML contains products, prices and its facts', async ({ shop }) => {
  const response = await fetch(`${shop.url}/menu`);
  expect(response.status).toBe(200);
  const html = await response.text();
  const products: Product[] = await (await fetch(`${shop.url}/api/products`)).json();
  expect(products.length).toBeGreaterThan(30);
  // Leave out the data that the page passes to its scripts.
  const read = html.replace(/<script[\s\S]*?<\/script>/g, '').replaceAll('&#x27;', "'");
  for (const { name, description, price } of products) {
    expect(read).toContain(name);
    expect(read).toContain(description.replaceAll('&', '&amp;'));
    expect(read).toContain(formatRupees(rupeesToPaise(price)));
  }
  expect(read).toMatch(/<title>Menu[^<]*<\/title>/);
  expect(read).toMatch(/<meta name="description" content="[^"]{40,}"/);
  expect(read).toContain(`<link rel="canonical" href="${shop.url}/menu"`);
});

test('the menu at a category’s URL is whole, and its pill is selected', async ({ shop }) => {
  const html = await (await fetch(`${shop.url}/menu?category=pizza`)).text();
  const read = html.replace(/<script[\s\S]*?<\/script>/g, '');
  expect(read).toContain('Margherita');
  expect(read).toContain('Classic Butter Waffle');
  expect(read).toMatch(/<a aria-current="true"[^>]*category=pizza[^>]*>Pizza</);
});
