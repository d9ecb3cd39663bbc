import type { Measured } from './measure';

const ROUNDS = 3;
const SECONDS = 3;
const WARM_UP_SECONDS = 2;

/** Puts a load of some seconds on one of the two things compared. */
export type Load = (seconds: number) => Promise<Measured>;

/** A measurement beside its reference, each the median of its rounds. */
export interface Compared {
  shop: Measured;
  beside: Measured;
  /** The shop's responses per second over the reference's: the median of each round's ratio. */
  ratio: number;
}

/** One task of the shop beside the least code that could do it. */
export interface Row extends Compared {
  what: string;
  bareName: string;
}

/**
 * Loads both in alternation after warming each up. A machine that gets slower does so for both, and
 * the median leaves out a round that something disturbed.
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

/** The median; of an even number of figures, the upper one of the middle two. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function middle(rounds: readonly Measured[]): Measured {
  const of = (figure: keyof Measured) => median(rounds.map((round) => round[figure]));
  return {
    perSecond: of('perSecond'),
    p50Ms: of('p50Ms'),
    p99Ms: of('p99Ms'),
    failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
  };
}
