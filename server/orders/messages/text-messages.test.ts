import { expect, it } from 'vitest';
import { openToldShop } from '../../../tests/support/orders/told-shop';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { SmsFailure } from '../../platform/sms/sms-sender';
import { queueNews } from './queue-news';
import { sendOrderMessages } from './send-order-messages';

const told = await forEachTest(openToldShop());
const { shop, addDevice, look, pass, place, servers, setKitchen, setStatus } = told;

const texts = () => shop.platform.messages;
const outcomes = async (order: { id: string }) =>
  (await told.told(order)).list.map(
    ({ by, outcome }: Record<string, string>) => `${by} ${outcome}`,
  );

it('is not sent unless the owner pays for it', async () => {
  const order = await place();
  await setStatus(order, { status: 'on-the-way' });
  await look();
  expect(texts()).toEqual([]);
});

it('tells a customer without a device what they must act on', async () => {
  await setKitchen({ textsPerDay: 10 });
  const [order, other] = [await place(), await place()];
  await addDevice(other);
  for (const each of [order, other]) await setStatus(each, { status: 'preparing' });
  await look();
  for (const each of [order, other]) await setStatus(each, { status: 'on-the-way' });
  await look();
  await pass(60);
  const { storeName } = await shop.succeed('GET', '/api/settings');
  expect(texts()).toEqual([
    {
      phoneNumber: '+919800000001',
      text: `${order.counterNumber}: ready to pick up. Come and pick it up. ${storeName}`,
    },
  ]);
  expect(await outcomes(order)).toEqual(['sms sent']);
});

it('tells of an order for here and at a table what its guest does', async () => {
  await setKitchen({ textsPerDay: 10 });
  const { id: productId } = await shop.addProduct();
  const order = await shop.asAdmin('POST', '/api/admin/orders', {
    channel: 'counter',
    deliveryMethod: 'pickup',
    isForHere: true,
    phoneNumber: '+919800000009',
    items: [{ productId, quantity: 1 }],
  });
  const { db } = shop.shop.database;
  await setStatus(order, { status: 'on-the-way' });
  await look();
  await setStatus(order, { status: 'preparing' });
  // Staff take a table's guests no number today.
  await db
    .updateTable('orders')
    .set({ table_name: 'Table 4' })
    .where('id', '=', order.id)
    .execute();
  await db.deleteFrom('order_messages').execute();
  await setStatus(order, { status: 'on-the-way' });
  await look();
  const { storeName } = await shop.succeed('GET', '/api/settings');
  const ready = `${order.counterNumber}: ready`;
  expect(texts().map(({ text }) => text)).toEqual([
    `${ready}. Come and pick it up. ${storeName}`,
    `${ready}. We are bringing it to your table. ${storeName}`,
  ]);
});

it('ends the words of the staff before the name of the cafe', async () => {
  await setKitchen({ textsPerDay: 10 });
  const order = await place();
  await setStatus(order, { status: 'preparing' });
  await setStatus(order, { status: 'cancelled', reason: 'other', note: 'The oven is broken' });
  await look();
  const { storeName } = await shop.succeed('GET', '/api/settings');
  expect(texts().map(({ text }) => text)).toEqual([
    `${order.counterNumber}: cancelled. The oven is broken. ${storeName}`,
  ]);
});

it('is sent only about an order that is paid or accepted', async () => {
  await setKitchen({ textsPerDay: 10 });
  const [neither, paid, accepted] = [await place(), await place(), await place()];
  await shop.setPayment(paid.id, 'paid');
  await setStatus(accepted, { status: 'preparing' });
  for (const order of [neither, paid, accepted]) {
    await setStatus(order, { status: 'cancelled', reason: 'closed' });
  }
  await look();
  expect(await Promise.all([neither, paid, accepted].map(outcomes))).toEqual([
    [],
    ['sms sent'],
    ['sms sent'],
  ]);
});

it('is sent no more often than the owner allows in a day', async () => {
  await setKitchen({ textsPerDay: 2 });
  const orders = [await place(), await place(), await place()];
  for (const order of orders) await setStatus(order, { status: 'on-the-way' });
  await look();
  expect(texts()).toHaveLength(2);
  const all = await Promise.all(orders.map(outcomes));
  expect(all.flat().sort()).toEqual(['sms limit', 'sms sent', 'sms sent']);
  await pass(86_400);
  const next = await place();
  await setStatus(next, { status: 'on-the-way' });
  await look();
  expect(texts()).toHaveLength(3);
});

it('counts news of before midnight for the day before', async () => {
  await setKitchen({ textsPerDay: 1 });
  await shop.changeSettings({ openingMode: 'open' });
  shop.platform.setClock('2026-04-15T18:29:58.000Z');
  const orders = [await place(), await place()];
  for (const order of orders) await setStatus(order, { status: 'on-the-way' });
  await pass(5);
  expect(texts()).toHaveLength(1);
});

it.each([
  [new SmsFailure('refused'), 'sms refused'],
  [new SmsFailure('no reply', true), 'sms unsure'],
])('is not sent again after a failure: %s', async (failure, outcome) => {
  await setKitchen({ textsPerDay: 10 });
  const order = await place();
  shop.platform.smsFailure = failure;
  await setStatus(order, { status: 'on-the-way' });
  await look();
  shop.platform.smsFailure = undefined;
  await pass(60);
  expect(texts()).toEqual([]);
  expect(await outcomes(order)).toEqual([outcome]);
});

it('is not sent again when its server ends while it sends', async () => {
  await setKitchen({ textsPerDay: 10 });
  const order = await place();
  await setStatus(order, { status: 'on-the-way' });
  const [first] = servers();
  await queueNews(first);
  let ends = () => {};
  const ended = new Promise<void>((_, reject) => {
    ends = () => reject(new Error('the server has ended'));
  });
  let isSending = false;
  const sms = {
    send: () => {
      isSending = true;
      return ended;
    },
  };
  const dying = sendOrderMessages({ ...first, sms });
  await expect.poll(() => isSending).toBe(true);
  await pass(30);
  expect(texts()).toEqual([]);
  expect(await outcomes(order)).toEqual(['sms unsure']);
  ends();
  await dying;
});
