import { vi } from 'vitest';
import { NOON } from '../platform/test-platform';
import { openTestShop, type SignedIn } from '../platform/test-shop';

export const TABLET_PASSWORD = 'momos and thukpa';
export const SIGN_IN_BY_PIN = '/api/admins/this-device/sign-in';

/** A browser's cookies. */
type Cookies = Map<string, string>;

const headerOf = (cookies: Cookies) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** A shop with tablets on which staff sign in by PIN. Call `close` in the end. */
export async function openTabletShop() {
  // The service and the limits run on the machine's clock, which is set to the shop's.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(NOON) });
  const shop = await openTestShop();
  let count = 0;

  function passSeconds(seconds: number) {
    shop.platform.passSeconds(seconds);
    vi.setSystemTime(shop.platform.clock());
  }

  /** Signs somebody in with their password, because their token may have expired. */
  const owner = () =>
    shop.signInByPassword({ email: 'owner@cafe.example', password: 'first-admin-password' });

  async function hire(role: string, pin?: string) {
    count += 1;
    const account = { email: `tablet${count}@cafe.example`, password: TABLET_PASSWORD };
    const { token } = await owner();
    const name = `Staff ${count}`;
    await shop.succeed('POST', '/api/admins', { token, body: { ...account, name, role } });
    const signedIn = await shop.signInByPassword(account);
    if (pin !== undefined) await setPin(signedIn, pin);
    return { ...signedIn, name, account };
  }

  const setPin = ({ token }: SignedIn, pin: string, password = TABLET_PASSWORD) =>
    shop.succeed('PUT', '/api/admins/me/pin', { token, body: { password, pin } });

  /** A browser with its cookies and the token of who is signed in there. */
  function browser(cookies: Cookies = new Map()) {
    let token: string | undefined;
    const keep = (headers: Headers) => {
      for (const line of headers.getSetCookie()) {
        const [pair = ''] = line.split(';');
        const at = pair.indexOf('=');
        if (line.includes('Max-Age=0')) cookies.delete(pair.slice(0, at));
        else cookies.set(pair.slice(0, at), pair.slice(at + 1));
      }
    };
    async function request(method: string, path: string, body?: unknown) {
      const headers = { Cookie: headerOf(cookies), Origin: 'http://localhost:3000' };
      const answer = await shop.request(method, path, { token, body, headers });
      keep(answer.headers);
      return answer;
    }
    return {
      cookies,
      request,
      get token() {
        return token;
      },
      use(given: string | undefined) {
        token = given;
      },
      /** Exchanges the session's cookie for an access token. */
      async begin() {
        token = undefined;
        token = (await request('GET', '/api/auth/token')).body.token;
        return token;
      },
      async enterPin(userId: string, pin: string) {
        // An old token may have expired.
        if (token !== undefined) await this.begin();
        const answer = await request('POST', SIGN_IN_BY_PIN, { userId, pin });
        if (answer.status === 204) await this.begin();
        return answer;
      },
      signInByPassword: (account: { email: string; password: string }) =>
        request('POST', '/api/auth/sign-in/email', account),
    };
  }

  /** A tablet that the owner has just enrolled. Nobody is signed in there. */
  async function enrol(name = 'Counter') {
    const tablet = browser();
    tablet.use((await owner()).token);
    const { body, status } = await tablet.request('POST', '/api/admins/devices', { name });
    if (status !== 201) throw new Error(JSON.stringify(body));
    tablet.use(undefined);
    return Object.assign(tablet, { id: body.id as string });
  }

  return {
    shop,
    owner,
    hire,
    setPin,
    browser,
    enrol,
    passSeconds,
    async close() {
      vi.useRealTimers();
      await shop.close();
    },
  };
}
