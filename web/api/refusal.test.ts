import { expect, test } from 'vitest';
import { errorFromWire, refusal, unreachable } from './refusal';

test('a refusal keeps its code, sentence and data', () => {
  const items = [{ productId: 'p1', name: 'Waffle', available: 1 }];
  const body = { code: 'out_of_stock', status: 409, message: 'Only 1 left.', data: { items } };
  expect(refusal(errorFromWire(body, 409))).toEqual({
    code: 'out_of_stock',
    message: 'Only 1 left.',
    data: { items },
  });
});

test('a proxy’s error page counts as an outage', () => {
  expect(refusal(errorFromWire('<html>Bad gateway</html>', 502)).code).toBe('unavailable');
  expect(refusal(errorFromWire({ code: 'E_PROXY' }, 500)).code).toBe('internal_error');
});

test('a failed request says to check the connection', () => {
  const { code, message } = refusal(unreachable(new TypeError('fetch failed')));
  expect(code).toBe('unavailable');
  expect(message).toMatch(/connection/);
});

test('a bug does not count as a refusal', () => {
  expect(refusal(new TypeError('x is undefined')).code).toBe('internal_error');
});
