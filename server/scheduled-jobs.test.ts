import { sql } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
import { SIGN_IN_CODE_MINUTES } from '../shared/domain/platform/retention';
import { orderFor, sendOrder } from '../tests/support/orders/test-orders';
import { forAllTests } from '../tests/support/platform/for-tests';
import { openTestShop } from '../tests/support/platform/test-shop';
import { batchesOf } from './platform/db/batches';
import { startScheduledJobs, sweepExpired } from './scheduled-jobs';

const shop = await forAllTests(openTestShop());
afterEach(() => {
  vi.useRealTimers();
});

it('deletes log entries after 7 days and idempotency keys after one, but no order', async () => {
  const asha = await shop.signInCustomer();
  const tea = await shop.addProduct();
  await sendOrder(shop, orderFor(tea, 1), { customer: asha, key: 'k' });
  const entry = {
    level: 'info',
    category: 'page',
    message: 'x',
    timestamp: '2026-04-15T06:30:00Z',
  };
  await shop.succeed('POST', '/api/logs', { token: asha.token, body: { entries: [entry] } });

  const { db } = shop.shop.database;
  const left = async () => {
    await sweepExpired(db, shop.platform.clock());
    const tables = ['idempotency_keys', 'logs', 'orders'] as const;
    return Promise.all(
      tables.map(async (table) => (await db.selectFrom(table).selectAll().execute()).length),
    );
  };
  expect(await left()).toEqual([1, 1, 1]);
  shop.platform.passSeconds(86_400);
  expect(await left()).toEqual([0, 1, 1]);
  shop.platform.passSeconds(6 * 86_400);
  expect(await left()).toEqual([0, 0, 1]);
});

it('deletes visitors’ events after 30 days, however many there are', async () => {
  const { db } = shop.shop.database;
  const receivedAt = shop.platform.clock().toISOString();
  const event = { name: 'page_view', data: '{}', at: receivedAt, received_at: receivedAt };
  const rows = Array.from({ length: 2500 }, () => ({ ...event, id: shop.platform.newId() }));
  for (const batch of batchesOf(rows))
    await db.insertInto('analytics_events').values(batch).execute();
  const left = async () => {
    await sweepExpired(db, shop.platform.clock());
    return (await db.selectFrom('analytics_events').selectAll().execute()).length;
  };
  shop.platform.passSeconds(30 * 86_400 - 1);
  expect(await left()).toBe(2500);
  shop.platform.passSeconds(1);
  expect(await left()).toBe(0);
});

it('deletes expired verifications, which name phone numbers', async () => {
  const { db } = shop.shop.database;
  const phoneNumber = '+919812345670';
  await shop.succeed('POST', '/api/auth/phone-number/send-otp', { body: { phoneNumber } });
  const left = async (now: number) => {
    await sweepExpired(db, new Date(now));
    const { rows } = await sql`select identifier from identity_verifications`.execute(db);
    return rows.filter((row) => JSON.stringify(row).includes(phoneNumber.slice(3))).length;
  };
  // The identity service reads the machine's clock.
  expect(await left(Date.now())).toBe(1);
  expect(await left(Date.now() + SIGN_IN_CODE_MINUTES * 60_000)).toBe(0);
});

it('deletes the numbers to which codes were sent a day ago', async () => {
  const { db } = shop.shop.database;
  const phoneNumber = '+919812345671';
  await shop.succeed('POST', '/api/auth/phone-number/send-otp', { body: { phoneNumber } });
  const left = async (hours: number) => {
    await sweepExpired(db, new Date(shop.platform.clock().getTime() + hours * 3_600_000));
    return (await db.selectFrom('sent_codes').select('phone_number').execute()).length;
  };
  expect(await left(23)).toBe(1);
  expect(await left(24)).toBe(0);
});

it('deletes the rest when one of its steps fails, and fails', async () => {
  const { db } = shop.shop.database;
  await shop.succeed('POST', '/api/auth/phone-number/send-otp', {
    body: { phoneNumber: '+919812345672' },
  });
  await sql`alter table logs rename to logs_gone`.execute(db);
  const tomorrow = new Date(shop.platform.clock().getTime() + 24 * 3_600_000);
  await expect(sweepExpired(db, tomorrow)).rejects.toThrow('could not be deleted');
  await sql`alter table logs_gone rename to logs`.execute(db);
  expect(await db.selectFrom('sent_codes').selectAll().execute()).toEqual([]);
});

it('runs when the shop opens, and again an hour after a failed sweep', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { db } = shop.shop.database;
  const log = (id: string) => ({
    id,
    user_id: 'u',
    level: 'info',
    category: 'page',
    message: 'x',
    data: '{}',
    user_agent: '',
    path: '/',
    timestamp: shop.platform.clock().toISOString(),
    expires_at: shop.platform.clock().toISOString(),
    search_text: '',
  });
  const gone = () =>
    vi.waitFor(
      async () => expect(await db.selectFrom('logs').selectAll().execute()).toEqual([]),
      5000,
    );
  await db.insertInto('logs').values(log('expired')).execute();
  const proveSums = async () => [];
  const deps = { ...shop.platform, db, signer: shop.shop.signer, publicUrl: '', proveSums };
  const failing = vi.fn(shop.platform.clock).mockReturnValueOnce(new Date(Number.NaN));
  const warn = vi.spyOn(shop.platform.log, 'warn').mockReturnValue();
  const stopFailing = startScheduledJobs({ ...deps, clock: failing });
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  vi.advanceTimersByTime(3_600_000);
  await gone();
  stopFailing();

  shop.platform.passSeconds(3600);
  await db.insertInto('logs').values(log('expired, too')).execute();
  const stop = startScheduledJobs(deps);
  await gone();
  stop();
  expect(vi.getTimerCount()).toBe(0);
});
