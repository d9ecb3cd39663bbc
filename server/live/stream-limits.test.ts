import { expect, test } from 'vitest';
import { limitStreams } from './stream-limits';

const TOO_MANY = expect.objectContaining({
  code: 'too_many_requests',
  data: { retryAfterSeconds: 60 },
});

test('a user has ten streams at a time', () => {
  const claimStream = limitStreams();
  const claim = (who: string) => claimStream(who, '203.0.113.7');
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
  const claimStream = limitStreams();
  for (let each = 0; each < 500; each += 1) claimStream(`user ${each}`, address(each));
  expect(() => claimStream('one more', address(500))).toThrow(TOO_MANY);
  claimStream('one more', '2001:db8:0:1::1');
});

test('the owner of an IPv6 /48 has two thousand streams at a time', () => {
  const claimStream = limitStreams();
  const address = (each: number) => `2001:db8:1:${each.toString(16)}::1`;
  const releases = Array.from({ length: 2000 }, (_, each) =>
    claimStream(`user ${each}`, address(each * 32)),
  );
  expect(() => claimStream('one more', address(7))).toThrow(TOO_MANY);
  claimStream('one more', '2001:db8:2::1');
  releases[0]?.();
  claimStream('one more', address(7));
});
