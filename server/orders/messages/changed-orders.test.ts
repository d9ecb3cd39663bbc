import { expect, it } from 'vitest';
import type { PlacedOrder } from '../../../shared/contract/orders/orders-contract';
import { MOST_CHANGES_TOLD } from '../../../shared/domain/orders/order-news';
import { openToldShop } from '../../../tests/support/orders/told-shop';
import { forEachTest } from '../../../tests/support/platform/for-tests';

const told = await forEachTest(openToldShop());
const { shop, act, addDevice, look, pass, place, setKitchen, setStatus, shown, titles } = told;

interface Change {
  add?: { productId: string; quantity: number }[];
  remove?: { line: number; quantity: number }[];
}

const change = ({ id }: { id: string }, version: number, body: Change) =>
  shop.asAdmin('POST', `/api/orders/${id}/changes`, { version, reason: 'Asked', ...body });

const addTea = async (order: { id: string }, version = 0) => {
  const tea = await shop.addProduct({ name: `Tea ${version}`, price: 20, stockCount: 9 });
  return change(order, version, { add: [{ productId: tea.id, quantity: 1 }] });
};

const read = ({ id, accessToken = '' }: PlacedOrder) =>
  shop.succeed('GET', `/api/orders/${id}`, { headers: { 'Order-Access-Token': accessToken } });

it('is told to its customer with the new total, and the page shows what came and went', async () => {
  const order = await place();
  await addDevice(order);
  const { totalAmount } = await addTea(order);
  await look();
  const [news] = shown();
  expect(news).toMatchObject({
    title: `${order.counterNumber}: your order was changed`,
    body: `Total: ₹${totalAmount.toFixed(2)}.`,
    tag: `order-${order.id}-changed`,
    quiet: false,
  });
  await change(order, 1, { remove: [{ line: 1, quantity: 1 }] });
  await look();
  expect(shown(1)).toMatchObject([{ body: 'Total: ₹20.00.' }]);
  const page = await read(order);
  expect(page).toMatchObject({
    totalAmount: 20,
    items: [{ name: 'Tea 0', isAdded: true }],
    removedItems: [{ name: order.items[0]?.name, quantity: 1 }],
  });
  expect(page).not.toHaveProperty('changes');
});

it('and accepted in the same moment is told as both', async () => {
  const order = await place();
  await addDevice(order);
  await addTea(order);
  await setStatus(order, { status: 'preparing' });
  await look();
  expect(titles().sort()).toEqual([
    ...[`${order.counterNumber}: the kitchen has started`],
    `${order.counterNumber}: your order was changed`,
  ]);
});

it('is told as ready once more after dishes were added', async () => {
  const order = await place();
  await addDevice(order);
  await act('move', order, 1);
  await act('move', order, 2);
  await pass(7);
  const ready = `${order.counterNumber}: ready to pick up`;
  expect(titles()).toEqual([ready]);
  await addTea(order);
  await look();
  await setStatus(order, { status: 'on-the-way' });
  await look();
  await setStatus(order, { status: 'preparing' });
  await setStatus(order, { status: 'on-the-way' });
  await look();
  expect(titles(1)).toEqual([`${order.counterNumber}: your order was changed`, ready]);
});

it('and cancelled is told as cancelled alone', async () => {
  const order = await place();
  await addDevice(order);
  await addTea(order);
  await setStatus(order, { status: 'cancelled', reason: 'closed' });
  await look();
  expect(titles()).toEqual([`${order.counterNumber}: cancelled`]);
});

it('is told in the language of the page that ordered, and three times by text', async () => {
  await setKitchen({ textsPerDay: 100 });
  const order = await place(undefined, {}, 'hi');
  await setStatus(order, { status: 'preparing' });
  await look();
  for (let version = 0; version < MOST_CHANGES_TOLD.byText + 2; version += 1) {
    await addTea(order, version);
    await pass(60);
  }
  const texts = shop.platform.messages.map(({ text }) => text);
  expect(texts).toHaveLength(MOST_CHANGES_TOLD.byText);
  expect(texts[0]).toContain(`${order.counterNumber}: ऑर्डर बदला गया। कुल: ₹`);
});

it('is told ten times on a device', async () => {
  const order = await place();
  await addDevice(order);
  for (let version = 0; version < MOST_CHANGES_TOLD.onDevice + 2; version += 1) {
    await addTea(order, version);
    await pass(60);
  }
  expect(shown()).toHaveLength(MOST_CHANGES_TOLD.onDevice);
});
