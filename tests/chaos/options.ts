import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

const ENGINES = ['sqlite', 'postgres'] as const;
export type EngineName = (typeof ENGINES)[number];

export interface ChaosOptions {
  engines: readonly EngineName[];
  /** How long orders are placed. */
  seconds: number;
  seed: number;
}

const SECONDS = 60;
/** Access tokens live for five minutes, and the last requests need time to finish. */
const MOST_SECONDS = 180;
const SEEDS = 1_000_000;

/**
 * Reads the command line: engine names (both if none is given), `--seconds` and `--seed`.
 * @throws Error with a sentence that lists the valid options.
 */
export function parseOptions(args: readonly string[]): ChaosOptions {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { seconds: { type: 'string' }, seed: { type: 'string' } },
  });
  const engines = ENGINES.filter((engine) => positionals.includes(engine));
  if (engines.length !== new Set(positionals).size) {
    throw new Error('Name the databases to try: sqlite, postgres, or none for both.');
  }
  return {
    engines: engines.length > 0 ? engines : ENGINES,
    seconds: wholeNumber('seconds', values.seconds ?? String(SECONDS), MOST_SECONDS),
    seed: wholeNumber('seed', values.seed ?? String(randomInt(1, SEEDS)), SEEDS),
  };
}

function wholeNumber(name: string, text: string, most: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= 1 && value <= most) return value;
  throw new Error(`--${name} must be a whole number from 1 to ${most}.`);
}
