import { randomBytes } from 'node:crypto';
import { STAFF } from '../../../support/menu/stock-up';
import type { Random } from '../../random';
import { CAFE_IP } from '../accounts';
import { acknowledgedIds } from '../client-records';
import { newIpv6, request, type Scene, type Tricks } from './trick';

const strangerPhone = (random: Random) => `+91${6_000_000_000 + random.below(999_999_999)}`;
const madeUpEmail = (random: Random) => `nobody-${random.below(1e9)}@cafe.example`;
const password = 'not-the-password';
const VICTIM_PHONE = '+918000000001';

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** An access token that names no algorithm and has no signature. */
const UNSIGNED = `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded({ sub: 'owner', role: 'admin', exp: 4e9 })}.`;

/** The path of an order that an honest guest holds, as if overheard. */
const orderPath = ({ victims }: Scene) =>
  `/api/orders/${victims.slice(-20).flatMap(acknowledgedIds)[0] ?? 'unknown'}`;
const guess = () => randomBytes(24).toString('base64url');

/**
 * Uses up the limits of others, the shop's money for messages, and the memory of its counts; forges and guesses what
 * opens other people's things.
 */
export const ACCOUNT_TRICKS: Tricks = {
  'public keys for the cafe’s network': request(5, [200], () => ({
    path: '/api/auth/jwks',
    from: CAFE_IP,
  })),
  'refreshes without a session from the cafe’s network': request(22, [401, 429], () => ({
    path: '/api/auth/token',
    from: CAFE_IP,
  })),
  'the owner’s password, guessed from the cafe’s network': request(0.5, [401, 429], (random) => ({
    path: '/api/auth/sign-in/email',
    from: CAFE_IP,
    body: { email: STAFF.email, password: `guess-${random.below(1e6)}` },
  })),
  'the owner’s password, guessed from everywhere': request(0.2, [401, 429], (random) => ({
    path: '/api/auth/sign-in/email',
    from: newIpv6(random),
    body: { email: STAFF.email, password },
  })),
  'made-up e-mail addresses': request(1, [401, 429], (random) => ({
    path: '/api/auth/sign-in/email',
    ...(random.chance(0.2) && { from: newIpv6(random) }),
    body: { email: madeUpEmail(random), password },
  })),
  'codes for strangers, from everywhere': request(2, [200, 429], (random) => ({
    path: '/api/auth/phone-number/send-otp',
    from: newIpv6(random),
    body: { phoneNumber: strangerPhone(random) },
  })),
  'codes for a customer': request(0.3, [200, 429], () => ({
    path: '/api/auth/phone-number/send-otp',
    body: { phoneNumber: VICTIM_PHONE },
  })),
  'guessed codes': request(0.5, [400, 403, 429], (random) => ({
    path: '/api/auth/phone-number/verify',
    body: { phoneNumber: VICTIM_PHONE, code: String(random.between(100_000, 999_999)) },
  })),
  'an unsigned access token': request(1, [401], () => ({ path: '/api/orders', token: UNSIGNED })),
  'a session token without its signature': request(1, [401, 429], (random, { accounts }) => ({
    path: '/api/auth/token',
    token: random.pick(accounts).session.split('.')[0],
  })),
  'a guessed token of a guest’s order': request(1, [404], (_, scene) => ({
    path: orderPath(scene),
    headers: { 'Order-Access-Token': guess() },
  })),
  'a guessed token in the URL': request(0.5, [404], (_, scene) => ({
    path: `${orderPath(scene)}?accessToken=${guess()}`,
  })),
  'the live status of a stranger’s order': request(0.5, [404], (_, scene) => ({
    path: `${orderPath(scene)}/events`,
    headers: { 'Order-Access-Token': guess() },
  })),
};
