import type { NewestOrder } from '../../../shared/contract/orders-contract';

/**
 * The ids of the orders that nobody has looked at in this browser, newest first. One that somebody
 * took on elsewhere is new to nobody.
 * @param newest the newest orders, whatever became of them.
 */
export function unseenOrders(
  newest: readonly NewestOrder[],
  seen: ReadonlySet<string>,
): readonly string[] {
  return newest
    .filter(({ id, status }) => status === 'placed' && !seen.has(id))
    .map(({ id }) => id);
}

/** Reads what the browser kept; undefined when that is nothing, or nothing of ours. */
export function parseSeen(text: string | undefined): ReadonlySet<string> | undefined {
  try {
    const ids: unknown = JSON.parse(text ?? 'null');
    if (Array.isArray(ids)) return new Set(ids.filter((id) => typeof id === 'string'));
  } catch {
    // Not ours: as if there were none.
  }
  return undefined;
}

/**
 * What to keep once some more were seen: only those still among the newest, so that it never grows.
 * Orders do not come back into that window, so what falls out of it is not missed.
 */
export function withSeen(
  newest: readonly NewestOrder[],
  seen: ReadonlySet<string>,
  more: readonly string[],
): ReadonlySet<string> {
  const all = new Set([...seen, ...more]);
  return new Set(newest.map(({ id }) => id).filter((id) => all.has(id)));
}
