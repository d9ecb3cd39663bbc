import { expect, test } from 'vitest';
import { matchingStep, totpCode, totpKey, totpStep, totpUri } from './totp';

/** Key and times of RFC 6238, appendix B. Its codes have eight digits; ours are the last six. */
const SECRET = '12345678901234567890';

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at %i s the code ends like %s', (seconds, code) => {
  expect(totpCode(SECRET, totpStep(new Date(seconds * 1000)))).toBe(code.slice(2));
});

test('a code is valid in its own 30 s, the 30 s before and the 30 s after', () => {
  const now = new Date(1_234_567_890_000);
  const step = totpStep(now);
  for (const near of [step - 1, step, step + 1]) {
    expect(matchingStep(SECRET, totpCode(SECRET, near), now)).toBe(near);
  }
  for (const code of [totpCode(SECRET, step - 2), totpCode(SECRET, step + 2), '', '12345']) {
    expect(matchingStep(SECRET, code, now)).toBeUndefined();
  }
});

test('the app’s key is the secret in base 32 (RFC 4648)', () => {
  expect(totpKey('foobar')).toBe('MZXW6YTBOI');
  expect(totpUri(SECRET, { email: 'a+b@cafe.example', shopName: 'Tea: & Co' })).toBe(
    'otpauth://totp/Tea%20%20%26%20Co%3Aa%2Bb%40cafe.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Tea%20%20%26%20Co',
  );
});
