import { expect, test } from 'vitest';
import type { KitchenNow } from '../../../../shared/contract/promise-contract';
import { USUAL_PACE } from '../../../../shared/domain/promise';
import type { MenuProduct } from '../../../api/catalog-from-wire';
import { FALLBACK_SETTINGS } from '../../../api/settings-from-wire';
import { cartWindow } from './cart-window';

const KITCHEN: KitchenNow = {
  now: '2026-04-15T06:30:00Z',
  window: null,
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
const windowOf = (changes: Partial<Parameters<typeof cartWindow>[1]>) =>
  cartWindow(KITCHEN, {
    lines: [line('waffle', 1)],
    products: [product('waffle', 8), product('cake', 40), product('tea')],
    method: 'pickup',
    zone: FALLBACK_SETTINGS.zone,
    place: undefined,
    ...changes,
  });

test('the window of a cart is that of its dishes and of the way', () => {
  expect(windowOf({})).toBe('12:05 to 12:15 pm');
  expect(windowOf({ lines: [line('tea', 1)] })).toBe('12:05 to 12:15 pm');
  expect(windowOf({ lines: [line('cake', 1), line('waffle', 1)] })).toBe('12:45 to 1:00 pm');
  const store = FALLBACK_SETTINGS.zone.store;
  expect(windowOf({ method: 'delivery', place: store })).toBe('12:10 to 12:20 pm');
  expect(windowOf({ method: 'delivery' })).toBe('12:25 to 12:35 pm');
});
