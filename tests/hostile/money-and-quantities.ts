import { orderFor, orderOf } from '../support/test-orders';
import { type Attack, type Attacks, bad, refused } from './attack';
import { PRODUCT, SETTINGS } from './bodies';
import { NEAR, type Victims } from './victims';

type Body = Record<string, unknown>;

const guest = { name: 'Eve', phoneNumber: '+919800000019' };

/** An order of Eve's. */
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

const product = (changes: Body, make = bad): Attack =>
  make(({ manager, waffle }) => [
    'POST',
    '/api/products',
    { token: manager.token, body: { ...PRODUCT, categoryId: waffle.categoryId, ...changes } },
  ]);
const section = (...modifiers: unknown[]) => ({
  label: 'Size',
  options: modifiers.map((priceModifier, at) => ({ value: `o${at}`, label: 'O', priceModifier })),
});
const settings = (changes: Body) =>
  bad(({ admin }) => [
    'PUT',
    '/api/settings',
    { token: admin.token, body: { ...SETTINGS, ...changes } },
  ]);
const stock = (changes: Body) =>
  bad(({ staff, waffle, inventoryId }) => [
    'PUT',
    `/api/inventory/${inventoryId}`,
    {
      token: staff.token,
      body: { productId: waffle.id, startingStock: 1, currentStock: 1, ...changes },
    },
  ]);

/** JSON that JavaScript cannot write. */
const raw = (text: (victims: Victims) => string): Attack['send'] => order(text);

export const MONEY_AND_QUANTITIES: Attacks = {
  'none of a product': quantity(0),
  'fewer than none': quantity(-1),
  'a minus zero': bad(
    raw(({ waffle }) =>
      JSON.stringify(orderFor(waffle, 1)).replace('"quantity":1', '"quantity":-0'),
    ),
  ),
  'one and a half': quantity(1.5),
  'a word for a number': quantity('2'),
  'a list for a number': quantity([2]),
  'yes for a number': quantity(true),
  'nothing for a number': quantity(null),
  'a billion': quantity(1e9),
  'more than a number holds': quantity(2 ** 53),
  'a number without end': bad(
    raw(({ waffle }) =>
      JSON.stringify(orderFor(waffle, 1)).replace('"quantity":1', '"quantity":1e999'),
    ),
  ),
  NaN: bad(
    raw(({ waffle }) =>
      JSON.stringify(orderFor(waffle, 1)).replace('"quantity":1', '"quantity":NaN'),
    ),
  ),
  'no lines': bad(order(() => orderOf([]))),
  'lines that are no list': wrong({ items: { 0: 'x', length: 1 } }),
  'fifty-one lines': bad(order(({ tea }) => orderOf(Array.from({ length: 51 }, () => tea)))),
  'ten thousand lines': refused(
    413,
    'too_large',
    order(({ tea }) => orderOf(Array.from({ length: 10_000 }, () => tea))),
  ),
  'more than there is': conflicting('out_of_stock', ({ waffle }) => orderFor(waffle, 11)),
  'more than there is, on lines of their own': conflicting('out_of_stock', ({ waffle }) =>
    orderOf(Array.from({ length: 11 }, () => waffle)),
  ),
  'more than there is, on lines of other options': conflicting('out_of_stock', ({ waffle }) => {
    const customizations = [{ section: 'topping', value: 'honey' }];
    const line = { productId: waffle.id, quantity: 5 };
    return orderOf([], { items: [line, { ...line, customizations }] });
  }),
  'one in stock and one that is not there': conflicting('product_unavailable', ({ waffle }) =>
    orderOf([waffle, { id: 'nothing' }]),
  ),
  'a price of one’s own': conflicting('total_changed', ({ waffle }) => {
    const believed = { price: 1, finalPrice: 1, itemTotalPrice: 1, packagingCharge: -50 };
    const items = [{ productId: waffle.id, quantity: 1, ...believed }];
    return orderOf([], { items, subtotal: 1, totalAmount: 1, expectedTotal: 1 });
  }),
  'a fee of one’s own': conflicting('total_changed', ({ waffle }) =>
    orderFor(waffle, 1, {
      deliveryMethod: 'delivery',
      deliveryAddress: NEAR,
      deliveryFee: 0,
      expectedTotal: 100,
    }),
  ),
  'an option for a price of one’s own': conflicting('total_changed', ({ waffle }) => {
    const customizations = [{ section: 'topping', value: 'honey', priceModifier: -100 }];
    const items = [{ productId: waffle.id, quantity: 1, customizations }];
    return orderOf([], { items, expectedTotal: 0 });
  }),
  'a total below nothing': wrong({ expectedTotal: -1 }),
  'a total of a third of a paisa': wrong({ expectedTotal: 100.001 }),
  'a total as a word': wrong({ expectedTotal: '100' }),
  'an option that there is not': options([{ section: 'topping', value: 'gold' }]),
  'an option of another product': options([{ section: 'size', value: 'large' }]),
  'an option of no section': options([{ value: 'honey' }]),
  'the same option twice': options([
    { section: 'topping', value: 'honey' },
    { section: 'topping', value: 'honey' },
  ]),
  'the section __proto__': options([{ section: '__proto__', value: 'honey' }]),
  'the section constructor': options([{ section: 'constructor', value: 'name' }]),
  'the option toString': options([{ section: 'topping', value: 'toString' }]),
  'thirteen options': wrong({
    items: [
      {
        productId: 'x',
        quantity: 1,
        customizations: Array.from({ length: 13 }, () => ({ section: 'topping', value: 'honey' })),
      },
    ],
  }),
  'payment by another way': wrong({ paymentMethod: 'cash' }),
  'payment already made': wrong({ paymentMethod: 'paid' }),
  'a way of delivery that there is not': wrong({ deliveryMethod: 'drone' }),
  'a key without letters': bad(({ eve, waffle }) => [
    'POST',
    '/api/orders',
    { token: eve.token, body: orderFor(waffle, 1), headers: { 'Idempotency-Key': '' } },
  ]),
  'a key of three hundred letters': bad(({ eve, waffle }) => [
    'POST',
    '/api/orders',
    {
      token: eve.token,
      body: orderFor(waffle, 1),
      headers: { 'Idempotency-Key': 'k'.repeat(300) },
    },
  ]),
  'a key used for another order': refused(409, 'idempotency_key_reused', async ({ shop, tea }) => {
    const headers = { 'Idempotency-Key': 'eves' };
    await shop.succeed('POST', '/api/orders', { body: orderFor(tea, 1, { guest }), headers });
    return ['POST', '/api/orders', { body: orderFor(tea, 2, { guest }), headers }];
  }),

  'a product for less than nothing': product({ price: -1 }),
  'a product for half a paisa': product({ price: 0.005 }),
  'a product for a sum that is no sum': product({ price: 0.1 + 0.2 }),
  'a product for more than there is': product({ price: 1e15 }),
  'a product for a word': product({ price: '100' }),
  'a product for nothing': product({ price: 0 }, (send) =>
    refused(409, 'price_not_positive', send),
  ),
  'an option that makes a product free': product(
    { price: 10, customizationOptions: { size: section(-10) } },
    (send) => refused(409, 'price_not_positive', send),
  ),
  'options that make a product free together': product(
    { price: 10, customizationOptions: { size: section(-6), kind: section(-5) } },
    (send) => refused(409, 'price_not_positive', send),
  ),
  'an option for a word': product({ customizationOptions: { size: section('-10') } }),
  'an option without a price': product({ customizationOptions: { size: section(null) } }),
  'an option for half a paisa': product({ customizationOptions: { size: section(0.005) } }),
  'packaging that pays': product({ packagingCharge: -1 }),
  'packaging above the most': product({ packagingCharge: 50.01 }),
  'a stock below nothing': product({ stockCount: -1 }),
  'half a piece in stock': product({ stockCount: 0.5 }),
  'a stock beyond all measure': product({ stockCount: 1e12 }),
  'a counted stock below nothing': stock({ currentStock: -1 }),
  'a counted stock of a word': stock({ currentStock: '5' }),
  'a counted stock without end': stock({ currentStock: 9e99 }),
  'a delivery fee that pays': settings({ deliveryFee: -20 }),
  'a smallest order below nothing': settings({ minOrderAmount: -1 }),
  'a tax above everything': settings({ taxRate: 101 }),
  'a zone below nothing': settings({ deliveryRadius: -1 }),
  'a zone of the whole earth': settings({ deliveryRadius: 1e9 }),
  'a free delivery from less than nothing': settings({ reducedDeliveryFeeFrom: -1 }),
  'a UPI id with a parameter in it': settings({ upiId: 'cafe@upi&am=1' }),
  'hours that never come': settings({ opensAt: '25:00' }),
  'hours that end before they begin': settings({ opensAt: '19:00', closesAt: '10:00' }),
};
