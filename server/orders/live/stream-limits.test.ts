import { expect, test } from 'vitest';
import { guestOf, orderFor, sendOrder } from '../../../tests/support/orders/test-orders';
import { openTestShop } from '../../../tests/support/platform/test-shop';
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

test('guests’ streams on the cafe’s own network do not end the live orders of staff', async () => {
  const shop = await openTestShop({ TRUST_PROXY: '1' });
  const streams: Response[] = [];
  const open = async (path: string, headers: Record<string, string>) => {
    const stream = await shop.fetch(path, { 'X-Forwarded-For': '198.51.100.20', ...headers });
    streams.push(stream);
    return stream.status;
  };
  try {
    const tea = await shop.addProduct({ stockCount: 200 });
    const staff = await shop.signInAdmin('staff');
    for (let each = 0; each < 60 && streams.at(-1)?.status !== 429; each += 1) {
      const order = orderFor(tea, 1, { guest: guestOf(each) });
      const { status, body } = await sendOrder(shop, order, { from: '198.51.100.21' });
      if (status !== 201) throw new Error(`Order ${each}: ${JSON.stringify(body)}`);
      const token = { 'Order-Access-Token': body.accessToken };
      for (let tab = 0; tab < 10; tab += 1) await open(`/api/orders/${body.id}/events`, token);
    }
    expect(streams.length).toBeGreaterThan(500);
    const authorization = { Authorization: `Bearer ${staff.token}` };
    expect(await open('/api/admin/order-events', authorization)).toBe(200);
  } finally {
    for (const { body } of streams) await body?.cancel();
    await shop.close();
  }
}, 60_000);
