/** A table of messages as words in the page's language, for a select. */
export function spoken<Key extends string>(
  labels: Readonly<Record<Key, () => string>>,
): Record<Key, string> {
  const words = Object.entries<() => string>(labels).map(([key, label]) => [key, label()]);
  return Object.fromEntries(words) as Record<Key, string>;
}
