import { expect, test } from 'vitest';
import { orderOf, placed } from '../support/orders/test-orders';
import { MONEY_AND_QUANTITIES } from './money-and-quantities';
import { NEAR } from './victims';
import { withstand } from './withstand';

const victims = withstand('money and quantities', MONEY_AND_QUANTITIES);

test('prices, status and role in an order’s body are ignored', async () => {
  const { shop, waffle, eve, asha } = victims();
  const claimed = { price: 1, finalPrice: 1, name: 'Gold', itemTotalPrice: 1, packagingCharge: 0 };
  const honey = { section: 'topping', value: 'honey', priceModifier: -109, optionLabel: 'Free' };
  const items = [{ productId: waffle.id, quantity: 2, ...claimed, customizations: [honey] }];
  const order = await placed(
    shop,
    orderOf([], {
      items,
      deliveryMethod: 'delivery',
      deliveryAddress: NEAR,
      subtotal: 1,
      deliveryFee: 0,
      totalAmount: 1,
      status: 'delivered',
      paymentStatus: 'paid',
      role: 'admin',
      customerId: asha.userId,
      createdAt: '2020-01-01T00:00:00.000Z',
      locationVerified: false,
    }),
    eve,
  );
  expect(order).toMatchObject({
    subtotal: 220,
    packagingCharge: 0,
    deliveryFee: 20,
    totalAmount: 240,
    status: 'placed',
    paymentStatus: 'pending',
    locationVerified: true,
    createdAt: shop.platform.clock().toISOString(),
  });
  expect(order.items).toMatchObject([{ name: 'Waffle', price: 100, finalPrice: 110 }]);
  const ashas = await shop.succeed('GET', '/api/users/me/orders', { token: asha.token });
  expect(ashas.items.map(({ id }: { id: string }) => id)).not.toContain(order.id);
});
