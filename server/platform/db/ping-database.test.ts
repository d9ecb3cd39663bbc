import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { openTestShop } from '../../../tests/support/platform/test-shop';
import { readinessCheck } from './ping-database';

test('health checks at the same time ask the database once', async () => {
  const shop = await openTestShop();
  let queries = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      queries += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const check = readinessCheck(shop.shop.database.db.withPlugin(counting), shop.platform.clock);
  await Promise.all(Array.from({ length: 100 }, check));
  expect(queries).toBe(1);
  await check();
  expect(queries).toBe(2);
  await shop.close();
});
