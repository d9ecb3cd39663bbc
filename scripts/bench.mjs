import { requireNode } from './require-node.mjs';

requireNode();
const { makeReady } = await import('./make-ready.mjs');
await makeReady();
const { findChromium } = await import('./find-chromium.mjs');
const { runPackage } = await import('./run-program.mjs');
const chromium = findChromium();
const ended = await runPackage(
  'tsx/dist/cli.mjs',
  ['bench/bench.ts', ...process.argv.slice(2)],
  chromium ? { CHROMIUM_PATH: chromium } : {},
);
process.exitCode = ended ? 0 : 1;
