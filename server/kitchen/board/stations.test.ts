import { expect, it } from 'vitest';
import type { Ticket } from '../../../shared/contract/kitchen/kitchen-contract';
import type { NewestOrder } from '../../../shared/contract/orders/orders-contract';
import { isEachPartDone, openStations } from '../../../shared/domain/orders/order-parts';
import {
  openStationShop,
  KITCHEN_SETTINGS_PATH as SETTINGS,
} from '../../../tests/support/kitchen/station-shop';
import { guestOf, orderFor, placed } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';

const cafe = await forEachTest(openStationShop());
const { shop, order, accepted, tick, setStation } = cafe;
const events = (id: string) =>
  shop.shop.database.db
    .selectFrom('order_events')
    .select(['status', 'staff_only'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();
const told = async (id: string) =>
  (await events(id)).filter(({ staff_only }) => staff_only === 0).map(({ status }) => status);

it('a dish has its category’s station or its own, and an order keeps them', async () => {
  const { id } = await order();
  shop.platform.passSeconds(1);
  await setStation(cafe.categoryId, 2);
  const board = await cafe.board();
  expect(board.stations).toEqual([
    { number: 1, name: 'Hot kitchen' },
    { number: 2, name: 'Cold kitchen' },
  ]);
  const stationsOf = ({ lines }: Pick<Ticket, 'lines'>) => lines.map(({ station }) => station);
  expect(stationsOf(board.tickets[0] as Ticket)).toEqual([1, 1, 2, undefined]);
  await shop.asAdmin('PUT', SETTINGS, { station2: '' });
  const closed = await accepted();
  const tickets = (await cafe.board()).tickets.map((each) => [each.id, stationsOf(each)]);
  expect(Object.fromEntries(tickets)).toEqual({
    [id]: [1, 1, 2, undefined],
    [closed]: [undefined, undefined, undefined, undefined],
  });
  const log = await shop.asAdmin('GET', '/api/admin/audit-log?area=categories');
  expect(log.items[0]).toMatchObject({ from: { station: 1 }, to: { station: 2 } });
});

it('only admins open stations; managers choose those of dishes, and all staff tick', async () => {
  const signedIn = {
    manager: await shop.signInAdmin('manager'),
    staff: await shop.signInAdmin('staff'),
    admin: await shop.signInAdmin(),
  };
  const before = await shop.everything();
  for (const role of ['manager', 'staff'] as const) {
    const { token } = signedIn[role];
    const put = (path: string, body: object) => shop.request('PUT', path, { token, body });
    expect((await put(SETTINGS, { station3: 'Bar' })).status).toBe(403);
    const category = await put(`/api/categories/${cafe.categoryId}`, {
      name: 'Hot',
      station: 7,
    });
    expect(category.status).toBe(role === 'manager' ? 400 : 403);
    const stations = await shop.request('GET', '/api/admin/kitchen/stations', { token });
    expect(stations.body).toHaveLength(2);
  }
  for (const station1 of ['None', 'x'.repeat(21), 'a\nb']) {
    const refused = await shop.request('PUT', SETTINGS, {
      token: signedIn.admin.token,
      body: { station1 },
    });
    expect(refused.body.code).toBe('bad_input');
  }
  expect((await shop.request('GET', '/api/admin/kitchen/stations')).status).toBe(401);
  expect((await shop.request('PUT', '/api/admin/kitchen/orders/x/lines')).status).toBe(401);
  expect(await shop.everything()).toBe(before);
});

it('a new order names the stations whose tablets ring', async () => {
  const { id } = await cafe.order();
  const water = await cafe.shop.addProduct({ name: 'Juice', station: 0 });
  const { id: other } = await placed(cafe.shop, orderFor(water, 1, { guest: guestOf(99) }));
  const newest: NewestOrder[] = await cafe.shop.asAdmin('GET', '/api/admin/newest-orders');
  expect(newest.find((order) => order.id === id)?.stations).toEqual([1, 2]);
  expect(newest.find((order) => order.id === other)?.stations).toEqual([]);
});

it('an order is ready once each station is done: one move, told once', async () => {
  const id = await accepted();
  expect(await tick(id, [1, 2])).toMatchObject({ stage: 'preparing', version: 2 });
  const at = shop.platform.clock().toISOString();
  const ready = await tick(id, [3], true, at);
  expect(ready).toMatchObject({ stage: 'ready', version: 3, status: 'on-the-way' });
  expect(openStations(ready.lines)).toEqual([]);
  const before = await shop.everything();
  // The tablet sends it again, because the answer was lost.
  expect(await tick(id, [3], true, at)).toMatchObject({ version: 3 });
  expect((await cafe.sendTick(id, [1, 9], true)).body.code).toBe('not_found');
  expect((await cafe.sendTick(id, [], true)).body.code).toBe('bad_input');
  expect((await cafe.sendTick(id, Array(151).fill(1), true)).body.code).toBe('bad_input');
  expect(await shop.everything()).toBe(before);
  expect(await told(id)).toEqual(['placed', 'preparing', 'on-the-way']);
  expect((await cafe.stored(id)).statusUpdates.at(-1)).toMatchObject({ by: 'staff' });
  expect((await cafe.audited({ id }))[0]).toMatchObject({ to: { status: 'on-the-way' } });
});

it('two stations that finish at the same time make it ready once', async () => {
  for (let each = 0; each < 4; each += 1) {
    const id = await accepted();
    await Promise.all([
      cafe.sendTick(id, [1, 2], true),
      cafe.sendTick(id, [3], true),
      cafe.sendTick(id, [3], true),
    ]);
    expect(await told(id)).toEqual(['placed', 'preparing', 'on-the-way']);
    const { tickets } = await cafe.board();
    expect(tickets.find((ticket) => ticket.id === id)).toMatchObject({
      stage: 'ready',
      version: 3,
    });
  }
});

it('an undone tick opens the order again, and customers never learn that it was ready', async () => {
  for (const deliveryMethod of ['pickup', 'delivery']) {
    const id = await accepted({
      deliveryMethod,
      deliveryAddress: { street: 'Main Bazaar', latitude: 27.31, longitude: 88.37 },
    });
    await tick(id, [1, 2]);
    await tick(id, [3]);
    const opened = await tick(id, [3], false);
    expect(opened).toMatchObject({ stage: 'preparing', readyAt: null, version: 4 });
    expect(await told(id)).not.toContain('on-the-way');
    const ready = await tick(id, [3]);
    const undone = await cafe.act('undo', { id }, ready.version);
    expect(undone).toMatchObject({ stage: 'preparing' });
    expect(openStations(undone.lines)).toEqual([2]);
    // After the time to undo, the customer reads that it is made again.
    await tick(id, [3]);
    shop.platform.passSeconds(60);
    await tick(id, [1], false);
    expect((await told(id)).at(-1)).toBe('preparing');
    expect((await cafe.stored(id)).status).toBe('preparing');
  }
});

it('a move to the counter ticks all parts, and a tick counts only while the kitchen has the order', async () => {
  const { id } = await order();
  expect(openStations((await tick(id, [1, 2, 3])).lines)).toEqual([1, 2]);
  await cafe.act('move', { id }, 1);
  await tick(id, [1, 2]);
  shop.platform.passSeconds(1);
  const ready = await cafe.act('move', { id }, 2);
  expect(isEachPartDone(ready.lines)).toBe(true);
  // No station makes the water.
  expect(ready.lines[3]?.isDone).toBe(false);
  expect(openStations((await cafe.act('undo', { id }, 3)).lines)).toEqual([2]);
  await shop.setStatus(id, 'cancelled');
  const before = await shop.everything();
  await tick(id, [3, 4]);
  expect(await shop.everything()).toBe(before);
});

it('a dish that no station makes leaves a ready order ready, and nothing is made twice', async () => {
  const id = await accepted();
  await tick(id, [1, 2, 3]);
  const ticket = async () => (await cafe.board()).tickets.find((each) => each.id === id);
  const before = await ticket();
  const water = before?.lines.find(({ station }) => station === undefined);
  expect(before?.stage).toBe('ready');
  const items = (await cafe.stored(id)).items;
  const productId = items.find(({ line }: { line: number }) => line === water?.line).productId;
  const add = [{ productId, quantity: 1 }];
  await shop.asAdmin('POST', `/api/orders/${id}/changes`, { version: 0, reason: 'Asked', add });
  const after = await ticket();
  expect(after).toMatchObject({ stage: 'ready', lines: [{}, {}, {}, {}, { name: 'Water' }] });
  expect(after?.lines.slice(0, 3).map(({ isDone }) => isDone)).toEqual([true, true, true]);
});
