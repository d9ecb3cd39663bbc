import { expect, it } from 'vitest';
import type { Order } from '../../../shared/contract/orders/order-shape';
import { orderOf } from '../../../tests/support/orders/test-orders';
import { openToldShop } from '../../../tests/support/orders/told-shop';
import { forEachTest } from '../../../tests/support/platform/for-tests';

const told = await forEachTest(openToldShop());
const { shop } = told;

it('shows customers and staff what was ordered in the language of their page', async () => {
  const momo = await shop.addProduct({
    name: 'Chicken momo',
    translations: { hi: { name: 'चिकन मोमो' } },
    customizationOptions: {
      soup: {
        label: 'Soup',
        labels: { hi: 'सूप' },
        options: [{ value: 'hot', label: 'Hot', labels: { hi: 'तीखा' }, priceModifier: 0 }],
      },
    },
  });
  const tea = await shop.addProduct({ name: 'Tea' });
  const items = [
    { productId: momo.id, quantity: 1, customizations: [{ section: 'soup', value: 'hot' }] },
    { productId: tea.id, quantity: 1 },
  ];
  const asha = await shop.signInCustomer();
  const { id } = await told.place(asha, orderOf([], { items }));
  const wordsOf = ({ items }: Order) =>
    items.map(({ name, customizations: [option] }) =>
      option ? [name, option.sectionLabel, option.optionLabel] : [name],
    );
  const read = async (headers = {}) => {
    const sent = { token: asha.token, headers };
    const own = await shop.succeed('GET', '/api/users/me/orders', sent);
    const order = await shop.succeed('GET', `/api/orders/${id}`, sent);
    const forStaff = await shop.succeed('GET', `/api/orders/admin/${id}`, {
      token: (await shop.signInAdmin()).token,
      headers,
    });
    expect([...own.items, forStaff].map(wordsOf)).toEqual([wordsOf(order), wordsOf(order)]);
    return wordsOf(order);
  };
  const inHindi = { 'Accept-Language': 'hi' };
  expect(await read()).toEqual([['Chicken momo', 'Soup', 'Hot'], ['Tea']]);
  expect(await read(inHindi)).toEqual([['चिकन मोमो', 'सूप', 'तीखा'], ['Tea']]);

  // Under another name it may be another dish now.
  const { price, categoryId, customizationOptions } = momo;
  const renamed = { name: 'Pork momo', price, categoryId, customizationOptions };
  await shop.asAdmin('PUT', `/api/products/${momo.id}`, renamed);
  expect(await read(inHindi)).toEqual([['Chicken momo', 'सूप', 'तीखा'], ['Tea']]);
});
