import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { postgresForTests } from './tests/support/find-postgres.ts';

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

/** Long tests without a database, which need not run on a second engine. */
const WITHOUT_DATABASE = [
  'server/http/cache/response-cache.test.ts',
  'server/http/listen.test.ts',
  'server/identity/password-hash.test.ts',
  'server/sms/sms-senders.test.ts',
];

// All test files share one module graph; a test of a module with state reloads the module.
const SHARED_MODULES = { isolate: false };

export default defineConfig({
  test: {
    // Vitest would leave one core free, which is half of a small machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      project('architecture', [
        'tests/architecture/**/*.test.ts',
        'scripts/**/*.test.ts',
        'tests/chaos/**/*.test.ts',
        'tests/promises/**/*.test.ts',
      ]),
      project('shared', ['shared/**/*.test.ts'], SHARED_MODULES),
      project(
        'web',
        ['web/**/*.test.ts', 'web/**/*.test.tsx', 'service-worker/**/*.test.ts'],
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
              exclude: WITHOUT_DATABASE,
              env: { TEST_ENGINE: 'postgres' },
              globalSetup: 'tests/support/postgres-for-vitest.ts',
            }),
          ]
        : []),
    ],
    // Enough for a shop's first request, which compiles the schemas, on two busy cores.
    testTimeout: 15_000,
    hookTimeout: 60_000,
  },
});
