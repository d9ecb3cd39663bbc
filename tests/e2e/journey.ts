import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, test as base, type Page } from '@playwright/test';
import { LANGUAGES } from '../../shared/domain/platform/languages';
import { prepareShopServer, type ShopServer } from '../support/platform/shop-server';
import { makeTestDatabase } from '../support/platform/test-database';

export { expect } from '@playwright/test';

/** The options that a project of playwright.config.ts sets. */
export interface ShopOptions {
  engine: 'sqlite' | 'postgres';
}

export interface ShopFixtures {
  /** An open demo shop on a new database, shared by the tests of one worker. */
  shop: ShopServer;
}

export interface TestFixtures {
  /**
   * A touch screen for the back office that the tests of one worker share, because a new browser costs
   * a second of processor time. A test that installs a clock, adds scripts or starts signed out uses `page`.
   */
  office: Page;
  /** Begins no test so late that the shop's day, which ends at midnight in India, could end in it. */
  oneDay: undefined;
}

const DAY_MS = 86_400_000;
const INDIA_AHEAD_MS = 5.5 * 3_600_000;
const OFFICE_SIZE = { width: 1280, height: 720 };
const offices = new WeakMap<ShopServer, Page>();

async function newTablet(browser: Browser, shop: ShopServer): Promise<Page> {
  const context = await browser.newContext({ baseURL: shop.url, hasTouch: true });
  return context.newPage();
}

/** Starts a shop on a new database and lends it. @param settings further environment variables. */
export async function lendShop(
  engine: ShopOptions['engine'],
  use: (shop: ShopServer) => Promise<void>,
  settings: Record<string, string> = {},
): Promise<void> {
  const database = await makeTestDatabase(engine);
  const languages = { LANGUAGES: LANGUAGES.join() };
  const shop = await prepareShopServer({ ...database.settings, ...languages, ...settings });
  try {
    await shop.start();
    await use(shop);
  } finally {
    await shop.stop();
    await database.remove();
  }
}

/** Playwright's `test` with a shop at `page.goto('/')`. */
export const test = base.extend<TestFixtures, ShopOptions & ShopFixtures>({
  engine: ['sqlite', { option: true, scope: 'worker' }],
  shop: [({ engine }, use) => lendShop(engine, use), { scope: 'worker' }],
  oneDay: [
    async ({ engine: _ }, use, info) => {
      const leftMs = DAY_MS - ((Date.now() + INDIA_AHEAD_MS) % DAY_MS);
      if (leftMs < info.timeout) {
        info.setTimeout(info.timeout + leftMs);
        await sleep(leftMs);
      }
      await use(undefined);
    },
    { auto: true },
  ],
  baseURL: async ({ shop }, use) => {
    await use(shop.url);
  },
  office: async ({ browser, shop }, use) => {
    const known = offices.get(shop);
    const page = known ?? (await newTablet(browser, shop));
    offices.set(shop, page);
    await page.setViewportSize(OFFICE_SIZE);
    await use(page);
    page.removeAllListeners();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().clearPermissions();
    await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: 'reduce' });
    // A page of the back office would go on following the shop.
    await page.goto('/healthz');
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
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
