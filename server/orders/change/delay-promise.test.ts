import { expect, it } from 'vitest';
import type { Board } from '../../../shared/contract/kitchen/kitchen-contract';
import type { PlacedOrder } from '../../../shared/contract/orders/orders-contract';
import { tomorrow } from '../../../tests/support/orders/later-orders';
import { NEAR } from '../../../tests/support/orders/promising-shop';
import { openToldShop } from '../../../tests/support/orders/told-shop';
import { forEachTest } from '../../../tests/support/platform/for-tests';

const told = await forEachTest(openToldShop());
const { shop, act, addDevice, look, pass, place, setStatus, shown } = told;
const staff = await shop.signInAdmin('staff');

type Promised = Pick<PlacedOrder, 'id' | 'promisedFrom' | 'promisedUntil'>;

const delay = ({ id, promisedUntil }: Promised) =>
  shop.request('POST', `/api/orders/${id}/delays`, {
    token: staff.token,
    body: { promisedUntil },
  });
const delayed = async (order: Promised): Promise<Promised & Record<string, unknown>> => {
  const { status, body } = await delay(order);
  expect([status, body.code]).toEqual([200, undefined]);
  return body;
};
const later = (at: string, minutes: number) =>
  new Date(Date.parse(at) + minutes * 60_000).toISOString();
const board = (): Promise<Board> => shop.asAdmin('GET', '/api/admin/kitchen');
const read = ({ id }: Promised) => shop.asAdmin('GET', `/api/orders/admin/${id}`);

it('moves both ends and the kitchen’s due time by ten minutes, and keeps the first promise', async () => {
  const order = await place();
  const [before] = (await board()).tickets;
  const { promisedFrom, promisedUntil, firstPromisedUntil } = await delayed(order);
  expect([promisedFrom, promisedUntil, firstPromisedUntil]).toEqual([
    ...[later(order.promisedFrom, 10), later(order.promisedUntil, 10), order.promisedUntil],
  ]);
  const [after] = (await board()).tickets;
  expect(after?.dueAt).toBe(later(before?.dueAt ?? '', 10));
  expect(after?.promisedUntil).toBe(promisedUntil);
  shop.platform.passSeconds(1);
  expect((await delayed({ ...order, promisedUntil })).firstPromisedUntil).toBe(order.promisedUntil);
  const { items } = await shop.asAdmin('GET', `/api/admin/audit-log?area=orders&q=${order.id}`);
  expect(items).toHaveLength(2);
  expect(items[0].to).toEqual({ promisedUntil: later(order.promisedUntil, 20) });
});

it('tells each device of each new time once, in the language of its page', async () => {
  const order = await place(undefined, {}, 'hi');
  await addDevice(order);
  await look();
  const first = await delayed(order);
  await look();
  await look();
  await pass(60);
  const second = await delayed(first);
  await look();
  const number = order.counterNumber;
  expect(shown().map(({ title, body }) => [title, body])).toEqual([
    [`${number}: थोड़ी देर और लगेगी`, expect.stringContaining('12:')],
    [`${number}: थोड़ी देर और लगेगी`, expect.stringContaining('12:')],
  ]);
  expect(new Set(shown().map(({ body }) => body)).size).toBe(2);
  await act('move', order, 1);
  await pass(7);
  expect(shown()).toHaveLength(3);
  const customer = await shop.succeed('GET', `/api/orders/${order.id}`, {
    headers: { 'Order-Access-Token': order.accessToken ?? '' },
  });
  expect(customer.promisedUntil).toBe(second.promisedUntil);
  expect(customer).not.toHaveProperty('firstPromisedUntil');
});

it('is not told of an order that is ready by then', async () => {
  const order = await place();
  await addDevice(order);
  await delayed(order);
  await setStatus(order, { status: 'on-the-way' });
  await look();
  expect(shown().map(({ body }) => body)).toEqual(['Come and pick it up.']);
});

it('counts the first promise as the one that was kept or not', async () => {
  const promises = async () => (await shop.asAdmin('GET', '/api/admin/dashboard/today')).promises;
  const order = await place(undefined, { deliveryMethod: 'pickup' });
  const { promisedUntil } = await delayed(order);
  await setStatus(order, { status: 'preparing' });
  shop.platform.setClock(later(promisedUntil, -1));
  await setStatus(order, { status: 'on-the-way' });
  expect(await promises()).toEqual({ kept: 0, total: 1 });
});

it('starts an order for later later', async () => {
  await told.setKitchen({ laterOrders: true });
  const order = await place(undefined, { slotAt: tomorrow('13:00') });
  const startsAt = async () => (await shop.asAdmin('GET', '/api/admin/kitchen/later'))[0].startsAt;
  const before = await startsAt();
  const { promisedFrom } = await delayed(order);
  expect(promisedFrom).toBe(tomorrow('13:10'));
  expect(await startsAt()).toBe(later(before, 10));
});

it('happens once for the time that the page showed, and six times for an order', async () => {
  const order = await place(undefined, { deliveryMethod: 'delivery', deliveryAddress: NEAR });
  const answers = await Promise.all([delay(order), delay(order), delay(order)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  let { promisedUntil } = await read(order);
  expect(promisedUntil).toBe(later(order.promisedUntil, 10));
  for (let each = 1; each < 6; each += 1) {
    ({ promisedUntil } = await delayed({ ...order, promisedUntil }));
  }
  await shop.refuses(() => delay({ ...order, promisedUntil }), 'promise_final', 409);
});

it('is refused once the order is ready or over, and without a promise', async () => {
  const ready = await place();
  await setStatus(ready, { status: 'on-the-way' });
  await shop.refuses(() => delay(ready), 'conflict', 409);
  await setStatus(ready, { status: 'cancelled', reason: 'closed' });
  await shop.refuses(() => delay(ready), 'conflict', 409);
  const { db } = shop.shop.database;
  const unpromised = await place();
  const { promisedUntil } = unpromised;
  await db
    .updateTable('orders')
    .set({ promised_from: promisedUntil })
    .where('id', '=', unpromised.id)
    .execute();
  await shop.refuses(() => delay(unpromised), 'promise_final', 409);
  await shop.refuses(() => delay({ ...unpromised, id: 'NOSUCH' }), 'not_found', 404);
});
