import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TotalsList } from './cart-sums';

it('the totals show each adjustment between the fee and the total', () => {
  const totals = {
    subtotal: 8000,
    packagingCharge: 1000,
    deliveryFee: 2000,
    adjustments: [
      { kind: 'discount' as const, label: 'Puja coupon', amount: -2550 },
      { kind: 'surcharge' as const, label: 'Festival packing', amount: 500 },
    ],
    total: 8950,
  };
  expect(renderToStaticMarkup(<TotalsList totals={totals} method="delivery" />)).toMatch(
    /Delivery fee.*₹20\.00.*Puja coupon.*-₹25\.50.*Festival packing.*₹5\.00.*Total.*₹89\.50/,
  );
});
