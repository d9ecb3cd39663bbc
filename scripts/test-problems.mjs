import { relative } from 'node:path';
import { PROJECT_ROOT } from './project-root.mjs';
import { readReport } from './test-counts.mjs';

/**
 * Names a Vitest run's failed tests, and those that passed only when they were repeated.
 * @param {string} file written by its JSON reporter.
 * @returns {string[]} a line for each.
 */
export function vitestProblems(file) {
  return (readReport(file)?.testResults ?? []).flatMap((/** @type {any} */ result) => {
    const name = relative(PROJECT_ROOT, result.name);
    const tests = result.assertionResults.flatMap((/** @type {any} */ test) =>
      test.failureMessages.length > 0
        ? problem(test.status === 'passed', `${name} › ${test.fullName}`, test.failureMessages[0])
        : [],
    );
    const isFailed = (/** @type {any} */ { status }) => status === 'failed';
    // The file's own message is set when a hook or an import has failed, not a test alone.
    const isOwn = result.message || !result.assertionResults.some(isFailed);
    return isFailed(result) && isOwn ? [...tests, problem(false, name, result.message)] : tests;
  });
}

/**
 * Names a Playwright run's failed tests, and those that passed only when they were repeated.
 * @param {string} file written by its JSON reporter.
 * @returns {string[]} a line for each.
 */
export function playwrightProblems(file) {
  return (readReport(file)?.suites ?? []).flatMap(problemsOfSuite);
}

/** @param {any} suite @returns {string[]} */
function problemsOfSuite({ specs = [], suites = [] }) {
  const problems = specs.flatMap((/** @type {any} */ spec) =>
    spec.tests
      .filter((/** @type {any} */ { status }) => status === 'unexpected' || status === 'flaky')
      .map((/** @type {any} */ { status, projectName, results }) =>
        problem(
          status === 'flaky',
          `[${projectName}] ${spec.file}:${spec.line} › ${spec.title}`,
          results.find((/** @type {any} */ { error }) => error)?.error.message,
        ),
      ),
  );
  return [...problems, ...suites.flatMap(problemsOfSuite)];
}

/**
 * @param {boolean} isFlaky whether the test passed when it was repeated.
 * @param {string} name
 * @param {string} message of the first failure; its first line is given.
 */
function problem(isFlaky, name, message = '') {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are written with one
  const [firstLine] = message.replaceAll(/\u001b\[[\d;]*m/g, '').split('\n');
  return `${isFlaky ? 'Flaky' : 'Failed'}: ${name}${firstLine ? `: ${firstLine}` : ''}`;
}
