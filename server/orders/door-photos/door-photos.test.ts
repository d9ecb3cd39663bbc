import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import type { PlacedOrder } from '../../../shared/contract/orders/orders-contract';
import { GUEST, orderFor, placed } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop, type SignedIn } from '../../../tests/support/platform/test-shop';
import { LIMIT_RULES } from '../../platform/limits/limit-rules';
import { sweepExpired } from '../../scheduled-jobs';
import { MOST_WAITING } from '../../shop/pictures/picture-process';

const NEAR = { street: 'Main Bazaar', latitude: 27.31, longitude: 88.37 };
const DELIVERY = { deliveryMethod: 'delivery', deliveryAddress: NEAR };
const SECRET = 'taken by Pema at the blue gate';
const GATE = { create: { width: 600, height: 400, channels: 3, background: '#48c' } } as const;

let dish: { id: string };
const shop = await forEachTest(openTestShop({ TRUST_PROXY: '1' }));
const asha = await shop.signInCustomer();
const staff = await shop.signInAdmin('staff');
const jpeg = sharp(GATE)
  .jpeg()
  .withExif({ IFD0: { ImageDescription: SECRET } })
  .withMetadata({ orientation: 6 });
const photo = (await jpeg.toBuffer()).toString('base64');
beforeEach(async () => {
  dish = await shop.addProduct({ stockCount: 100 });
});

interface Owner {
  token?: string | undefined;
  accessToken?: string | undefined;
  from?: string;
}

function ask(method: 'GET' | 'PUT' | 'DELETE', id: string, owner: Owner, picture?: string) {
  const { token, accessToken, from } = owner;
  return shop.request(method, `/api/orders/${id}/door-photo`, {
    token,
    ...(picture !== undefined && { body: { picture } }),
    headers: {
      ...(accessToken !== undefined && { 'Order-Access-Token': accessToken }),
      ...(from !== undefined && { 'X-Forwarded-For': from }),
    },
  });
}
const asStaff = (id: string) =>
  shop.succeed('GET', `/api/orders/admin/${id}/door-photo`, { token: staff.token });
const deliver = (more: object = {}, customer?: SignedIn): Promise<PlacedOrder> =>
  placed(shop, orderFor(dish, 1, { ...DELIVERY, ...more }), customer);
const decoded = (dataUrl: string) => {
  const [head, base64 = ''] = dataUrl.split(',');
  expect(head).toBe('data:image/webp;base64');
  return sharp(Buffer.from(base64, 'base64')).metadata();
};
const stored = () => shop.shop.database.db.selectFrom('door_photos').selectAll().execute();

test('staff see the photograph of a guest’s door, upright and without what the file tells', async () => {
  const { id, accessToken } = await deliver({ guest: GUEST });
  const none = { isOpen: true, picture: null };
  expect((await ask('GET', id, { accessToken })).body).toEqual(none);
  expect(await asStaff(id)).toEqual({ picture: null });

  const put = await ask('PUT', id, { accessToken }, photo);
  expect([put.status, put.body.isOpen]).toEqual([200, true]);
  const { picture } = await asStaff(id);
  expect(picture).toBe(put.body.picture);
  const { exif, orientation, width = 0, height = 0 } = await decoded(picture);
  expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined });
  expect(height).toBeGreaterThan(width);
  expect(Buffer.from(picture, 'base64').includes('Pema')).toBe(false);

  const other = (await sharp(GATE).negate().png().toBuffer()).toString('base64');
  expect((await ask('PUT', id, { accessToken }, other)).body.picture).not.toBe(picture);
  expect(await stored()).toHaveLength(1);
  expect((await ask('DELETE', id, { accessToken })).body).toEqual(none);
  expect(await stored()).toEqual([]);
});

test('nobody else can read, add or remove it', async () => {
  const guests = await deliver({ guest: GUEST });
  const ashas = await deliver({}, asha);
  await ask('PUT', ashas.id, asha, photo);
  const before = await shop.everything();
  const strangers: [string, Owner][] = [
    [ashas.id, {}],
    [ashas.id, { accessToken: guests.accessToken }],
    [ashas.id, { token: staff.token }],
    [guests.id, { token: asha.token }],
    [guests.id, { accessToken: 'x' }],
  ];
  for (const [id, stranger] of strangers) {
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const answer = await ask(method, id, stranger, method === 'PUT' ? photo : undefined);
      expect(answer.body).toMatchObject({ status: 404, code: 'not_found' });
    }
  }
  const path = `/api/orders/admin/${ashas.id}/door-photo`;
  expect((await shop.request('GET', path, { token: asha.token })).status).toBe(403);
  expect((await shop.request('GET', path)).status).toBe(401);
  expect(await shop.everything()).toBe(before);
  const { headers } = await shop.fetch(path, { Authorization: `Bearer ${staff.token}` });
  expect(headers.get('Cache-Control')).toBe('no-store');
});

test('only an order for delivery that is under way takes one, and any lets it be removed', async () => {
  const pickup = await placed(shop, orderFor(dish, 1), asha);
  expect((await ask('PUT', pickup.id, asha, photo)).body).toMatchObject({ code: 'conflict' });
  const order = await deliver({}, asha);
  await ask('PUT', order.id, asha, photo);
  await shop.setStatus(order.id, 'delivered');
  const { body } = await ask('GET', order.id, asha);
  expect(body).toMatchObject({ isOpen: false, picture: /^data:/ });
  expect((await ask('PUT', order.id, asha, photo)).body).toMatchObject({ code: 'conflict' });
  const removed = await ask('DELETE', order.id, asha);
  expect(removed.body).toEqual({ isOpen: false, picture: null });
  expect(await stored()).toEqual([]);
});

test('what is no picture, too many pixels or too many tries are refused', async () => {
  const order = await deliver({}, asha);
  const before = await shop.everything();
  const text = (length: number) => Buffer.alloc(length, 'x').toString('base64');
  const large = await sharp({ create: { ...GATE.create, width: 1001, height: 1000 } })
    .png()
    .toBuffer();
  for (const [picture, code] of [
    ['', 'bad_input'],
    ['not base64!', 'bad_input'],
    [text(100), 'bad_input'],
    [text(45_003), 'bad_input'],
    [photo.slice(0, photo.length / 2), 'bad_input'],
    [large.toString('base64'), 'too_large'],
  ] as const) {
    expect((await ask('PUT', order.id, asha, picture)).body).toMatchObject({ code });
  }
  expect(await stored()).toEqual([]);
  expect(before).toBe(await shop.everything(['rate_limits']));
  for (let tries = 0; tries < 10; tries += 1) await ask('PUT', order.id, asha, photo);
  expect((await ask('PUT', order.id, asha, photo)).body.code).toBe('too_many_requests');
});

/** Orders of as many guests as it takes to send this number of photographs. */
function deliverFor(photos: number): Promise<PlacedOrder[]> {
  const { points } = LIMIT_RULES.doorPhotos;
  const orders = Array.from({ length: Math.ceil(photos / points) }, (_, each) =>
    deliver({ guest: { ...GUEST, phoneNumber: `+9198000001${String(each).padStart(2, '0')}` } }),
  );
  return Promise.all(orders);
}

test('of many at once only a few wait, and the shop’s own pictures still find a place', async () => {
  const orders = await deliverFor(114);
  const { token } = await shop.signInAdmin();
  const flood = Array.from({ length: 114 }, (_, each) => {
    const { id = '', accessToken } = orders[each % orders.length] ?? {};
    return ask('PUT', id, { accessToken, from: `203.0.113.${each}` }, photo);
  });
  await expect.poll(async () => (await Promise.race(flood)).status).toBe(429);
  const own = await shop.request('POST', '/api/products/pictures', {
    token,
    body: new Uint8Array(await sharp(GATE).jpeg().toBuffer()),
    headers: { 'Content-Type': 'image/jpeg' },
  });
  expect(own.status).toBe(201);
  const answers = await Promise.all(flood);
  const refused = answers.filter(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(114 - refused.length);
  // One more is being drawn when the first of them arrive.
  expect(114 - refused.length).toBeLessThanOrEqual(MOST_WAITING.customer + 1);
  expect(refused[0]?.headers.get('Retry-After')).toBe('5');
});

test('a network has three at once, refuses more before it counts them, and leaves places for others', async () => {
  const [first, second] = await deliverFor(20);
  const { id = '', accessToken } = first ?? {};
  const send = () => ask('PUT', id, { accessToken, from: '198.51.100.7' }, photo);
  const flood = Array.from({ length: 30 }, send);
  const owner = { accessToken: second?.accessToken, from: '198.51.100.8' };
  expect((await ask('PUT', second?.id ?? '', owner, photo)).status).toBe(200);
  const answers = await Promise.all(flood);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect((await send()).status).toBe(200);
});

test('a network sends only so many, however many orders it has', async () => {
  const { points } = LIMIT_RULES.doorPhotosByNetwork;
  const orders = await deliverFor(points + 1);
  const noPicture = Buffer.alloc(100, 'x').toString('base64');
  const codes: string[] = [];
  for (let each = 0; each <= points; each += 1) {
    const { id = '', accessToken } = orders[each % orders.length] ?? {};
    const owner = { accessToken, from: '198.51.100.9' };
    codes.push((await ask('PUT', id, owner, noPicture)).body.code);
  }
  expect(codes).toEqual([...Array(points).fill('bad_input'), 'too_many_requests']);
});

test('it is in the customer’s export, and is deleted with the account or after a week', async () => {
  const order = await deliver({}, asha);
  const { body } = await ask('PUT', order.id, asha, photo);
  const data = await shop.succeed('GET', '/api/users/me/export', { token: asha.token });
  expect(data.doorPhotos).toEqual([
    { orderId: order.id, at: shop.platform.clock().toISOString(), picture: body.picture },
  ]);
  const { db } = shop.shop.database;
  shop.platform.passSeconds(7 * 86_400 - 1);
  await sweepExpired(db, shop.platform.clock());
  expect(await stored()).toHaveLength(1);
  shop.platform.passSeconds(1);
  await sweepExpired(db, shop.platform.clock());
  expect(await stored()).toEqual([]);

  const other = await shop.signInCustomer('+919800000077');
  const last = await deliver({}, other);
  await ask('PUT', last.id, other, photo);
  await shop.setStatus(last.id, 'delivered');
  expect((await shop.request('DELETE', '/api/users/me', { token: other.token })).status).toBe(204);
  expect(await stored()).toEqual([]);
});
