import { expect, vi } from 'vitest';
import { TOTP_STEP_S } from '../../../server/people/identity/totp';
import { NOON } from '../platform/test-platform';
import { openTestShop } from '../platform/test-shop';
import { type AuthenticatorApp, authenticatorApp } from './authenticator-app';

export const SECOND_FACTOR_PATH = '/api/admins/me/second-factor';
export const STAFF_PASSWORD = 'momos and thukpa';

export interface Member {
  /** A session opened before the second factor was switched on. */
  session: string;
  userId: string;
  email: string;
  app: AuthenticatorApp;
  recoveryCodes: string[];
}

/** A shop whose staff sign in with a second factor. Call `close` in the end. */
export async function openSecondFactorShop() {
  // The service and the limits run on the machine's clock, which is set to the shop's.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(NOON) });
  const shop = await openTestShop();
  const owner = { email: 'owner@cafe.example', password: 'first-admin-password' };
  const { token: ownersSession } = await shop.succeed('POST', '/api/auth/sign-in/email', {
    body: owner,
  });
  let count = 0;

  function passSeconds(seconds: number) {
    shop.platform.passSeconds(seconds);
    vi.setSystemTime(shop.platform.clock());
  }

  const accessToken = async (session: string): Promise<string> =>
    (await shop.succeed('GET', '/api/auth/token', { token: session })).token;

  /** The owner's access token. */
  const ownersToken = () => accessToken(ownersSession);

  /** Creates a staff user with a second factor. The code that confirmed it has expired. */
  async function hire(): Promise<Member> {
    count += 1;
    const account = { email: `second${count}@cafe.example`, password: STAFF_PASSWORD };
    await shop.succeed('POST', '/api/admins', {
      token: await ownersToken(),
      body: { ...account, role: 'staff' },
    });
    const signedIn = await shop.succeed('POST', '/api/auth/sign-in/email', { body: account });
    const token = await accessToken(signedIn.token);
    const { key, address } = await shop.succeed('POST', SECOND_FACTOR_PATH, {
      token,
      body: { password: STAFF_PASSWORD },
    });
    expect(address).toContain(key);
    const app = authenticatorApp(key);
    const { recoveryCodes } = await shop.succeed('POST', `${SECOND_FACTOR_PATH}/confirm`, {
      token,
      body: { code: app.code() },
    });
    passSeconds(TOTP_STEP_S);
    const { email } = account;
    return { session: signedIn.token, userId: signedIn.user.id, email, app, recoveryCodes };
  }

  /** Makes the first step and returns the cookies it sets. */
  async function firstStep(email: string, cookies = ''): Promise<string> {
    const { status, body, headers } = await shop.request('POST', '/api/auth/sign-in/email', {
      body: { email, password: STAFF_PASSWORD },
      ...(cookies && { headers: { Cookie: cookies, Origin: 'http://localhost:3000' } }),
    });
    expect([status, body]).toEqual([200, { twoFactorRedirect: true, twoFactorMethods: ['totp'] }]);
    return cookiesOf(headers);
  }

  /** Makes the second step. */
  function answer(cookies: string, body: object, path = 'verify-totp', token?: string) {
    const headers = { Cookie: cookies };
    return shop.request('POST', `/api/auth/two-factor/${path}`, { token, body, headers });
  }

  return {
    shop,
    passSeconds,
    accessToken,
    ownersToken,
    hire,
    firstStep,
    answer,
    async close() {
      vi.useRealTimers();
      await shop.close();
    },
  };
}

/** The cookies that a response sets, without those that it deletes. */
export const cookiesOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .filter((cookie) => !/Max-Age=0/i.test(cookie))
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
