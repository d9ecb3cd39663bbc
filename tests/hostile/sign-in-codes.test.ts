import { expect, test } from 'vitest';
import { SIGN_IN_CODES } from './sign-in-codes';
import { withstand } from './withstand';

const victims = withstand('signing in', SIGN_IN_CODES);

test('concurrent guesses share the limit of attempts', async () => {
  const { shop } = victims();
  const phoneNumber = '+919800000028';
  await shop.succeed('POST', '/api/auth/phone-number/send-otp', { body: { phoneNumber } });
  const right = Number(shop.platform.messages.at(-1)?.text.slice(0, 6));
  const guesses = Array.from({ length: 40 }, (_, at) => {
    const code = String((right + 1 + at) % 1_000_000).padStart(6, '0');
    return shop.request('POST', '/api/auth/phone-number/verify', { body: { phoneNumber, code } });
  });
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status < 400 || status >= 500)).toEqual([]);
  const body = { phoneNumber, code: String(right).padStart(6, '0') };
  const late = await shop.request('POST', '/api/auth/phone-number/verify', { body });
  expect(late.status).toBe(403);
});
