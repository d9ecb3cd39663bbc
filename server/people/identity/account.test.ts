import { expect, test } from 'vitest';
import type { SignedInDevice } from '../../../shared/contract/people/account-contract';
import type { Role } from '../../../shared/domain/platform/roles';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';

const shop = await forEachTest(openTestShop());

const PATH = '/api/admins/me/devices';
let count = 0;

async function hire(role: Role = 'staff') {
  count += 1;
  const account = { email: `device${count}@cafe.example`, password: 'momos and thukpa' };
  const admin = await shop.asAdmin('POST', '/api/admins', { ...account, name: 'P', role });
  const signIn = async (userAgent = '') => {
    const session = await shop.succeed('POST', '/api/auth/sign-in/email', {
      body: account,
      headers: { 'User-Agent': userAgent },
    });
    const { token } = await shop.succeed('GET', '/api/auth/token', { token: session.token });
    return { token: String(token), session: String(session.token) };
  };
  return { admin, signIn };
}

const devices = (token: string): Promise<SignedInDevice[]> => shop.succeed('GET', PATH, { token });
const me = async (token: string) => (await shop.request('GET', '/api/admins/me', { token })).status;

test('users see their own devices, without secrets', async () => {
  const { signIn } = await hire();
  const phone = await signIn('a phone');
  const tablet = await signIn('a tablet');
  const listed = await devices(phone.token);
  expect(listed.map(({ userAgent, isThis }) => [userAgent, isThis]).sort()).toEqual([
    ['a phone', true],
    ['a tablet', false],
  ]);
  expect(listed[0]?.address).toBe('127.0.0.1');
  expect(JSON.stringify(listed)).not.toContain(tablet.session);
});

test('a signed-out device loses access at once, the others keep it', async () => {
  const { signIn } = await hire();
  const [phone, tablet, desk] = [await signIn('phone'), await signIn('tablet'), await signIn()];
  const tabletId = (await devices(phone.token)).find((one) => one.userAgent === 'tablet')?.id;
  await shop.succeed('DELETE', `${PATH}/${tabletId}`, { token: phone.token });
  expect(await me(tablet.token)).toBe(401);
  expect((await shop.request('GET', '/api/auth/token', { token: tablet.session })).status).toBe(
    401,
  );
  expect(await me(desk.token)).toBe(200);
  const others = await shop.succeed('POST', `${PATH}/sign-out-others`, { token: phone.token });
  expect(others).toEqual({ signedOut: 1 });
  expect([await me(phone.token), await me(desk.token)]).toEqual([200, 401]);
});

test('another user’s device cannot be signed out', async () => {
  const [mine, theirs] = [await hire('admin'), await hire()];
  const [me1, other] = [await mine.signIn(), await theirs.signIn()];
  const [device] = await devices(other.token);
  await shop.refuses(
    () => shop.request('DELETE', `${PATH}/${device?.id}`, { token: me1.token }),
    'not_found',
    404,
  );
  await shop.succeed('POST', `${PATH}/sign-out-others`, { token: me1.token });
  expect(await me(other.token)).toBe(200);
});

test('signing out, a lower role and removal take effect at once', async () => {
  const { admin, signIn } = await hire('manager');
  const [phone, tablet] = [await signIn(), await signIn()];
  await shop.succeed('POST', '/api/auth/sign-out', { token: phone.session, body: {} });
  expect(await me(phone.token)).toBe(401);
  const addCategory = () =>
    shop.request('POST', '/api/categories', { token: tablet.token, body: {} });
  expect((await addCategory()).status).toBe(400);
  await shop.asAdmin('PUT', `/api/admins/${admin.id}`, { ...admin, role: 'staff' });
  expect((await addCategory()).status).toBe(403);
  await shop.asAdmin('DELETE', `/api/admins/${admin.id}`);
  expect(await me(tablet.token)).toBe(401);
});

test('a customer’s sign-out takes effect at once', async () => {
  const { token, session } = await shop.signInByCode('+919800000031');
  const profile = () => shop.request('GET', '/api/users/me', { token });
  expect((await profile()).status).toBe(200);
  await shop.succeed('POST', '/api/auth/sign-out', { token: session, body: {} });
  expect((await profile()).body.code).toBe('unauthorized');
});
