import { expect, test } from 'vitest';
import { ACCESS_TOKENS, seize } from './access-tokens';
import { signedByTheShop } from './forge-token';
import { withstand } from './withstand';

const victims = withstand('an access token', ACCESS_TOKENS);

test('the same call with the right key and claims succeeds', async () => {
  const { shop, admin } = victims();
  const token = await signedByTheShop(shop, { sub: admin.userId });
  const answer = await shop.request(...seize({ Authorization: `Bearer ${token}` }));
  expect(answer.status).toBe(201);
});
