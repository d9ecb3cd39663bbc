import { afterEach, describe, expect, test, vi } from 'vitest';
import { guestOf, orderFor, sendOrder } from '../../../tests/support/orders/test-orders';
import { DAY_S, expectWait, openCodesShop } from '../../../tests/support/people/codes-shop';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { CODES_A_DAY, LIMIT_RULES } from '../../platform/limits/limit-rules';

const onPostgres = process.env['TEST_ENGINE'] === 'postgres';
const { toStrangers, toCustomers, toKnownDevices } = CODES_A_DAY;

const codes = await forEachTest(openCodesShop());
afterEach(() => vi.useRealTimers());

/** Records codes as sent to other numbers now. */
async function sentToOthers(count: number) {
  const { db } = codes.shop.shop.database;
  const sent_at = codes.shop.platform.clock().toISOString();
  const rows = Array.from({ length: count }, () => ({ phone_number: codes.newNumber(), sent_at }));
  for (let from = 0; from < rows.length; from += 500) {
    await db
      .insertInto('sent_codes')
      .values(rows.slice(from, from + 500))
      .execute();
  }
}

describe('the codes of a network', () => {
  const send = (from: string) => codes.sendCode(codes.newNumber(), { from });

  /** Requests codes for many numbers in ten minutes. @returns the number sent. */
  async function spend(times: number, from: (index: number) => string): Promise<number> {
    let sent = 0;
    for (let done = 0; done < times; done += 20) {
      const asked = Array.from({ length: 20 }, (_, at) => send(from(done + at)));
      for (const { status } of await Promise.all(asked)) if (status === 200) sent += 1;
    }
    return sent;
  }

  // Which networks share a window is decided in memory.
  test.skipIf(onPostgres)(
    'a /48 is one client, and each of its /64s and /56s has a share',
    async () => {
      const { points, windowS, ipv6 } = LIMIT_RULES.codes;
      expect(await spend(60, () => '2001:db8:8:aa01::1')).toBe(ipv6[0]);
      expect(await spend(100, (index) => `2001:db8:8:aa${(index % 60) + 10}::1`)).toBe(
        ipv6[1] - ipv6[0],
      );
      const inAll = await spend(200, (index) => `2001:db8:8:${(index + 1).toString(16)}00::1`);
      expect(inAll).toBe(points - ipv6[1]);
      expectWait(await send('2001:db8:8:ff00::1'), windowS);
      expect((await send('2001:db8:9::1')).status).toBe(200);
    },
  );

  test.skipIf(onPostgres)(
    'a /48 gets 1,000 in a day, and is told when there are more',
    async () => {
      const from = (index: number) => `2001:db8:b:${(index % 50).toString(16)}00::1`;
      const [window, day] = [LIMIT_RULES.codes, LIMIT_RULES.codesByDay];
      const windows = day.points / window.points;
      let sent = 0;
      for (let time = 0; time < windows; time += 1) {
        sent += await spend(window.points, from);
        codes.passSeconds(window.windowS);
      }
      expect(sent).toBe(day.points);
      const passed = windows * window.windowS;
      expectWait(await send(from(0)), DAY_S - passed);
      codes.passSeconds(DAY_S - passed);
      expect((await send(from(0))).status).toBe(200);
    },
    60_000,
  );
});

describe('the codes of a day', () => {
  test('reserve the last for customers, and the very last for known devices', async () => {
    const customer = '+919800000018';
    const cookie = await codes.signInForDevice(customer);
    await sentToOthers(toStrangers - 2);
    expect((await codes.sendCode(codes.newNumber())).status).toBe(200);
    codes.passSeconds(31);
    const refused = await codes.sendCode(codes.newNumber());
    // The day's first code was sent to the customer.
    expectWait(refused, DAY_S - 31);
    expect(refused.body.message).toBe('Too many tries. Please try again in 24 hours.');
    expect((await codes.sendCode(customer)).status).toBe(200);
    await sentToOthers(toCustomers - toStrangers - 1);
    codes.passSeconds(31);
    expect((await codes.sendCode(customer)).status).toBe(429);
    expect((await codes.sendCode(customer, { cookie })).status).toBe(200);
    await sentToOthers(toKnownDevices - toCustomers - 1);
    codes.passSeconds(31);
    expectWait(await codes.sendCode(customer, { cookie }), DAY_S - 93);
    codes.passSeconds(DAY_S);
    expect((await codes.sendCode(codes.newNumber())).status).toBe(200);
  });

  test('count guests whose orders the kitchen has begun as customers', async () => {
    const tea = await codes.shop.addProduct({ stockCount: 10 });
    const { phoneNumber } = guestOf(1);
    const made = await sendOrder(codes.shop, orderFor(tea, 1, { guest: guestOf(1) }));
    expect(made.status).toBe(201);
    await sentToOthers(toStrangers);
    expect((await codes.sendCode(phoneNumber)).status).toBe(429);
    await codes.shop.succeed('PUT', `/api/orders/${made.body.id}/status`, {
      token: codes.token,
      body: { status: 'preparing' },
    });
    expect((await codes.sendCode(phoneNumber)).status).toBe(200);
  });

  test('are not exceeded by concurrent requests', async () => {
    await sentToOthers(toStrangers - 2);
    const asked = Array.from({ length: 10 }, () => codes.sendCode(codes.newNumber()));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(2);
  });

  test('do not count after a day, though the hourly sweep has not deleted them', async () => {
    await sentToOthers(10);
    codes.passSeconds(DAY_S - 100);
    await sentToOthers(toStrangers);
    codes.passSeconds(200);
    expectWait(await codes.sendCode(codes.newNumber()), DAY_S - 200);
  });

  test.runIf(onPostgres)('do not wait for the sweep that deletes them', async () => {
    await sentToOthers(10);
    codes.passSeconds(DAY_S + 1);
    await codes.shop.shop.database.db.transaction().execute(async (tx) => {
      await tx.deleteFrom('sent_codes').execute();
      expect((await codes.sendCode(codes.newNumber())).status).toBe(200);
    });
  });

  test('are reported to the owner when half are sent', async () => {
    const readCodes = async () =>
      (await codes.shop.succeed('GET', '/api/admin/dashboard/stats', { token: codes.token }))
        .signInCodes;
    const warnings = () =>
      codes.shop.platform.logged.filter(({ msg }) => /sign-in codes were sent/.test(String(msg)));
    await sentToOthers(toKnownDevices / 2 - 2);
    await codes.sendCode(codes.newNumber());
    expect(warnings()).toEqual([]);
    await codes.sendCode(codes.newNumber());
    expect(warnings()).toMatchObject([{ level: 40, sent: 2500, most: 5000 }]);
    expect(await readCodes()).toEqual({ sent: 2500, most: 5000 });
    await codes.sendCode(codes.newNumber());
    expect(warnings()).toHaveLength(1);
    codes.shop.platform.passSeconds(DAY_S + 1);
    expect(await readCodes()).toEqual({ sent: 0, most: 5000 });
  });
});
