import { runPackage, runProgram } from './run-program.mjs';

const BIOME = '@biomejs/biome/bin/biome';

const STATIC_CHECKS = /** @type {const} */ ([
  ['messages', '../scripts/messages/compile-messages.mjs', []],
  ['route types', '@react-router/dev/bin.js', ['typegen']],
  // More checkers would each infer the types of the contract again.
  ['types', 'typescript/bin/tsc', ['-b', '--checkers', '1']],
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
 * @param {readonly string[]} [options] for Vitest.
 * @returns {Promise<boolean>} whether they passed.
 */
export function runTests(options = []) {
  console.log('\n── tests without a browser');
  return runPackage('vitest/vitest.mjs', ['run', ...options]);
}

/** The tests of what a version of Node may break: the driver, the server, crypto and pictures. */
const ON_ANOTHER_NODE = [
  'server/operate/backup/backup.',
  'server/platform/db/group-commit',
  'server/platform/db/sqlite-connection',
  'server/platform/http/encoding',
  'server/platform/http/listen',
  'server/platform/http/static',
  'server/people/identity/password-hash',
  'server/orders/place/place-order.',
  'server/shop/pictures',
];

/**
 * Runs some of the server's tests on Node 24, or on Node 20 if this is a later one. npm fetches it
 * once and keeps it in its cache.
 * @param {readonly string[]} options for Vitest.
 * @returns {Promise<boolean | undefined>} whether they passed; undefined without that Node.
 */
export async function runTestsOnAnotherNode(options) {
  const version = Number.parseInt(process.versions.node, 10) < 24 ? '24.21.0' : '20.20.2';
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const node = `node-${platform}-${process.arch}@${version}`;
  const run = (/** @type {readonly string[]} */ args) =>
    runProgram('npm', [
      'exec',
      '--yes',
      '--prefer-offline',
      `--package=${node}`,
      '--',
      'node',
      ...args,
    ]);
  console.log(`\n── the server on Node ${version}`);
  if (!(await run(['--version']))) {
    console.log(`Node ${version} could not be fetched: its tests are skipped.`);
    return undefined;
  }
  // The browser tests run meanwhile.
  const oneWorker = ['run', '--project', 'server-sqlite', '--maxWorkers', '1'];
  return run(['node_modules/vitest/vitest.mjs', ...oneWorker, ...ON_ANOTHER_NODE, ...options]);
}
