import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.mjs';
import type { ShopOptions } from './tests/e2e/journey';
import { postgresForTests } from './tests/support/platform/find-postgres';

const chromium = findChromium();
const hasPostgres = postgresForTests() !== undefined;
const engines = hasPostgres ? (['sqlite', 'postgres'] as const) : (['sqlite'] as const);
/** Tests of the shop's process, without a page. */
const PROCESSES = ['kill.spec.ts', 'stop.spec.ts'];
const args = [
  // Chromium's sandbox does not work for root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  // A test's pages end before optimized code would pay: its threads took a tenth of Chromium's time.
  '--js-flags=--no-maglev --no-turbofan --no-concurrent-sparkplug --single-threaded-gc',
];

export default defineConfig<object, ShopOptions>({
  testDir: 'tests/e2e',
  outputDir: 'test-results/journeys',
  globalSetup: './tests/e2e/start-postgres',
  // The compiled messages are 6 MB of plain JavaScript: Playwright would compile them for seconds.
  build: { external: ['**/shared/messages/compiled/**'] },
  fullyParallel: false,
  forbidOnly: true,
  // A retry distinguishes a slow, shared machine from a broken page. A test that needed one is
  // listed as flaky: treat it as a bug that was seen once.
  retries: process.env.CI ? 1 : 0,
  // A page waits for its next frame, poll or reply a fifth of the time, in which two would leave cores idle.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Requests reach the tests' routes only without a service worker; its own tests allow it.
    serviceWorkers: 'block',
    // Tracing every attempt would cost a fifth of the time.
    trace: 'on-first-retry',
    // No test waits for a transition; order-journey.spec.ts has those that customers see.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: { args, ...(chromium && { executablePath: chromium }) },
  },
  projects: [
    { name: 'pages', testDir: 'tests/e2e/pages', use: { engine: 'sqlite' } },
    ...engines.map((engine) => ({
      name: `processes-${engine}`,
      testMatch: PROCESSES,
      use: { engine },
    })),
    // The pages above run on SQLite, so PostgreSQL needs one journey.
    {
      name: 'journey',
      testMatch: 'order-journey.spec.ts',
      use: { engine: hasPostgres ? 'postgres' : 'sqlite' },
    },
  ],
});
