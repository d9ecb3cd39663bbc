import { beforeEach, expect, test } from 'vitest';
import type { Product } from '../../../shared/contract/menu/catalog-contract';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';

let categoryId: string;
const shop = await forEachTest(openTestShop());
beforeEach(async () => {
  categoryId = (await shop.addCategory('Hot things')).id;
});

const add = (name: string): Promise<Product> =>
  shop.asAdmin('POST', '/api/products', { name, price: 40, categoryId });

test('dishes of one name get addresses of their own, also when added at the same moment', async () => {
  const slugs = (await Promise.all([add('Masala Chai'), add('Masala Chai'), add('masala chai!')]))
    .map(({ slug }) => slug)
    .sort();
  expect(slugs).toEqual(['masala-chai', 'masala-chai-2', 'masala-chai-3']);
});

test('an address is kept when the name changes, and after the dish is deleted', async () => {
  const tea = await add('Tea');
  const renamed = await shop.asAdmin('PUT', `/api/products/${tea.id}`, {
    name: 'Green tea',
    price: 40,
    categoryId,
  });
  expect(renamed).toMatchObject({ name: 'Green tea', slug: 'tea' });
  await shop.asAdmin('DELETE', `/api/products/${tea.id}`);
  expect((await add('Tea')).slug).toBe('tea-2');
});
