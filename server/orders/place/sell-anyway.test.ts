import { expect, it } from 'vitest';
import { openKitchenShop } from '../../../tests/support/kitchen/kitchen-shop';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { proveSums, troublesOf } from '../../money/proof/prove-sums';

const cafe = await forEachTest(openKitchenShop());
const manager = await cafe.shop.signInAdmin('manager');

const take = (body: object) =>
  cafe.shop.request('POST', '/api/admin/orders', {
    token: manager.token,
    body: { channel: 'counter', deliveryMethod: 'pickup', ...body },
  });

it('sells at once what the shop counts as sold out, on twenty tablets', async () => {
  const cake = await cafe.shop.addProduct({ name: 'Cake', price: 90, stockCount: 30 });
  const pie = await cafe.shop.addProduct({ name: 'Pie', price: 70, stockCount: 0 });
  const items = [cake, pie].map(({ id }) => ({ productId: id, quantity: 2 }));
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      take({ items: index % 2 ? items : items.toReversed(), sellAnyway: true }),
    ),
  );
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
    Array(20).fill([201, undefined]),
  );
  const records = await cafe.shop.asAdmin('GET', '/api/inventory');
  const left = (id: string) =>
    records.find(({ productId }: { productId: string }) => productId === id).currentStock;
  expect([left(cake.id), left(pie.id)]).toEqual([0, 0]);
  expect(troublesOf(await proveSums(cafe.shop.shop.database.db))).toEqual([]);
});
