import { quantile } from '../tests/support/platform/quantile';
import type { Measured } from './measure';
import { decimals, type Measurement, markdownTable } from './measurement';

const ROUNDS = 3;
const SECONDS = 3;
const WARM_UP_SECONDS = 2;

/** Puts a load of some seconds on the shop or its reference. */
export type Load = (seconds: number) => Promise<Measured>;

/** A measurement and its reference, each the median of its rounds. */
export interface Compared {
  shop: Measured;
  beside: Measured;
  /** The shop's responses per second divided by the reference's: the median of the rounds' ratios. */
  ratio: number;
}

/** One task of the shop and the minimal code for the same task. */
export interface Row extends Compared {
  what: string;
  bareName: string;
}

/**
 * Warms both up, then loads them in alternation, so that a slower machine slows both. The median
 * ignores a disturbed round.
 */
export async function compare(shop: Load, beside: Load): Promise<Compared> {
  await shop(WARM_UP_SECONDS);
  await beside(WARM_UP_SECONDS);
  const rounds: { shop: Measured; beside: Measured }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({ shop: await shop(SECONDS), beside: await beside(SECONDS) });
  }
  return {
    shop: middle(rounds.map((round) => round.shop)),
    beside: middle(rounds.map((round) => round.beside)),
    ratio: median(rounds.map((round) => round.shop.perSecond / round.beside.perSecond)),
  };
}

export const median = (values: readonly number[]) => quantile(values, 0.5);

function middle(rounds: readonly Measured[]): Measured {
  const of = (figure: keyof Measured) => median(rounds.map((round) => round[figure]));
  return {
    perSecond: of('perSecond'),
    p50Ms: of('p50Ms'),
    p99Ms: of('p99Ms'),
    failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** The shop's responses per second, and their ratio to the bare server's. */
export function comparedRows(engine: string, rows: readonly Row[]): Measurement {
  const head = [engine, 'a second', 'p50 ms', 'p99 ms', 'beside', 'a second', 'p99 ms', 'ratio'];
  const cells = rows.map(({ what, shop, bareName, beside, ratio }) => [
    shop.failed > 0 ? `${what} (${shop.failed} failed)` : what,
    ...decimals(0, shop.perSecond),
    ...decimals(1, shop.p50Ms, shop.p99Ms),
    bareName,
    ...decimals(0, beside.perSecond),
    ...decimals(1, beside.p99Ms),
    ...decimals(2, ratio),
  ]);
  const failed = rows.reduce((sum, { shop }) => sum + shop.failed, 0);
  return { table: markdownTable(head, cells), figures: rows, failed };
}
