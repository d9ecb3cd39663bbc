import type { ShopServer } from '../server/testing/shop-server';
import { demoAdmin, type StaffMember } from './people';

/** Makes a call of the API, such as ('PUT', '/settings', …), and answers its JSON. */
export type StaffCall = <Answer>(method: string, path: string, body?: object) => Promise<Answer>;

/** The API as an admin uses it, the demo's own unless another is named: for what a test needs beforehand, or what someone else does. */
export async function openStaffApi(shop: ShopServer, member?: StaffMember): Promise<StaffCall> {
  const admin = member ?? (await demoAdmin(shop));
  const session = await send(shop, 'POST', '/auth/sign-in/email', {}, admin);
  const { token } = await send<{ token: string }>(shop, 'GET', '/auth/token', {
    Authorization: `Bearer ${(session as { token: string }).token}`,
  });
  return (method, path, body) =>
    send(shop, method, path, { Authorization: `Bearer ${token}` }, body);
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
