import type { NewestOrder } from '../../../shared/contract/orders-contract';

/**
 * The ids of the placed orders that nobody has seen in this browser, newest first.
 * @param newest the newest orders in any status.
 */
export function unseenOrders(
  newest: readonly NewestOrder[],
  seen: ReadonlySet<string>,
): readonly string[] {
  return newest
    .filter(({ id, status }) => status === 'placed' && !seen.has(id))
    .map(({ id }) => id);
}

/** Parses the stored ids; undefined for nothing or an unknown format. */
export function parseSeen(text: string | undefined): ReadonlySet<string> | undefined {
  try {
    const ids: unknown = JSON.parse(text ?? 'null');
    if (Array.isArray(ids)) return new Set(ids.filter((id) => typeof id === 'string'));
  } catch {
    // Treat an unknown format as empty.
  }
  return undefined;
}

/** Adds seen ids, and drops those no longer among the newest, so that the set stays small. */
export function withSeen(
  newest: readonly NewestOrder[],
  seen: ReadonlySet<string>,
  more: readonly string[],
): ReadonlySet<string> {
  const all = new Set([...seen, ...more]);
  return new Set(newest.map(({ id }) => id).filter((id) => all.has(id)));
}
