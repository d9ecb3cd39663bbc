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

it('sells an option that is sold out for managers alone, and audits it', async () => {
  const { shop, cook } = cafe;
  const options = [{ value: 'honey', label: 'Honey', priceModifier: 10 }];
  const { id: productId } = await shop.addProduct({
    name: 'Toast',
    price: 40,
    customizationOptions: { topping: { label: 'Topping', options, max: 1 } },
  });
  const id = `${productId}.topping.honey`;
  await shop.asAdmin('PUT', '/api/products/sold-out', { kind: 'option', id, until: 'tomorrow' });
  const customizations = [{ section: 'topping', value: 'honey' }];
  const items = [{ productId, quantity: 1, customizations }];
  const order = await cafe.order();
  const table = await shop.asAdmin('POST', '/api/admin/tables', { name: 'Table 1' });
  const rounds = `/api/admin/tables/${table.id}/rounds`;
  const added = { version: 0, add: items, reason: 'The guest asked' };
  for (const [path, body] of [
    ['/api/admin/orders', { channel: 'counter', deliveryMethod: 'pickup', items }],
    [`/api/orders/${order.id}/changes`, added],
    [rounds, { items }],
    [rounds, { items }],
  ] as const) {
    const send = ({ token }: { token: string }, sellAnyway: boolean) =>
      shop.request('POST', path, { token, body: { ...body, sellAnyway } });
    await shop.refuses(() => send(manager, false), 'option_sold_out');
    await shop.refuses(() => send(cook, true), 'forbidden');
    const sold = await send(manager, true);
    expect(sold.body.items.at(-1)).toMatchObject({ name: 'Toast', customizations: [{}] });
    expect((await cafe.audited(sold.body))[0]).toMatchObject({ reason: 'sold anyway' });
  }
  expect(troublesOf(await proveSums(shop.shop.database.db))).toEqual([]);
});
