/** Each tag of a list, its quotes kept and its `W/` left out. */
const TAGS = /(?:^|,)[ \t]*(?:W\/)?("[^"]*")[ \t]*(?=,|$)/g;

/**
 * Whether a client already has what a tag names: compared weakly, since a proxy that compresses an
 * answer puts `W/` before its tag (RFC 9110, 8.8.3.2 and 13.1.2).
 * @param ifNoneMatch the request's header: a list of tags, or `*` for any.
 * @param tag in quotes, without `W/`.
 */
export function holdsTag(ifNoneMatch: string | null | undefined, tag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === '*') return true;
  for (const [, held] of ifNoneMatch.matchAll(TAGS)) if (held === tag) return true;
  return false;
}
