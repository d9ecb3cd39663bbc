import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

const entry = (message: string, minute = 0) => ({
  level: 'error',
  category: 'api',
  message,
  data: { url: '/menu', tries: 3 },
  timestamp: `2026-04-15T06:${String(minute).padStart(2, '0')}:00.000Z`,
  userAgent: 'a phone',
  path: '/menu',
});

const add = async (entries: unknown[], token?: string) =>
  shop.request('POST', '/api/logs', { token, body: { entries } });

test('a signed-in customer’s entries are kept under their id, for seven days', async () => {
  const { token, userId } = await shop.signInCustomer();
  expect((await add([entry('first', 1), entry('second', 2)], token)).status).toBe(202);
  const { items, total } = await shop.asAdmin('GET', '/api/logs');
  expect(total).toBe(2);
  expect(items.map((item: { message: string }) => item.message)).toEqual(['second', 'first']);
  expect(items[0]).toMatchObject({
    ...entry('second', 2),
    userId,
    expiresAt: '2026-04-22T06:30:00.000Z',
  });
  shop.world.setClock('2026-04-22T06:30:01.000Z');
  expect((await shop.asAdmin('GET', '/api/logs')).total).toBe(0);
});

test('an entry’s own word about who sent it and when it expires counts for nothing', async () => {
  const { token, userId } = await shop.signInCustomer();
  const forged = { ...entry('forged'), userId: 'somebody', expiresAt: '2099-01-01T00:00:00.000Z' };
  await add([forged], token);
  const { items } = await shop.asAdmin('GET', '/api/logs');
  expect(items[0]).toMatchObject({ userId, expiresAt: '2026-04-22T06:30:00.000Z' });
});

test('entries of a level, page by page', async () => {
  const { token } = await shop.signInCustomer();
  await add([entry('a', 1), { ...entry('b', 2), level: 'warn' }, entry('c', 3)], token);
  const page = await shop.asAdmin('GET', '/api/logs?level=error&limit=1&offset=1');
  expect(page).toMatchObject({ total: 2, items: [{ message: 'a' }] });
});

test.each([
  ['none', []],
  ['more than fifty', Array.from({ length: 51 }, () => entry('x'))],
  ['one without a time', [{ ...entry('x'), timestamp: 'noon' }]],
])('%s is refused and nothing is kept', async (_what, entries) => {
  const { token } = await shop.signInCustomer();
  const before = await shop.everything();
  expect((await add(entries, token)).body.code).toBe('bad_input');
  expect(await shop.everything()).toBe(before);
});
