import type { Paise } from '../platform/money';

/** People among whom staff part a bill: two tables pushed together. */
export const MOST_PAYERS = 20;

/** A bill in equal parts, which add up to it: the first ones may pay a paisa more. @param people 1 or more. */
export function equalParts(amount: Paise, people: number): Paise[] {
  const least = Math.floor(amount / people);
  return Array.from({ length: people }, (_, index) => least + Number(index < amount % people));
}
