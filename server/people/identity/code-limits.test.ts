import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  DAY_S,
  expectWait,
  HOME,
  openCodesShop,
  STRANGER,
} from '../../../tests/support/people/codes-shop';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { CODES_PER_NUMBER } from '../../platform/limits/limit-rules';

const codes = await forEachTest(openCodesShop());
afterEach(() => vi.useRealTimers());

describe('the codes of one number', () => {
  test('concurrent requests send one code', async () => {
    const asked = Array.from({ length: 8 }, () => codes.sendCode('+919800000010'));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, ...Array(7).fill(429)]);
  });

  test('a stranger on another network cannot block the number', async () => {
    const number = '+919800000011';
    expect(await codes.bomb(number, { from: STRANGER })).toBe(10);
    expect((await codes.sendCode(number)).status).toBe(200);
    expect((await codes.enterCode(number)).status).toBe(200);
  });

  test('the networks of one IPv6 customer count as one stranger', async () => {
    const number = '+919800000012';
    let network = 0;
    const before = codes.shop.platform.messages.length;
    for (let time = 0; time < 30; time += 1) {
      await codes.sendCode(number, { from: `2001:db8:7:${(network++).toString(16)}::1` });
      codes.passSeconds(1800);
    }
    expect(codes.shop.platform.messages.length - before).toBe(10);
  });

  test('strangers on many networks can send it 20 messages a day and 6 in ten minutes', async () => {
    const number = '+919800000013';
    const before = codes.shop.platform.messages.length;
    let network = 0;
    const inTenMinutes: number[] = [];
    for (let time = 0; time < 10; time += 1) {
      const count = codes.shop.platform.messages.length;
      for (let each = 0; each < 10; each += 1) {
        await codes.sendCode(number, { from: `198.51.101.${network++}` });
        codes.passSeconds(1);
      }
      inTenMinutes.push(codes.shop.platform.messages.length - count);
      codes.passSeconds(600);
    }
    expect(Math.max(...inTenMinutes)).toBe(CODES_PER_NUMBER.fromAnywhere[0].codes);
    expect(codes.shop.platform.messages.length - before).toBe(20);
    const refused = await codes.sendCode(number);
    expectWait(refused, DAY_S - 10 * 610);
  });

  test('an entered code proves the number and resets its limits', async () => {
    const number = '+919800000014';
    expect(await codes.bomb(number, { from: STRANGER })).toBe(10);
    expect(await codes.bomb(number, { from: '198.51.100.2' })).toBe(10);
    expectWait(await codes.sendCode(number), DAY_S - 20 * 300);
    // The number's owner received all of these codes.
    expect((await codes.enterCode(number)).status).toBe(200);
    expect((await codes.sendCode(number)).status).toBe(200);
  });

  test('a client who enters each code gets 40 a day, and a known device 10', async () => {
    const number = '+919800000015';
    let cookie = '';
    const before = codes.shop.platform.messages.length;
    for (let time = 0; time < 60; time += 1) {
      codes.passSeconds(60);
      if ((await codes.sendCode(number)).status !== 200) continue;
      const entered = await codes.enterCode(number);
      expect(entered.status).toBe(200);
      cookie = entered.headers.getSetCookie().find((set) => set.includes('known_phone')) ?? '';
    }
    expect(codes.shop.platform.messages.length - before).toBe(40);
    expect(await codes.bomb(number, { cookie: cookie.split(';')[0] ?? '' })).toBe(10);
    const rows = await codes.shop.shop.database.db.selectFrom('sent_codes').selectAll().execute();
    expect(rows).toHaveLength(50);
  });

  test('a known device has its own limit of codes', async () => {
    const number = '+919800000016';
    const cookie = await codes.signInForDevice(number);
    for (const from of [STRANGER, '198.51.100.2', '198.51.100.3']) {
      await codes.bomb(number, { from });
    }
    expect((await codes.sendCode(number)).status).toBe(429);
    expect((await codes.sendCode(number, { cookie })).status).toBe(200);
    expectWait(await codes.sendCode(number, { cookie }), 30);
    expect((await codes.enterCode(number, { cookie })).status).toBe(200);
    const forged = cookie.replace(/.$/, cookie.endsWith('A') ? 'B' : 'A');
    for (const each of [forged, await codes.signInForDevice('+919800000017')]) {
      await codes.bomb(number, { from: STRANGER });
      expect((await codes.sendCode(number, { from: STRANGER, cookie: each })).status).toBe(429);
    }
  });
});

test('strangers on any networks leave three attempts to the network that requested the code', async () => {
  const phoneNumber = '+919800000077';
  await codes.sendCode(phoneNumber);
  const answers = [];
  for (let each = 0; each < 10; each += 1) {
    answers.push(await codes.guess(phoneNumber, `198.51.101.${each}`));
  }
  const statuses = answers.map(({ status }) => status);
  expect(statuses).toEqual([...Array(2).fill(400), ...Array(8).fill(403)]);
  expect(answers.at(-1)?.body.code).toBe('TOO_MANY_ATTEMPTS');
  expect((await codes.enterCode(phoneNumber, { from: STRANGER })).status).toBe(403);
  for (let each = 0; each < 2; each += 1) {
    expect((await codes.guess(phoneNumber, HOME)).status).toBe(400);
  }
  expect((await codes.enterCode(phoneNumber)).status).toBe(200);
});

test('a code allows five attempts in all, so that guessing it stays hopeless', async () => {
  const phoneNumber = '+919800000079';
  await codes.sendCode(phoneNumber);
  for (const from of [STRANGER, '198.51.100.2', HOME, HOME, HOME]) {
    expect((await codes.guess(phoneNumber, from)).status).toBe(400);
  }
  expect((await codes.enterCode(phoneNumber)).status).toBe(403);
});

test('strangers on its own network do not use up the code of a known device', async () => {
  const phoneNumber = '+919800000080';
  const cookie = await codes.signInForDevice(phoneNumber);
  codes.passSeconds(31);
  await codes.sendCode(phoneNumber, { cookie });
  for (const from of [HOME, HOME, HOME, STRANGER, STRANGER]) await codes.guess(phoneNumber, from);
  expect((await codes.enterCode(phoneNumber, { cookie })).status).toBe(200);
});

test('a phone that changed its network may enter its code, and a new code has new attempts', async () => {
  const phoneNumber = '+919800000078';
  await codes.sendCode(phoneNumber);
  expect((await codes.guess(phoneNumber, '2001:db8:7::1')).status).toBe(400);
  expect((await codes.enterCode(phoneNumber, { from: '2001:db8:7::1' })).status).toBe(200);
  codes.passSeconds(31);
  await codes.sendCode(phoneNumber);
  for (let each = 0; each < 5; each += 1) await codes.guess(phoneNumber, `2001:db8:7:${each}::1`);
  codes.passSeconds(31);
  await codes.sendCode(phoneNumber);
  expect((await codes.enterCode(phoneNumber, { from: '2001:db8:7:9::1' })).status).toBe(200);
});
