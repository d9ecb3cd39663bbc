import type { NewestOrder } from '../../../shared/contract/orders-contract';
import { createStoredStore, isRecord } from '../../device/stored-store';
import { type StoredText, storedText } from '../../device/stored-text';

interface SeenOrders {
  ids: readonly string[];
}

/** The orders seen in this browser, shared by its tabs; undefined before the first use. */
export function createSeenOrders(storage: StoredText = storedText('admin-seen-orders')) {
  return createStoredStore<SeenOrders | undefined>({
    storage,
    version: 1,
    parse(data, version) {
      // Before versions were stored, it was a list of ids.
      const ids: unknown = version === undefined ? data : isRecord(data) && data['ids'];
      return Array.isArray(ids) ? { ids: ids.filter((id) => typeof id === 'string') } : undefined;
    },
    initial: () => undefined,
  });
}

/**
 * The ids of the placed orders that nobody has seen in this browser, newest first.
 * @param newest the newest orders in any status.
 */
export function unseenOrders(
  newest: readonly NewestOrder[],
  seen: readonly string[],
): readonly string[] {
  return newest
    .filter(({ id, status }) => status === 'placed' && !seen.includes(id))
    .map(({ id }) => id);
}

/** Adds seen ids, and drops those no longer among the newest, so that the list stays small. */
export function withSeen(
  newest: readonly NewestOrder[],
  seen: readonly string[],
  more: readonly string[],
): readonly string[] {
  const all = new Set([...seen, ...more]);
  return newest.map(({ id }) => id).filter((id) => all.has(id));
}
