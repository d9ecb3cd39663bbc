import { requireNode } from './require-node.mjs';

requireNode();
try {
  const { installPackages } = await import('./install.mjs');
  const finishInstalling = await installPackages();
  const { runAllTests } = await import('./test-run.mjs');
  process.exitCode = (await runAllTests(finishInstalling)) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
