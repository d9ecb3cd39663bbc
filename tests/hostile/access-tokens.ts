import { CompactEncrypt, generateKeyPair, UnsecuredJWT } from 'jose';
import type { SignedIn } from '../support/test-shop';
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

/** The owner's most powerful call: whoever gets through has the shop. */
export const seize = (headers: Record<string, string>): Hostile => [
  'POST',
  '/api/admins',
  {
    headers,
    body: { email: 'eve@evil.example', password: 'a-password-of-eve', role: 'admin' },
  },
];

const bearing = (token: string) => seize({ Authorization: `Bearer ${token}` });

/** With a token made of what the admin's own says. */
const forged = (make: (admin: SignedIn, victims: Victims) => string | Promise<string>): Attack =>
  unknown(async (victims) => bearing(await make(victims.admin, victims)));

/** With a token that the shop's own key signed, but for other claims. */
const ours = (claims: (admin: SignedIn) => Claims): Attack =>
  forged((admin, { shop }) => signedByTheShop(shop, claims(admin)));

const without = (algorithm: string) =>
  forged(({ token }) => `${encoded({ alg: algorithm })}.${partsOf(token).payload}.`);

/** Signed as if the public key, which anyone can read, were a secret. */
const byPublicKey = forged(async (admin, { shop }) => {
  const keys = await shop.succeed('GET', '/api/auth/jwks');
  const { kid } = partsOf(admin.token).headerSays;
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
  'an empty bearer': unknown(() => seize({ Authorization: 'Bearer ' })),
  'a word for a token': unknown(() => bearing('admin')),
  'three words for a token': unknown(() => bearing('a.b.c')),
  'a token of twenty thousand letters': unknown(() => bearing('a'.repeat(20_000))),
  'two tokens': unknown(({ admin }) => bearing(`${admin.token} ${admin.token}`)),
  'a password in place of a token': unknown(() =>
    seize({ Authorization: `Basic ${btoa('owner@cafe.example:first-admin-password')}` }),
  ),
  'the token in the address': unknown(({ admin }) => {
    const [method, path, sent] = seize({});
    return [method, `${path}?access_token=${admin.token}&token=${admin.token}`, sent];
  }),
  'the token as a cookie': unknown(({ admin }) =>
    seize({ Cookie: `token=${admin.token}; Authorization=Bearer ${admin.token}` }),
  ),
  'the session’s cookie': unknown(async ({ shop }) => {
    const answer = await shop.request('POST', '/api/auth/sign-in/email', {
      body: { email: 'owner@cafe.example', password: 'first-admin-password' },
    });
    return seize({ Cookie: answer.headers.get('Set-Cookie')?.split(';')[0] ?? '' });
  }),
  'the session’s own token': unknown(async ({ shop }) => {
    const session = await shop.succeed('POST', '/api/auth/sign-in/email', {
      body: { email: 'owner@cafe.example', password: 'first-admin-password' },
    });
    return bearing(session.token);
  }),
  'the session’s token as the database holds it': unknown(async ({ shop }) => {
    const session = await shop.succeed('POST', '/api/auth/sign-in/email', {
      body: { email: 'owner@cafe.example', password: 'first-admin-password' },
    });
    const [stored] = session.token.split('.');
    return ['GET', '/api/auth/token', { token: stored }];
  }),
  'no signature, as a library writes it': forged(({ userId }) =>
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
  'the signature’s first letter changed': forged(({ token }) => {
    const { header, payload, signature } = partsOf(token);
    return `${header}.${payload}.${signature[0] === 'A' ? 'B' : 'A'}${signature.slice(1)}`;
  }),
  'a customer’s token made the admin’s': forged(({ userId }, { eve }) => {
    const { header, payloadSays, signature } = partsOf(eve.token);
    return `${header}.${encoded({ ...payloadSays, sub: userId })}.${signature}`;
  }),
  'the life of a token made longer': forged(({ token }) => {
    const { header, payloadSays, signature } = partsOf(token);
    return `${header}.${encoded({ ...payloadSays, exp: payloadSays.exp + 1 })}.${signature}`;
  }),
  'another’s key under our key’s name': forged((admin) => signedByEve(admin, {})),
  'another’s key under its own name': forged((admin) => signedByEve(admin, { kid: 'eve' })),
  'another’s key without a name': forged((admin) => signedByEve(admin, { kid: undefined })),
  'another’s key, brought along': forged((admin) => signedByEve(admin, { jwk: 'own' })),
  'another’s key, to be fetched': forged((admin) =>
    signedByEve(admin, { kid: 'eve', jku: 'https://evil.example/jwks', x5u: 'http://127.0.0.1/' }),
  ),
  'a key that is a file': forged((admin) =>
    signedByEve(admin, { kid: '../../../../../../dev/null' }),
  ),
  'a key that is a query': forged((admin) => signedByEve(admin, { kid: "' union select 'x' --" })),
  'our public key used as a secret': byPublicKey,
  'an empty secret': forged((admin) =>
    claimsFor(admin).setProtectedHeader({ alg: 'HS256' }).sign(new Uint8Array(32)),
  ),
  'an encrypted token': encrypted,
  'an extension that must be understood': forged(({ token }) => {
    const { headerSays, payload, signature } = partsOf(token);
    return `${encoded({ ...headerSays, crit: ['eve'], eve: true })}.${payload}.${signature}`;
  }),
  'our key, but expired': ours(({ userId }) => ({ sub: userId, exp: 1 })),
  'our key, for later': ours(({ userId }) => ({ sub: userId, nbf: 4_000_000_000 })),
  'our key, for another audience': ours(({ userId }) => ({
    sub: userId,
    aud: 'https://other.example',
  })),
  'our key, for an audience that begins like us': ours(({ userId }) => ({
    sub: userId,
    aud: `${SHOP}.evil.example`,
  })),
  'our key, of another issuer': ours(({ userId }) => ({
    sub: userId,
    iss: 'https://other.example',
  })),
  'our key, naming nobody': ours(() => ({})),
  'our key, naming somebody without a name': ours(() => ({ sub: '' })),
  'the token of a removed admin': refused(401, 'unauthorized', async ({ shop }) => {
    const account = { email: 'removed@cafe.example', password: 'a-long-enough-one' };
    const { id } = await shop.asAdmin('POST', '/api/admins', { ...account, role: 'manager' });
    const { token } = await shop.signInByPassword(account);
    await shop.asAdmin('PUT', `/api/admins/${id}`, { email: account.email, role: 'staff' });
    await shop.asAdmin('DELETE', `/api/admins/${id}`);
    return bearing(token);
  }),
  'the token of a demoted admin': refused(403, 'forbidden', async ({ shop }) => {
    const account = { email: 'demoted@cafe.example', password: 'a-long-enough-one' };
    const { id } = await shop.asAdmin('POST', '/api/admins', { ...account, role: 'admin' });
    const { token } = await shop.signInByPassword(account);
    await shop.asAdmin('PUT', `/api/admins/${id}`, { email: account.email, role: 'manager' });
    return bearing(token);
  }),
  'a customer’s token and the admin’s id': refused(403, 'admin_uid_mismatch', ({ eve, admin }) =>
    seize({ Authorization: `Bearer ${eve.token}`, 'admin-UID': admin.userId }),
  ),
  'the admin’s id alone': unknown(({ admin }) => seize({ 'admin-UID': admin.userId })),
  'the admin’s token for another': refused(403, 'admin_uid_mismatch', ({ eve, admin }) =>
    seize({ Authorization: `Bearer ${admin.token}`, 'admin-UID': eve.userId }),
  ),
  'a bad token where none is needed': unknown(({ waffle }) => [
    'GET',
    `/api/products?categoryId=${waffle.categoryId}`,
    { token: 'a.b.c' },
  ]),
};
