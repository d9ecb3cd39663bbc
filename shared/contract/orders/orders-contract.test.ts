import { describe, expect, it } from 'vitest';
import { pinCode } from '../platform/wire-values';
import { orderInput } from './order-input';
import { orderFilter } from './orders-contract';
import { paymentReference } from './payment-shape';

const LINE = { productId: 'waffle', quantity: 1, customizations: [] };
const ORDER = {
  userId: 'me',
  items: [LINE],
  deliveryMethod: 'pickup',
  addressId: null,
  paymentMethod: 'upi',
};
const takes = (more: object) => orderInput.safeParse({ ...ORDER, ...more }).success;
const place = (more: object) => ({ deliveryAddress: { street: '12 Main Road', ...more } });

describe('an order', () => {
  it('is the payload of orders rule 1', () => {
    expect(orderInput.parse({ ...ORDER, specialInstructions: '' })).toEqual({
      ...ORDER,
      specialInstructions: '',
    });
  });

  it.each([0, -1, 1.5, '2', 1e9, 1000, Number.NaN, null])(
    'with a quantity of %j is refused',
    (quantity) => {
      expect(takes({ items: [{ ...LINE, quantity }] })).toBe(false);
    },
  );

  it.each([
    [1, true],
    [50, true],
    [51, false],
    [0, false],
    [10_000, false],
  ])('with %d lines is valid: %s', (length, taken) => {
    expect(takes({ items: Array.from({ length }, () => LINE) })).toBe(taken);
  });

  it.each([
    [[{ ...LINE, quantity: 1000 }], 'At most 999 of an item at a time'],
    [Array.from({ length: 51 }, () => LINE), 'At most 50 different items in an order'],
  ])('that is too large is refused with a message for the customer', (items, message) => {
    expect(orderInput.safeParse({ ...ORDER, items }).error?.issues).toMatchObject([{ message }]);
  });

  it('drops prices, totals, roles and statuses sent along', () => {
    const claims = {
      status: 'delivered',
      paymentStatus: 'paid',
      totalAmount: 1,
      deliveryFee: 0,
      role: 'admin',
    };
    const items = [{ ...LINE, price: 1, itemTotalPrice: 1, packagingCharge: 0 }];
    expect(orderInput.parse({ ...ORDER, ...claims, items })).toEqual({
      ...ORDER,
      specialInstructions: '',
    });
  });

  it("has options by section and value, or by the cart's fields without label and price", () => {
    const cartOption = {
      sectionLabel: 'Topping',
      optionLabel: 'Nutella',
      priceModifier: -999,
      value: 'nutella',
    };
    const customizations = [{ section: 'topping', value: 'nutella' }, cartOption];
    expect(
      orderInput.parse({ ...ORDER, items: [{ ...LINE, customizations }] }).items[0]?.customizations,
    ).toEqual([
      { section: 'topping', value: 'nutella' },
      { sectionLabel: 'Topping', value: 'nutella' },
    ]);
  });

  it.each([
    [{ paymentMethod: 'cash' }, false],
    [{ deliveryMethod: 'drone' }, false],
    [{ specialInstructions: 'a\u0000' }, false],
    [{ specialInstructions: 'x'.repeat(501) }, false],
    [{ expectedTotal: 348.5 }, true],
    [{ expectedTotal: 348.505 }, false],
    [{ expectedTotal: 649_352_497_500.05 }, true],
    [{ guest: { name: 'Karma', phoneNumber: '+919876543210' } }, true],
    [{ guest: { name: ' ', phoneNumber: '+919876543210' } }, false],
    [{ guest: { name: 'Karma', phoneNumber: '9876543210' } }, false],
    [{ addressId: 'a b' }, false],
    [{ items: [{ ...LINE, productId: 'a\u0000' }] }, false],
  ])('with %j is valid: %s', (more, taken) => {
    expect(takes(more)).toBe(taken);
  });

  it.each([
    [{}, true],
    [{ latitude: null, longitude: null }, true],
    [{ latitude: 27.3, longitude: 88.3 }, true],
    [{ latitude: 27.3 }, false],
    [{ longitude: 88.3, latitude: null }, false],
    [{ latitude: 91, longitude: 88.3 }, false],
    [{ latitude: Number.NaN, longitude: 88.3 }, false],
    [{ zipCode: '73713' }, false],
    [{ street: ' ' }, false],
  ])('to an address with %j is valid: %s', (more, taken) => {
    expect(takes(place(more))).toBe(taken);
  });

  it('takes the digits of other scripts', () => {
    expect(pinCode.parse('७३७१३९')).toBe('737139');
    expect(paymentReference.parse('６30668416११०')).toBe('630668416110');
  });
});

describe("the staff's filter", () => {
  it('selects the ten newest orders by default', () => {
    expect(orderFilter.parse({})).toEqual({ sort: '-createdAt', limit: 10, offset: 0 });
  });

  it.each([
    [{ limit: '5', status: 'placed', dateFrom: '2026-11-01', dateTo: '2026-11-30' }, true],
    [{ sort: 'totalAmount' }, true],
    [{ sort: 'password' }, false],
    [{ sort: '--id' }, false],
    [{ status: 'eaten' }, false],
    [{ dateFrom: '01/11/2026' }, false],
    [{ q: 'x\u0000' }, false],
  ])('%j is valid: %s', (filter, taken) => {
    expect(orderFilter.safeParse(filter).success).toBe(taken);
  });
});
