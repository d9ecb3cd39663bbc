import { expect, test } from 'vitest';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';

const shop = await forEachTest(openTestShop());

const event = {
  name: 'add_to_cart',
  data: { productId: 'waffle' },
  at: '2026-04-15T06:00:00.000Z',
};
const facts = (count: number, value: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`fact${at}`, value]));
const record = (events: unknown[]) => shop.request('POST', '/api/events', { body: { events } });
const kept = () => shop.shop.database.db.selectFrom('analytics_events').selectAll().execute();

test('events are stored without the visitor’s identity', async () => {
  expect((await record([event, { ...event, name: 'view_item' }])).status).toBe(202);
  const rows = await kept();
  expect(rows.map(({ name }) => name).sort()).toEqual(['add_to_cart', 'view_item']);
  expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['at', 'data', 'id', 'name', 'received_at']);
  expect(rows[0]).toMatchObject({ data: '{"productId":"waffle"}', at: event.at });
});

test('an event may have ten fields of data', async () => {
  expect((await record([{ ...event, data: facts(10, 'x') }])).status).toBe(202);
});

test.each([
  ['an invalid name', [{ ...event, name: 'DROP TABLE' }]],
  ['a field with a long name', [{ ...event, data: { ['k'.repeat(41)]: 1 } }]],
  ['an invalid time', [{ ...event, at: '2026-13-45' }]],
  ['nested data', [{ ...event, data: { who: { phone: '+919876543210' } } }]],
  ['an eleventh field', [{ ...event, data: facts(11, 'x') }]],
  ['data of more than a kilobyte', [{ ...event, data: facts(10, 'क'.repeat(30)) }]],
  ['a list of more than fifty events', Array.from({ length: 51 }, () => event)],
])('%s is refused', async (_what, events) => {
  expect((await record(events)).status).toBe(400);
  expect(await kept()).toEqual([]);
});

test('thousands of facts, or deep ones, are refused as quickly as an eleventh', async () => {
  const wrong = Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [at, []]));
  const deep = '['.repeat(15_000) + ']'.repeat(15_000);
  const raw = JSON.stringify({ events: [{ ...event, data: wrong }] }).replace(
    '"0":[]',
    `"0":${deep}`,
  );
  const { status, body } = await shop.request('POST', '/api/events', {
    body: raw,
    headers: { 'Content-Type': 'application/json' },
  });
  expect(status).toBe(400);
  expect(body.data.issues).toEqual([{ path: 'events.0.data', message: 'More than 10 facts' }]);
});
