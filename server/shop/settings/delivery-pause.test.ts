import { beforeEach, expect, test } from 'vitest';
import { laterOrdersOf } from '../../../tests/support/orders/later-orders';
import { GUEST, orderFor, sendOrder } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { ist, openStaffedShop, STATE_PATH } from '../../../tests/support/shop/staffed-shop';

const MESSAGE = 'The road is closed: no delivery until 6:00 pm. You can pick up your order.';
const NEAR = { street: 'Main Bazaar', latitude: 27.31, longitude: 88.37 };

let tea: { id: string };
const cafe = await forEachTest(openStaffedShop());
beforeEach(async () => {
  tea = await cafe.shop.addProduct({ stockCount: 1000 });
  cafe.shop.platform.setClock(ist('15:10'));
});

async function order(changes: object) {
  const { status, body } = await sendOrder(
    cafe.shop,
    orderFor(tea, 1, { guest: GUEST, ...changes }),
  );
  return status === 201 ? 'placed' : [status, body.code, body.message];
}
const deliver = (changes = {}) =>
  order({ deliveryMethod: 'delivery', deliveryAddress: NEAR, ...changes });
const PAUSE = { until: ist('18:00'), day: 'today', area: null };
const readSettings = () => cafe.shop.succeed('GET', '/api/settings');

test('while a road is closed only pickups are taken; it ends by itself, to the minute', async () => {
  expect(await deliver()).toBe('placed');
  expect(await cafe.change({ to: 'no-delivery', until: ist('18:00') })).toMatchObject({
    mode: 'open',
    noDelivery: PAUSE,
  });
  expect(await readSettings()).toMatchObject({
    isStoreOpen: true,
    noDelivery: PAUSE,
    nextOpeningChange: ist('18:00'),
  });
  const before = await cafe.shop.everything();
  expect(await deliver()).toEqual([409, 'delivery_paused', MESSAGE]);
  expect(await cafe.shop.everything()).toBe(before);
  expect(await order({})).toBe('placed');

  cafe.shop.platform.setClock(ist('17:59:59'));
  expect(await deliver()).toEqual([409, 'delivery_paused', MESSAGE]);
  cafe.shop.platform.setClock(ist('18:00'));
  expect(await readSettings()).toMatchObject({ noDelivery: null });
  expect(await deliver()).toBe('placed');
});

test('a delivery for later is taken when the road is open again by then', async () => {
  await laterOrdersOf(cafe.shop).setKitchen({ laterOrders: true });
  await cafe.change({ to: 'no-delivery', until: ist('18:00') });
  expect(await deliver({ slotAt: ist('17:45') })).toEqual([409, 'delivery_paused', MESSAGE]);
  expect(await deliver({ slotAt: ist('18:00') })).toBe('placed');
});

test('any member of staff ends it, and nobody can close a road in the past or for ever', async () => {
  await cafe.change({ to: 'no-delivery', until: ist('18:00') });
  await cafe.change({ to: 'delivery' });
  expect(await deliver()).toBe('placed');
  const { token } = await cafe.shop.signInAdmin('staff');
  for (const until of [ist('15:10'), ist('15:11', 15).replace('2026', '2027')]) {
    const body = { to: 'no-delivery', until };
    const answer = await cafe.shop.request('PUT', STATE_PATH, { token, body });
    expect(answer.body).toMatchObject({ status: 400, code: 'bad_input' });
  }
  expect(await readSettings()).toMatchObject({ noDelivery: null });
});
