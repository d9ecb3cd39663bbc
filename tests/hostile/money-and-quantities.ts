import { orderFor, orderOf } from '../support/orders/test-orders';
import { type Attack, type Attacks, bad, refused } from './attack';
import { product, settings } from './bodies';
import type { Victims } from './victims';

type Body = Record<string, unknown>;

/** Sends an order as Eve. */
const order = (body: (victims: Victims) => unknown): Attack['send'] => {
  return (victims) => ['POST', '/api/orders', { token: victims.eve.token, body: body(victims) }];
};
const quantity = (value: unknown) =>
  bad(order(({ waffle }) => orderOf([], { items: [{ productId: waffle.id, quantity: value }] })));
const wrong = (changes: Body) => bad(order(({ waffle }) => orderFor(waffle, 1, changes)));
const conflicting = (code: string, body: (victims: Victims) => unknown) =>
  refused(409, code, order(body));
const options = (customizations: unknown) =>
  conflicting('option_unavailable', ({ waffle }) =>
    orderOf([], { items: [{ productId: waffle.id, quantity: 1, customizations }] }),
  );

const section = (...modifiers: unknown[]) => ({
  label: 'Size',
  options: modifiers.map((priceModifier, at) => ({ value: `o${at}`, label: 'O', priceModifier })),
});
const stock = (changes: Body) =>
  bad(({ staff, waffle, inventoryId }) => [
    'PUT',
    `/api/inventory/${inventoryId}`,
    {
      token: staff.token,
      body: { productId: waffle.id, startingStock: 1, currentStock: 1, ...changes },
    },
  ]);

/** An order from raw JSON that `JSON.stringify` cannot write. */
const raw = (text: (victims: Victims) => string): Attack['send'] => order(text);

export const MONEY_AND_QUANTITIES: Attacks = {
  'a quantity of -0': bad(
    raw(({ waffle }) =>
      JSON.stringify(orderFor(waffle, 1)).replace('"quantity":1', '"quantity":-0'),
    ),
  ),
  'a quantity as an array': quantity([2]),
  'a quantity of true': quantity(true),
  'a quantity above the safe integers': quantity(2 ** 53),
  'an infinite quantity': bad(
    raw(({ waffle }) =>
      JSON.stringify(orderFor(waffle, 1)).replace('"quantity":1', '"quantity":1e999'),
    ),
  ),
  'a quantity of NaN': bad(
    raw(({ waffle }) =>
      JSON.stringify(orderFor(waffle, 1)).replace('"quantity":1', '"quantity":NaN'),
    ),
  ),
  'lines as an object': wrong({ items: { 0: 'x', length: 1 } }),
  'a price in the request': conflicting('total_changed', ({ waffle }) => {
    const claimed = { price: 1, finalPrice: 1, itemTotalPrice: 1, packagingCharge: -50 };
    const items = [{ productId: waffle.id, quantity: 1, ...claimed }];
    return orderOf([], { items, subtotal: 1, totalAmount: 1, expectedTotal: 1 });
  }),
  'an option’s price in the request': conflicting('total_changed', ({ waffle }) => {
    const customizations = [{ section: 'topping', value: 'honey', priceModifier: -100 }];
    const items = [{ productId: waffle.id, quantity: 1, customizations }];
    return orderOf([], { items, expectedTotal: 0 });
  }),
  'a negative total': wrong({ expectedTotal: -1 }),
  'a total with a fraction of a paisa': wrong({ expectedTotal: 100.001 }),
  'a total as a string': wrong({ expectedTotal: '100' }),
  'the option toString': options([{ section: 'topping', value: 'toString' }]),
  '61 options': wrong({
    items: [
      {
        productId: 'x',
        quantity: 1,
        customizations: Array.from({ length: 61 }, () => ({ section: 'topping', value: 'honey' })),
      },
    ],
  }),
  'another way to pay later': wrong({ payLater: 'never' }),
  'a payment status as the payment method': wrong({ paymentMethod: 'paid' }),
  'an unknown delivery method': wrong({ deliveryMethod: 'drone' }),
  'an empty idempotency key': bad(({ eve, waffle }) => [
    'POST',
    '/api/orders',
    { token: eve.token, body: orderFor(waffle, 1), headers: { 'Idempotency-Key': '' } },
  ]),
  'an idempotency key of 300 characters': bad(({ eve, waffle }) => [
    'POST',
    '/api/orders',
    {
      token: eve.token,
      body: orderFor(waffle, 1),
      headers: { 'Idempotency-Key': 'k'.repeat(300) },
    },
  ]),

  'a product with a negative price': product({ price: -1 }),
  'a product with a price of half a paisa': product({ price: 0.005 }),
  'a product with a price of 0.1 + 0.2': product({ price: 0.1 + 0.2 }),
  'a product with a price of 1e15': product({ price: 1e15 }),
  'a product with a price as a string': product({ price: '100' }),
  'an option with a price as a string': product({ customizationOptions: { size: section('-10') } }),
  'an option without a price': product({ customizationOptions: { size: section(null) } }),
  'an option with a price of half a paisa': product({
    customizationOptions: { size: section(0.005) },
  }),
  'a negative packaging charge': product({ packagingCharge: -1 }),
  'a packaging charge above the maximum': product({ packagingCharge: 50.01 }),
  'a negative stock': product({ stockCount: -1 }),
  'a stock of 0.5': product({ stockCount: 0.5 }),
  'a stock of 1e12': product({ stockCount: 1e12 }),
  'a counted stock as a string': stock({ currentStock: '5' }),
  'a counted stock of 9e99': stock({ currentStock: 9e99 }),
  'a delivery radius larger than the earth': settings({ deliveryRadius: 1e9 }),
  'a UPI id with a query parameter': settings({ upiId: 'cafe@upi&am=1' }),
  'closing before opening': settings({ opensAt: '19:00', closesAt: '10:00' }),
};
