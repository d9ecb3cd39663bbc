import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type KitchenShop, openKitchenShop } from '../../../tests/support/kitchen-shop';
import { GUEST, orderOf, placed, sendOrder } from '../../../tests/support/test-orders';

let cafe: KitchenShop;
beforeAll(async () => {
  cafe = await openKitchenShop();
});
beforeEach(() => cafe.reset());
afterAll(() => cafe.close());

const withNotes = (...notes: (string | undefined)[]) => {
  const items = notes.map((note) => ({ productId: cafe.waffle.id, quantity: 1, note }));
  return orderOf([], { guest: GUEST, items });
};

test('the notes of dishes reach the customer, the kitchen and staff', async () => {
  const made = await placed(cafe.shop, withNotes(' No nuts\u202e ', 'Hot', '', undefined));
  const notes = ['No nuts', 'Hot', undefined, undefined];
  expect(made.items.map(({ note }) => note)).toEqual(notes);
  const [ticket] = (await cafe.board()).tickets;
  expect(ticket?.lines.map(({ note }) => note)).toEqual(notes);
  const read = await cafe.shop.asAdmin('GET', `/api/orders/admin/${made.id}`);
  expect(read.items).toEqual(made.items);
});

test.each(['x'.repeat(101), 'a\u0000b', 7])('the note %j is refused', async (note) => {
  const before = await cafe.shop.everything();
  const { status, body } = await sendOrder(cafe.shop, {
    ...withNotes(),
    items: [{ productId: cafe.waffle.id, quantity: 1, note }],
  });
  expect([status, body.code]).toEqual([400, 'bad_input']);
  expect(body.data.issues[0].path).toBe('items.0.note');
  expect(await cafe.shop.everything()).toBe(before);
});
