import { expect, test } from 'vitest';
import type { DeliverySettings } from '../shop/delivery-settings';
import { deliveryTerms } from '../shop/delivery-terms';
import { type CartFacts, cartObstacles, feeReduction } from './cart-obstacles';

const STORE = { latitude: 27.307, longitude: 88.366 };
/** A square north of the cafe. */
const RALANG = {
  id: 'ralang',
  name: 'Ralang',
  corners: [
    [27.33, 88.33],
    [27.33, 88.4],
    [27.36, 88.4],
    [27.36, 88.33],
  ] as const,
  extraMinutes: 0,
  deliveryFee: 6000,
  minOrderAmount: 15_000,
};

const SETTINGS: DeliverySettings = {
  zone: { store: STORE, radiusKm: 5 },
  feeRule: { deliveryFee: 2000, reducedDeliveryFee: 1000, reducedDeliveryFeeFrom: 49_900 },
  minOrderAmount: 10_000,
  minDeliveryAmount: 20_000,
};
const WITH_AREA: DeliverySettings = {
  ...SETTINGS,
  zone: { ...SETTINGS.zone, areas: [RALANG] },
};

const AT_STORE = deliveryTerms(WITH_AREA, STORE);
const IN_RALANG = deliveryTerms(WITH_AREA, { latitude: 27.345, longitude: 88.366 });

const PAUSE = { until: '2026-11-21T12:30:00.000Z', day: 'today' as const, area: null };

const facts = (changes: Partial<CartFacts> = {}): CartFacts => ({
  subtotal: 30_000,
  method: 'delivery',
  settings: SETTINGS,
  pause: null,
  slotAt: null,
  closedMessage: undefined,
  ...changes,
});
const said = (changes: Partial<CartFacts>) =>
  cartObstacles(facts(changes)).map(({ message }) => message);

test('a cart above the minimum of an open shop has no obstacle', () => {
  expect(cartObstacles(facts())).toEqual([]);
});

test('a closed shop says only that', () => {
  const closedMessage = 'Store is currently closed.';
  expect(cartObstacles(facts({ subtotal: 1, pause: PAUSE, closedMessage }))).toEqual([
    { kind: 'closed', message: closedMessage, canPickUp: false },
  ]);
});

test('the minimum says what is missing, and pickup where it is enough for one', () => {
  expect(said({ subtotal: 8000, method: 'pickup' })).toEqual([
    'The minimum order is ₹100.00. Add ₹20.00 more.',
  ]);
  expect(said({ subtotal: 8000 })).toEqual(['The minimum order is ₹200.00. Add ₹120.00 more.']);
  expect(said({ subtotal: 12_000 })).toEqual([
    'The minimum order for delivery is ₹200.00. Add ₹80.00 more, or pick up your order.',
  ]);
  expect(said({ subtotal: 12_000, method: 'pickup' })).toEqual([]);
});

test('an area has its own minimum, and an address that is not known may lie in it', () => {
  expect(said({ subtotal: 16_000, settings: WITH_AREA })).toEqual([]);
  expect(said({ subtotal: 16_000, settings: WITH_AREA, terms: IN_RALANG })).toEqual([]);
  expect(said({ subtotal: 16_000, settings: WITH_AREA, terms: AT_STORE })).toHaveLength(1);
  expect(said({ subtotal: 14_000, settings: WITH_AREA })).toEqual([
    'The minimum order for delivery is ₹150.00. Add ₹10.00 more, or pick up your order.',
  ]);
});

test('a closed road stops deliveries until it opens, and asks for no more than a pickup needs', () => {
  const closed = 'The road is closed: no delivery until 6:00 pm. You can pick up your order.';
  expect(said({ pause: PAUSE })).toEqual([closed]);
  expect(said({ pause: PAUSE, subtotal: 12_000 })).toEqual([closed]);
  expect(said({ pause: PAUSE, subtotal: 8000 })).toEqual([
    closed,
    'The minimum order is ₹100.00. Add ₹20.00 more.',
  ]);
  expect(said({ pause: PAUSE, slotAt: '2026-11-21T12:30:00.000Z' })).toEqual([]);
  expect(said({ pause: PAUSE, method: 'pickup' })).toEqual([]);
});

test('a lower fee is promised only where it is certain', () => {
  const missing = (changes: Partial<CartFacts>) => feeReduction(facts(changes))?.missing;
  expect(missing({})).toBe(19_900);
  expect(missing({ subtotal: 50_000 })).toBe(0);
  expect(missing({ settings: WITH_AREA, terms: AT_STORE })).toBe(19_900);
  const never: Partial<CartFacts>[] = [
    { method: 'pickup' },
    { subtotal: 8000 },
    { pause: PAUSE },
    { closedMessage: 'Store is currently closed.' },
    { settings: WITH_AREA },
    { settings: WITH_AREA, terms: IN_RALANG },
  ];
  for (const changes of never) expect(missing(changes)).toBeUndefined();
});
