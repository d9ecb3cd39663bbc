import fc from 'fast-check';
import { expect, it } from 'vitest';
import { proveSums, troublesOf } from '../../server/money/proof/prove-sums';
import { forAllTests } from '../support/platform/for-tests';
import { openTestShop } from '../support/platform/test-shop';
import { CafeModel } from './cafe-model';
import { cafeDays } from './order-commands';
import { expectAll, type RealCafe, setUpCafe } from './real-cafe';

/** A day takes PostgreSQL twice as long, and shows its locks as well. */
const DAYS = process.env['TEST_ENGINE'] === 'postgres' ? 4 : 8;
/** On a slow machine the test passes after fewer days. */
const LONGEST_MS = 10_000;
const PRICES_PAISE = [1010, 9999, 24_950];
/** The stock of each dish at the start of a day: soon sold out, or plenty. */
const STOCKS = [4, 60];

/**
 * A failure prints its seed, path and replayPath. To repeat that day:
 * ORDER_MODEL='{"seed":1,"path":"3:1","replayPath":"AAB:F"}' npx vitest run order-model
 */
const { replayPath, ...replay }: { seed?: number; path?: string; replayPath?: string } = JSON.parse(
  process.env['ORDER_MODEL'] ?? '{}',
);

let customers = 0;
const shop = await forAllTests(openTestShop({ TRUST_PROXY: '1' }));
const staff = (await shop.signInAdmin('staff')).token;

/** New accounts, because days follow each other faster than the limit of an account's orders allows. */
async function signInCustomers(): Promise<RealCafe['customers']> {
  const signIn = () => shop.signInCustomer(`+91987654${1000 + customers++}`);
  return { asha: await signIn(), pema: await signIn() };
}

it('the shop responds like the model on any day', async () => {
  const end = performance.now() + LONGEST_MS;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...STOCKS), cafeDays(replayPath), async (stock, day) => {
      if (performance.now() > end) return;
      const model = new CafeModel(PRICES_PAISE, stock);
      const people = { shop, staff, customers: await signInCustomers() };
      const real = await setUpCafe(people, model);
      await fc.asyncModelRun(() => ({ model, real }), day);
      await expectAll(real, model);
      expect(troublesOf(await proveSums(shop.shop.database.db))).toEqual([]);
    }),
    { numRuns: DAYS, ...replay },
  );
}, 60_000);
