import { expect, test } from 'vitest';
import type { KitchenNow } from '../../../../shared/contract/orders/promise-contract';
import { USUAL_PACE } from '../../../../shared/domain/orders/promise';
import type { MenuProduct } from '../../../api/catalog-from-wire';
import { FALLBACK_SETTINGS } from '../../../api/settings-from-wire';
import { cartPromise, cartSlots, type TimedCart } from './cart-times';

const KITCHEN: KitchenNow = {
  now: '2026-04-15T06:30:00Z',
  window: null,
  latest: null,
  hands: 2,
  usualMinutes: 8,
  waitSeconds: 0,
  busyMinutes: 0,
  paces: [USUAL_PACE, USUAL_PACE, USUAL_PACE],
};
const product = (id: string, prepMinutes?: number) => ({ id, prepMinutes }) as MenuProduct;
const line = (productId: string, quantity: number) => ({
  productId,
  name: productId,
  price: 1000,
  quantity,
  customizations: [],
});
const CART: TimedCart = {
  lines: [line('waffle', 1)],
  products: [product('waffle', 8), product('cake', 30), product('tea')],
  method: 'pickup',
  zone: FALLBACK_SETTINGS.zone,
  place: undefined,
};
const windowOf = (changes: Partial<TimedCart>) => cartPromise(KITCHEN, { ...CART, ...changes });

test('the window of a cart is that of its dishes and of the way', () => {
  expect(windowOf({})).toBe('Ready 12:10 to 12:20 pm');
  expect(windowOf({ lines: [line('tea', 1)] })).toBe('Ready 12:10 to 12:20 pm');
  expect(windowOf({ lines: [line('cake', 1), line('waffle', 1)] })).toBe('Ready 12:35 to 1:00 pm');
  const store = FALLBACK_SETTINGS.zone.store;
  expect(windowOf({ method: 'delivery', place: store })).toBe('With you 12:15 to 12:25 pm');
  expect(windowOf({ method: 'delivery' })).toBe('With you 12:30 to 12:40 pm');
  const closing = { ...KITCHEN, latest: '2026-04-15T06:40:00Z' };
  expect(cartPromise(closing, CART)).toBe('We may be too late: call us');
});

test('the slots of a cart begin with the one in which it can be ready, or at the door', () => {
  const slots = ['06:30', '06:45', '07:00', '07:15'].map((time, index) => ({
    startsAt: `2026-04-15T${time}:00.000Z`,
    opensAt: '2026-04-15T04:30:00.000Z',
    freeOrders: index === 2 ? 0 : 3,
    freeSeconds: 1800,
  }));
  const slotsOf = (changes: Partial<TimedCart>) =>
    cartSlots(KITCHEN, { slotSeconds: 1800, slots }, { ...CART, ...changes }).map(
      ({ startsAt, isFull }) => `${startsAt.slice(11, 16)}${isFull ? ' full' : ''}`,
    );
  expect(slotsOf({})).toEqual(['06:45', '07:00 full', '07:15']);
  expect(slotsOf({ method: 'delivery' })).toEqual(['07:00 full', '07:15']);
  expect(slotsOf({ lines: [line('cake', 1)] })).toEqual(['07:15']);
});
