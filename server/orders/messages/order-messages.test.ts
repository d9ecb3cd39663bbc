import { expect, it } from 'vitest';
import { newDevice, openToldShop } from '../../../tests/support/orders/told-shop';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { queueNews } from './queue-news';
import { sendOrderMessages } from './send-order-messages';
import { tellCustomers } from './tell-customers';

const told = await forEachTest(openToldShop());
const { shop, act, addDevice, look, pass, place, servers, setStatus, shown, titles } = told;

it('tells a guest of each status once, encrypted, under one topic', async () => {
  const order = await place();
  const number = order.counterNumber;
  await addDevice(order);
  const { publicKey } = await shop.succeed('GET', '/api/order-messages');
  for (const version of [1, 2, 3]) {
    await act('move', order, version);
    await pass(7);
    await pass(60);
  }
  const path = `/order-history?order=${order.id}`;
  const shownWith = { path, tag: `order-${order.id}` };
  expect(shown()).toEqual([
    {
      title: `${number}: the kitchen has started`,
      body: 'We are making your order.',
      ...shownWith,
      quiet: false,
    },
    {
      title: `${number}: ready to pick up`,
      body: 'Come and pick it up.',
      ...shownWith,
      quiet: false,
    },
    { title: `${number}: picked up`, body: 'Enjoy!', ...shownWith, quiet: true },
  ]);
  for (const { headers } of shop.platform.posted) {
    expect(headers).toMatchObject({ TTL: '900', Topic: `order-${order.id}` });
    const [, token = '', key] =
      /^vapid t=(\S+), k=(\S+)$/.exec(headers['Authorization'] ?? '') ?? [];
    expect(key).toBe(publicKey);
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({
      aud: 'https://fcm.googleapis.com',
      sub: 'mailto:hello@cafe.example',
    });
  }
  expect(await told.storedDevices()).toEqual([]);
  expect((await told.told(order)).list.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    ...['sent', 'sent', 'sent'],
  ]);
});

it('tells each device of a signed-in customer why the order was cancelled', async () => {
  const asha = await shop.signInCustomer();
  const order = await place(asha);
  await addDevice(order, asha);
  await addDevice(order, asha);
  await setStatus(order, { status: 'cancelled', reason: 'closed' });
  await look();
  expect(shown().map(({ body }) => body)).toEqual([
    ...['The kitchen has closed.', 'The kitchen has closed.'],
  ]);
});

it('tells nothing of a move until it cannot be undone, and nothing of one that was', async () => {
  const order = await place();
  await addDevice(order);
  await act('move', order, 1);
  await pass(6);
  expect(shown()).toEqual([]);
  await act('move', order, 2);
  await act('undo', order, 3);
  await pass(7);
  await pass(60);
  expect(titles()).toEqual([`${order.counterNumber}: the kitchen has started`]);
});

it('tells only the newest of two quick moves, and no news twice', async () => {
  const order = await place();
  await addDevice(order);
  await act('move', order, 1);
  await act('move', order, 2);
  await pass(7);
  await setStatus(order, { status: 'preparing' });
  await setStatus(order, { status: 'on-the-way' });
  await look();
  expect(titles()).toEqual([`${order.counterNumber}: ready to pick up`]);
});

it('tells a device that asks late only of what comes next', async () => {
  const order = await place();
  await setStatus(order, { status: 'preparing' });
  await look();
  await addDevice(order);
  await look();
  expect(shown()).toEqual([]);
  await setStatus(order, { status: 'on-the-way' });
  await look();
  expect(titles()).toEqual([`${order.counterNumber}: ready to pick up`]);
});

it('is sent by another server when the first one ends while it sends', async () => {
  const order = await place();
  await addDevice(order);
  const [first, other] = servers();
  await setStatus(order, { status: 'preparing' });
  let ends = () => {};
  const ended = new Promise<number>((_, reject) => {
    ends = () => reject(new Error('the server has ended'));
  });
  await queueNews(first);
  const dying = sendOrderMessages({ ...first, postOutside: () => ended });
  const attempts = async () =>
    (await shop.shop.database.db.selectFrom('order_messages').select('attempts').execute())[0]
      ?.attempts;
  await expect.poll(attempts).toBe(1);
  // Later news waits behind it.
  await setStatus(order, { status: 'on-the-way' });
  await look();
  expect(shop.platform.posted).toEqual([]);
  await pass(30);
  expect(titles()).toEqual([`${order.counterNumber}: ready to pick up`]);
  ends();
  await dying;
  await pass(60);
  await sendOrderMessages(other);
  expect(shop.platform.posted).toHaveLength(1);
});

it('is tried again while the push service is down, and given up as old after 15 minutes', async () => {
  const order = await place();
  await addDevice(order);
  shop.platform.outsideReplies.push(503, new Error('down'));
  await setStatus(order, { status: 'preparing' });
  await look();
  for (let seconds = 0; seconds < 30; seconds += 5) await pass(5);
  expect(shop.platform.posted).toHaveLength(3);

  shop.platform.outsideReplies.push(...Array(50).fill(503));
  await setStatus(order, { status: 'on-the-way' });
  await look();
  for (let minutes = 0; minutes < 20; minutes += 1) await pass(60);
  expect(shop.platform.posted.length).toBeLessThan(15);
  expect((await told.told(order)).list.at(-1)).toMatchObject({ news: 'ready', outcome: 'late' });
});

it('is given up, also by the push service, 15 minutes after the news', async () => {
  const order = await place();
  await addDevice(order);
  shop.platform.outsideReplies.push(503);
  await setStatus(order, { status: 'preparing' });
  await pass(10 * 60);
  expect(shop.platform.posted[0]?.headers).toMatchObject({ TTL: '300' });
  await pass(5 * 60);
  expect(shop.platform.posted).toHaveLength(1);
  expect((await told.told(order)).list).toMatchObject([{ outcome: 'late' }]);
});

it('forgets a device that is gone, and staff see it', async () => {
  const order = await place();
  await addDevice(order);
  shop.platform.outsideReplies.push(410);
  await setStatus(order, { status: 'preparing' });
  await look();
  expect(await told.told(order)).toMatchObject({
    devices: 0,
    list: [{ news: 'preparing', by: 'push', outcome: 'gone' }],
  });
});

it('tells no old news: of an outage, or of an order that is closed late', async () => {
  const order = await place();
  await addDevice(order);
  await setStatus(order, { status: 'preparing' });
  await pass(15 * 60);
  expect(shown()).toEqual([]);

  shop.platform.setClock('2026-04-15T20:00:00.000Z');
  await setStatus(order, { status: 'delivered' });
  await look();
  expect(shown()).toEqual([]);
  expect(await told.storedDevices()).toEqual([]);
});

it('reaches no device that wants no more messages', async () => {
  const order = await place();
  const { endpoint } = await addDevice(order);
  await shop.succeed('POST', '/api/order-messages/removals', { body: { endpoint } });
  await setStatus(order, { status: 'preparing' });
  await look();
  expect(shown()).toEqual([]);
});

it('makes the customer of another order wait for no slow device', async () => {
  const slow = await place();
  for (let device = 0; device < 5; device += 1) await addDevice(slow, undefined, newDevice());
  const quick = await place();
  await addDevice(quick);
  shop.platform.outsideReplies.push(...Array(5).fill(503));
  await setStatus(slow, { status: 'preparing' });
  await look();
  await setStatus(quick, { status: 'preparing' });
  await look();
  expect(titles().at(-1)).toBe(`${quick.counterNumber}: the kitchen has started`);
});

it('tells the news of others while devices do not answer', async () => {
  const [silent, other] = [await place(), await place()];
  const { endpoint } = await addDevice(silent);
  await addDevice(other);
  await setStatus(silent, { status: 'preparing' });
  const [first] = servers();
  await tellCustomers({
    ...first,
    postOutside: async (post) => {
      if (post.url !== endpoint) return first.postOutside(post);
      await setStatus(other, { status: 'preparing' });
      return 503;
    },
  });
  expect(titles()).toEqual([`${other.counterNumber}: the kitchen has started`]);
});
