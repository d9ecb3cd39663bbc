import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import {
  cookiesOf,
  openSecondFactorShop,
  SECOND_FACTOR_PATH,
  STAFF_PASSWORD,
} from '../../../tests/support/people/second-factor';
import { MISSING_TABLE_STATUS } from '../../../tests/support/platform/broken-column';
import { forAllTests } from '../../../tests/support/platform/for-tests';
import { LIMIT_RULES } from '../../platform/limits/limit-rules';
import { TOTP_STEP_S } from './totp';

const { points, windowS } = LIMIT_RULES.secondFactors;

const opened = await forAllTests(openSecondFactorShop());
const shop = opened.shop;
/** Created once, because hashing passwords is slow. */
const lhamo = await opened.hire();
beforeEach(() => opened.passSeconds(windowS));

const recover = (cookies: string, code: string) =>
  opened.answer(cookies, { code }, 'verify-backup-code');

test('no session, token or known device exists before the second step', async () => {
  const { email, app, session } = lhamo;
  const token = await opened.accessToken(session);
  await shop.succeed('POST', '/api/admins/me/devices/sign-out-others', { token });
  const { headers } = await shop.request('POST', '/api/auth/sign-in/email', {
    body: { email, password: STAFF_PASSWORD },
  });
  expect(headers.get('set-auth-token')).toBeNull();
  const cookies = cookiesOf(headers);
  expect(cookies).toMatch(/^shop\.two_factor=[^;]+$/);
  expect(headers.getSetCookie().join()).toMatch(/shop\.two_factor=[^,]*HttpOnly; SameSite=Lax/);
  for (const path of ['/api/auth/token', '/api/admins/me']) {
    const asCookie = await shop.request('GET', path, { headers: { Cookie: cookies } });
    expect([path, asCookie.status]).toEqual([path, 401]);
    const pending = cookies.split('=')[1];
    const asToken = await shop.request('GET', path, { token: pending });
    expect([path, asToken.status]).toEqual([path, 401]);
  }
  expect(await shop.succeed('GET', '/api/admins/me/devices', { token })).toHaveLength(1);

  const done = await opened.answer(cookies, { code: app.code() });
  expect(done.status).toBe(200);
  expect(cookiesOf(done.headers)).toMatch(/shop\.session_token=.*shop\.known_device=/);
  const access = await opened.accessToken(done.body.token);
  expect((await shop.succeed('GET', '/api/admins/me', { token: access })).email).toBe(email);
});

test('a code works once, and so does a pending sign-in', async () => {
  const { email, app } = lhamo;
  const [first, second] = [await opened.firstStep(email), await opened.firstStep(email)];
  const code = app.code();
  const answers = await Promise.all(
    [first, second, first].map((one) => opened.answer(one, { code })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  opened.passSeconds(TOTP_STEP_S);
  // The app still shows the previous code, which has been used.
  expect((await opened.answer(await opened.firstStep(email), { code })).body.code).toBe(
    'INVALID_CODE',
  );
  const used = answers[0]?.status === 200 ? first : second;
  const again = await opened.answer(used, { code: app.code() });
  expect([again.status, again.body.code]).toEqual([401, 'INVALID_TWO_FACTOR_COOKIE']);
});

test('a user may enter five wrong codes in 15 minutes, over all sign-ins', async () => {
  const { email, app } = lhamo;
  const done = await opened.answer(await opened.firstStep(email), { code: app.code() });
  const knownDevice = cookiesOf(done.headers);
  opened.passSeconds(windowS);
  const tries = await Promise.all(
    Array.from({ length: points + 3 }, async (_, each) => {
      const cookies = await opened.firstStep(email, each % 2 ? knownDevice : '');
      return each % 3
        ? opened.answer(cookies, { code: app.wrongCode() })
        : recover(cookies, 'abcde-fghij');
    }),
  );
  const statuses = tries.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(points).fill(401), 429, 429, 429]);
  const pending = await opened.firstStep(email, knownDevice);
  const before = await shop.everything();
  const held = await opened.answer(pending, { code: app.code() });
  expect([held.status, held.body.code]).toEqual([429, 'too_many_requests']);
  expect(held.headers.get('Retry-After')).toBe(String(windowS));
  expect(await shop.everything()).toBe(before);
  opened.passSeconds(windowS);
  expect((await opened.answer(await opened.firstStep(email), { code: app.code() })).status).toBe(
    200,
  );
});

test('a failure of the shop does not count as a wrong code', async () => {
  const { email, app } = lhamo;
  const { db } = shop.shop.database;
  const pending = await opened.firstStep(email);
  const code = app.code();
  await sql`alter table used_totp_steps rename to steps_gone`.execute(db);
  try {
    for (let each = 0; each <= points; each += 1) {
      expect((await opened.answer(pending, { code })).status).toBe(MISSING_TABLE_STATUS);
    }
  } finally {
    await sql`alter table steps_gone rename to used_totp_steps`.execute(db);
  }
  expect((await opened.answer(pending, { code })).status).toBe(200);
});

test('another user’s code, cookie or session is rejected', async () => {
  const [mine, theirs] = [lhamo, await opened.hire()];
  const session = cookiesOf(
    (await opened.answer(await opened.firstStep(mine.email), { code: mine.app.code() })).headers,
  );
  opened.passSeconds(TOTP_STEP_S);
  const pending = await opened.firstStep(theirs.email);
  const hostile = [
    () => opened.answer(pending, { code: mine.app.code() }),
    () => opened.answer(`${session}; ${pending}`, { code: mine.app.code() }),
    () => recover(`${session}; ${pending}`, mine.recoveryCodes[0] ?? ''),
    () => opened.answer(`${pending}x`, { code: theirs.app.code() }),
    () => opened.answer('', { code: theirs.app.code() }),
    () => opened.answer(session, { code: mine.app.code() }),
    () => opened.answer('', { code: mine.app.code() }, 'verify-totp', mine.session),
  ];
  const before = await shop.everything();
  for (const send of hostile) {
    const refused = await send();
    expect([refused.status, refused.headers.get('Set-Cookie')]).toEqual([401, null]);
  }
  for (const path of ['enable', 'disable', 'send-otp', 'get-totp-uri', 'generate-backup-codes']) {
    expect((await opened.answer(session, { password: STAFF_PASSWORD }, path)).status).toBe(404);
  }
  for (const code of ['12345', '1234567', 'abcdef', 123456, ['123456'], null]) {
    expect((await opened.answer(pending, { code })).status).toBe(400);
  }
  expect(await shop.everything(['identity_verifications'])).toBe(
    before.replace(/^identity_verifications.*\n/m, ''),
  );
  expect(
    (await opened.answer(pending, { code: theirs.app.code(), trustDevice: true })).status,
  ).toBe(200);
  opened.passSeconds(TOTP_STEP_S);
  await opened.firstStep(theirs.email);
});

test('a new password or a removed account ends a pending sign-in', async () => {
  const { email, userId, app, recoveryCodes } = await opened.hire();
  const owner = await opened.ownersToken();
  const path = `/api/admins/${userId}`;
  const pending = await opened.firstStep(email);
  const body = { email, name: '', role: 'staff', password: 'thukpa and momos' };
  await shop.succeed('PUT', path, { token: owner, body });
  const late = await opened.answer(pending, { code: app.code() });
  expect([late.status, late.body.code]).toEqual([401, 'INVALID_TWO_FACTOR_COOKIE']);
  await shop.succeed('PUT', path, { token: owner, body: { ...body, password: STAFF_PASSWORD } });
  const other = await opened.firstStep(email);
  await shop.succeed('DELETE', path, { token: owner });
  const gone = await recover(other, recoveryCodes[0] ?? '');
  expect([gone.status, gone.body.code]).toEqual([401, 'INVALID_TWO_FACTOR_COOKIE']);
});

test('a recovery code works once and is stored encrypted', async () => {
  const { email, session, app, recoveryCodes } = lhamo;
  expect(new Set(recoveryCodes).size).toBe(10);
  const { rows } = await sql`select * from identity_two_factors`.execute(shop.shop.database.db);
  const stored = JSON.stringify(rows);
  for (const plain of [app.secret, ...recoveryCodes]) expect(stored).not.toContain(plain);
  const [code = ''] = recoveryCodes;
  const typed = ` ${code.toUpperCase()} `;
  const pending = [await opened.firstStep(email), await opened.firstStep(email)];
  const answers = await Promise.all(pending.map((cookies) => recover(cookies, typed)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await recover(await opened.firstStep(email), code)).body.code).toBe(
    'INVALID_BACKUP_CODE',
  );
  const state = await shop.succeed('GET', SECOND_FACTOR_PATH, {
    token: await opened.accessToken(session),
  });
  expect(state).toEqual({ on: true, recoveryCodesLeft: 9 });
});
