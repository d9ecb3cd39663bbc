import { randomBytes } from 'node:crypto';
import { bearer } from './fire';
import { overheardIds } from './order-tricks';
import { ADDRESSES, request, type Scene, type Tricks } from './trick';

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** An access token that names no algorithm and has no signature. */
const unsigned = `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded({ sub: 'owner', role: 'admin', exp: 4e9 })}.`;

const orderOf = (scene: Scene) => overheardIds(scene)[0] ?? 'unknown';
const guess = () => randomBytes(24).toString('base64url');

/** Forges and guesses what opens other people's things. */
export const TOKEN_TRICKS: Tricks = {
  'an unsigned access token': request(1, [401], (_, random) => ({
    method: 'GET',
    path: '/api/orders',
    from: random.pick(ADDRESSES),
    headers: bearer(unsigned),
  })),
  'a session token without its signature': request(1, [401, 429], ({ accounts }, random) => ({
    method: 'GET',
    path: '/api/auth/token',
    from: random.pick(ADDRESSES),
    headers: bearer(random.pick(accounts).session.split('.')[0] ?? ''),
  })),
  'a guessed token of a guest’s order': request(1, [404], (scene, random) => ({
    method: 'GET',
    path: `/api/orders/${orderOf(scene)}`,
    from: random.pick(ADDRESSES),
    headers: { 'Order-Access-Token': guess() },
  })),
  'a guessed token in the URL': request(0.5, [404], (scene, random) => ({
    method: 'GET',
    path: `/api/orders/${orderOf(scene)}?accessToken=${guess()}`,
    from: random.pick(ADDRESSES),
  })),
  'the live status of a stranger’s order': request(0.5, [404], (scene, random) => ({
    method: 'GET',
    path: `/api/orders/${orderOf(scene)}/events`,
    from: random.pick(ADDRESSES),
    headers: { 'Order-Access-Token': guess() },
  })),
};
