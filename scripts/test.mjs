// npm test: all checks, including the browser tests.
import { requireNode } from './require-node.mjs';

requireNode();
try {
  process.exitCode = (await runAllTests()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}

/**
 * Runs all checks and prints the test counts as the last line.
 * @returns {Promise<boolean>} whether all passed.
 * @throws {Error} with a sentence when the shop cannot be built or there is no browser.
 */
async function runAllTests() {
  const { installIfStale } = await import('./install.mjs');
  await installIfStale();
  // These modules import packages, so import them after the installation.
  const { rmSync } = await import('node:fs');
  const { join } = await import('node:path');
  const { buildIfStale } = await import('./build.mjs');
  const { runStaticChecks, runTests, runTestsOnAnotherNode } = await import('./check-steps.mjs');
  const { findChromium } = await import('./find-chromium.mjs');
  const { PROJECT_ROOT } = await import('./project-root.mjs');
  const { runPackage } = await import('./run-program.mjs');
  const { countsLine, playwrightCounts, vitestCounts } = await import('./test-counts.mjs');
  const { playwrightProblems, vitestProblems } = await import('./test-problems.mjs');
  const results = join(PROJECT_ROOT, 'test-results');
  const vitestReport = join(results, 'vitest.json');
  const otherNodeReport = join(results, 'vitest-other-node.json');
  const playwrightReport = join(results, 'playwright.json');
  rmSync(results, { recursive: true, force: true });
  if (!findChromium()) {
    console.log('No Chromium found: downloading one…');
    await runPackage('@playwright/test/cli.js', ['install', 'chromium']);
  }
  const chromium = findChromium();
  if (!chromium) {
    throw new Error(
      'No Chromium could be found or downloaded. Install one (on Debian: apt-get install chromium), or say where it is: CHROMIUM_PATH=/path/to/chromium npm test',
    );
  }
  // Each test keeps one core busy.
  const [built, checked] = await Promise.allSettled([buildIfStale(), runStaticChecks()]);
  if (built.status === 'rejected') throw built.reason;
  if (checked.status === 'rejected') throw checked.reason;
  const failedChecks = checked.value;
  const reportTo = (/** @type {string} */ file) => [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  const testsPassed = await runTests(reportTo(vitestReport));
  console.log('\n── browser tests');
  const [otherNodePassed, journeysPassed] = await Promise.all([
    runTestsOnAnotherNode(reportTo(otherNodeReport)),
    runPackage('@playwright/test/cli.js', ['test', '--reporter=list,json'], {
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
    }),
  ]);
  console.log('');
  for (const line of [
    ...failedChecks.map((name) => `Failed: ${name}; see above.`),
    ...vitestProblems(vitestReport),
    ...vitestProblems(otherNodeReport),
    ...playwrightProblems(playwrightReport),
  ]) {
    console.log(line);
  }
  console.log(
    countsLine([
      { passed: 0, failed: failedChecks.length, skipped: 0 },
      vitestCounts(vitestReport, testsPassed),
      otherNodePassed === undefined
        ? { passed: 0, failed: 0, skipped: 1 }
        : vitestCounts(otherNodeReport, otherNodePassed),
      playwrightCounts(playwrightReport, journeysPassed),
    ]),
  );
  return failedChecks.length === 0 && testsPassed && otherNodePassed !== false && journeysPassed;
}
