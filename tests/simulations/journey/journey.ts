// npm run journey -- firefox | webkit: a customer's order and the staff's work on it in a browser that
// the browser tests don't use. Pictures of all steps stay in a temporary folder.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDemo, openLive } from './cafes';
import { openFirefox } from './firefox';
import { Page } from './page';
import { openOffline, orderAndDeliver, readBackOffice, type Step, signInByCode } from './steps';
import { openWebKit } from './webkit';

const BROWSERS = { firefox: openFirefox, webkit: openWebKit };
const RUNS = [
  { screen: 'phone', width: 360, height: 740, openCafe: openDemo },
  { screen: 'laptop', width: 1280, height: 800, openCafe: openLive },
] as const;

const name = process.argv[2] ?? '';
if (!(name === 'firefox' || name === 'webkit')) {
  console.error('Say which browser: npm run journey -- firefox, or webkit');
  process.exit(1);
}

const folder = await mkdtemp(join(tmpdir(), `maenam-journey-${name}-`));
const started = Date.now();
let steps = 0;
let failures = 0;

for (const { screen, width, height, openCafe } of RUNS) {
  const cafe = await openCafe();
  const open = async (who: string) =>
    new Page(await BROWSERS[name](width, height), cafe.shop.url, join(folder, screen, who));
  const visitor = await open('customer');
  const cook = await open('staff');
  console.log(`${visitor.driver.version}, ${width}×${height}`);
  const step: Step = async (words, run) => {
    steps += 1;
    const begun = Date.now();
    const failure = await run().then(() => undefined, describe);
    console.log(`  ${failure ? '✗' : '✓'} ${words} (${secondsSince(begun)} s)`);
    if (!failure) return;
    failures += 1;
    console.log(`    ${failure}`);
    await visitor.picture('failed').catch(describe);
    await cook.picture('failed').catch(describe);
    throw failure;
  };
  // A part ends at its first failed step; the next one does not depend on it.
  await orderAndDeliver(step, cafe, visitor, cook).catch(describe);
  await signInByCode(step, cafe, visitor).catch(describe);
  await openOffline(step, visitor).catch(describe);
  await readBackOffice(step, cook).catch(describe);
  await visitor.driver.close();
  await cook.driver.close();
  await cafe.close();
}
console.log(
  `${steps} steps in ${secondsSince(started)} s, ${failures} failed. Pictures: ${folder}`,
);
process.exit(failures === 0 ? 0 : 1);

function secondsSince(begun: number): string {
  return ((Date.now() - begun) / 1000).toFixed(1);
}

function describe(error: unknown): string {
  const { message, cause } = error as Error;
  return cause ? `${message}: ${(cause as Error).message}` : message;
}
