import { auditPackages } from './audit-packages.mjs';
import { runPackage } from './run-program.mjs';

/** The part of every check that runs no test: a name, and what says whether it holds. */
const STATIC_CHECKS = [
  {
    name: "the routes' types",
    run: () => runPackage('@react-router/dev/bin.js', ['typegen']),
  },
  {
    name: 'types',
    run: () => runPackage('typescript/bin/tsc', ['-b']),
  },
  {
    name: 'lint and format',
    run: () =>
      runPackage('@biomejs/biome/bin/biome', [
        'check',
        '--diagnostic-level=warn',
        '--error-on-warnings',
      ]),
  },
  {
    name: 'known weaknesses of packages',
    run: () => auditPackages(),
  },
];

/**
 * Runs them all, each under its name.
 * @returns {Promise<string[]>} the names of those that failed.
 */
export async function runStaticChecks() {
  const failed = [];
  for (const { name, run } of STATIC_CHECKS) {
    console.log(`\n── ${name}`);
    if (!(await run())) failed.push(name);
  }
  return failed;
}

/**
 * Runs the tests that need no browser.
 * @param {readonly string[]} [options] for Vitest.
 * @returns {Promise<boolean>}
 */
export function runTests(options = []) {
  console.log('\n── tests of rules, server and pages');
  return runPackage('vitest/vitest.mjs', ['run', ...options]);
}
