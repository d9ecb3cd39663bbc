import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type AuthenticatorApp, authenticatorApp } from '../../tests/support/authenticator-app';
import { MISSING_TABLE_STATUS } from '../../tests/support/broken-column';
import { NOON } from '../../tests/support/test-platform';
import { openTestShop, type TestShop } from '../../tests/support/test-shop';
import { commandLineActor } from '../audit/audit-actor';
import { inTransaction } from '../db/transaction';
import { LIMIT_RULES } from '../limits/limit-rules';
import { rescueSecondFactor } from '../staff/rescue-admin';
import { secondFactors } from './second-factors';
import { TOTP_STEP_S } from './totp';

const PATH = '/api/admins/me/second-factor';
const PASSWORD = 'momos and thukpa';
const { points, windowS } = LIMIT_RULES.secondFactors;

let shop: TestShop;
let ownersSession: string;
/** Created once, because hashing passwords is slow. */
let lhamo: Member;
let count = 0;

beforeAll(async () => {
  // The service and the limits run on the machine's clock, which is set to the shop's.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(NOON) });
  shop = await openTestShop();
  const body = { email: 'owner@cafe.example', password: 'first-admin-password' };
  ownersSession = (await shop.succeed('POST', '/api/auth/sign-in/email', { body })).token;
  lhamo = await hireWithSecondFactor();
});
beforeEach(() => passSeconds(windowS));
afterAll(async () => {
  vi.useRealTimers();
  await shop.close();
});

function passSeconds(seconds: number) {
  shop.platform.passSeconds(seconds);
  vi.setSystemTime(shop.platform.clock());
}

interface Member {
  /** A session opened before the second factor was switched on. */
  session: string;
  userId: string;
  email: string;
  app: AuthenticatorApp;
  recoveryCodes: string[];
}

const accessToken = async (session: string): Promise<string> =>
  (await shop.succeed('GET', '/api/auth/token', { token: session })).token;

/** A staff user with a second factor; the code that confirmed it has expired. */
async function hireWithSecondFactor(): Promise<Member> {
  count += 1;
  const account = { email: `second${count}@cafe.example`, password: PASSWORD };
  const owner = await accessToken(ownersSession);
  await shop.succeed('POST', '/api/admins', { token: owner, body: { ...account, role: 'staff' } });
  const signedIn = await shop.succeed('POST', '/api/auth/sign-in/email', { body: account });
  const token = await accessToken(signedIn.token);
  const { key, address } = await shop.succeed('POST', PATH, {
    token,
    body: { password: PASSWORD },
  });
  expect(address).toContain(key);
  const app = authenticatorApp(key);
  const body = { code: app.code() };
  const { recoveryCodes } = await shop.succeed('POST', `${PATH}/confirm`, { token, body });
  passSeconds(TOTP_STEP_S);
  const { email } = account;
  return { session: signedIn.token, userId: signedIn.user.id, email, app, recoveryCodes };
}

const cookiesOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .filter((cookie) => !/Max-Age=0/i.test(cookie))
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

/** Makes the first step and returns the cookies it sets. */
async function firstStep(email: string, cookies = ''): Promise<string> {
  const { status, body, headers } = await shop.request('POST', '/api/auth/sign-in/email', {
    body: { email, password: PASSWORD },
    ...(cookies && { headers: { Cookie: cookies, Origin: 'http://localhost:3000' } }),
  });
  expect([status, body]).toEqual([200, { twoFactorRedirect: true, twoFactorMethods: ['totp'] }]);
  return cookiesOf(headers);
}

function answer(cookies: string, body: object, path = 'verify-totp', token?: string) {
  const headers = { Cookie: cookies };
  return shop.request('POST', `/api/auth/two-factor/${path}`, { token, body, headers });
}
const recover = (cookies: string, code: string) => answer(cookies, { code }, 'verify-backup-code');

test('no session, token or known device exists before the second step', async () => {
  const { email, app, session } = lhamo;
  const token = await accessToken(session);
  await shop.succeed('POST', '/api/admins/me/devices/sign-out-others', { token });
  const { headers } = await shop.request('POST', '/api/auth/sign-in/email', {
    body: { email, password: PASSWORD },
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

  const opened = await answer(cookies, { code: app.code() });
  expect(opened.status).toBe(200);
  expect(cookiesOf(opened.headers)).toMatch(/shop\.session_token=.*shop\.known_device=/);
  const access = await accessToken(opened.body.token);
  expect((await shop.succeed('GET', '/api/admins/me', { token: access })).email).toBe(email);
});

test('a code works once, and so does a pending sign-in', async () => {
  const { email, app } = lhamo;
  const [first, second] = [await firstStep(email), await firstStep(email)];
  const code = app.code();
  const answers = await Promise.all([first, second, first].map((one) => answer(one, { code })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  passSeconds(TOTP_STEP_S);
  // The app still shows the previous code, which has been used.
  expect((await answer(await firstStep(email), { code })).body.code).toBe('INVALID_CODE');
  const used = answers[0]?.status === 200 ? first : second;
  const again = await answer(used, { code: app.code() });
  expect([again.status, again.body.code]).toEqual([401, 'INVALID_TWO_FACTOR_COOKIE']);
});

test('a user may enter five wrong codes in 15 minutes, over all sign-ins', async () => {
  const { email, app } = lhamo;
  const opened = await answer(await firstStep(email), { code: app.code() });
  const knownDevice = cookiesOf(opened.headers);
  passSeconds(windowS);
  const tries = await Promise.all(
    Array.from({ length: points + 3 }, async (_, each) => {
      const cookies = await firstStep(email, each % 2 ? knownDevice : '');
      return each % 3
        ? answer(cookies, { code: app.wrongCode() })
        : recover(cookies, 'abcde-fghij');
    }),
  );
  const statuses = tries.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(points).fill(401), 429, 429, 429]);
  const pending = await firstStep(email, knownDevice);
  const before = await shop.everything();
  const held = await answer(pending, { code: app.code() });
  expect([held.status, held.body.code]).toEqual([429, 'too_many_requests']);
  expect(held.headers.get('Retry-After')).toBe(String(windowS));
  expect(await shop.everything()).toBe(before);
  passSeconds(windowS);
  expect((await answer(await firstStep(email), { code: app.code() })).status).toBe(200);
});

test('a failure of the shop does not count as a wrong code', async () => {
  const { email, app } = lhamo;
  const { db } = shop.shop.database;
  const pending = await firstStep(email);
  const code = app.code();
  await sql`alter table used_totp_steps rename to steps_gone`.execute(db);
  try {
    for (let each = 0; each <= points; each += 1) {
      expect((await answer(pending, { code })).status).toBe(MISSING_TABLE_STATUS);
    }
  } finally {
    await sql`alter table steps_gone rename to used_totp_steps`.execute(db);
  }
  expect((await answer(pending, { code })).status).toBe(200);
});

test('another user’s code, cookie or session is rejected', async () => {
  const [mine, theirs] = [lhamo, await hireWithSecondFactor()];
  const session = cookiesOf(
    (await answer(await firstStep(mine.email), { code: mine.app.code() })).headers,
  );
  passSeconds(TOTP_STEP_S);
  const pending = await firstStep(theirs.email);
  const hostile = [
    () => answer(pending, { code: mine.app.code() }),
    () => answer(`${session}; ${pending}`, { code: mine.app.code() }),
    () => recover(`${session}; ${pending}`, mine.recoveryCodes[0] ?? ''),
    () => answer(`${pending}x`, { code: theirs.app.code() }),
    () => answer('', { code: theirs.app.code() }),
    () => answer(session, { code: mine.app.code() }),
    () => answer('', { code: mine.app.code() }, 'verify-totp', mine.session),
  ];
  const before = await shop.everything();
  for (const send of hostile) {
    const refused = await send();
    expect([refused.status, refused.headers.get('Set-Cookie')]).toEqual([401, null]);
  }
  for (const path of ['enable', 'disable', 'send-otp', 'get-totp-uri', 'generate-backup-codes']) {
    expect((await answer(session, { password: PASSWORD }, path)).status).toBe(404);
  }
  for (const code of ['12345', '1234567', 'abcdef', 123456, ['123456'], null]) {
    expect((await answer(pending, { code })).status).toBe(400);
  }
  expect(await shop.everything(['identity_verifications'])).toBe(
    before.replace(/^identity_verifications.*\n/m, ''),
  );
  expect((await answer(pending, { code: theirs.app.code(), trustDevice: true })).status).toBe(200);
  passSeconds(TOTP_STEP_S);
  await firstStep(theirs.email);
});

test('a new password or a removed account ends a pending sign-in', async () => {
  const { email, userId, app, recoveryCodes } = await hireWithSecondFactor();
  const owner = await accessToken(ownersSession);
  const path = `/api/admins/${userId}`;
  const pending = await firstStep(email);
  const body = { email, name: '', role: 'staff', password: 'thukpa and momos' };
  await shop.succeed('PUT', path, { token: owner, body });
  const late = await answer(pending, { code: app.code() });
  expect([late.status, late.body.code]).toEqual([401, 'INVALID_TWO_FACTOR_COOKIE']);
  await shop.succeed('PUT', path, { token: owner, body: { ...body, password: PASSWORD } });
  const other = await firstStep(email);
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
  const pending = [await firstStep(email), await firstStep(email)];
  const answers = await Promise.all(pending.map((cookies) => recover(cookies, typed)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await recover(await firstStep(email), code)).body.code).toBe('INVALID_BACKUP_CODE');
  const state = await shop.succeed('GET', PATH, { token: await accessToken(session) });
  expect(state).toEqual({ on: true, recoveryCodesLeft: 9 });
});

test('switching it on ends the other sessions', async () => {
  const account = { email: 'elsewhere@cafe.example', password: PASSWORD };
  const owner = await accessToken(ownersSession);
  await shop.succeed('POST', '/api/admins', { token: owner, body: { ...account, role: 'staff' } });
  const elsewhere = await shop.signInByPassword(account);
  const { token } = await shop.signInByPassword(account);
  const { db } = shop.shop.database;
  const { key } = await shop.succeed('POST', PATH, { token, body: { password: PASSWORD } });
  const confirm = () =>
    shop.request('POST', `${PATH}/confirm`, {
      token,
      body: { code: authenticatorApp(key).code() },
    });
  const devices = () => shop.request('GET', '/api/admins/me/devices', elsewhere);

  // A failure in between is rolled back, so the same code can be sent again.
  const before = await shop.everything();
  await sql`alter table identity_users rename to users_gone`.execute(db);
  expect((await confirm()).status).toBe(MISSING_TABLE_STATUS);
  await sql`alter table users_gone rename to identity_users`.execute(db);
  expect(await shop.everything()).toBe(before);
  expect((await devices()).body).toHaveLength(2);

  expect((await confirm()).body.recoveryCodes).toHaveLength(10);
  expect((await devices()).status).toBe(401);
  expect(await shop.succeed('GET', '/api/admins/me/devices', { token })).toHaveLength(1);
});

test('switching it needs the password and a right code, and is audited', async () => {
  const { email, session: open, userId, app } = await hireWithSecondFactor();
  const token = await accessToken(open);
  const post = (path: string, body: object) =>
    shop.request('POST', `${PATH}${path}`, { token, body });
  const before = await shop.everything();
  expect((await post('', { password: PASSWORD })).body.code).toBe('conflict');
  expect((await post('/confirm', { code: app.code() })).body.code).toBe('conflict');
  for (let each = 0; each < points; each += 1) {
    const wrong = await post('/switch-off', { password: 'not-the-password' });
    expect(wrong.body.data.issues[0].path).toBe('password');
  }
  expect((await post('/switch-off', { password: PASSWORD })).status).toBe(429);
  expect(await shop.everything()).toBe(before);
  passSeconds(windowS);
  const session = await answer(await firstStep(email), { code: app.code() });
  const off = { token: await accessToken(session.body.token), body: { password: PASSWORD } };
  await shop.succeed('POST', `${PATH}/switch-off`, off);
  expect((await shop.request('POST', `${PATH}/switch-off`, off)).status).toBe(404);
  const again = await shop.signInByPassword({ email, password: PASSWORD });

  const begun = { token: again.token, body: { password: PASSWORD } };
  const { key } = await shop.succeed('POST', PATH, begun);
  // Until it is confirmed, sign-in needs no code, and a wrong code does not confirm it.
  const wrong = { token: again.token, body: { code: authenticatorApp(key).wrongCode() } };
  expect((await shop.request('POST', `${PATH}/confirm`, wrong)).status).toBe(400);
  await shop.signInByPassword({ email, password: PASSWORD });
  const entries = await shop.shop.database.db
    .selectFrom('audit_log')
    .select(['admin_id', 'from_values', 'to_values'])
    .where('subject_id', '=', userId)
    .where('to_values', 'like', '%secondFactor%')
    .orderBy('at')
    .execute();
  const change = (from: boolean) => ({
    admin_id: userId,
    from_values: JSON.stringify({ secondFactor: from }),
    to_values: JSON.stringify({ secondFactor: !from }),
  });
  expect(entries).toEqual([change(false), change(true)]);
});

test('the command line switches it off, and removing an account removes it', async () => {
  const { email, userId } = lhamo;
  const { database, identity, accounts } = shop.shop;
  const { db } = database;
  const actor = commandLineActor(shop.platform);
  const deps = { db, factors: secondFactors({ ...shop.platform, identity, db }) };
  await expect(rescueSecondFactor(deps, 'nobody@cafe.example', actor)).rejects.toMatchObject({
    code: 'not_found',
  });
  expect(await rescueSecondFactor(deps, email, actor)).toBe(true);
  expect(await rescueSecondFactor(deps, email, actor)).toBe(false);
  await shop.signInByPassword({ email, password: PASSWORD });
  const other = await hireWithSecondFactor();
  await inTransaction(db, (tx) => accounts.remove(tx, other.userId));
  const { rows } = await sql`
    select user_id from used_totp_steps where user_id in (${userId}, ${other.userId})
    union select "userId" from identity_two_factors where "userId" in (${userId}, ${other.userId})`.execute(
    db,
  );
  expect(rows).toEqual([]);
});
