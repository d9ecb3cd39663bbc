import { expect, test } from 'vitest';
import { MOST_LOG_ENTRY_BYTES } from '../../../shared/contract/platform/logs-contract';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';

const shop = await forEachTest(openTestShop());
const { token, userId } = await shop.signInCustomer();

const entry = (message: string, minute = 0) => ({
  level: 'error',
  category: 'api',
  message,
  data: { url: '/menu', tries: 3 },
  timestamp: `2026-04-15T06:${String(minute).padStart(2, '0')}:00.000Z`,
  userAgent: 'a phone',
  path: '/menu',
});

const add = (entries: unknown[]) => shop.request('POST', '/api/logs', { token, body: { entries } });

test('a customer’s entries are stored with their id for seven days', async () => {
  expect((await add([entry('first', 1), entry('second', 2)])).status).toBe(202);
  const { items, total } = await shop.asAdmin('GET', '/api/logs');
  expect(total).toBe(2);
  expect(items.map((item: { message: string }) => item.message)).toEqual(['second', 'first']);
  expect(items[0]).toMatchObject({
    ...entry('second', 2),
    userId,
    expiresAt: '2026-04-22T06:30:00.000Z',
  });
  shop.platform.setClock('2026-04-22T06:30:01.000Z');
  expect((await shop.asAdmin('GET', '/api/logs')).total).toBe(0);
});

test('a user id or expiry sent in an entry is ignored', async () => {
  const forged = { ...entry('forged'), userId: 'somebody', expiresAt: '2099-01-01T00:00:00.000Z' };
  await add([forged]);
  const { items } = await shop.asAdmin('GET', '/api/logs');
  expect(items[0]).toMatchObject({ userId, expiresAt: '2026-04-22T06:30:00.000Z' });
});

test('entries are filtered by level and paged', async () => {
  await add([entry('a', 1), { ...entry('b', 2), level: 'warn' }, entry('c', 3)]);
  const page = await shop.asAdmin('GET', '/api/logs?level=error&limit=1&offset=1');
  expect(page).toMatchObject({ total: 2, items: [{ message: 'a' }] });
});

test.each([
  ['-timestamp', ['latte', 'mocha', 'chai', 'latte']],
  ['timestamp', ['latte', 'chai', 'mocha', 'latte']],
  ['-level', ['chai', 'latte', 'latte', 'mocha']],
  ['level', ['mocha', 'latte', 'latte', 'chai']],
  ['message', ['chai', 'latte', 'latte', 'mocha']],
  ['-path', ['mocha', 'latte', 'chai', 'latte']],
])('entries are sorted by %s', async (sort, messages) => {
  const made = (message: string, minute: number, level: string, path: string) => ({
    ...entry(message, minute),
    level,
    path,
  });
  const four = [
    made('latte', 1, 'warn', '/about'),
    made('chai', 2, 'error', '/about'),
    made('mocha', 3, 'info', '/menu'),
    made('latte', 4, 'warn', '/about'),
  ];
  await add(four);
  const { items } = await shop.asAdmin('GET', `/api/logs?sort=${sort}&q=api`);
  expect(items.map(({ message }: { message: string }) => message)).toEqual(messages);
  const second = await shop.asAdmin('GET', `/api/logs?sort=${sort}&limit=1&offset=1`);
  expect(second).toMatchObject({ total: 4, items: [{ message: messages[1] }] });
});

test('entries are searched by text anywhere in them and by day in Kolkata', async () => {
  const night = { ...entry('100% of Café_MOMOS broke'), timestamp: '2026-04-14T18:29:00.000Z' };
  const morning = { ...entry('other', 1), data: { requestId: 'r-77' } };
  await add([night, morning]);
  const found = async (query: string) =>
    (await shop.asAdmin('GET', `/api/logs?${query}`)).items.map(
      ({ message }: { message: string }) => message,
    );
  for (const q of ['momos', 'CAFÉ_mo', '0%25 broke', 'café_momos api /menu', `broke ${userId}`]) {
    expect(await found(`q=${encodeURIComponent(decodeURIComponent(q))}`)).toEqual([night.message]);
  }
  expect(await found('q=R-77')).toEqual(['other']);
  for (const q of ['caféXmomos', '%25other', '_ther', '\\'])
    expect(await found(`q=${q}`)).toEqual([]);
  expect(await found('dateTo=2026-04-14')).toEqual([night.message]);
  expect(await found('dateFrom=2026-04-15&dateTo=2026-04-15')).toEqual(['other']);
});

test('personal data that a page did not mask is masked before it is stored', async () => {
  const telling = {
    ...entry('Code 123456 for +91 98765 43210'),
    path: '/order-history?accessToken=abcd',
    userAgent: 'a phone of 9876543210',
    data: { password: 'hunter2', deep: [{ number: 9876543210 }] },
  };
  await add([telling]);
  const { items } = await shop.asAdmin('GET', '/api/logs');
  expect(items[0]).toMatchObject({
    message: 'Code [hidden] for [hidden]',
    path: '/order-history?accessToken=[hidden]',
    userAgent: 'a phone of [hidden]',
    data: { password: '[hidden]', deep: [{ number: '[hidden]' }] },
  });
  const rows = await shop.shop.database.db.selectFrom('logs').selectAll().execute();
  expect(JSON.stringify(rows)).not.toMatch(/123456|98765|hunter2|abcd/);
});

test.each(['2026-04-15T06:30:01.000Z', '9999-12-31T23:59:59.000Z', '2026-04-08T06:30:00.000Z'])(
  'the implausible time %s of a phone’s clock is replaced',
  async (timestamp) => {
    await add([{ ...entry('x'), timestamp }]);
    const { items } = await shop.asAdmin('GET', '/api/logs');
    expect(items[0].timestamp).toBe('2026-04-15T06:30:00.000Z');
  },
);

test('entries without a session or with deeply nested data are refused', async () => {
  const before = await shop.everything();
  const signedOut = await shop.request('POST', '/api/logs', { body: { entries: [entry('x')] } });
  expect(signedOut.status).toBe(401);
  const deep = '['.repeat(25_000) + ']'.repeat(25_000);
  const raw = JSON.stringify({ entries: [{ ...entry('x'), data: { deep: 0 } }] });
  const { status } = await shop.request('POST', '/api/logs', {
    token,
    body: raw.replace('"deep":0', `"deep":${deep}`),
    headers: { 'Content-Type': 'application/json' },
  });
  expect(status).toBe(400);
  expect(await shop.everything()).toBe(before);
});

test('thousands of values that are nested too deeply are refused as quickly as one', async () => {
  const deep = Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [at, [[[[[1]]]]]]));
  const { status, body } = await add([{ ...entry('x'), data: deep }]);
  expect(status).toBe(400);
  expect(body.data.issues).toHaveLength(1);
});

test('an entry of 4 kB is stored, and one byte more is refused', async () => {
  const sized = (bytes: number) => {
    const sent = { ...entry('x'), data: { text: '' } };
    const spare = bytes - Buffer.byteLength(JSON.stringify(sent));
    // Devanagari has three bytes a letter.
    sent.data.text = 'क'.repeat(Math.floor(spare / 3)) + 'x'.repeat(spare % 3);
    return sent;
  };
  expect((await add([sized(MOST_LOG_ENTRY_BYTES)])).status).toBe(202);
  await shop.refuses(() => add([entry('x'), sized(MOST_LOG_ENTRY_BYTES + 1)]), 'bad_input', 400);
});

test.each([
  ['none', []],
  ['more than fifty', Array.from({ length: 51 }, () => entry('x'))],
  ['one with an object as its message', [{ ...entry('x'), message: { $gt: '' } }]],
  ['one without a time', [{ ...entry('x'), timestamp: 'noon' }]],
])('%s is refused and nothing is kept', async (_what, entries) => {
  await shop.refuses(() => add(entries), 'bad_input');
});
