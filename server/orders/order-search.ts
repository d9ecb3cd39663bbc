/** Text as it is compared: case, width and accents' encodings do not count, on either engine. */
function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** What an order is found by. */
export function searchTextOf(parts: readonly string[]): string {
  return fold(parts.join(' '));
}

/** The escape character of `searchPattern`'s LIKE. */
export const SEARCH_ESCAPE = '!';

/**
 * The LIKE pattern for what staff typed; its wildcards count as themselves. A phone number is found
 * in whatever groups it is typed.
 */
export function searchPattern(typed: string): string {
  const text = /^[+0-9][0-9 -]*$/.test(typed) ? typed.replace(/[ -]/g, '') : typed;
  return `%${fold(text).replace(/[!%_]/g, `${SEARCH_ESCAPE}$&`)}%`;
}
