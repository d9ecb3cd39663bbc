import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

const ENGINES = ['sqlite', 'postgres'] as const;
export type EngineName = (typeof ENGINES)[number];

const RUNS = ['faults', 'attacks'] as const;
/** Faults kill servers and lose replies; attacks leave the servers alone and measure them. */
export type Run = (typeof RUNS)[number];

export interface ChaosOptions {
  engines: readonly EngineName[];
  runs: readonly Run[];
  /** How long orders are placed. */
  seconds: number;
  seed: number;
}

const SECONDS = 60;
/** In a run with faults access tokens are not renewed. They live for five minutes. */
const MOST_SECONDS = 180;
const SOAK_SECONDS = 600;
const SEEDS = 1_000_000;

/**
 * Reads the command line: names of engines and runs (all if none is given), `--seconds` and `--seed`,
 * or `--soak` for ten minutes of attacks.
 * @throws Error with a sentence that lists the valid options.
 */
export function parseOptions(args: readonly string[]): ChaosOptions {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { seconds: { type: 'string' }, seed: { type: 'string' }, soak: { type: 'boolean' } },
  });
  const engines = ENGINES.filter((engine) => positionals.includes(engine));
  const runs = RUNS.filter((run) => positionals.includes(run));
  if (engines.length + runs.length !== new Set(positionals).size) {
    throw new Error(
      'Name what to try: sqlite, postgres, faults, attacks, or nothing for everything.',
    );
  }
  const seed = wholeNumber('seed', values.seed ?? String(randomInt(1, SEEDS)), SEEDS);
  const chosen = { engines: engines.length > 0 ? engines : ENGINES, seed };
  if (values.soak) return { ...chosen, runs: ['attacks'], seconds: SOAK_SECONDS };
  return {
    ...chosen,
    runs: runs.length > 0 ? runs : RUNS,
    seconds: wholeNumber('seconds', values.seconds ?? String(SECONDS), MOST_SECONDS),
  };
}

function wholeNumber(name: string, text: string, most: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= 1 && value <= most) return value;
  throw new Error(`--${name} must be a whole number from 1 to ${most}.`);
}
