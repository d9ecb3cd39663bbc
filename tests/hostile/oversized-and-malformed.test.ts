import { expect, test } from 'vitest';
import { OVERSIZED_AND_MALFORMED } from './oversized-and-malformed';
import { withstand } from './withstand';

const victims = withstand('large and malformed bodies', OVERSIZED_AND_MALFORMED);

test('Object.prototype is unchanged after all requests', async () => {
  const { shop } = victims();
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect((await shop.request('GET', '/api/products')).status).toBe(200);
});
