import { orderFor } from '../support/test-orders';
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
const nowhere = (send: Attack['send']) => refused(409, 'location_required', send);
const settings = (document: Body) =>
  bad(({ admin }) => ['PUT', '/api/settings', { token: admin.token, body: document }]);

/** A sign-in that another site's page has its visitor send. */
const foreign = (headers: Record<string, string>, path = '/sign-in/email') =>
  refused(403, 'forbidden', () => [
    'POST',
    `/api/auth${path}`,
    { headers, body: { email: 'owner@cafe.example', password: 'first-admin-password' } },
  ]);

export const ADDRESSES_AND_REDIRECTS: Attacks = {
  'a latitude beyond the pole': saved({ latitude: 90.01 }),
  'a longitude beyond the earth': saved({ longitude: -180.01 }),
  'a latitude that is a word': saved({ latitude: '27.31' }),
  'a latitude that is NaN': rawAddress('27.31', 'NaN'),
  'a latitude without end': rawAddress('27.31', '1e999'),
  'a latitude without a longitude': saved({ longitude: null }),
  'a longitude without a latitude': saved({ latitude: null }),
  'a latitude that is a list': saved({ latitude: [27.31] }),
  'an accuracy below nothing': saved({ accuracy: -1 }),
  'an accuracy beyond the earth': saved({ accuracy: 1e9 }),
  'a PIN code of letters': saved({ zipCode: 'ABCDEF' }),
  'a PIN code of other digits': saved({ zipCode: '७३७१३९' }),
  'a PIN code with a line behind': saved({ zipCode: '737139\n' }),
  'a street of nothing': saved({ street: ' ' }),
  'a street of three hundred letters': saved({ street: 'a'.repeat(300) }),
  'a check skipped by a word': saved({ latitude: 27.17, skipLocationVerification: 'yes' }),
  'a check skipped by a number': saved({ latitude: 27.17, skipLocationVerification: 1 }),
  'a place outside the zone': saved(FAR, outside),
  'a place on the other side of the earth': saved({ latitude: -27.3, longitude: -91.6 }, outside),
  'a place that says that it is verified': saved(
    { ...FAR, locationVerified: true, distance: 0, verified: true },
    outside,
  ),
  'an address that nobody has located': saved({ latitude: null, longitude: null }, nowhere),
  'another customer’s id for an address': hidden(({ asha, eve }) => [
    'POST',
    `/api/users/${eve.userId}/addresses`,
    { token: asha.token, body: ADDRESS },
  ]),
  'an order to a place outside the zone': delivered(FAR, outside),
  'an order to an address that nobody has located': delivered({ street: 'X' }, nowhere),
  'an order that says that it is verified': delivered(
    { ...FAR, locationVerified: true, deliveryRadius: 500 },
    outside,
  ),
  'an order to a latitude that is a word': delivered({ ...NEAR, latitude: '27.31' }),
  'an order to nowhere': delivered(undefined),
  'an order to a list of places': delivered([NEAR, NEAR]),
  'an address that is a thing': bad(({ asha, tea }) => [
    'POST',
    '/api/orders',
    {
      token: asha.token,
      body: orderFor(tea, 1, { deliveryMethod: 'delivery', addressId: { $ne: null } }),
    },
  ]),
  'a shop beyond the pole': settings({ storeLatitude: 91 }),

  'a sign-in from another site': foreign({ Origin: 'https://evil.example' }),
  'a sign-in from a site whose name begins like ours': foreign({
    Origin: 'http://localhost:3000.evil.example',
  }),
  'a sign-in from another port': foreign({ Origin: 'http://localhost:3001' }),
  'a sign-in by another way of asking': foreign({ Origin: 'https://localhost:3000' }),
  'a sign-in from a page without an origin': foreign({ Origin: 'null' }),
  'a sign-in from two origins': foreign({ Origin: 'http://localhost:3000, https://evil.example' }),
  'a sign-in behind a forged host': foreign({
    Origin: 'https://evil.example',
    'X-Forwarded-Host': 'evil.example',
    'X-Forwarded-Proto': 'https',
    Forwarded: 'host=evil.example;proto=https',
  }),
  'a sign-out from another site': foreign({ Origin: 'https://evil.example' }, '/sign-out'),
  'a code asked for by another site': foreign(
    { Origin: 'https://evil.example' },
    '/phone-number/send-otp',
  ),
  'a way back to another site, at a call that there is not': hidden(() => [
    'GET',
    '/api/auth/callback?redirect_to=//evil.example&callbackURL=https://evil.example',
  ]),
  'a way to another site by a provider': hidden(() => [
    'POST',
    '/api/auth/sign-in/social',
    { body: { provider: 'google', callbackURL: 'https://evil.example' } },
  ]),
  'a way to another site by a letter': hidden(() => [
    'GET',
    '/api/auth/verify-email?token=x&callbackURL=https://evil.example',
  ]),
  'a way to another site after a new password': hidden(() => [
    'GET',
    '/api/auth/reset-password/x?callbackURL=https://evil.example',
  ]),
};
