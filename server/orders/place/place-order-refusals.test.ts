import { beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '../../../shared/contract/menu/catalog-contract';
import { closingWords } from '../../../shared/domain/platform/closing';
import { GUEST, orderFor, orderOf, sendOrder } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop, type SignedIn } from '../../../tests/support/platform/test-shop';

const NEAR = { street: 'Main Bazaar', latitude: 27.31, longitude: 88.37 };
const FAR = { street: 'Namchi', latitude: 27.17, longitude: 88.36 };
const UNKNOWN = { street: 'Somewhere' };
const VAGUE = { ...UNKNOWN, latitude: 27.307, longitude: 88.366, accuracy: 1_000_000 };

const shop = await forEachTest(openTestShop());
const asha = await shop.signInCustomer();

describe('an order that is refused changes nothing', () => {
  let waffle: Product;
  beforeEach(async () => {
    waffle = await shop.addProduct({
      name: 'Waffle',
      price: 100,
      stockCount: 3,
      customizationOptions: {
        topping: {
          label: 'Topping',
          options: [{ value: 'honey', label: 'Honey', priceModifier: 10 }],
        },
      },
    });
  });

  const refused = (status: number, code: string, body: unknown, customer?: SignedIn) => {
    const send = () => sendOrder(shop, body, { key: 'k', ...(customer && { customer }) });
    return shop.refuses(send, code, status);
  };

  const delivery = (deliveryAddress: unknown) =>
    orderFor(waffle, 1, { deliveryMethod: 'delivery', deliveryAddress });

  it('while the shop is closed, by its hours or by hand', async () => {
    const said = async (instant: string) => {
      shop.platform.setClock(instant);
      const { message, data } = await refused(409, 'store_closed', orderFor(waffle, 1), asha);
      expect(closingWords(data)).toBe(message);
      return message;
    };
    const [before, noon, after] = [
      '2026-04-15T04:29:59.999Z',
      '2026-04-15T06:30:00.000Z',
      '2026-04-15T14:10:00.000Z',
    ] as const;
    expect(await said(before)).toBe('Store is closed. Please come back at 10:00 AM.');
    expect(await said(after)).toBe(
      'Store is closed for today. Please come back tomorrow at 10:00 AM.',
    );
    await shop.changeSettings({
      holidays: [{ date: '2026-04-15', name: 'New year', hours: [] }],
      weeklyHours: [...Array(3).fill([]), [{ opens: '11:00', closes: '12:00' }], [], [], []],
    });
    expect(await said(noon)).toBe(
      'Store is closed for today (New year). Please come back tomorrow at 11:00 AM.',
    );
    await shop.changeSettings({ openingMode: 'closed' });
    expect(await said(noon)).toBe('Store is currently closed.');
    await shop.changeSettings({ openingMode: 'open' });
    expect((await sendOrder(shop, orderFor(waffle, 1), { customer: asha })).status).toBe(201);
  });

  it('for another customer, or for a customer who is not signed in', async () => {
    const other = await shop.signInCustomer('+919876543211');
    await refused(404, 'not_found', orderFor(waffle, 1, { userId: other.userId }), asha);
    const guest = orderFor(waffle, 1, { userId: asha.userId, guest: GUEST });
    await refused(404, 'not_found', guest);
  });

  it('by a guest without a name and phone number', async () => {
    const { data } = await refused(400, 'bad_input', orderFor(waffle, 1));
    expect(data.issues[0].path).toBe('guest');
  });

  it('to an address that is missing or another customer’s', async () => {
    const other = await shop.signInCustomer('+919876543211');
    const saved = await shop.succeed('POST', '/api/users/me/addresses', {
      token: other.token,
      body: { name: 'Home', ...NEAR },
    });
    const to = (changes: object) => orderFor(waffle, 1, { deliveryMethod: 'delivery', ...changes });
    await refused(400, 'bad_input', to({}), asha);
    await refused(400, 'bad_input', to({ guest: GUEST }));
    await refused(404, 'not_found', to({ addressId: 'none' }), asha);
    await refused(404, 'not_found', to({ addressId: saved.id }), asha);
    await refused(404, 'not_found', to({ addressId: saved.id, guest: GUEST }));
  });

  it('to a place outside the zone or unknown, unless the customer skips the check', async () => {
    await refused(409, 'location_required', delivery(UNKNOWN), asha);
    const { data } = await refused(409, 'outside_delivery_zone', delivery(FAR), asha);
    expect(data).toEqual({ deliveryRadius: 5 });
    const skipped = (place: object) => delivery({ ...place, skipLocationVerification: true });
    const placed = async (body: unknown) => {
      const { status, body: order } = await sendOrder(shop, body, { customer: asha });
      expect([status, order.locationVerified]).toEqual([201, false]);
    };
    await placed(skipped(UNKNOWN));
    await refused(409, 'location_required', delivery(VAGUE), asha);
    await placed(skipped(FAR));
    await shop.changeSettings({ deliversOutsideZone: false });
    // The phone is too inaccurate to know that the place is outside.
    await placed(skipped({ ...FAR, accuracy: 20_000 }));
    await refused(409, 'outside_delivery_zone', skipped({ ...FAR, accuracy: 10_000 }), asha);
    await refused(409, 'outside_delivery_zone', skipped(FAR), asha);
  });

  it('to an address saved when the zone was larger', async () => {
    await shop.changeSettings({ deliveryRadius: 50 });
    const saved = await shop.succeed('POST', '/api/users/me/addresses', {
      token: asha.token,
      body: { name: 'Home', ...FAR },
    });
    await shop.changeSettings({ deliveryRadius: 5 });
    const body = orderFor(waffle, 1, { deliveryMethod: 'delivery', addressId: saved.id });
    await refused(409, 'outside_delivery_zone', body, asha);
  });

  it('below the smallest order, fees not counted', async () => {
    await shop.changeSettings({ minOrderAmount: 200.01 });
    const delivered = { deliveryMethod: 'delivery', deliveryAddress: NEAR };
    const { data } = await refused(409, 'below_minimum', orderFor(waffle, 2, delivered), asha);
    expect(data).toEqual({ minimum: 200.01 });
    await shop.changeSettings({ minOrderAmount: 200 });
    expect((await sendOrder(shop, orderFor(waffle, 2), { customer: asha })).status).toBe(201);
  });

  it('with another total than the customer saw', async () => {
    const body = orderFor(waffle, 2, { expectedTotal: 199.99 });
    const { data } = await refused(409, 'total_changed', body, asha);
    expect(data).toEqual({ totalAmount: 200 });
  });

  it('of products that are unknown, deleted, inactive or in an inactive category', async () => {
    const deleted = await shop.addProduct();
    await shop.asAdmin('DELETE', `/api/products/${deleted.id}`);
    const inactive = await shop.addProduct({ isAvailable: false });
    const hidden = await shop.addProduct();
    const category = { name: 'Hidden', isActive: false };
    await shop.asAdmin('PUT', `/api/categories/${hidden.categoryId}`, category);
    const gone = [deleted, inactive, hidden, { id: 'unknown' }];
    const body = orderOf([waffle, ...gone]);
    const { data } = await refused(409, 'product_unavailable', body, asha);
    expect(data.productIds).toEqual(gone.map(({ id }) => id));
  });

  it('with an option that is unknown, another product’s, or a second one of its section', async () => {
    const other = await shop.addProduct({
      customizationOptions: {
        size: { label: 'Size', options: [{ value: 'large', label: 'Large', priceModifier: 1 }] },
      },
    });
    const honey = { section: 'topping', value: 'honey' };
    const wrong = [
      [{ section: 'topping', value: 'jam' }],
      [{ section: 'size', value: 'large' }],
      [{ section: '__proto__', value: 'honey' }],
      [{ section: 'constructor', value: 'honey' }],
      [{ value: 'honey' }],
      [honey, honey],
    ];
    for (const customizations of wrong) {
      const items = [
        { productId: other.id, quantity: 1 },
        { productId: waffle.id, quantity: 1, customizations },
      ];
      const { data } = await refused(409, 'option_unavailable', orderOf([], { items }), asha);
      expect(data.productId).toBe(waffle.id);
    }
  });

  it('whose options would make a unit free', async () => {
    const options = {
      gift: { label: 'Gift', options: [{ value: 'yes', label: 'Yes', priceModifier: -10_000 }] },
    };
    await shop.shop.database.db
      .updateTable('products')
      .set({ customization_options: JSON.stringify(options) })
      .execute();
    const items = [
      { productId: waffle.id, quantity: 1, customizations: [{ section: 'gift', value: 'yes' }] },
    ];
    await refused(409, 'price_not_positive', orderOf([], { items }), asha);
  });

  it('of more than is in stock, summed over lines, naming every short product', async () => {
    const tea = await shop.addProduct({ name: 'Tea', stockCount: 5 });
    const cake = await shop.addProduct({ name: 'Cake', stockCount: 0 });
    const bare = await shop.asAdmin('POST', '/api/products', {
      name: 'Bare',
      price: 1,
      categoryId: tea.categoryId,
    });
    const customizations = [{ section: 'topping', value: 'honey' }];
    const items = [
      { productId: waffle.id, quantity: 2 },
      { productId: tea.id, quantity: 5 },
      { productId: waffle.id, quantity: 2, customizations },
      { productId: cake.id, quantity: 1 },
      { productId: bare.id, quantity: 1 },
    ];
    const { data } = await refused(409, 'out_of_stock', orderOf([], { items }), asha);
    expect(new Set(data.items)).toEqual(
      new Set([
        { productId: waffle.id, name: 'Waffle', available: 3 },
        { productId: cake.id, name: 'Cake', available: 0 },
        { productId: bare.id, name: 'Bare', available: 0 },
      ]),
    );
  });

  it.each([0, -1, 1.5, '2', 1e9, null])('of a quantity of %s', async (quantity) => {
    const body = orderOf([], { items: [{ productId: waffle.id, quantity }] });
    await refused(400, 'bad_input', body, asha);
  });

  it('of no lines, of ten thousand, or that is malformed', async () => {
    const { data } = await refused(400, 'bad_input', orderOf([]), asha);
    expect(data.issues[0].path).toBe('items');
    const lines = (length: number) => orderOf(Array.from({ length }, () => waffle));
    await refused(400, 'bad_input', lines(51), asha);
    await refused(413, 'too_large', lines(10_000), asha);
    await refused(400, 'bad_input', orderFor(waffle, 1, { paymentMethod: 'cash' }), asha);
    await refused(400, 'bad_input', '{"items":', asha);
  });
});
