import { describe, expect, test } from 'vitest';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';

const shop = await forEachTest(openTestShop());

describe('signing in by password', () => {
  test('a wrong password and an unknown account get the same response', async () => {
    const email = 'owner@cafe.example';
    const signIn = (body: object) => shop.request('POST', '/api/auth/sign-in/email', { body });
    const wrong = await signIn({ email, password: 'not-the-password' });
    const unknown = await signIn({ email: 'nobody@cafe.example', password: 'not-the-password' });
    expect(wrong.status).toBe(401);
    expect(unknown.body).toEqual(wrong.body);
  });

  test('a client without an Origin may sign in, another site may not', async () => {
    const body = { email: 'owner@cafe.example', password: 'first-admin-password' };
    const signIn = (headers: Record<string, string>) =>
      shop.request('POST', '/api/auth/sign-in/email', { body, headers });
    const program = await signIn({ 'Sec-Fetch-Mode': 'cors' });
    expect(program.status).toBe(200);
    const cookie = program.headers.get('Set-Cookie')?.split(';')[0] ?? '';
    const own = { Origin: 'http://localhost:3000', 'Sec-Fetch-Mode': 'cors' };
    expect((await signIn({ ...own, cookie })).status).toBe(200);
    const foreign = { Origin: 'https://evil.example', 'Sec-Fetch-Mode': 'cors' };
    expect((await signIn(foreign)).status).toBe(403);
    expect((await signIn({ ...foreign, cookie })).status).toBe(403);
  });
});

describe('signing in by phone', () => {
  test('extra fields give a customer no role', async () => {
    const phoneNumber = '+919800000006';
    await shop.succeed('POST', '/api/auth/phone-number/send-otp', { body: { phoneNumber } });
    const answer = await shop.request('POST', '/api/auth/phone-number/verify', {
      body: {
        phoneNumber,
        code: shop.platform.messages.at(-1)?.text.slice(0, 6),
        role: 'admin',
        email: 'owner@cafe.example',
      },
    });
    expect(answer.status).toBe(200);
    expect(answer.body.user.email).not.toBe('owner@cafe.example');
    const { token } = await shop.succeed('GET', '/api/auth/token', { token: answer.body.token });
    expect((await shop.request('GET', '/api/admins/me', { token })).status).toBe(403);
  });
});

describe('an access token', () => {
  const address = 'http://localhost:3000';
  const ask = (token: string) => shop.request('GET', '/api/admins', { token });

  test('lives 300 s and names its user', async () => {
    const { token, userId } = await shop.signInAdmin();
    const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(payload.exp - payload.iat).toBe(300);
    expect(payload).toMatchObject({ sub: userId, iss: address, aud: address });
    expect((await ask(token)).status).toBe(200);
  });

  test('the admin-UID header must name its user and grants nothing', async () => {
    const { token, userId } = await shop.signInAdmin();
    const customer = await shop.signInCustomer();
    const send = (as: string, uid: string) =>
      shop.request('GET', '/api/admins', { token: as, headers: { 'admin-UID': uid } });
    expect((await send(token, userId)).status).toBe(200);
    expect((await send(token, customer.userId)).body.code).toBe('admin_uid_mismatch');
    expect((await send(customer.token, userId)).body.code).toBe('admin_uid_mismatch');
    expect((await send(customer.token, customer.userId)).body.code).toBe('not_an_admin');
  });
});
