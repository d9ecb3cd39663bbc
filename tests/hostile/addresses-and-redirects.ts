import { orderFor } from '../support/orders/test-orders';
import { type Attack, type Attacks, bad, hidden, refused } from './attack';
import { NEAR } from './victims';

type Body = Record<string, unknown>;

const ADDRESS = { name: 'Home', ...NEAR };
const FAR = { ...ADDRESS, latitude: 27.17 };

const saved = (changes: Body, make = bad): Attack =>
  make(({ asha }) => [
    'POST',
    '/api/users/me/addresses',
    { token: asha.token, body: { ...ADDRESS, ...changes } },
  ]);
const rawAddress = (from: string, to: string) =>
  bad(({ asha }) => [
    'POST',
    '/api/users/me/addresses',
    { token: asha.token, body: JSON.stringify(ADDRESS).replace(from, to) },
  ]);
const delivered = (deliveryAddress: unknown, make = bad): Attack =>
  make(({ asha, tea }) => [
    'POST',
    '/api/orders',
    { token: asha.token, body: orderFor(tea, 1, { deliveryMethod: 'delivery', deliveryAddress }) },
  ]);
const outside = (send: Attack['send']) => refused(409, 'outside_delivery_zone', send);

/** A sign-in sent by another site's page from its visitor's browser. */
const foreign = (headers: Record<string, string>, path = '/sign-in/email') =>
  refused(403, 'forbidden', () => [
    'POST',
    `/api/auth${path}`,
    { headers, body: { email: 'owner@cafe.example', password: 'first-admin-password' } },
  ]);

export const ADDRESSES_AND_REDIRECTS: Attacks = {
  'a longitude below -180': saved({ longitude: -180.01 }),
  'a latitude as a string': saved({ latitude: '27.31' }),
  'a latitude of NaN': rawAddress('27.31', 'NaN'),
  'an infinite latitude': rawAddress('27.31', '1e999'),
  'a latitude as an array': saved({ latitude: [27.31] }),
  'an accuracy larger than the earth': saved({ accuracy: 1e9 }),
  'a PIN code of letters': saved({ zipCode: 'ABCDEF' }),
  'a PIN code of digits in circles': saved({ zipCode: '⑦③⑦①③⑨' }),
  'a PIN code with a line break': saved({ zipCode: '737139\n' }),
  'a street of 300 characters': saved({ street: 'a'.repeat(300) }),
  'a location check skipped with a string': saved({
    latitude: 27.17,
    skipLocationVerification: 'yes',
  }),
  'a location check skipped with a number': saved({ latitude: 27.17, skipLocationVerification: 1 }),
  'a location outside the zone': saved(FAR, outside),
  'a location on the other side of the earth': saved(
    { latitude: -27.3, longitude: -91.6 },
    outside,
  ),
  'a location that claims to be verified': saved(
    { ...FAR, locationVerified: true, distance: 0, verified: true },
    outside,
  ),
  'an address for another customer’s id': hidden(({ asha, eve }) => [
    'POST',
    `/api/users/${eve.userId}/addresses`,
    { token: asha.token, body: ADDRESS },
  ]),
  'an order that claims to be verified': delivered(
    { ...FAR, locationVerified: true, deliveryRadius: 500 },
    outside,
  ),
  'an order with a latitude as a string': delivered({ ...NEAR, latitude: '27.31' }),
  'an order to an array of addresses': delivered([NEAR, NEAR]),
  'an address id as an object': bad(({ asha, tea }) => [
    'POST',
    '/api/orders',
    {
      token: asha.token,
      body: orderFor(tea, 1, { deliveryMethod: 'delivery', addressId: { $ne: null } }),
    },
  ]),

  'a sign-in from another site': foreign({ Origin: 'https://evil.example' }),
  'a sign-in from an origin with our prefix': foreign({
    Origin: 'http://localhost:3000.evil.example',
  }),
  'a sign-in from another port': foreign({ Origin: 'http://localhost:3001' }),
  'a sign-in from another scheme': foreign({ Origin: 'https://localhost:3000' }),
  'a sign-in from an opaque origin': foreign({ Origin: 'null' }),
  'a sign-in from two origins': foreign({ Origin: 'http://localhost:3000, https://evil.example' }),
  'a sign-in with a forged host': foreign({
    Origin: 'https://evil.example',
    'X-Forwarded-Host': 'evil.example',
    'X-Forwarded-Proto': 'https',
    Forwarded: 'host=evil.example;proto=https',
  }),
  'a sign-out from another site': foreign({ Origin: 'https://evil.example' }, '/sign-out'),
  'a code requested by another site': foreign(
    { Origin: 'https://evil.example' },
    '/phone-number/send-otp',
  ),
  'a redirect to another site by an unknown call': hidden(() => [
    'GET',
    '/api/auth/callback?redirect_to=//evil.example&callbackURL=https://evil.example',
  ]),
  'a redirect to another site by social sign-in': hidden(() => [
    'POST',
    '/api/auth/sign-in/social',
    { body: { provider: 'google', callbackURL: 'https://evil.example' } },
  ]),
  'a redirect to another site by e-mail verification': hidden(() => [
    'GET',
    '/api/auth/verify-email?token=x&callbackURL=https://evil.example',
  ]),
  'a redirect to another site by a password reset': hidden(() => [
    'GET',
    '/api/auth/reset-password/x?callbackURL=https://evil.example',
  ]),
};
