import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { countsLine, playwrightCounts, vitestCounts } from './test-counts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'shop-counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('Vitest’s counts include files that could not be loaded', () => {
  const file = report({
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ],
  });
  expect(vitestCounts(file, false)).toEqual({ passed: 5, failed: 2, skipped: 3 });
});

test('Playwright’s counts are read from its report', () => {
  const file = report({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 } });
  expect(playwrightCounts(file, false)).toEqual({ passed: 4, failed: 1, skipped: 2 });
});

test('an aborted run counts as a failure', () => {
  expect(playwrightCounts(join(folder, 'none.json'), false)).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
  });
  const passing = report({ numPassedTests: 5, testResults: [] });
  expect(vitestCounts(passing, false)).toEqual({ passed: 5, failed: 1, skipped: 0 });
});

test('the last line has the sums of all runs', () => {
  const runs = [
    { passed: 2, failed: 0, skipped: 0 },
    { passed: 3, failed: 1, skipped: 0 },
  ];
  expect(countsLine(runs)).toBe('5 passed, 1 failed');
  expect(countsLine([...runs, { passed: 0, failed: 0, skipped: 4 }])).toBe(
    '5 passed, 1 failed, 4 skipped',
  );
});
