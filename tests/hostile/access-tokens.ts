import { CompactEncrypt, generateKeyPair, UnsecuredJWT } from 'jose';
import type { SignedIn } from '../support/platform/test-shop';
import { type Attack, type Attacks, type Hostile, refused, unknown } from './attack';
import {
  type Claims,
  claimsFor,
  encoded,
  partsOf,
  SHOP,
  signedByEve,
  signedByTheShop,
} from './forge-token';
import type { Victims } from './victims';

/** Creates an admin: an attacker who succeeds owns the shop. */
export const seize = (headers: Record<string, string>): Hostile => [
  'POST',
  '/api/admins',
  {
    headers,
    body: { email: 'eve@evil.example', password: 'a-password-of-eve', role: 'admin' },
  },
];

const bearing = (token: string) => seize({ Authorization: `Bearer ${token}` });

/** Sends a token forged from the admin's. */
const forged = (make: (admin: SignedIn, victims: Victims) => string | Promise<string>): Attack =>
  unknown(async (victims) => bearing(await make(victims.admin, victims)));

/** Sends a token with these claims, signed by the shop's own key. */
const ours = (claims: (admin: SignedIn) => Claims): Attack =>
  forged((admin, { shop }) => signedByTheShop(shop, claims(admin)));

const without = (algorithm: string) =>
  forged(({ token }) => `${encoded({ alg: algorithm })}.${partsOf(token).payload}.`);

/** A token signed with the public key as an HMAC secret. */
const byPublicKey = forged(async (admin, { shop }) => {
  const keys = await shop.succeed('GET', '/api/auth/jwks');
  const { kid } = partsOf(admin.token).decodedHeader;
  return claimsFor(admin)
    .setProtectedHeader({ alg: 'HS256', kid })
    .sign(new TextEncoder().encode(keys.keys[0].x.padEnd(32, '0')));
});

const encrypted = forged(async ({ token }) => {
  const { publicKey } = await generateKeyPair('RSA-OAEP-256');
  return new CompactEncrypt(new TextEncoder().encode(token))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM' })
    .encrypt(publicKey);
});

export const ACCESS_TOKENS: Attacks = {
  'no token': unknown(() => seize({})),
  'an empty bearer token': unknown(() => seize({ Authorization: 'Bearer ' })),
  'a token of one word': unknown(() => bearing('admin')),
  'a token of three words': unknown(() => bearing('a.b.c')),
  'a token of 20,000 characters': unknown(() => bearing('a'.repeat(20_000))),
  'two tokens': unknown(({ admin }) => bearing(`${admin.token} ${admin.token}`)),
  'basic authentication': unknown(() =>
    seize({ Authorization: `Basic ${btoa('owner@cafe.example:first-admin-password')}` }),
  ),
  'the token in the query': unknown(({ admin }) => {
    const [method, path, sent] = seize({});
    return [method, `${path}?access_token=${admin.token}&token=${admin.token}`, sent];
  }),
  'the token as a cookie': unknown(({ admin }) =>
    seize({ Cookie: `token=${admin.token}; Authorization=Bearer ${admin.token}` }),
  ),
  'the session cookie': unknown(async ({ shop }) => {
    const answer = await shop.request('POST', '/api/auth/sign-in/email', {
      body: { email: 'owner@cafe.example', password: 'first-admin-password' },
    });
    return seize({ Cookie: answer.headers.get('Set-Cookie')?.split(';')[0] ?? '' });
  }),
  'the session token': unknown(async ({ shop }) => {
    const session = await shop.succeed('POST', '/api/auth/sign-in/email', {
      body: { email: 'owner@cafe.example', password: 'first-admin-password' },
    });
    return bearing(session.token);
  }),
  'an unsecured token from a library': forged(({ userId }) =>
    new UnsecuredJWT({ sub: userId })
      .setIssuer(SHOP)
      .setAudience(SHOP)
      .setExpirationTime('5m')
      .encode(),
  ),
  'alg none': without('none'),
  'alg None': without('None'),
  'alg nOnE': without('nOnE'),
  'no alg at all': forged(({ token }) => `${encoded({})}.${partsOf(token).payload}.`),
  'the signature cut off': forged(({ token }) => token.slice(0, token.lastIndexOf('.') + 1)),
  'a changed signature': forged(({ token }) => {
    const { header, payload, signature } = partsOf(token);
    return `${header}.${payload}.${signature[0] === 'A' ? 'B' : 'A'}${signature.slice(1)}`;
  }),
  'a customer’s token with the admin’s id': forged(({ userId }, { eve }) => {
    const { header, decodedPayload, signature } = partsOf(eve.token);
    return `${header}.${encoded({ ...decodedPayload, sub: userId })}.${signature}`;
  }),
  'a token with a later expiry': forged(({ token }) => {
    const { header, decodedPayload, signature } = partsOf(token);
    return `${header}.${encoded({ ...decodedPayload, exp: decodedPayload.exp + 1 })}.${signature}`;
  }),
  'a foreign key under our key id': forged((admin) => signedByEve(admin, {})),
  'a foreign key under its own key id': forged((admin) => signedByEve(admin, { kid: 'eve' })),
  'a foreign key without a key id': forged((admin) => signedByEve(admin, { kid: undefined })),
  'a foreign key embedded in the header': forged((admin) => signedByEve(admin, { jwk: 'own' })),
  'a foreign key to fetch from a URL': forged((admin) =>
    signedByEve(admin, { kid: 'eve', jku: 'https://evil.example/jwks', x5u: 'http://127.0.0.1/' }),
  ),
  'a key id with a file path': forged((admin) =>
    signedByEve(admin, { kid: '../../../../../../dev/null' }),
  ),
  'a key id with SQL': forged((admin) => signedByEve(admin, { kid: "' union select 'x' --" })),
  'our public key as an HMAC secret': byPublicKey,
  'an empty secret': forged((admin) =>
    claimsFor(admin).setProtectedHeader({ alg: 'HS256' }).sign(new Uint8Array(32)),
  ),
  'an encrypted token': encrypted,
  'an unknown critical extension': forged(({ token }) => {
    const { decodedHeader, payload, signature } = partsOf(token);
    return `${encoded({ ...decodedHeader, crit: ['eve'], eve: true })}.${payload}.${signature}`;
  }),
  'our key, expired': ours(({ userId }) => ({ sub: userId, exp: 1 })),
  'our key, not yet valid': ours(({ userId }) => ({ sub: userId, nbf: 4_000_000_000 })),
  'our key, for another audience': ours(({ userId }) => ({
    sub: userId,
    aud: 'https://other.example',
  })),
  'our key, for an audience with our prefix': ours(({ userId }) => ({
    sub: userId,
    aud: `${SHOP}.evil.example`,
  })),
  'our key, from another issuer': ours(({ userId }) => ({
    sub: userId,
    iss: 'https://other.example',
  })),
  'our key, without a subject': ours(() => ({})),
  'our key, with an empty subject': ours(() => ({ sub: '' })),
  'a customer’s token with the admin’s admin-UID': refused(
    403,
    'admin_uid_mismatch',
    ({ eve, admin }) => seize({ Authorization: `Bearer ${eve.token}`, 'admin-UID': admin.userId }),
  ),
  'an admin-UID without a token': unknown(({ admin }) => seize({ 'admin-UID': admin.userId })),
  'the admin’s token with another admin-UID': refused(403, 'admin_uid_mismatch', ({ eve, admin }) =>
    seize({ Authorization: `Bearer ${admin.token}`, 'admin-UID': eve.userId }),
  ),
  'a bad token on a public call': unknown(({ waffle }) => [
    'GET',
    `/api/products?categoryId=${waffle.categoryId}`,
    { token: 'a.b.c' },
  ]),
};
