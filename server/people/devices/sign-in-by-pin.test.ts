import { expect, test } from 'vitest';
import {
  openTabletShop,
  SIGN_IN_BY_PIN,
  TABLET_PASSWORD,
} from '../../../tests/support/people/shared-tablet';
import { forAllTests } from '../../../tests/support/platform/for-tests';
import { LIMIT_RULES } from '../../platform/limits/limit-rules';

const opened = await forAllTests(openTabletShop());
const { shop, hire, enrol, browser, passSeconds } = opened;
const pema = await hire('staff', '7391');
const dorji = await hire('manager', '2580');
const me = '/api/admins/me';

test('staff switch with their PINs, and what they do is theirs', async () => {
  const tablet = await enrol();
  const shown = await tablet.request('GET', '/api/admins/this-device');
  expect(shown.body).toEqual({
    name: 'Counter',
    people: [
      { id: pema.userId, name: pema.name },
      { id: dorji.userId, name: dorji.name },
    ],
  });

  expect((await tablet.enterPin(pema.userId, '7391')).status).toBe(204);
  expect((await tablet.request('GET', me)).body).toMatchObject({ name: pema.name, role: 'staff' });
  const pemasToken = tablet.token;
  expect((await tablet.enterPin(dorji.userId, '2580')).status).toBe(204);
  expect((await tablet.request('GET', me)).body).toMatchObject({ name: dorji.name });
  // The switch ended the session of the one before.
  const { body } = await shop.request('GET', me, {
    token: pemasToken,
    headers: { Cookie: [...tablet.cookies].map((pair) => pair.join('=')).join('; ') },
  });
  expect(body.code).toBe('unauthorized');

  expect((await tablet.request('POST', '/api/categories', { name: 'Teas' })).status).toBe(201);
  const { token } = await opened.owner();
  const log = await shop.succeed('GET', '/api/admin/audit-log?area=categories', { token });
  expect(log.items[0]).toMatchObject({ by: { name: dorji.name } });
});

test('a wrong PIN is refused, for a user without one as well, and changes nothing', async () => {
  const tablet = await enrol();
  const nobody = await hire('staff');
  const before = await shop.everything();
  for (const { userId } of [pema, nobody, { userId: 'nobody' }]) {
    const { status, body } = await tablet.enterPin(userId, '4711');
    expect([status, body.data.issues]).toEqual([
      400,
      [{ path: 'pin', message: 'That PIN is not right.' }],
    ]);
  }
  expect(await shop.everything()).toBe(before);
  expect((await tablet.request('GET', me)).status).toBe(401);
});

test('a session that a PIN opened lasts for a shift, however much it is used', async () => {
  const tablet = await enrol();
  await tablet.enterPin(pema.userId, '7391');
  passSeconds(11 * 3600);
  await tablet.begin();
  expect((await tablet.request('GET', me)).status).toBe(200);
  passSeconds(3600);
  await tablet.begin();
  expect((await tablet.request('GET', me)).status).toBe(401);
  passSeconds(1);
});

test('with a PIN, the owner has the rights of a manager', async () => {
  const owner = await hire('admin', '9012');
  const tablet = await enrol();
  await tablet.enterPin(owner.userId, '9012');
  expect((await tablet.request('GET', me)).body).toMatchObject({ role: 'manager' });
  for (const path of ['/api/admins', '/api/admins/devices', '/api/logs']) {
    expect((await tablet.request('GET', path)).body.code).toBe('forbidden');
  }
  expect(
    (await tablet.request('GET', '/api/admin/bills?from=2026-04-01&to=2026-04-02')).status,
  ).toBe(200);
  await tablet.signInByPassword(owner.account);
  await tablet.begin();
  expect((await tablet.request('GET', me)).body).toMatchObject({ role: 'admin' });
});

test('a new password by the owner removes the PIN, and so does deleting the user', async () => {
  const tablet = await enrol();
  const { token } = await opened.owner();
  const people = async () => {
    const { body } = await tablet.request('GET', '/api/admins/this-device');
    return body.people.map(({ id }: { id: string }) => id);
  };
  const lhamo = await hire('staff', '4826');
  expect(await people()).toContain(lhamo.userId);
  const { account, name } = lhamo;
  const body = { email: account.email, name, role: 'staff', password: `new ${TABLET_PASSWORD}` };
  await shop.succeed('PUT', `/api/admins/${lhamo.userId}`, { token, body });
  expect(await people()).not.toContain(lhamo.userId);
  expect((await tablet.enterPin(lhamo.userId, '4826')).status).toBe(400);

  const karma = await hire('staff', '4826');
  await shop.succeed('DELETE', `/api/admins/${karma.userId}`, { token });
  const left = await shop.shop.database.db.selectFrom('staff_pins').select('user_id').execute();
  expect(left.map((row) => row.user_id)).not.toContain(karma.userId);
  expect((await tablet.enterPin(karma.userId, '4826')).status).toBe(400);
});

test('wrong PINs close the PIN for a quarter of an hour, and few are tried in a day', async () => {
  const tablet = await enrol();
  const other = await enrol('Kitchen');
  const passang = await hire('staff', '8305');
  const { pins, pinsByUser } = LIMIT_RULES;
  const wrong = () => tablet.enterPin(passang.userId, '4711');
  // At once, so that none slips through between counting and comparing.
  const answers = await Promise.all(Array.from({ length: pins.points + 3 }, wrong));
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(pins.points);
  const closed = await tablet.enterPin(passang.userId, '8305');
  expect([closed.status, closed.body.code]).toEqual([429, 'too_many_requests']);
  expect(closed.body.data.retryAfterSeconds).toBeLessThanOrEqual(pins.windowS);
  // Somebody else's PIN, and the same user's on another device, still work.
  expect((await tablet.enterPin(pema.userId, '7391')).status).toBe(204);
  expect((await other.enterPin(passang.userId, '8305')).status).toBe(204);

  for (let tried = pins.points; tried < pinsByUser.points; tried += pins.points) {
    passSeconds(pins.windowS + 1);
    for (let each = 0; each < pins.points; each += 1) expect((await wrong()).status).toBe(400);
  }
  passSeconds(pins.windowS + 1);
  for (const device of [tablet, other]) {
    expect((await device.enterPin(passang.userId, '8305')).status).toBe(429);
  }
  passSeconds(pinsByUser.windowS);
  expect((await tablet.enterPin(passang.userId, '8305')).status).toBe(204);
});

test('one device tries few PINs of all its users in a day', async () => {
  const tablet = await enrol();
  const { pins, pinsByDevice } = LIMIT_RULES;
  const team = [];
  while (team.length <= pinsByDevice.points / pins.points) team.push(await hire('staff', '8305'));
  const statuses = [];
  for (const { userId } of team) {
    for (let each = 0; each < pins.points; each += 1) {
      statuses.push((await tablet.enterPin(userId, '4711')).status);
    }
  }
  expect(statuses.filter((status) => status === 400)).toHaveLength(pinsByDevice.points);
  expect((await tablet.enterPin(pema.userId, '7391')).status).toBe(429);
});

test('malformed PINs are refused before anything is read', async () => {
  const tablet = await enrol();
  const { userId } = pema;
  for (const pin of ['', '739', '73910', 'abcd', 7391, null, { $ne: '' }, ['7391']]) {
    const { status, body } = await tablet.request('POST', SIGN_IN_BY_PIN, { userId, pin });
    expect([status, body.code]).toEqual([400, 'bad_input']);
  }
  // Digits of a Hindi or Nepali keyboard are the same digits.
  expect((await tablet.request('POST', SIGN_IN_BY_PIN, { userId, pin: '७३९१' })).status).toBe(204);
});

test('a device that is not enrolled learns nothing and opens nothing', async () => {
  const laptop = browser();
  const { body } = await laptop.request('GET', '/api/admins/this-device');
  expect(body).toEqual({ name: null, people: [] });
  const entered = { userId: pema.userId, pin: '7391' };
  await shop.refuses(
    () => laptop.request('POST', SIGN_IN_BY_PIN, entered),
    'device_not_enrolled',
    403,
  );
  laptop.cookies.set('shop.enrolled_device', 'a'.repeat(43));
  await shop.refuses(
    () => laptop.request('POST', SIGN_IN_BY_PIN, entered),
    'device_not_enrolled',
    403,
  );
});
