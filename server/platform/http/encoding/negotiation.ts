import { parseAccept } from 'hono/utils/accept';

/** The smaller output first. */
export type ContentEncoding = 'br' | 'gzip';

const PREFERENCE: readonly ContentEncoding[] = ['br', 'gzip'];

export function preferredEncoding(
  acceptEncoding: string | null | undefined,
  available: { readonly [E in ContentEncoding]?: unknown },
): ContentEncoding | undefined {
  if (!acceptEncoding) return undefined;
  const accepted = parseAccept(acceptEncoding.toLowerCase());
  return PREFERENCE.find(
    (encoding) =>
      available[encoding] !== undefined &&
      accepted.some(({ type, q }) => type === encoding && q > 0),
  );
}

/** Each entity tag of a list, with its quotes and without `W/`. */
const ENTITY_TAGS = /(?:^|,)[ \t]*(?:W\/)?("[^"]*")[ \t]*(?=,|$)/g;

/**
 * The comparison is weak: a compressing proxy puts `W/` before the tag (RFC 9110, 8.8.3.2 and 13.1.2).
 * @param ifNoneMatch a list of tags, or `*` for any.
 * @param etag in quotes, without `W/`.
 */
export function matchesEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === '*') return true;
  for (const [, tag] of ifNoneMatch.matchAll(ENTITY_TAGS)) if (tag === etag) return true;
  return false;
}
