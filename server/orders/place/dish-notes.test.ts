import { expect, test } from 'vitest';
import { openKitchenShop } from '../../../tests/support/kitchen/kitchen-shop';
import { GUEST, orderOf, placed, sendOrder } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';

const cafe = await forEachTest(openKitchenShop());

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

const sendWithKey = (body: object) => sendOrder(cafe.shop, body, { key: 'k' });

test('a key is refused with other notes, and with the same notes answers with its order', async () => {
  const first = await sendWithKey(withNotes('No nuts'));
  const before = await cafe.shop.everything();
  for (const note of ['Hot', undefined]) {
    expect((await sendWithKey(withNotes(note))).body.code).toBe('idempotency_key_reused');
  }
  const again = await sendWithKey(withNotes('No nuts'));
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect(await cafe.shop.everything()).toBe(before);
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
