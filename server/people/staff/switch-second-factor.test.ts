import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { authenticatorApp } from '../../../tests/support/people/authenticator-app';
import {
  openSecondFactorShop,
  SECOND_FACTOR_PATH,
  STAFF_PASSWORD,
} from '../../../tests/support/people/second-factor';
import { MISSING_TABLE_STATUS } from '../../../tests/support/platform/broken-column';
import { forAllTests } from '../../../tests/support/platform/for-tests';
import { commandLineActor } from '../../platform/audit/audit-actor';
import { inTransaction } from '../../platform/db/transaction';
import { LIMIT_RULES } from '../../platform/limits/limit-rules';
import { secondFactors } from '../identity/second-factors';
import { rescueSecondFactor } from './rescue-admin';

const { points, windowS } = LIMIT_RULES.secondFactors;

const opened = await forAllTests(openSecondFactorShop());
const shop = opened.shop;
/** Created once, because hashing passwords is slow. */
const lhamo = await opened.hire();
beforeEach(() => opened.passSeconds(windowS));

test('switching it on ends the other sessions', async () => {
  const account = { email: 'elsewhere@cafe.example', password: STAFF_PASSWORD };
  const owner = await opened.ownersToken();
  await shop.succeed('POST', '/api/admins', { token: owner, body: { ...account, role: 'staff' } });
  const elsewhere = await shop.signInByPassword(account);
  const { token } = await shop.signInByPassword(account);
  const { db } = shop.shop.database;
  const { key } = await shop.succeed('POST', SECOND_FACTOR_PATH, {
    token,
    body: { password: STAFF_PASSWORD },
  });
  const confirm = () =>
    shop.request('POST', `${SECOND_FACTOR_PATH}/confirm`, {
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
  const { email, session: open, userId, app } = await opened.hire();
  const token = await opened.accessToken(open);
  const post = (path: string, body: object) =>
    shop.request('POST', `${SECOND_FACTOR_PATH}${path}`, { token, body });
  const before = await shop.everything();
  expect((await post('', { password: STAFF_PASSWORD })).body.code).toBe('conflict');
  expect((await post('/confirm', { code: app.code() })).body.code).toBe('conflict');
  for (let each = 0; each < points; each += 1) {
    const wrong = await post('/switch-off', { password: 'not-the-password' });
    expect(wrong.body.data.issues[0].path).toBe('password');
  }
  expect((await post('/switch-off', { password: STAFF_PASSWORD })).status).toBe(429);
  expect(await shop.everything()).toBe(before);
  opened.passSeconds(windowS);
  const session = await opened.answer(await opened.firstStep(email), { code: app.code() });
  const off = {
    token: await opened.accessToken(session.body.token),
    body: { password: STAFF_PASSWORD },
  };
  await shop.succeed('POST', `${SECOND_FACTOR_PATH}/switch-off`, off);
  expect((await shop.request('POST', `${SECOND_FACTOR_PATH}/switch-off`, off)).status).toBe(404);
  const again = await shop.signInByPassword({ email, password: STAFF_PASSWORD });

  const begun = { token: again.token, body: { password: STAFF_PASSWORD } };
  const { key } = await shop.succeed('POST', SECOND_FACTOR_PATH, begun);
  // Until it is confirmed, sign-in needs no code, and a wrong code does not confirm it.
  const wrong = { token: again.token, body: { code: authenticatorApp(key).wrongCode() } };
  expect((await shop.request('POST', `${SECOND_FACTOR_PATH}/confirm`, wrong)).status).toBe(400);
  await shop.signInByPassword({ email, password: STAFF_PASSWORD });
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
  await shop.signInByPassword({ email, password: STAFF_PASSWORD });
  const other = await opened.hire();
  await inTransaction(db, (tx) => accounts.remove(tx, other.userId));
  const { rows } = await sql`
    select user_id from used_totp_steps where user_id in (${userId}, ${other.userId})
    union select "userId" from identity_two_factors where "userId" in (${userId}, ${other.userId})`.execute(
    db,
  );
  expect(rows).toEqual([]);
});
