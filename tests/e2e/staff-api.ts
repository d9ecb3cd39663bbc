import type { ShopServer } from '../support/platform/shop-server';
import { demoAdmin, type StaffMember } from './people';

/** Makes an API call, such as ('PUT', '/settings', …), and returns its JSON. */
export type StaffCall = <Answer>(method: string, path: string, body?: object) => Promise<Answer>;

/** The API for an admin, by default the demo's: for a test's setup and for what other staff do. */
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

/** An access token of the demo's admin. All tests share a session, because password hashing is slow. */
async function demoAdminToken(shop: ShopServer): Promise<string> {
  const known = demoSessions.get(shop);
  // It is also undefined when a test has ended the session.
  const token = known && (await accessToken(shop, known).catch(() => undefined));
  if (token) return token;
  const session = await signIn(shop, await demoAdmin(shop));
  demoSessions.set(shop, session);
  return accessToken(shop, session);
}

/** Signs in. @returns the session's token. */
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
