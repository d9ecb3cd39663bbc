import { test as base } from '@playwright/test';
import { prepareShopServer, type ShopServer } from '../support/shop-server';
import { makeTestDatabase } from '../support/test-database';

export { expect } from '@playwright/test';

/** The options that a project of playwright.config.ts sets. */
export interface ShopOptions {
  engine: 'sqlite' | 'postgres';
}

export interface ShopFixtures {
  /** An open demo shop on a new database, shared by the tests of one worker. */
  shop: ShopServer;
}

/** Playwright's `test` with a shop at `page.goto('/')`. */
export const test = base.extend<object, ShopOptions & ShopFixtures>({
  engine: ['sqlite', { option: true, scope: 'worker' }],
  shop: [
    async ({ engine }, use) => {
      const database = await makeTestDatabase(engine);
      const shop = await prepareShopServer(database.settings);
      try {
        await shop.start();
        await use(shop);
      } finally {
        await shop.stop();
        await database.remove();
      }
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shop }, use) => {
    await use(shop.url);
  },
});

/**
 * Reads the sign-in code that the shop sent to a phone.
 * @param phoneNumber '+91…'
 * @param from the number of lines the shop had printed before.
 */
export async function sentCode(shop: ShopServer, phoneNumber: string, from: number) {
  const to = phoneNumber.replace('+', '\\+');
  const [, code = ''] = await shop.waitForLine(new RegExp(`^\\[sms\\] to ${to}: (\\d+) `), from);
  return code;
}
