import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { postgresForTests } from './tests/support/find-postgres.ts';
import { keepTemporaryFilesInMemory } from './tests/support/memory-folder.ts';

keepTemporaryFilesInMemory();

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
  'tests/{hostile,order-model,support,upgrade}/**/*.test.ts',
];

/**
 * Tests that run on SQLite only: what they show is decided before a query, after it, or in memory.
 * Rows, transactions, locks, SQL, migrations, searches and figures are tested on both engines.
 */
const ON_ONE_ENGINE = [
  // HTTP: connections, headers, encodings, files and pages.
  'server/platform/http/*.test.ts',
  'server/platform/http/{encoding,pages,security,static}/**/*.test.ts',
  'server/platform/http/cache/{cached-pages,cached-responses,public-reads,response-cache}.test.ts',
  'server/operate/start/env*.test.ts',
  // These requests are refused before a handler writes anything.
  'server/platform/http/api/{access,api-document}.test.ts',
  'server/menu/catalog/menu-file-refusals.test.ts',
  'tests/hostile/{access-tokens,addresses-and-redirects,cors-and-methods,cross-site}.test.ts',
  'tests/hostile/{hostile-list,oversized-and-malformed,staff-roles,uploads-and-csv}.test.ts',
  // Which client a limit counts. several-servers.test.ts counts in PostgreSQL.
  'server/platform/limits/{client-network,rate-limits,shared-network}.test.ts',
  'server/orders/live/{follower,stream-limits}.test.ts',
  // A printer's protocol. star-printers.test.ts claims and settles jobs on both engines.
  'server/kitchen/printing/{draw-ticket,epson-printers,sent-again}.test.ts',
  // How a bill is drawn and linked; read-bill.test.ts reads it on both engines.
  'server/money/bills/bill-pdf.test.ts',
  // The fields of a document. settings.test.ts stores and reads one with the same statements.
  'server/shop/content/content.test.ts',
  // A state machine without a database; guard.test.ts runs it on one.
  'server/kitchen/guard/watch-machine.test.ts',
  // Pictures, passwords, messages and files that no query reads.
  'server/shop/brand/**/*.test.ts',
  'server/demo/demo-*.test.ts',
  'server/people/identity/{password-hash,password-strength,totp}.test.ts',
  'server/{outside,push,sms}/**/*.test.ts',
  'server/money/statements/read-statement.test.ts',
];

// All test files share one module graph; a test of a module with state reloads the module.
const SHARED_MODULES = { isolate: false };

export default defineConfig({
  test: {
    // V8 starts with a small heap and would spend a seventh of the time on collecting it.
    execArgv: ['--max-semi-space-size=64', '--min-semi-space-size=16', '--initial-heap-size=512'],
    // Vitest would leave one core free, which is half of a small machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      project(
        'architecture',
        [
          'tests/architecture/**/*.test.ts',
          'scripts/**/*.test.ts',
          'tests/chaos/**/*.test.ts',
          'tests/promises/**/*.test.ts',
          'tests/payments/**/*.test.ts',
        ],
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
              globalSetup: 'tests/support/postgres-for-vitest.ts',
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
