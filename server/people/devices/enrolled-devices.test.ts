import { expect, test } from 'vitest';
import { openTabletShop, SIGN_IN_BY_PIN } from '../../../tests/support/people/shared-tablet';
import { forAllTests } from '../../../tests/support/platform/for-tests';

const opened = await forAllTests(openTabletShop());
const { shop, hire, enrol, browser, owner } = opened;
const pema = await hire('staff', '7391');
const me = '/api/admins/me';
const SECRET = 'shop.enrolled_device';
const SESSION = 'shop.session_token';

test('a PIN session is worth nothing without its device', async () => {
  const tablet = await enrol();
  await tablet.enterPin(pema.userId, '7391');
  const { token } = tablet;
  const session = tablet.cookies.get(SESSION) ?? '';

  // Its access token and its session's cookie, stolen.
  expect((await shop.request('GET', me, { token })).body.code).toBe('unauthorized');
  const thief = browser(new Map([[SESSION, session]]));
  await thief.begin();
  expect((await thief.request('GET', me)).body.code).toBe('unauthorized');
  // Another enrolled device is not its device either.
  const other = await enrol('Kitchen');
  other.cookies.set(SESSION, session);
  await other.begin();
  expect((await other.request('GET', me)).body.code).toBe('unauthorized');
  expect((await tablet.request('GET', me)).status).toBe(200);
});

test('a stolen cookie of a device opens nothing without a PIN', async () => {
  const tablet = await enrol();
  const thief = browser(new Map([[SECRET, tablet.cookies.get(SECRET) ?? '']]));
  for (const path of [me, '/api/orders', '/api/admins/devices']) {
    expect((await thief.request('GET', path)).status).toBe(401);
  }
  expect((await thief.request('GET', '/api/auth/token')).status).toBe(401);
});

test('the secret is in no table and in no response', async () => {
  const tablet = await enrol();
  const secret = tablet.cookies.get(SECRET) ?? '';
  expect(secret).toMatch(/^[\w-]{43}$/);
  const { token } = await owner();
  const listed = await shop.succeed('GET', '/api/admins/devices', { token });
  expect(JSON.stringify(listed)).not.toContain(secret);
  const { db } = shop.shop.database;
  const rows = await db.selectFrom('enrolled_devices').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(secret);
  const pins = await db.selectFrom('staff_pins').selectAll().execute();
  // A hash may hold these digits by chance, within others.
  expect(JSON.stringify(pins)).not.toMatch(/(?<![\w-])7391(?![\w-])/);
});

test('a revoked device opens nothing, and its PIN sessions have ended', async () => {
  const tablet = await enrol('Lost');
  const other = await enrol('Kitchen');
  await tablet.enterPin(pema.userId, '7391');
  await other.enterPin(pema.userId, '7391');
  opened.passSeconds(1);
  const { token } = await owner();
  await shop.succeed('DELETE', `/api/admins/devices/${tablet.id}`, { token });

  expect((await tablet.request('GET', me)).body.code).toBe('unauthorized');
  await tablet.begin();
  expect((await tablet.request('GET', me)).status).toBe(401);
  expect((await tablet.enterPin(pema.userId, '7391')).body.code).toBe('device_not_enrolled');
  expect((await other.request('GET', me)).status).toBe(200);
  const again = await shop.request('DELETE', `/api/admins/devices/${tablet.id}`, { token });
  expect(again.status).toBe(404);
  const { items } = await shop.succeed('GET', '/api/admin/audit-log?area=users&q=Lost', { token });
  expect(items.map(({ to }: { to: object }) => to)).toEqual([
    { deviceEnrolled: false },
    { deviceEnrolled: true },
  ]);
});

test('whatever is first, a sign-in beside the revocation opens nothing', async () => {
  const { token } = await owner();
  for (let round = 0; round < 5; round += 1) {
    const tablet = await enrol(`Round ${round}`);
    const [signedIn] = await Promise.all([
      tablet.request('POST', SIGN_IN_BY_PIN, { userId: pema.userId, pin: '7391' }),
      shop.succeed('DELETE', `/api/admins/devices/${tablet.id}`, { token }),
    ]);
    expect([204, 403]).toContain(signedIn.status);
    await tablet.begin();
    expect((await tablet.request('GET', me)).status).toBe(401);
  }
});

test('a device that is enrolled again has a new secret, and one row', async () => {
  const tablet = await enrol('Before');
  await tablet.enterPin(pema.userId, '7391');
  const old = new Map(tablet.cookies);
  tablet.use((await owner()).token);
  expect((await tablet.request('POST', '/api/admins/devices', { name: 'After' })).status).toBe(201);
  const { body } = await tablet.request('GET', '/api/admins/devices');
  const named = body.filter(({ name }: { name: string }) => ['Before', 'After'].includes(name));
  expect(named).toMatchObject([{ name: 'After', isThis: true, lastUsedAt: null }]);
  const thief = browser(old);
  await thief.begin();
  expect((await thief.request('GET', me)).status).toBe(401);
});

test('at most twenty devices are enrolled, each with a name', async () => {
  const { token } = await owner();
  const list = () => shop.succeed('GET', '/api/admins/devices', { token });
  while ((await list()).length < 19) await enrol();
  const body = { name: 'One more' };
  const together = [1, 2, 3].map(() =>
    shop.request('POST', '/api/admins/devices', { token, body }),
  );
  const statuses = (await Promise.all(together)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([201, 409, 409]);
  const refused = await shop.refuses(
    () => shop.request('POST', '/api/admins/devices', { token, body }),
    'too_many_devices',
    409,
  );
  expect(refused.data).toEqual({ most: 20 });
  for (const name of ['', ' ', 'x'.repeat(41)]) {
    const unnamed = { token, body: { name } };
    expect((await shop.request('POST', '/api/admins/devices', unnamed)).status).toBe(400);
  }
});
