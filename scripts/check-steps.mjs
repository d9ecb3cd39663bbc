import { runPackage } from './run-program.mjs';

const BIOME = '@biomejs/biome/bin/biome';

/** The static checks: a name, the program and its arguments. */
const STATIC_CHECKS = /** @type {const} */ ([
  ['route types', '@react-router/dev/bin.js', ['typegen']],
  ['types', 'typescript/bin/tsc', ['-b']],
  ['lint and format', BIOME, ['check', '--diagnostic-level=warn', '--error-on-warnings']],
]);

/** @returns {Promise<string[]>} the names of the checks that failed. */
export async function runStaticChecks() {
  const failed = [];
  for (const [name, program, args] of STATIC_CHECKS) {
    console.log(`\n── ${name}`);
    if (!(await runPackage(program, args))) failed.push(name);
  }
  return failed;
}

/**
 * Runs the tests that need no browser.
 * @param {readonly string[]} [options] for Vitest.
 * @returns {Promise<boolean>} whether they passed.
 */
export function runTests(options = []) {
  console.log('\n── tests without a browser');
  return runPackage('vitest/vitest.mjs', ['run', ...options]);
}
