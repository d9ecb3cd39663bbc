/** The codings in which answers are sent, the smaller first. */
export type Coding = 'br' | 'gzip';

const PREFERENCE: readonly Coding[] = ['br', 'gzip'];

/**
 * The best coding that the client accepts among those at hand, or undefined for none.
 * @param accepted the request's `Accept-Encoding`.
 */
export function preferredCoding(
  accepted: string | null | undefined,
  available: { readonly [C in Coding]?: unknown },
): Coding | undefined {
  if (!accepted) return undefined;
  return PREFERENCE.find((coding) => available[coding] !== undefined && accepts(accepted, coding));
}

function accepts(accepted: string, coding: Coding): boolean {
  return accepted.split(',').some((entry) => {
    const [name, ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    return name === coding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
