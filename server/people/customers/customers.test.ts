import { describe, expect, test } from 'vitest';
import { SUGGESTED_CONTENT } from '../../../shared/contract/shop/suggestions';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop, type SignedIn } from '../../../tests/support/platform/test-shop';

const shop = await forEachTest(openTestShop());
const asha = await shop.signInCustomer('+919811111111');
const binod = await shop.signInCustomer('+919822222222');

const INSIDE = { latitude: 27.31, longitude: 88.37 };
const OUTSIDE = { latitude: 27.4, longitude: 88.366 };
const HOME = { name: 'Home', street: '12 Main Bazaar', ...INSIDE };

const add = ({ token }: SignedIn, fields: object = {}) => {
  shop.platform.passSeconds(1);
  return shop.request('POST', '/api/users/me/addresses', { token, body: { ...HOME, ...fields } });
};

describe('the profile', () => {
  test('is created by the first request, and can be renamed', async () => {
    const { token, userId } = asha;
    expect(await shop.succeed('GET', `/api/users/${userId}`, { token })).toEqual({
      id: userId,
      name: '',
      phoneNumber: '+919811111111',
      addresses: [],
    });
    const renamed = await shop.succeed('PUT', '/api/users/me', { token, body: { name: ' Asha ' } });
    expect(renamed.name).toBe('Asha');
  });

  test.each(['a\u0000b', '\u001b[31m', 'x'.repeat(101)])('cannot be named %j', async (name) => {
    const answer = await shop.request('PUT', '/api/users/me', {
      token: asha.token,
      body: { name },
    });
    expect(answer.status).toBe(400);
  });
});

describe('an address', () => {
  test('gets the owner’s town, and the first one is the default', async () => {
    await shop.asAdmin('PUT', '/api/content', SUGGESTED_CONTENT);
    const first = await add(asha);
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      ...HOME,
      aptSuite: '',
      city: 'Ravangla',
      state: 'Sikkim',
      zipCode: '737139',
      isDefault: true,
      accuracy: null,
      skipLocationVerification: false,
    });
    expect((await add(asha, { name: 'Work' })).body.isDefault).toBe(false);
    await add(asha, { name: 'Shop', isDefault: true });
    const { addresses } = await shop.succeed('GET', '/api/users/me', { token: asha.token });
    expect(
      addresses.map((a: { name: string; isDefault: boolean }) => [a.name, a.isDefault]),
    ).toEqual([
      ['Home', false],
      ['Work', false],
      ['Shop', true],
    ]);
  });

  test('can be changed and deleted by its owner', async () => {
    const { body: address } = await add(binod);
    const path = (id: string) => `/api/users/me/addresses/${id}`;
    const own = { token: binod.token, body: { ...HOME, street: 'Moved' } };
    expect((await shop.succeed('PUT', path(address.id), own)).street).toBe('Moved');
    const landmark = 'Blue gate';
    const marked = { token: binod.token, body: { ...HOME, landmark } };
    expect((await shop.succeed('PUT', path(address.id), marked)).landmark).toBe(landmark);
    const { addresses } = await shop.succeed('GET', '/api/users/me', { token: binod.token });
    expect(addresses[0].landmark).toBe(landmark);
    expect((await shop.request('DELETE', path(address.id), { token: binod.token })).status).toBe(
      204,
    );
  });

  test.each([
    ['outside the zone by a vague fix', { ...OUTSIDE, accuracy: 50_000 }, 'location_required'],
    ['located to within more than the radius', { accuracy: 1_000_000 }, 'location_required'],
    ['without a location', { latitude: null, longitude: null }, 'location_required'],
  ])('%s is refused, and accepted when the check is skipped', async (_what, place, code) => {
    const refused = await add(asha, place);
    expect(refused.status).toBe(409);
    expect(refused.body.code).toBe(code);
    const ticked = await add(asha, { ...place, skipLocationVerification: true });
    expect(ticked.status).toBe(201);
    expect(ticked.body.skipLocationVerification).toBe(true);
  });

  test('outside the zone is refused with the owner’s radius', async () => {
    const message = (km: number) =>
      `Sorry, we don't deliver to your location. We only deliver within ${km} km of our store.`;
    expect((await add(asha, OUTSIDE)).body.message).toBe(message(5));
    await shop.changeSettings({ deliveryRadius: 11 });
    expect((await add(asha, OUTSIDE)).status).toBe(201);
  });

  test.each([
    ['street', ''],
    ['name', ''],
    ['zipCode', '12'],
    ['latitude', 91],
    ['latitude', null],
    ['longitude', 'east'],
    ['street', 'x'.repeat(201)],
  ])('whose %s is %j is refused', async (field, value) => {
    const before = await shop.everything();
    const answer = await add(asha, { [field]: value });
    expect(answer.status).toBe(400);
    expect(await shop.everything()).toBe(before);
  });
});
