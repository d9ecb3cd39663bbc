import { createHmac } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { PlacedOrder } from '../../../shared/contract/orders/orders-contract';
import { guestOf, orderFor, placed } from '../../../tests/support/orders/test-orders';
import { forAllTests } from '../../../tests/support/platform/for-tests';
import { FIRST_ADMIN } from '../../../tests/support/platform/live-shop';
import { openTestShop } from '../../../tests/support/platform/test-shop';
import { LIMIT_RULES } from '../../platform/limits/limit-rules';
import { signedToken } from './signed-token';

const shop = await forAllTests(openTestShop());
/** A token of each kind that the shop gives away. */
const tokens: Record<string, string> = {};
let orderId: string;
let until: string;

beforeAll(async () => {
  const dish = await shop.addProduct();
  const order: PlacedOrder = await placed(shop, orderFor(dish, 1, { guest: guestOf(1) }));
  orderId = order.id;
  await shop.asAdmin('POST', `/api/orders/${orderId}/bill`);
  const { url } = await shop.asAdmin('POST', `/api/orders/admin/${orderId}/bill-link`);
  const link = new URL(url, 'http://localhost:3000').searchParams;
  const signIn = await shop.request('POST', '/api/auth/sign-in/email', { body: FIRST_ADMIN });
  const device = signIn.headers.getSetCookie().find((cookie) => cookie.includes('known_device'));
  Object.assign(tokens, {
    session: signIn.body.token,
    access: (await shop.signInAdmin()).token,
    'guest order': order.accessToken,
    'bill link': link.get('signature'),
    'known device': /known_device=([^;]+)/.exec(device ?? '')?.[1],
    remembered: `true.${createHmac('sha256', shop.shop.secret).update('true').digest('base64')}`,
  });
  until = link.get('until') ?? '';
});

/** Where a token of each kind is accepted. */
const PLACES: Record<string, (token: string) => Promise<{ status: number }>> = {
  session: (token) => shop.request('GET', '/api/auth/token', { token }),
  access: (token) => shop.request('GET', '/api/admins', { token }),
  'guest order': (token) =>
    shop.request('GET', `/api/orders/${orderId}`, { headers: { 'Order-Access-Token': token } }),
  'bill link': (token) =>
    shop.fetch(
      `/api/orders/${orderId}/bill.pdf?${new URLSearchParams({ until, signature: token })}`,
    ),
};

test('a token of one kind is refused in place of every other', async () => {
  const accepted: string[][] = [];
  for (const [kind, token] of Object.entries(tokens)) {
    expect([kind, token]).toEqual([kind, expect.stringMatching(/.{40}/)]);
    // Also its parts: a cookie has a nonce, a time and a signature.
    for (const sent of new Set([token, `${orderId}.${token}`, ...token.split('.')])) {
      for (const [place, send] of Object.entries(PLACES)) {
        if ((await send(sent)).status < 400) accepted.push([kind, place]);
      }
    }
  }
  expect(accepted).toEqual(Object.keys(PLACES).map((kind) => [kind, kind]));
});

test('only a session counts as one at the limits', () => {
  const counted = Object.entries(tokens).filter(([, token]) =>
    [
      { Authorization: `Bearer ${token}` },
      { Authorization: `Bearer ${orderId}.${token}` },
      { Cookie: `shop.session_token=${encodeURIComponent(token)}` },
      { Cookie: `shop.session_token=${orderId}.${encodeURIComponent(token)}` },
      { Cookie: `shop.two_factor=${encodeURIComponent(token)}` },
    ].some((headers) => signedToken(shop.shop.secret, new Headers(headers)) !== undefined),
  );
  expect(counted.map(([kind]) => kind)).toEqual(['session']);
});

test('a customer makes only so many links to the bill of an order, and staff still make one', async () => {
  const headers = { 'Order-Access-Token': tokens['guest order'] ?? '' };
  const link = () => shop.request('POST', `/api/orders/${orderId}/bill-link`, { headers });
  for (let each = 0; each < LIMIT_RULES.billLinks.points; each += 1) {
    expect((await link()).status).toBe(200);
  }
  expect((await link()).body.code).toBe('too_many_requests');
  await shop.asAdmin('POST', `/api/orders/admin/${orderId}/bill-link`);
});
