import { expect, test } from 'vitest';
import { offerLanguages } from '../../../server/platform/http/pages/offered-languages';
import { LANGUAGES } from '../../../shared/domain/platform/languages';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';

const PHONE = '+919876543210';
const shop = await forEachTest(openTestShop());
offerLanguages(LANGUAGES);

/** Signs in on a device and reads the profile there, as pages do. @returns the cookies that the device was given. */
async function openSession({ cookie = '', page = 'en' } = {}): Promise<string[]> {
  shop.platform.passSeconds(120);
  await shop.succeed('POST', '/api/auth/phone-number/send-otp', { body: { phoneNumber: PHONE } });
  const code = shop.platform.messages.at(-1)?.text.slice(0, 6);
  const answer = await shop.request('POST', '/api/auth/phone-number/verify', {
    body: { phoneNumber: PHONE, code },
    headers: cookie ? { Cookie: cookie, Origin: 'http://localhost:3000' } : {},
  });
  expect(answer.status).toBe(200);
  const set = answer.headers.getSetCookie();
  const Cookie = set.map((each) => each.split(';')[0]).join('; ');
  const { token } = await shop.succeed('GET', '/api/auth/token', { headers: { Cookie } });
  await shop.succeed('GET', '/api/users/me', { token, headers: { 'Accept-Language': page } });
  return set;
}

/** @returns the language that the device was given. */
const signIn = async (device?: Parameters<typeof openSession>[0]) =>
  (await openSession(device)).find((each) => each.startsWith('language='));

test('an account’s language is chosen on a device without one, never against the device’s', async () => {
  expect(await signIn({ page: 'hi' })).toBeUndefined();
  const inHindi = 'language=hi; Max-Age=31536000; Path=/; SameSite=Lax';
  expect(await signIn()).toBe(inHindi);
  expect(await signIn({ cookie: 'language=xx' })).toBe(inHindi);
  expect(await signIn({ cookie: 'language=en' })).toBeUndefined();
  expect(await signIn()).toBe(inHindi.replace('=hi', '=en'));
});

test('a language that the shop no longer offers is not chosen', async () => {
  await signIn({ page: 'ne' });
  offerLanguages(['en', 'hi']);
  expect(await signIn()).toBeUndefined();
  offerLanguages(LANGUAGES);
});

test('a switch of language is stored once on the account of a signed-in customer', async () => {
  const session = (await openSession()).map((each) => each.split(';')[0]).join('; ');
  const askForToken = (cookies: string) =>
    shop.request('GET', '/api/auth/token', { headers: { Cookie: cookies } });
  /** As a new device gets it. */
  const stored = async () => /=(\w+)/.exec((await signIn()) ?? '')?.[1];
  expect(await stored()).toBe('en');

  const answer = await askForToken(`${session}; language=ne; language-switched=1`);
  expect(answer.status).toBe(200);
  expect(answer.headers.getSetCookie()).toContain(
    'language-switched=; Max-Age=0; Path=/; SameSite=Lax',
  );
  expect(await stored()).toBe('ne');

  // An older choice on another device stays there, a language that the shop has not is none, and strangers have none.
  await askForToken(`${session}; language=hi`);
  await askForToken(`${session}; language=xx; language-switched=1`);
  const stranger = await askForToken('language=hi; language-switched=1');
  expect(stranger.status).toBe(401);
  expect(await stored()).toBe('ne');
});
