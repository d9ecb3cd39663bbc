import { requireNode } from './require-node.mjs';

requireNode();
const { installIfStale } = await import('./install.mjs');
await installIfStale();
const { buildIfStale } = await import('./build.mjs');
await buildIfStale();
const { runPackage } = await import('./run-program.mjs');
process.exitCode = (await runPackage('tsx/dist/cli.mjs', [
  'chaos/chaos.ts',
  ...process.argv.slice(2),
]))
  ? 0
  : 1;
