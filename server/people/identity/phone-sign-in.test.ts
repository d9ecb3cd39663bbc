import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';

const PHONE = '+919800000001';

const shop = await forEachTest(openTestShop());

const sendCode = (phoneNumber: string) =>
  shop.request('POST', '/api/auth/phone-number/send-otp', { body: { phoneNumber } });
const verify = (phoneNumber: string, code: string) =>
  shop.request('POST', '/api/auth/phone-number/verify', { body: { phoneNumber, code } });

/** The last code sent, and a wrong one. */
function lastCode(): { right: string; wrong: string } {
  const right = shop.platform.messages.at(-1)?.text.slice(0, 6) ?? '';
  return { right, wrong: right === '111111' ? '222222' : '111111' };
}

describe('signing in by phone', () => {
  test('a code of six digits works once', async () => {
    const sent = await sendCode(PHONE);
    expect(sent.status).toBe(200);
    expect(JSON.stringify(sent.body)).not.toContain(lastCode().right);
    expect(shop.platform.messages.at(-1)).toEqual({
      phoneNumber: PHONE,
      text: expect.stringMatching(/^([0-9]{6}) is your .+ code\n\n@localhost #\1$/),
    });
    const { right } = lastCode();
    const signedIn = await verify(PHONE, right);
    expect(signedIn.status).toBe(200);
    const cookie = signedIn.headers.get('Set-Cookie');
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect((await verify(PHONE, right)).status).toBe(400);
    const { token } = await shop.succeed('GET', '/api/auth/token', { token: signedIn.body.token });
    const profile = await shop.succeed('GET', '/api/users/me', { token });
    expect(profile).toMatchObject({ phoneNumber: PHONE, name: '', addresses: [] });
    expect((await shop.request('GET', '/api/admins/me', { token })).body.code).toBe('not_an_admin');
  });

  test('the sixth attempt is refused even with the right code', async () => {
    await sendCode('+919800000002');
    const { right, wrong } = lastCode();
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const refused = await verify('+919800000002', wrong);
      expect([400, 403]).toContain(refused.status);
    }
    expect((await verify('+919800000002', right)).status).toBeGreaterThanOrEqual(400);
  });

  test('a code is valid for ten minutes', async () => {
    await sendCode('+919800000007');
    shop.platform.passSeconds(601);
    const late = await verify('+919800000007', lastCode().right);
    expect(late.status).toBe(400);
    expect(late.body.code).toBe('OTP_EXPIRED');
  });

  test('a new code replaces the one before', async () => {
    await sendCode('+919800000008');
    const before = lastCode().right;
    shop.platform.passSeconds(31);
    await sendCode('+919800000008');
    const { right } = lastCode();
    if (before !== right) expect((await verify('+919800000008', before)).status).toBe(400);
    expect((await verify('+919800000008', right)).status).toBe(200);
  });

  test('concurrent requests with the right code open one session', async () => {
    await sendCode('+919800000009');
    const { right } = lastCode();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => verify('+919800000009', right)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('the database does not reveal the code', async () => {
    await sendCode('+919800000010');
    const { right } = lastCode();
    const { db } = shop.shop.database;
    const tables = [
      ['sign_in_codes', 'code_hash'],
      ['identity_verifications', 'value'],
    ] as const;
    for (const [table, column] of tables) {
      const { rows } = await sql<Record<string, string>>`select * from ${sql.table(table)}`.execute(
        db,
      );
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) expect(row[column]).not.toContain(right);
    }
  });

  test('a second sign-in opens the same account', async () => {
    await sendCode('+919800000003');
    const first = await verify('+919800000003', lastCode().right);
    shop.platform.passSeconds(31);
    await sendCode('+919800000003');
    const second = await verify('+919800000003', lastCode().right);
    expect(second.body.user.id).toBe(first.body.user.id);
  });

  test('a number gets a code after 30 s, three in ten minutes, ten in a day', async () => {
    const number = '+919800000004';
    expect((await sendCode(number)).status).toBe(200);
    const tooSoon = await sendCode(number);
    expect(tooSoon.status).toBe(429);
    expect(tooSoon.body.code).toBe('too_many_requests');
    expect(tooSoon.headers.get('Retry-After')).toBe('30');
    let sent = 1;
    const sendAfter = async (minutes: number) => {
      shop.platform.passSeconds(minutes * 60);
      if ((await sendCode(number)).status === 200) sent += 1;
    };
    for (let minute = 1; minute < 10; minute += 1) await sendAfter(1);
    expect(sent).toBe(3);
    for (let minute = 10; minute < 23 * 60; minute += 10) await sendAfter(10);
    expect(sent).toBe(10);
    expect((await sendCode('+919800000005')).status).toBe(200);
  });
});
