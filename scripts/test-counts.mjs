import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @param {string} file written by Vitest. @param {boolean} succeeded @returns {Counts} */
export function vitestCounts(file, succeeded) {
  const report = readReport(file);
  const failedFiles = (report?.testResults ?? []).filter(
    (/** @type {any} */ { status, assertionResults }) =>
      status === 'failed' &&
      !assertionResults.some((/** @type {any} */ t) => t.status === 'failed'),
  );
  return withCrash(succeeded, {
    passed: report?.numPassedTests ?? 0,
    // A file that cannot be loaded counts as one failed test.
    failed: (report?.numFailedTests ?? 0) + failedFiles.length,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  });
}

/** @param {string} file written by Playwright. @param {boolean} succeeded @returns {Counts} */
export function playwrightCounts(file, succeeded) {
  const stats = readReport(file)?.stats;
  return withCrash(succeeded, {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
  });
}

/** The last line of `npm test`. @param {readonly Counts[]} runs @returns {string} */
export function countsLine(runs) {
  const sum = (/** @type {keyof Counts} */ key) => runs.reduce((total, run) => total + run[key], 0);
  const skipped = sum('skipped');
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * A run that failed without a failed test counts as one failure.
 * @param {boolean} succeeded
 * @param {Counts} counts
 * @returns {Counts}
 */
function withCrash(succeeded, counts) {
  return succeeded || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

/**
 * @param {string} file written by a JSON reporter.
 * @returns {any} undefined when the run ended before it was written.
 */
export function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
