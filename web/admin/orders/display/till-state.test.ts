import { expect, test } from 'vitest';
import type { CartLine } from '../../../../shared/domain/orders/cart';
import { cartTotals } from '../../../../shared/domain/orders/pricing';
import { orderState, paidState } from './till-state';

test('what the customer reads adds up to the total', () => {
  const coffee: CartLine = {
    productId: 'coffee',
    name: 'Coffee',
    price: 8_050,
    quantity: 2,
    customizations: [],
    packagingCharge: 550,
  };
  const fees = { deliveryFee: 2_000, reducedDeliveryFee: 1_000, reducedDeliveryFeeFrom: 49_900 };
  const off = { kind: 'staff-discount', label: '', amount: -1_610 } as const;
  const state = orderState([coffee], cartTotals([coffee], 'delivery', fees, [off]));
  expect(state).toMatchObject({
    lines: [{ total: 161 }],
    packaging: 11,
    delivery: 20,
    discount: 16.1,
    total: 175.9,
  });
});

test('what was received is the note that the customer gave, with the tip in the sum', () => {
  expect(paidState(25_800, 3_200, 1_000)).toEqual({ kind: 'paid', total: 268, received: 300 });
  expect(paidState(25_800, 0)).toEqual({ kind: 'paid', total: 258, received: 258 });
});
