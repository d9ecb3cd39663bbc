/** Chance that can be had again: the same seed and name give the same throws. */
export interface Dice {
  /** True in this share of all throws, 0 to 1. */
  chance(share: number): boolean;
  /** A whole number from 0 up to, not including, the limit. */
  below(limit: number): number;
  /** A whole number from one to another, both included. */
  between(lowest: number, highest: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

const UINT32 = 2 ** 32;

/**
 * Dice of one actor's own: what others throw meanwhile does not change them. Decisions repeat, the
 * machine's timing does not.
 */
export function diceOf(seed: number, actor: string): Dice {
  let state = seed >>> 0;
  for (const character of actor) state = mix(state ^ (character.codePointAt(0) ?? 0));
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    return mix(state) / UINT32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    chance: (share) => next() < share,
    below,
    between: (lowest, highest) => lowest + below(highest - lowest + 1),
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
  };
}

/** The finisher of mulberry32. */
function mix(state: number): number {
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return (mixed ^ (mixed >>> 14)) >>> 0;
}
