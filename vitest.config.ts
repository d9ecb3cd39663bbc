import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { postgresForTests } from './tests/support/find-postgres.ts';

function project(
  name: string,
  include: string[],
  more: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration {
  // Without `extends` the limits below would count for none of the projects.
  return { extends: true, test: { name, include, ...more } };
}

const SERVER_TESTS = [
  'server/**/*.test.ts',
  'tests/{hostile,order-model,support,upgrade}/**/*.test.ts',
];

/** The long ones of those that open no database: on a second engine they would tell nothing new. */
const WITHOUT_DATABASE = [
  'server/http/cache/response-cache.test.ts',
  'server/http/listen.test.ts',
  'server/identity/password-hash.test.ts',
  'server/sms/sms-senders.test.ts',
];

// Modules are read once for all test files, not for each: what keeps something, its test loads anew.
const SHARED_MODULES = { isolate: false };

export default defineConfig({
  test: {
    // Vitest would leave a core to the terminal: half of a small machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      project('architecture', [
        'tests/architecture/**/*.test.ts',
        'scripts/**/*.test.ts',
        'tests/chaos/**/*.test.ts',
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
    // A first request to a shop that compiles its schemas, on two busy cores.
    testTimeout: 15_000,
    hookTimeout: 60_000,
  },
});
