import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { EngineName } from './open-shops';
import { isSound, summary } from './report';
import { runAttacks } from './run-attacks';
import { runChaos } from './run-chaos';

const ENGINES: readonly EngineName[] = ['sqlite', 'postgres'];
/** Faults kill servers and lose replies; attacks leave the servers alone and measure them. */
const RUNS = { faults: runChaos, attacks: runAttacks };
/** In a run with faults access tokens are not renewed. They live for five minutes. */
const MOST_SECONDS = 180;
const SOAK_SECONDS = 600;
const SEEDS = 1_000_000;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    /** How long orders are placed. */
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: String(randomInt(1, SEEDS)) },
    soak: { type: 'boolean', default: false },
  },
});
const allRuns = Object.entries(RUNS);
const engines = ENGINES.filter((engine) => positionals.includes(engine));
const runs = allRuns.filter(([name]) => positionals.includes(name));
if (engines.length + runs.length !== new Set(positionals).size) {
  throw new Error(
    'Name what to try: sqlite, postgres, faults, attacks, or nothing for everything.',
  );
}
const seed = wholeNumber('seed', values.seed, SEEDS);
const seconds = values.soak ? SOAK_SECONDS : wholeNumber('seconds', values.seconds, MOST_SECONDS);
const chosenRuns = values.soak ? allRuns.slice(1) : runs.length > 0 ? runs : allRuns;

for (const engine of engines.length > 0 ? engines : ENGINES) {
  for (const [name, run] of chosenRuns) {
    console.error(`${engine}, ${name}: ${seconds} s, --seed=${seed}`);
    const outcome = await run(engine, seconds, seed);
    if (outcome) console.log(`${summary(outcome, seconds, seed)}\n`);
    else console.error('No PostgreSQL found: it is not tested.');
    if (outcome && !isSound(outcome.findings)) process.exitCode = 1;
  }
}

function wholeNumber(name: string, text: string, most: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= 1 && value <= most) return value;
  throw new Error(`--${name} must be a whole number from 1 to ${most}.`);
}
