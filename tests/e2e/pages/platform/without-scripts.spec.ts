import type { Product } from '../../../../shared/contract/menu/catalog-contract';
import type { PublicInventory } from '../../../../shared/contract/menu/inventory-contract';
import { formatRupees, rupeesToPaise } from '../../../../shared/domain/platform/money';
import { expect, test } from '../../journey';

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

test('without scripts the shop is readable and says how to order', async ({ page, shop }) => {
  const inventory: PublicInventory = await (await fetch(`${shop.url}/api/inventory/public`)).json();
  const products: Product[] = await (await fetch(`${shop.url}/api/products`)).json();
  const gone = products.find(({ id }) => inventory[id]?.currentStock === 0);
  await page.goto('/');
  // Playwright does not find elements inside noscript by role or text.
  const link = (path: string) => page.locator(`noscript nav a[href="${path}"]`);
  const main = page.getByRole('main');
  const sentence = page.locator('noscript p');
  await expect(sentence).toBeVisible();
  await expect(sentence).toContainText('Ordering here needs JavaScript');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByRole('article').first()).toContainText('₹');
  await expect(main.getByRole('img', { name: /delivery zone of 5 km/ })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);

  await link('/menu').click();
  await expect(page).toHaveURL('/menu');
  const read = (await main.getByRole('article').allTextContents()).join('\n');
  expect(products.length).toBeGreaterThan(30);
  for (const { name, description, price } of products) {
    const cost = formatRupees(rupeesToPaise(price));
    for (const words of [name, description, cost]) expect(read).toContain(words);
  }
  await main.getByRole('link', { name: 'Pizza' }).click();
  await expect(page).toHaveURL(/\/menu\?category=pizza#/);
  const margherita = main.getByRole('article', { name: 'Margherita' });
  await expect(margherita).toContainText('₹240.00');
  await expect(margherita).toBeInViewport();
  await expect(main).toContainText('Classic Butter Waffle');
  await expect(main.getByRole('search')).toBeHidden();
  await expect(main.getByRole('link', { name: 'Pizza' })).toHaveAttribute('aria-current', 'true');

  const soldOut = main.getByRole('article', { name: gone?.name ?? '' });
  await expect(soldOut.getByRole('button', { name: 'Out of Stock' })).toBeVisible();

  await link('/about').click();
  await expect(main.getByRole('heading', { name: 'What we stand for' })).toBeVisible();

  await link('/contact').click();
  await expect(main).toContainText('Main Bazaar, Ravangla');
  await expect(main.getByRole('link', { name: 'hello@maenam-cafe.example' })).toBeVisible();
  await expect(main.getByLabel('Message')).toBeHidden();

  await page.getByRole('link', { name: 'Privacy' }).click();
  await expect(main).toContainText('What we keep, and how long');
  await expect(main.getByLabel('Count what I do')).toBeHidden();
});
