import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { freePort } from '../support/platform/free-port';
import { ADDRESSES_AND_REDIRECTS } from './addresses-and-redirects';
import { PRODUCT } from './bodies';
import { withstand } from './withstand';

const victims = withstand('addresses and redirects', ADDRESSES_AND_REDIRECTS);

const ACCOUNT = { email: 'owner@cafe.example', password: 'first-admin-password' };

test('signing in never redirects', async () => {
  const { shop } = victims();
  const body = { ...ACCOUNT, callbackURL: 'https://evil.example', redirectTo: '//evil.example' };
  const answer = await shop.request('POST', '/api/auth/sign-in/email?callbackURL=//evil', { body });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Location')).toBeNull();
  expect(JSON.stringify(answer.body)).not.toContain('evil');
});

test('a forged host does not change a response', async () => {
  const { shop } = victims();
  const forged = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', 'X-Host': 'evil' };
  for (const path of ['/robots.txt', '/sitemap.xml', '/api/openapi.json', '/api/auth/jwks']) {
    const answer = await shop.request('GET', path, { headers: forged });
    expect(answer.status).toBe(200);
    expect(answer).toEqual({
      ...(await shop.request('GET', path)),
      headers: expect.anything(),
    });
    expect(JSON.stringify([...answer.headers])).not.toContain('evil');
  }
});

test('the text message with the code names the shop’s own host, not the Host header', async () => {
  const { shop } = victims();
  const headers = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' };
  const body = { phoneNumber: '+919800000077' };
  await shop.succeed('POST', '/api/auth/phone-number/send-otp', { body, headers });
  expect(shop.platform.messages.at(-1)?.text).toMatch(/@localhost #[0-9]{6}$/);
});

test('the server never fetches a picture’s URL', async () => {
  const { shop, manager, waffle } = victims();
  let requests = 0;
  const port = await freePort();
  const server = createServer((_request, response) => {
    requests += 1;
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  try {
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '0x7f.1', '2130706433']) {
      const body = {
        ...PRODUCT,
        categoryId: waffle.categoryId,
        imageUrl: `https://${host}:${port}/x.png`,
      };
      await shop.succeed('POST', '/api/products', { token: manager.token, body });
    }
    await shop.succeed('GET', '/api/products');
    await shop.request('GET', `/pictures/http://127.0.0.1:${port}/640.webp`);
    await shop.request('GET', `/pictures/?url=http://127.0.0.1:${port}/x.png`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  expect(requests).toBe(0);
});
