import { expect, test, vi } from 'vitest';
import { ACCESS_TOKENS, seize } from './access-tokens';
import { signedByEve, signedByTheShop } from './forge-token';
import { withstand } from './withstand';

const victims = withstand('an access token', ACCESS_TOKENS);

test('the same call with the right key and claims succeeds', async () => {
  const { shop, admin } = victims();
  const token = await signedByTheShop(shop, { sub: admin.userId });
  const answer = await shop.request(...seize({ Authorization: `Bearer ${token}` }));
  expect(answer.status).toBe(201);
});

test('made-up key ids do not make the shop read its keys, but a new key is found', async () => {
  const { shop, admin } = victims();
  const statusWith = async (token: string) =>
    (await shop.request('GET', '/api/orders', { token })).status;
  expect(await statusWith(admin.token)).toBe(200);
  const read = vi.spyOn(shop.shop.identity.api, 'getJwks');
  const tokens = await Promise.all(
    Array.from({ length: 20 }, (_, each) => signedByEve(admin, { kid: `eve ${each}` })),
  );
  for (const token of tokens) expect(await statusWith(token)).toBe(401);
  expect(read.mock.calls.length).toBeLessThan(2);
  read.mockRestore();

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 });
  await shop.shop.database.db.deleteFrom('identity_keys' as never).execute();
  const token = await signedByTheShop(shop, { sub: admin.userId });
  expect(await statusWith(token)).toBe(200);
  vi.useRealTimers();
});
