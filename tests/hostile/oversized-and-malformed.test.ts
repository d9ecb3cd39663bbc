import { expect, test } from 'vitest';
import { OVERSIZED_AND_MALFORMED } from './oversized-and-malformed';
import { withstand } from './withstand';

const victims = withstand('what is too large or cannot be read', OVERSIZED_AND_MALFORMED);

test('nobody’s prototype is another after all of it', async () => {
  const { shop } = victims();
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect((await shop.request('GET', '/api/products')).status).toBe(200);
});
