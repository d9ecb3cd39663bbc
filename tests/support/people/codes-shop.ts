import { expect, vi } from 'vitest';
import { FIRST_ADMIN } from '../platform/live-shop';
import { type Answer, openTestShop } from '../platform/test-shop';

export const DAY_S = 86_400;
export const HOME = '203.0.113.1';
export const STRANGER = '198.51.100.1';

export interface Sender {
  /** An IP address; HOME unless set. */
  from?: string;
  /** The cookie of a known device. */
  cookie?: string;
}

/** A test's shop whose sign-in codes are requested and entered from many addresses. */
export async function openCodesShop() {
  const shop = await openTestShop({ TRUST_PROXY: '1', LOG_LEVEL: 'warn' });
  let days = 0;
  let numbers = 0;
  let token: string;

  function post(path: string, { from = HOME, cookie }: Sender, body: object) {
    const headers = {
      'X-Forwarded-For': from,
      ...(cookie && { Cookie: cookie, Origin: 'http://localhost:3000' }),
    };
    return shop.request('POST', `/api/auth/phone-number${path}`, { body, headers });
  }

  const lastCode = () => shop.platform.messages.at(-1)?.text.slice(0, 6);
  const sendCode = (phoneNumber: string, sender: Sender = {}) =>
    post('/send-otp', sender, { phoneNumber });
  const enterCode = (phoneNumber: string, sender: Sender = {}) =>
    post('/verify', sender, { phoneNumber, code: lastCode() });

  function passSeconds(seconds: number): void {
    vi.setSystemTime(Date.now() + seconds * 1000);
    shop.platform.passSeconds(seconds);
  }

  return {
    shop,
    sendCode,
    enterCode,
    passSeconds,
    /** The token of the first admin. */
    get token() {
      return token;
    },
    newNumber: () => `+9183${String(numbers++).padStart(8, '0')}`,
    /** Enters a wrong code. */
    guess: (phoneNumber: string, from: string) =>
      post(
        '/verify',
        { from },
        { phoneNumber, code: lastCode() === '111111' ? '222222' : '111111' },
      ),
    /** Signs in and returns the cookie that marks a known device. */
    async signInForDevice(phoneNumber: string): Promise<string> {
      const sent = await sendCode(phoneNumber);
      if (sent.status !== 200) throw new Error(`No code was sent: ${sent.status}`);
      const { headers } = await enterCode(phoneNumber);
      const cookie =
        headers.getSetCookie().find((set) => set.startsWith('shop.known_phone=')) ?? '';
      return cookie.split(';')[0] ?? '';
    },
    /** Requests a code every five minutes until refused. @returns the number of codes sent. */
    async bomb(phoneNumber: string, sender: Sender): Promise<number> {
      for (let sent = 0; ; sent += 1) {
        if ((await sendCode(phoneNumber, sender)).status !== 200) return sent;
        passSeconds(300);
      }
    },
    /** Begins a test two days after the one before: networks are counted on the machine's clock. */
    async reset(): Promise<void> {
      vi.useFakeTimers({ toFake: ['Date'] });
      days += 2;
      vi.setSystemTime(Date.now() + days * DAY_S * 1000);
      shop.platform.logged.length = 0;
      await shop.reset();
      // The previous test's token has expired.
      token = (await shop.signInByPassword(FIRST_ADMIN)).token;
    },
    close: () => shop.close(),
  };
}

/** Expects a refusal that says how long to wait. */
export function expectWait({ status, headers, body }: Answer, seconds: number) {
  expect({ status, wait: headers.get('Retry-After') }).toEqual({
    status: 429,
    wait: String(seconds),
  });
  expect(body.data.retryAfterSeconds).toBe(seconds);
}
