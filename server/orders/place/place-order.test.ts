import { describe, expect, it } from 'vitest';
import { orderFor, orderOf, placed } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';

const OPTIONS = {
  topping: {
    label: 'Topping',
    options: [
      { value: 'honey', label: 'Hill honey', priceModifier: 20.5 },
      { value: 'plain', label: 'Plain', priceModifier: -10 },
    ],
  },
  size: { label: 'Size', options: [{ value: 'large', label: 'Large', priceModifier: 30 }] },
};

const shop = await forEachTest(openTestShop());
const asha = await shop.signInCustomer();

describe('placing an order', () => {
  it('prices it from the menu, with options and packaging, and takes the stock', async () => {
    const waffle = await shop.addProduct({
      name: 'Waffle',
      price: 150,
      packagingCharge: 5.25,
      stockCount: 10,
      customizationOptions: OPTIONS,
    });
    const tea = await shop.addProduct({ name: 'Tea', price: 40, stockCount: 5 });
    const choices = [
      { section: 'size', value: 'large' },
      { sectionLabel: 'Topping', optionLabel: 'FREE', priceModifier: -149, value: 'honey' },
    ];
    const order = await placed(
      shop,
      orderOf([], {
        items: [
          { productId: waffle.id, quantity: 2, customizations: choices },
          { productId: tea.id, quantity: 1 },
        ],
      }),
      asha,
    );
    expect(order).toMatchObject({
      status: 'placed',
      paymentStatus: 'pending',
      paymentMethod: 'upi',
      subtotal: 441,
      packagingCharge: 10.5,
      deliveryFee: 0,
      totalAmount: 451.5,
      deliveryMethod: 'pickup',
      deliveryAddressDetails: null,
      createdAt: '2026-04-15T06:30:00.000Z',
      orderDate: { seconds: 1776234600, nanoseconds: 0 },
      userDetails: { phoneNumber: '+919876543210' },
      statusUpdates: [{ status: 'placed', timestamp: '2026-04-15T06:30:00.000Z' }],
    });
    expect(order.id).toMatch(/^[2-9A-HJ-NP-Y]{9}$/);
    expect(order.items).toEqual([
      {
        line: 1,
        productId: waffle.id,
        name: 'Waffle',
        quantity: 2,
        price: 150,
        finalPrice: 200.5,
        customizations: [
          {
            section: 'topping',
            sectionLabel: 'Topping',
            optionLabel: 'Hill honey',
            value: 'honey',
            priceModifier: 20.5,
          },
          {
            section: 'size',
            sectionLabel: 'Size',
            optionLabel: 'Large',
            value: 'large',
            priceModifier: 30,
          },
        ],
      },
      {
        line: 2,
        productId: tea.id,
        name: 'Tea',
        quantity: 1,
        price: 40,
        finalPrice: 40,
        customizations: [],
      },
    ]);
    expect(await shop.stockOf(waffle.id)).toBe(8);
    expect(await shop.stockOf(tea.id)).toBe(4);
  });

  it.each([
    [498, 20],
    [498.99, 20],
    [499, 10],
  ])('a delivery of ₹%d costs ₹%d more (orders rule 6)', async (price, fee) => {
    const product = await shop.addProduct({ price, packagingCharge: 50 });
    const order = await placed(
      shop,
      orderFor(product, 1, {
        deliveryMethod: 'delivery',
        deliveryAddress: { street: 'Main Bazaar', latitude: 27.31, longitude: 88.37 },
      }),
      asha,
    );
    expect(order).toMatchObject({ deliveryFee: fee, packagingCharge: 50, locationVerified: true });
    expect(order.totalAmount).toBeCloseTo(price + 50 + fee, 5);
  });

  it('charges no delivery fee for pickup and ignores a sent address', async () => {
    const tea = await shop.addProduct({ price: 40 });
    const order = await placed(shop, orderFor(tea, 1, { addressId: 'whatever' }), asha);
    expect(order).toMatchObject({ deliveryFee: 0, totalAmount: 40, deliveryAddressDetails: null });
  });

  it('gets a UPI link with its own reference, and none while the owner has no UPI id', async () => {
    const tea = await shop.addProduct({ price: 40.5 });
    expect((await placed(shop, orderFor(tea, 1), asha)).upiPaymentUrl).toBeNull();
    await shop.changeSettings({ upiId: 'cafe@okbank', storeName: 'Tea & Co' });
    const order = await placed(shop, orderFor(tea, 2), asha);
    expect(order.upiPaymentUrl).toBe(
      `upi://pay?pa=cafe@okbank&pn=Tea%20%26%20Co&am=81.00&cu=INR&tr=${order.id}1&tn=${order.id}%20Tea%20%26%20Co`,
    );
    await shop.changeSettings({ upiId: 'cafe@okbank', upiPayeeName: 'Pema' });
    expect((await placed(shop, orderFor(tea, 1), asha)).upiPaymentUrl).toContain('&pn=Pema&');
  });

  it('keeps its names and prices when the menu changes', async () => {
    const waffle = await shop.addProduct({ name: 'Waffle', price: 150 });
    const order = await placed(shop, orderFor(waffle, 1), asha);
    const { stockCount: _, ...fields } = waffle;
    const changed = { ...fields, name: 'Gold waffle', price: 999 };
    await shop.asAdmin('PUT', `/api/products/${waffle.id}`, changed);
    await shop.asAdmin('DELETE', `/api/products/${waffle.id}`);
    await shop.asAdmin('DELETE', `/api/categories/${waffle.categoryId}`);
    const { token } = asha;
    expect(await shop.succeed('GET', `/api/orders/${order.id}`, { token })).toEqual(order);
  });

  it('keeps the address when the customer changes it', async () => {
    await shop.asAdmin('PUT', '/api/content', { addressCity: 'Kochi' });
    const { token } = asha;
    const tea = await shop.addProduct();
    const place = { landmark: 'Blue gate', latitude: 27.307, longitude: 88.366 };
    const address = { name: 'Home', street: 'Old Road 1', ...place };
    const saved = await shop.succeed('POST', '/api/users/me/addresses', { token, body: address });
    const order = await placed(
      shop,
      orderFor(tea, 1, { deliveryMethod: 'delivery', addressId: saved.id }),
      asha,
    );
    await shop.succeed('DELETE', `/api/users/me/addresses/${saved.id}`, { token });
    expect(order.deliveryAddressDetails).toEqual({
      street: 'Old Road 1',
      aptSuite: '',
      landmark: 'Blue gate',
      city: 'Kochi',
      state: '',
      zipCode: '',
      latitude: 27.307,
      longitude: 88.366,
    });
    const later = await shop.succeed('GET', `/api/orders/${order.id}`, { token });
    expect(later.deliveryAddressDetails.street).toBe('Old Road 1');
  });

  it('accepts the total that the customer saw, to the paisa', async () => {
    const tea = await shop.addProduct({ price: 0.1 });
    const order = await placed(shop, orderFor(tea, 3, { expectedTotal: 0.3 }), asha);
    expect(order.totalAmount).toBe(0.3);
  });

  it('accepts the total that the customer saw, however large', async () => {
    const feast = await shop.addProduct({ price: 1_000_000, stockCount: 999 });
    const body = orderFor(feast, 999, { expectedTotal: 999_000_000 });
    // What customers may order unpaid is limited.
    const staff = await shop.signInAdmin('staff');
    expect((await placed(shop, body, staff)).totalAmount).toBe(999_000_000);
  });
});
