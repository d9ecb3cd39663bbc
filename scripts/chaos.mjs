import { requireNode } from './require-node.mjs';

requireNode();
const { makeReady } = await import('./make-ready.mjs');
await makeReady();
const { runPackage } = await import('./run-program.mjs');
process.exitCode = (await runPackage('tsx/dist/cli.mjs', [
  'tests/chaos/chaos.ts',
  ...process.argv.slice(2),
]))
  ? 0
  : 1;
