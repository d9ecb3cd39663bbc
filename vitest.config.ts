import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { compileMessages } from './scripts/messages/compile-messages.mjs';
import { postgresForTests } from './tests/support/platform/find-postgres.ts';
import { keepTemporaryFilesInMemory } from './tests/support/platform/memory-folder.ts';

keepTemporaryFilesInMemory();
await compileMessages();

function project(
  name: string,
  include: string[],
  more: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration {
  // Without `extends` the limits below would not apply to the projects.
  return { extends: true, test: { name, include, ...more } };
}

const SERVER_TESTS = [
  'server/**/*.test.ts',
  'tests/{failover,hostile,order-model,support,upgrade}/**/*.test.ts',
];

/**
 * Tests that run on SQLite only: what they show is decided before a query, after it, or in memory.
 * Rows, transactions, locks, SQL, migrations, searches and figures are tested on both engines, and
 * fuzz.test.ts makes every call of the API on both.
 */
const ON_ONE_ENGINE = [
  'server/platform/{http,metrics,outside,push,sms}/**',
  // Which client a limit counts; several-servers.test.ts counts in PostgreSQL.
  'server/platform/limits/!(several-servers).test.ts',
  'server/platform/logs/log.test.ts',
  'server/shop/{brand,contact,content,pictures}/**',
  'server/shop/settings/{delivery-pause,guard-pause,ordering-hours}.test.ts',
  'server/people/identity/!(account|codes-of-the-day|password-attempts|phone-*|session-*).test.ts',
  'server/orders/{door-photos,reviews}/**',
  // Sums alone, without a database.
  'server/orders/tables/moved-discounts.test.ts',
  'server/orders/order-search-tokens.test.ts',
  'server/orders/live/{follower,stream-access,stream-limits}.test.ts',
  'server/orders/messages/{order-devices,text-messages}.test.ts',
  'server/kitchen/guard/!(guard).test.ts',
  // A printer's protocol; jobs are claimed, settled and counted on both engines.
  'server/kitchen/printing/!(late-printers|star-printers|strangers-tickets|station-tickets|receipts).test.ts',
  'server/money/bills/bill-pdf.test.ts',
  'server/money/gateway-payments/payment-links.test.ts',
  'server/money/statements/read/**',
  'server/menu/catalog/menu-{file-refusals,spreadsheets}.test.ts',
  'server/operate/{first-day,start}/**',
  'server/operate/demo/demo-*.test.ts',
  // Requests that are refused; those of text-injection.test.ts aim at SQL.
  'tests/hostile/!(fuzz|text-injection).test.ts',
];

// All test files share one module graph; a test of a module with state reloads the module.
const SHARED_MODULES = { isolate: false };

export default defineConfig({
  test: {
    // The compiled messages are 6 MB of plain JavaScript: Vite would transform them for seconds, once per project.
    server: { deps: { external: [/\/shared\/messages\/compiled\//] } },
    // Each engine's project, and the tests on another Node, would transform the same modules again.
    experimental: { fsModuleCache: true },
    // V8 starts with a small heap and would spend a seventh of the time on collecting it.
    execArgv: ['--max-semi-space-size=64', '--min-semi-space-size=16', '--initial-heap-size=512'],
    // Vitest would leave one core free, which is half of a small machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      project(
        'architecture',
        ['{scripts,tests/architecture,tests/simulations}/**/*.test.ts'],
        SHARED_MODULES,
      ),
      // One project, because each starts its own workers, which load the modules again.
      project(
        'shared-and-web',
        ['shared/**/*.test.ts', '{service-worker,web}/**/*.test.{ts,tsx}'],
        SHARED_MODULES,
      ),
      project('server-sqlite', SERVER_TESTS, {
        ...SHARED_MODULES,
        env: { TEST_ENGINE: 'sqlite' },
      }),
      ...(postgresForTests()
        ? [
            project('server-postgres', SERVER_TESTS, {
              ...SHARED_MODULES,
              exclude: ON_ONE_ENGINE,
              env: { TEST_ENGINE: 'postgres' },
              globalSetup: 'tests/support/platform/postgres-for-vitest.ts',
            }),
          ]
        : []),
    ],
    // As for the browser tests: npm test names a test that passed only when it was repeated.
    retry: process.env.CI ? 1 : 0,
    // Enough for a shop's first request, which compiles the schemas, on two busy cores.
    testTimeout: 15_000,
    hookTimeout: 60_000,
  },
});
