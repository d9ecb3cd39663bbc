import { expect, test } from 'vitest';
import { createStreamLimits } from './stream-limits';

const TOO_MANY = expect.objectContaining({
  code: 'too_many_requests',
  data: { retryAfterSeconds: 60 },
});

test('a user has ten streams at a time', () => {
  const limits = createStreamLimits();
  const claim = (who: string) => limits.claim(who, '203.0.113.7');
  const [first] = Array.from({ length: 10 }, () => claim('asha'));
  expect(() => claim('asha')).toThrow(TOO_MANY);
  claim('binod');
  first?.();
  first?.();
  claim('asha');
  expect(() => claim('asha')).toThrow(TOO_MANY);
});

test.each([
  ['an IPv4 address', () => '203.0.113.7'],
  ['an IPv6 /64 network', (index: number) => `2001:db8::${index.toString(16)}`],
])('%s has five hundred streams at a time', (_what, address) => {
  const limits = createStreamLimits();
  for (let each = 0; each < 500; each += 1) limits.claim(`user ${each}`, address(each));
  expect(() => limits.claim('one more', address(500))).toThrow(TOO_MANY);
  limits.claim('one more', '2001:db8:0:1::1');
});
