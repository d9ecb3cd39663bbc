/** Repeatable random choices: the same seed and actor make the same ones. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** True with this probability, 0 to 1. */
  chance(share: number): boolean;
  /** An integer from 0 up to, but not including, the limit. */
  below(limit: number): number;
  /** An integer in a range that includes both ends. */
  between(lowest: number, highest: number): number;
  exponential(mean: number): number;
  /** With the median 1. */
  lognormal(sigma: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

const UINT32 = 2 ** 32;

/**
 * The random choices of one actor, which other actors' choices do not influence. They repeat; the
 * machine's timing does not.
 */
export function randomOf(seed: number, actor = ''): Random {
  let state = seed >>> 0;
  for (const character of actor) state = mix(state ^ (character.codePointAt(0) ?? 0));
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    return mix(state) / UINT32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    chance: (share) => next() < share,
    below,
    between: (lowest, highest) => lowest + below(highest - lowest + 1),
    exponential: (mean) => -mean * Math.log(1 - next()),
    lognormal: (sigma) =>
      Math.exp(sigma * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())),
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
  };
}

/** The output function of the mulberry32 generator. */
function mix(state: number): number {
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return (mixed ^ (mixed >>> 14)) >>> 0;
}
