import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ACCESS_TOKEN_SECONDS } from '../../../shared/domain/platform/retention';
import { startHttpRecorder } from '../../../tests/support/platform/http-recorder';
import { openTestShop, type TestShop } from '../../../tests/support/platform/test-shop';
import { tokenSync } from './token-sync';

let endpoint: Awaited<ReturnType<typeof startHttpRecorder>>;
let shop: TestShop;
beforeAll(async () => {
  endpoint = await startHttpRecorder();
  shop = await openTestShop({ TOKEN_SYNC_URL: `${endpoint.url}/sync`, LOG_LEVEL: 'warn' });
});
beforeEach(() => endpoint.reset());
afterAll(async () => {
  await shop.close();
  endpoint.close();
});

test('each issued token is posted with its maximum age', async () => {
  const { token } = await shop.signInAdmin();
  await vi.waitFor(() => expect(endpoint.asked).toHaveLength(1));
  expect(endpoint.asked[0]).toMatchObject({ method: 'POST', url: '/sync' });
  expect(endpoint.asked[0]?.headers.authorization).toBe(`Bearer ${token}`);
  expect(JSON.parse(endpoint.asked[0]?.body ?? '')).toEqual({
    token,
    maxAge: ACCESS_TOKEN_SECONDS,
  });
  // Without a session no token is issued or sent.
  expect((await shop.request('GET', '/api/auth/token')).status).toBe(401);
  expect(endpoint.asked).toHaveLength(1);
});

test.each([
  ['refuses', { status: 500 }],
  ['redirects', { status: 302 }],
  ['closes the connection', 'hang-up'],
] as const)(
  'an endpoint that %s does not fail the sign-in, and no token is logged',
  async (_what, reply) => {
    endpoint.replies.push(reply);
    const { token } = await shop.signInByPassword({
      email: 'owner@cafe.example',
      password: 'first-admin-password',
    });
    expect((await shop.request('GET', '/api/admins/me', { token })).status).toBe(200);
    const warnings = () => shop.platform.logged.filter(({ msg }) => /token-sync/.test(String(msg)));
    await vi.waitFor(() => expect(warnings()).toHaveLength(1));
    expect(JSON.stringify(shop.platform.logged)).not.toContain(token);
    shop.platform.logged.length = 0;
  },
);

test('requests to a silent endpoint time out, and their number is bounded', async () => {
  const settings = { url: endpoint.url, maxAgeS: 300 };
  endpoint.replies.push(...Array<'silence'>(61).fill('silence'));
  await tokenSync(settings, shop.platform.log, 50)('t');
  endpoint.asked.length = 0;
  const send = tokenSync(settings, shop.platform.log, 60_000);
  let dropped = 0;
  for (let each = 0; each < 60; each += 1) {
    void send(`t${each}`).then(() => {
      dropped += 1;
    });
  }
  await vi.waitFor(() => expect(endpoint.asked).toHaveLength(50), { timeout: 5000 });
  expect(dropped).toBe(10);
});
