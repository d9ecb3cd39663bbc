/** Random numbers that repeat with their seed. */
export interface Chance {
  /** From 0 up to, but not including, 1. */
  next(): number;
  exponential(mean: number): number;
  /** With the median 1. */
  lognormal(sigma: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

/** The mulberry32 generator. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    exponential: (mean) => -mean * Math.log(1 - next()),
    lognormal: (sigma) =>
      Math.exp(sigma * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())),
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
  };
}
