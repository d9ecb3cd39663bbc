import type { Measured } from './measure';

const ROUNDS = 3;
const SECONDS = 3;
const WARM_UP_SECONDS = 2;

/** A load of so many seconds on one of two things that are compared. */
export type Load = (seconds: number) => Promise<Measured>;

/** One thing measured beside what it is held against, each by the median of its rounds. */
export interface Compared {
  shop: Measured;
  beside: Measured;
  /** The shop's answers a second over the other's: the median of the rounds, each by itself. */
  ratio: number;
}

/** One thing of the shop measured beside the least that could do it. */
export interface Row extends Compared {
  what: string;
  bareName: string;
}

/**
 * Loads both in turns, after a warm-up of each: a machine that grows slower meanwhile does so for
 * both, and a round that something disturbed is left out by the median.
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

/** The middle one of some figures; of an even number, the upper one of the two. */
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
