import { expect, test } from 'vitest';
import { OUTAGE_SENTENCES } from '../../shared/domain/platform/outage-sentences';
import { errorFromWire, refusal, unreachable } from './refusal';

test('a refusal keeps its code and data, from which the page words it', async () => {
  const items = [{ productId: 'p1', name: 'Waffle', available: 1 }];
  const body = { code: 'out_of_stock', status: 409, message: 'Only 1 left.', data: { items } };
  expect(refusal(await errorFromWire(body, 409))).toEqual({
    code: 'out_of_stock',
    message: 'Only 1 of Waffle available now.',
    data: { items },
  });
});

test('a code that the page does not know has the server’s sentence', async () => {
  const body = { code: 'from_tomorrow', status: 409, message: 'Not today.' };
  expect(refusal(await errorFromWire(body, 409)).message).toBe('Not today.');
});

test('a proxy’s error page counts as an outage', async () => {
  expect(refusal(await errorFromWire('<html>Bad gateway</html>', 502)).code).toBe('unavailable');
  expect(refusal(await errorFromWire({ code: 'E_PROXY' }, 500)).code).toBe('internal_error');
});

test.each([
  [{ code: 'gateway_timeout', status: 504, message: 'upstream timed out' }, 504, 'unavailable'],
  [{ code: 'bad_gateway' }, 502, 'unavailable'],
  [{ code: 'error', message: 'Oops' }, 500, 'internal_error'],
])(
  '%j of a proxy counts as an outage, behind which an order may be placed',
  async (body, status, code) => {
    expect(refusal(await errorFromWire(body, status))).toMatchObject({
      code,
      message: OUTAGE_SENTENCES[code as keyof typeof OUTAGE_SENTENCES](),
    });
  },
);

test('a failed request says to check the connection', () => {
  const { code, message, isLost } = refusal(unreachable(new TypeError('fetch failed')));
  expect([code, isLost]).toEqual(['unavailable', true]);
  expect(message).toMatch(/connection/);
});

test('a bug does not count as a refusal', () => {
  expect(refusal(new TypeError('x is undefined')).code).toBe('internal_error');
});
