import type { ShopServer } from '../support/shop-server';
import { demoAdmin, type StaffMember } from './people';

/** Makes a call of the API, such as ('PUT', '/settings', …), and answers its JSON. */
export type StaffCall = <Answer>(method: string, path: string, body?: object) => Promise<Answer>;

/** The API as an admin uses it, the demo's own unless another is named: for what a test needs beforehand, or what someone else does. */
export async function openStaffApi(shop: ShopServer, member?: StaffMember): Promise<StaffCall> {
  const token = member
    ? await accessToken(shop, await signIn(shop, member))
    : await demoAdminToken(shop);
  return (method, path, body) =>
    send(shop, method, path, { Authorization: `Bearer ${token}` }, body);
}

interface Token {
  token: string;
}

const demoSessions = new WeakMap<ShopServer, string>();

/** An access token of the demo's admin, out of one session for all tests: a password's hash is slow on purpose. */
async function demoAdminToken(shop: ShopServer): Promise<string> {
  const known = demoSessions.get(shop);
  // Undefined as well when a test has ended it.
  const token = known && (await accessToken(shop, known).catch(() => undefined));
  if (token) return token;
  const session = await signIn(shop, await demoAdmin(shop));
  demoSessions.set(shop, session);
  return accessToken(shop, session);
}

/** @returns the session's token. */
async function signIn(shop: ShopServer, member: StaffMember): Promise<string> {
  const session = await send<Token>(shop, 'POST', '/auth/sign-in/email', {}, member);
  return session.token;
}

async function accessToken(shop: ShopServer, session: string): Promise<string> {
  const headers = { Authorization: `Bearer ${session}` };
  const { token } = await send<Token>(shop, 'GET', '/auth/token', headers);
  return token;
}

async function send<Answer>(
  shop: ShopServer,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: object,
): Promise<Answer> {
  const response = await fetch(`${shop.url}/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return JSON.parse(text || 'null');
}
