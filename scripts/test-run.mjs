import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale } from './build.mjs';
import { runStaticChecks, runTests } from './check-steps.mjs';
import { findChromium } from './find-chromium.mjs';
import { PROJECT_ROOT } from './project-root.mjs';
import { runPackage } from './run-program.mjs';
import { countsLine, playwrightCounts, vitestCounts } from './test-counts.mjs';

const RESULTS = join(PROJECT_ROOT, 'test-results');
const VITEST_REPORT = join(RESULTS, 'vitest.json');
const PLAYWRIGHT_REPORT = join(RESULTS, 'playwright.json');

/**
 * Everything that is checked, the journeys in a browser included; the last line that it prints is
 * the count. The packages' files are there; what is compiled of them may be missing yet.
 * @param {() => Promise<void>} finishInstalling waits for that.
 * @returns {Promise<boolean>} whether all is well.
 * @throws {Error} with a sentence when the shop cannot be built or no browser can be had.
 */
export async function runAllTests(finishInstalling) {
  rmSync(RESULTS, { recursive: true, force: true });
  const chromium = findChromium() ?? (await fetchChromium());
  // Each keeps about one core busy, and none opens a database.
  const [compiled, built, checked] = await Promise.allSettled([
    finishInstalling(),
    buildIfStale(),
    runStaticChecks(),
  ]);
  if (compiled.status === 'rejected') throw compiled.reason;
  if (built.status === 'rejected') throw built.reason;
  if (checked.status === 'rejected') throw checked.reason;
  const failedChecks = checked.value;
  const reporters = ['--reporter=default', '--reporter=json'];
  const testsPassed = await runTests([...reporters, `--outputFile.json=${VITEST_REPORT}`]);
  console.log('\n── journeys in a browser');
  const journeysPassed = await runPackage(
    '@playwright/test/cli.js',
    ['test', '--reporter=list,json'],
    { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT },
  );
  console.log('');
  for (const name of failedChecks) console.log(`Not well: ${name}; see above.`);
  console.log(
    countsLine([
      { passed: 0, failed: failedChecks.length, skipped: 0 },
      vitestCounts(VITEST_REPORT, testsPassed),
      playwrightCounts(PLAYWRIGHT_REPORT, journeysPassed),
    ]),
  );
  return failedChecks.length === 0 && testsPassed && journeysPassed;
}

/** @returns {Promise<string>} its path. */
async function fetchChromium() {
  console.log('No Chromium on this machine: fetching one …');
  await runPackage('@playwright/test/cli.js', ['install', 'chromium']);
  const fetched = findChromium();
  if (fetched) return fetched;
  throw new Error(
    'No Chromium could be found or fetched. Install one (on Debian: apt-get install chromium), or say where it is: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}
