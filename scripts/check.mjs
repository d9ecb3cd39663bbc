// npm run check: all checks of continuous integration except the browser tests.
import { requireNode } from './require-node.mjs';

requireNode();
try {
  const { installIfStale } = await import('./install.mjs');
  await installIfStale();
  const { runStaticChecks, runTests } = await import('./check-steps.mjs');
  const failed = await runStaticChecks();
  if (!(await runTests())) failed.push('tests');
  console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.join(', ')}.`);
  process.exitCode = failed.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
