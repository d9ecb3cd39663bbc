import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { PROJECT_ROOT } from './project-root.mjs';
import { playwrightProblems, vitestProblems } from './test-problems.mjs';

const folder = mkdtempSync(join(tmpdir(), 'shop-problems-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('Vitest’s failed and flaky tests are named with their first failure', () => {
  const testOf = (fullName: string, status: string, ...failureMessages: string[]) => ({
    fullName,
    status,
    failureMessages,
  });
  const file = report({
    testResults: [
      {
        name: join(PROJECT_ROOT, 'server/a.test.ts'),
        status: 'failed',
        assertionResults: [
          testOf('is right', 'passed'),
          testOf('is right at last', 'passed', 'Error: late\n    at a.test.ts:3'),
          testOf('is wrong', 'failed', 'Error: expected 1 to be 2\n    at a.test.ts:7', 'again'),
        ],
      },
      {
        name: join(PROJECT_ROOT, 'server/b.test.ts'),
        status: 'failed',
        message: 'Cannot be loaded',
        assertionResults: [],
      },
      {
        name: join(PROJECT_ROOT, 'server/c.test.ts'),
        status: 'failed',
        message: 'The hook after all tests failed',
        assertionResults: [testOf('is right at last', 'passed', 'Error: late')],
      },
    ],
  });
  expect(vitestProblems(file)).toEqual([
    'Flaky: server/a.test.ts › is right at last: Error: late',
    'Failed: server/a.test.ts › is wrong: Error: expected 1 to be 2',
    'Failed: server/b.test.ts: Cannot be loaded',
    'Flaky: server/c.test.ts › is right at last: Error: late',
    'Failed: server/c.test.ts: The hook after all tests failed',
  ]);
});

test('Playwright’s failed and flaky tests are named with their project and first failure', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: 'pages/menu.spec.ts',
    line: 5,
    tests: [{ status, projectName: 'pages', results: [{ error: message && { message } }, {}] }],
  });
  const file = report({
    suites: [
      {
        specs: [spec('opens', 'expected')],
        suites: [
          {
            specs: [
              spec('closes', 'unexpected', '\u001b[31mError: closed\u001b[39m\n  at menu'),
              spec('turns', 'flaky', 'Error: slow'),
            ],
          },
        ],
      },
    ],
  });
  expect(playwrightProblems(file)).toEqual([
    'Failed: [pages] pages/menu.spec.ts:5 › closes: Error: closed',
    'Flaky: [pages] pages/menu.spec.ts:5 › turns: Error: slow',
  ]);
});

test('a run that ended without a report names no test', () => {
  expect(vitestProblems(join(folder, 'none.json'))).toEqual([]);
  expect(playwrightProblems(join(folder, 'none.json'))).toEqual([]);
});
