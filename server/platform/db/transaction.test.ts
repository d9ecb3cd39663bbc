import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../tests/support/platform/test-shop';
import { inTransaction } from './transaction';

describe('a transaction', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  it.each(['40001', '40P01', 'SQLITE_BUSY', 'ECONNRESET'])(
    'that fails with %s runs a few times more, and is refused then',
    async (code) => {
      const { db } = shop.shop.database;
      let runs = 0;
      const failing = (failures: number) =>
        inTransaction(db, async () => {
          runs += 1;
          if (runs <= failures) throw Object.assign(new Error('gone'), { code });
          return runs;
        });
      expect(await failing(2)).toBe(3);
      runs = 0;
      await expect(failing(99)).rejects.toMatchObject({ code: 'unavailable' });
      expect(runs).toBe(5);
    },
  );
});
