import { STAFF } from '../../support/menu/stock-up';
import type { ShopServer } from '../../support/platform/shop-server';
import { type Reply, type Sent, send } from './send';

/** The cafe's own network: the staff's, and that of every guest at a table. */
export const CAFE_IP = '203.0.113.7';

/** Somebody who is signed in. */
export interface Account {
  /** The signed session token, for new access tokens. */
  readonly session: string;
  /** The cookie of a device that signed in before. */
  readonly device: string;
  /** An access token, which lives for five minutes. */
  token: string;
}

/** Signs the first admin in. */
export async function signInAdmin(server: ShopServer): Promise<Account> {
  const path = '/api/auth/sign-in/email';
  return accountOf(server, await succeed(server, { method: 'POST', path, body: STAFF }));
}

/** Signs a customer in with the code that the demo prints. @param from the customer's IP address. */
export async function signInCustomer(
  server: ShopServer,
  phoneNumber: string,
  from = '127.0.0.1',
): Promise<Account> {
  const firstLine = server.lines.length;
  const ask = (call: string, body: object) =>
    succeed(server, { method: 'POST', path: `/api/auth/phone-number/${call}`, from, body });
  await ask('send-otp', { phoneNumber });
  const message = new RegExp(`^\\[sms\\] to \\${phoneNumber}: (\\d{6}) `);
  const [, code] = await server.waitForLine(message, firstLine);
  return accountOf(server, await ask('verify', { phoneNumber, code }));
}

async function accountOf(server: ShopServer, { body, headers }: Reply): Promise<Account> {
  const cookies = (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0] ?? '');
  const device = cookies.find((cookie) => cookie.includes('known_')) ?? '';
  const account: Account = { session: body.token, device, token: '' };
  await renewToken(server, account);
  return account;
}

/** Gets a new access token, past the proxy. */
export async function renewToken(server: ShopServer, account: Account): Promise<void> {
  const asked = { method: 'GET', path: '/api/auth/token', token: account.session };
  account.token = (await succeed(server, asked)).body.token;
}

/** What a running server answers to staff, past the proxy. @throws unless it succeeds. */
export async function asStaff(
  server: ShopServer,
  { token }: Pick<Account, 'token'>,
  method: string,
  path: string,
  body?: object,
) {
  return (await succeed(server, { method, path, token, from: CAFE_IP, body })).body;
}

async function succeed(server: ShopServer, sent: Sent): Promise<Reply> {
  const reply = await send(server.url, sent);
  if (reply && reply.status < 300) return reply;
  throw new Error(`${sent.method} ${sent.path}: ${reply?.status} ${JSON.stringify(reply?.body)}`);
}
