import { expect, test } from 'vitest';
import { openTabletShop, TABLET_PASSWORD } from '../../../tests/support/people/shared-tablet';
import { forAllTests } from '../../../tests/support/platform/for-tests';
import { LIMIT_RULES } from '../../platform/limits/limit-rules';

const opened = await forAllTests(openTabletShop());
const { shop, hire, enrol } = opened;
const PASSWORD = '/api/admins/me/password';
const PIN = '/api/admins/me/pin';
const NEW = 'rhododendrons over Ravangla';

const put = (path: string, token: string, body: object) =>
  shop.request('PUT', path, { token, body });

test.each(['staff', 'manager'])(
  'a user with the role %s changes their own password',
  async (role) => {
    const { token, account, userId } = await hire(role);
    const elsewhere = await shop.signInByPassword(account);
    const body = { currentPassword: TABLET_PASSWORD, password: NEW };
    expect((await put(PASSWORD, token, body)).status).toBe(204);

    // This session stays, the others end.
    expect((await shop.request('GET', '/api/admins/me', { token })).status).toBe(200);
    expect((await shop.request('GET', '/api/admins/me', elsewhere)).status).toBe(401);
    const old = await shop.request('POST', '/api/auth/sign-in/email', { body: account });
    expect(old.status).toBe(401);
    await shop.signInByPassword({ ...account, password: NEW });
    const { token: owner } = await opened.owner();
    const log = await shop.succeed('GET', '/api/admin/audit-log?area=users', { token: owner });
    expect(log.items).toContainEqual(
      expect.objectContaining({
        by: expect.objectContaining({ id: userId }),
        subject: expect.objectContaining({ id: userId }),
        to: { passwordChanged: true },
      }),
    );
    expect(JSON.stringify(log)).not.toContain(NEW);
  },
);

test('a new password needs the current one, and is hard to guess', async () => {
  const { token, account } = await hire('staff');
  const wrong = { currentPassword: 'not-the-password', password: NEW };
  const refused = await shop.refuses(() => put(PASSWORD, token, wrong), 'bad_input');
  expect(refused.data.issues[0].path).toBe('currentPassword');
  for (const password of ['short', 'password123', account.email, 'x'.repeat(129)]) {
    const body = { currentPassword: TABLET_PASSWORD, password };
    const { status, body: answer } = await put(PASSWORD, token, body);
    expect([status, answer.data.issues[0].path]).toEqual([400, 'password']);
  }
  await shop.signInByPassword(account);
});

test('guesses at the current password are limited, for a PIN as well', async () => {
  const { token } = await hire('staff');
  for (let each = 0; each < LIMIT_RULES.secondFactors.points; each += 1) {
    const body = each % 2 ? { pin: '7391' } : { password: NEW };
    const guess = { currentPassword: 'wrong', ...(each % 2 && { password: 'wrong' }), ...body };
    expect((await put(each % 2 ? PIN : PASSWORD, token, guess)).status).toBe(400);
  }
  const right = { currentPassword: TABLET_PASSWORD, password: NEW };
  expect((await put(PASSWORD, token, right)).status).toBe(429);
  const pin = { password: TABLET_PASSWORD, pin: '7391' };
  expect((await put(PIN, token, pin)).status).toBe(429);
});

test('a PIN is set with the password, replaced, and never told', async () => {
  const { token, userId } = await hire('staff');
  const read = () => shop.succeed('GET', PIN, { token });
  expect(await read()).toEqual({ isUsable: false, setAt: null });
  const tablet = await enrol();
  expect(await read()).toEqual({ isUsable: true, setAt: null });
  for (const pin of ['0000', '1234', '4321', '1998', '1212']) {
    const easy = { password: TABLET_PASSWORD, pin };
    const refused = await shop.refuses(() => put(PIN, token, easy), 'bad_input');
    expect(refused.data.issues[0].path).toBe('pin');
  }
  const unproved = { password: 'not-the-password', pin: '7391' };
  await shop.refuses(() => put(PIN, token, unproved), 'bad_input');

  for (const pin of ['7391', '2580']) {
    expect((await put(PIN, token, { password: TABLET_PASSWORD, pin })).status).toBe(204);
    expect((await tablet.enterPin(userId, pin)).status).toBe(204);
  }
  expect((await tablet.enterPin(userId, '7391')).status).toBe(400);
  expect(await read()).toEqual({ isUsable: true, setAt: expect.any(String) });
  const { token: owner } = await opened.owner();
  const log = await shop.succeed('GET', '/api/admin/audit-log?area=users', { token: owner });
  expect(log.items).toContainEqual(
    expect.objectContaining({
      by: expect.objectContaining({ id: userId }),
      to: { pinChanged: true },
    }),
  );
});

test('two users may have the same PIN', async () => {
  const tablet = await enrol();
  for (const one of [await hire('staff', '6174'), await hire('staff', '6174')]) {
    expect((await tablet.enterPin(one.userId, '6174')).status).toBe(204);
    expect((await tablet.request('GET', '/api/admins/me')).body.name).toBe(one.name);
  }
});
