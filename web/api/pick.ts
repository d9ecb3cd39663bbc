/** A copy with these fields only, so that a page's HTML contains no others. */
export function pick<Whole, Key extends keyof Whole>(
  whole: Whole,
  keys: readonly Key[],
): Pick<Whole, Key> {
  return Object.fromEntries(keys.map((key) => [key, whole[key]])) as Pick<Whole, Key>;
}

/** A copy without these fields. */
export function omit<Whole extends object, Key extends keyof Whole>(
  whole: Whole,
  keys: readonly Key[],
): Omit<Whole, Key> {
  const kept = Object.entries(whole).filter(([key]) => !keys.includes(key as Key));
  return Object.fromEntries(kept) as Omit<Whole, Key>;
}
