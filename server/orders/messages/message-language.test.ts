import { expect, it } from 'vitest';
import { openToldShop } from '../../../tests/support/orders/told-shop';
import { forEachTest } from '../../../tests/support/platform/for-tests';

const told = await forEachTest(openToldShop());
const { shop, addDevice, look, place, setKitchen, setStatus, shown } = told;

it('tells a customer in the language of the page on which the order was placed', async () => {
  const order = await place(undefined, {}, 'hi');
  await addDevice(order);
  await setStatus(order, { status: 'on-the-way' });
  await look();
  expect(shown()).toEqual([
    {
      title: `${order.counterNumber}: ऑर्डर तैयार है`,
      body: 'आइए, ले जाइए।',
      path: `/hi/order-history?order=${order.id}`,
      tag: `order-${order.id}`,
      quiet: false,
    },
  ]);
});

it('writes a text message in that language, and the bill in English', async () => {
  await setKitchen({ textsPerDay: 10 });
  const order = await place(undefined, {}, 'ne');
  await setStatus(order, { status: 'on-the-way' });
  await look();
  const { storeName } = await shop.succeed('GET', '/api/settings');
  expect(shop.platform.messages.map(({ text }) => text)).toEqual([
    `${order.counterNumber}: अर्डर तयार छ। आएर लैजानुहोस्। ${storeName}`,
  ]);
  await shop.asAdmin('POST', `/api/orders/${order.id}/bill`);
  const headers = { 'Order-Access-Token': order.accessToken ?? '', 'Accept-Language': 'ne' };
  const bill = await shop.succeed('GET', `/api/orders/${order.id}/bill`, { headers });
  expect(JSON.stringify(bill)).not.toMatch(/\p{Script=Devanagari}/u);
});

it.each(['', 'xx', 'fr, en;q=0.5', 'en-IN,hi;q=0.9', '*'])(
  'speaks English to a customer whose page asked for %j',
  async (header) => {
    const order = await place(undefined, {}, header);
    await addDevice(order);
    await setStatus(order, { status: 'on-the-way' });
    await look();
    expect(told.titles()).toEqual([`${order.counterNumber}: ready to pick up`]);
  },
);

it('gives the customer’s export the words that were sent', async () => {
  const asha = await shop.signInCustomer();
  const order = await place(asha, {}, 'hi');
  await addDevice(order, asha);
  await setStatus(order, { status: 'on-the-way' });
  await look();
  const data = await shop.succeed('GET', '/api/users/me/export', { token: asha.token });
  expect(JSON.stringify(data)).toContain(`${order.counterNumber}: ऑर्डर तैयार है`);
  expect(data.profile.language).toBe('hi');
});
