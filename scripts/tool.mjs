// npm run bench, chaos, promises, payments, journey, lighthouse: prepares the shop, then runs a TypeScript program of the project.
import { requireNode } from './require-node.mjs';

requireNode();
const { prepare } = await import('./prepare.mjs');
await prepare();
const { findChromium } = await import('./find-chromium.mjs');
const { runPackage } = await import('./run-program.mjs');
const chromium = findChromium();
// The bench reads CHROMIUM_PATH, Lighthouse CHROME_PATH.
const env = chromium ? { CHROMIUM_PATH: chromium, CHROME_PATH: chromium } : {};
const succeeded = await runPackage('tsx/dist/cli.mjs', process.argv.slice(2), env);
process.exitCode = succeeded ? 0 : 1;
