import { beforeEach, expect, test } from 'vitest';
import type { AuditEntry } from '../../../shared/contract/platform/audit-contract';
import { laterOrdersOf } from '../../../tests/support/orders/later-orders';
import { guestOf, orderFor, sendOrder } from '../../../tests/support/orders/test-orders';
import { forAllTests } from '../../../tests/support/platform/for-tests';
import { ist, openStaffedShop, STATE_PATH } from '../../../tests/support/shop/staffed-shop';

const RALANG = {
  id: 'ralang',
  name: 'Ralang',
  corners: [
    [27.36, 88.36],
    [27.4, 88.36],
    [27.4, 88.4],
    [27.36, 88.4],
  ] as [number, number][],
  deliveryFee: 45,
  minOrderAmount: 150,
  extraMinutes: 10,
};
/** It overlaps Ralang and lies within the circle, too. */
const ROAD = {
  ...RALANG,
  id: 'road',
  name: 'Ralang Road',
  corners: [
    [27.31, 88.36],
    [27.37, 88.36],
    [27.37, 88.4],
    [27.31, 88.4],
  ] as [number, number][],
  deliveryFee: 30,
  minOrderAmount: 0,
};
const IN_RALANG = { street: 'Monastery', latitude: 27.38, longitude: 88.38 };
const IN_BOTH = { street: 'School', latitude: 27.365, longitude: 88.38 };
const IN_CIRCLE = { street: 'Main Bazaar', latitude: 27.305, longitude: 88.36 };
const PAUSED = 'No delivery to Ralang until 6:00 pm. You can pick up your order.';

let dish: { id: string };
const cafe = await forAllTests(openStaffedShop());
beforeEach(() => setUp());

/** Two areas, unless the settings are others. */
async function setUp(settings: object = { deliveryAreas: [RALANG, ROAD], minOrderAmount: 50 }) {
  await cafe.reset();
  cafe.shop.platform.setClock(ist('15:10'));
  dish = await cafe.shop.addProduct({ price: 100, stockCount: 1000 });
  await cafe.shop.changeSettings(settings);
}

let guests = 0;
async function deliver(place: object, changes: object = {}, units = 2) {
  const body = orderFor(dish, units, {
    guest: guestOf(++guests),
    deliveryMethod: 'delivery',
    deliveryAddress: place,
    ...changes,
  });
  return (await sendOrder(cafe.shop, body)).body;
}
const readSettings = () => cafe.shop.succeed('GET', '/api/settings');

test('the first area of a place has its fee, minimum and minutes; elsewhere the usual ones hold', async () => {
  expect(await deliver(IN_RALANG)).toMatchObject({
    deliveryFee: 45,
    totalAmount: 245,
    deliveryAddressDetails: { area: 'Ralang' },
    locationVerified: true,
  });
  expect(await deliver(IN_BOTH)).toMatchObject({ deliveryFee: 45 });
  await cafe.shop.changeSettings({ deliveryAreas: [ROAD, RALANG] });
  expect(await deliver(IN_BOTH)).toMatchObject({ deliveryFee: 30 });
  const usual = await deliver(IN_CIRCLE);
  expect(usual.deliveryFee).toBe(20);
  expect(usual.deliveryAddressDetails).not.toHaveProperty('area');
  // An area's fee is not reduced for a large order.
  expect(await deliver(IN_RALANG, {}, 6)).toMatchObject({ deliveryFee: 45 });
  expect(await deliver(IN_CIRCLE, {}, 6)).toMatchObject({ deliveryFee: 10 });
});

test('the way to an area takes its extra minutes', async () => {
  const promisedMinute = async (extraMinutes: number) => {
    await setUp({ deliveryAreas: [{ ...RALANG, extraMinutes }] });
    return Date.parse((await deliver(IN_RALANG)).promisedUntil) / 60_000;
  };
  expect((await promisedMinute(40)) - (await promisedMinute(10))).toBe(30);
});

test('an order below the minimum of its area, or with another fee than the customer saw, is refused', async () => {
  const before = await cafe.shop.everything();
  expect(await deliver(IN_RALANG, {}, 1)).toMatchObject({
    code: 'below_minimum',
    data: { minimum: 150 },
  });
  expect(await deliver(IN_RALANG, { expectedTotal: 220 })).toMatchObject({
    code: 'total_changed',
    data: { totalAmount: 245 },
  });
  expect(await cafe.shop.everything()).toBe(before);
  expect(await deliver(IN_CIRCLE, {}, 1)).toMatchObject({ totalAmount: 120 });
});

test('a minimum for delivery alone holds outside the drawn areas, and never for a pickup', async () => {
  await setUp({ deliveryAreas: [RALANG], minOrderAmount: 50, minDeliveryAmount: 300 });
  const before = await cafe.shop.everything();
  expect(await deliver(IN_CIRCLE)).toMatchObject({
    code: 'below_minimum',
    data: { minimum: 300 },
    message: 'The minimum order is ₹300.00.',
  });
  expect(await cafe.shop.everything()).toBe(before);
  expect(await deliver(IN_CIRCLE, {}, 3)).toMatchObject({ subtotal: 300 });
  expect(await deliver(IN_RALANG)).toMatchObject({ subtotal: 200 });
  expect(await deliver(IN_CIRCLE, { deliveryMethod: 'pickup' })).toMatchObject({ subtotal: 200 });
  // The general minimum holds for deliveries too.
  await cafe.shop.changeSettings({ minOrderAmount: 400 });
  expect(await deliver(IN_CIRCLE, {}, 3)).toMatchObject({ data: { minimum: 400 } });
});

test('a shop may deliver to its areas only, and a place outside them reads their names', async () => {
  await setUp({ deliveryRadius: 0, deliveryAreas: [RALANG, ROAD] });
  expect(await deliver(IN_RALANG)).toMatchObject({ totalAmount: 245 });
  expect(await deliver(IN_CIRCLE)).toMatchObject({
    code: 'outside_delivery_zone',
    data: { deliveryRadius: 0, areas: ['Ralang', 'Ralang Road'] },
    message: "Sorry, we don't deliver to your location. We only deliver to Ralang and Ralang Road.",
  });
});

test('staff pause one area until a time; deliveries elsewhere and pickups go on', async () => {
  await laterOrdersOf(cafe.shop).setKitchen({ laterOrders: true });
  const pause = { to: 'no-delivery-to-area', areaId: 'ralang', until: ist('18:00') } as const;
  expect(await cafe.change(pause)).toMatchObject({
    noDelivery: null,
    areas: [
      { id: 'ralang', name: 'Ralang', pause: { until: ist('18:00'), area: 'Ralang' } },
      { id: 'road', pause: null },
    ],
  });
  expect(await readSettings()).toMatchObject({
    noDelivery: null,
    areaPauses: [{ areaId: 'ralang', until: ist('18:00'), day: 'today', area: 'Ralang' }],
    nextOpeningChange: ist('18:00'),
  });
  const before = await cafe.shop.everything();
  expect(await deliver(IN_RALANG)).toMatchObject({ code: 'delivery_paused', message: PAUSED });
  expect(await cafe.shop.everything()).toBe(before);
  expect(await deliver(IN_CIRCLE)).toMatchObject({ status: 'placed' });
  expect(await cafe.order()).toBe('placed');
  expect(await deliver(IN_RALANG, { slotAt: ist('18:00') })).toMatchObject({ status: 'placed' });

  cafe.shop.platform.setClock(ist('18:00'));
  expect(await readSettings()).toMatchObject({ areaPauses: [] });
  expect(await deliver(IN_RALANG)).toMatchObject({ status: 'placed' });
});

test('staff deliver again at once, and the log names the area', async () => {
  const until = ist('18:00');
  cafe.shop.platform.passSeconds(60);
  await cafe.change({ to: 'no-delivery-to-area', areaId: 'ralang', until });
  cafe.shop.platform.passSeconds(60);
  await cafe.change({ to: 'no-delivery-to-area', areaId: 'road', until });
  cafe.shop.platform.passSeconds(60);
  await cafe.change({ to: 'delivery-to-area', areaId: 'ralang' });
  expect(await readSettings()).toMatchObject({ areaPauses: [{ areaId: 'road' }] });
  expect(await deliver(IN_RALANG)).toMatchObject({ status: 'placed' });
  const { items } = await cafe.shop.asAdmin('GET', '/api/admin/audit-log?area=settings');
  const changes = items.map(({ subject, to }: AuditEntry) => [subject.name, to]);
  expect(changes.slice(0, 3)).toEqual([
    ['Ralang', { areaPausedUntil: null }],
    ['Ralang Road', { areaPausedUntil: until }],
    ['Ralang', { areaPausedUntil: until }],
  ]);
});

test('an area that the owner has removed cannot be paused, and its pause ends with it', async () => {
  await cafe.change({ to: 'no-delivery-to-area', areaId: 'road', until: ist('18:00') });
  await cafe.shop.changeSettings({ deliveryAreas: [RALANG] });
  expect(await readSettings()).toMatchObject({ areaPauses: [] });
  const { token } = await cafe.shop.signInAdmin('staff');
  const body = { to: 'no-delivery-to-area', areaId: 'road', until: ist('18:00') };
  const answer = await cafe.shop.request('PUT', STATE_PATH, { token, body });
  expect(answer.body).toMatchObject({ status: 404, code: 'not_found' });
  for (const until of [ist('15:10'), ist('15:11', 15).replace('2026', '2027')]) {
    const wrong = { ...body, areaId: 'ralang', until };
    const refused = await cafe.shop.request('PUT', STATE_PATH, { token, body: wrong });
    expect(refused.body).toMatchObject({ status: 400, code: 'bad_input' });
  }
});
