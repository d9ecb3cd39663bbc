import type { Order } from '../../api/order-from-wire';

/**
 * A customer's orders and those placed as a guest on this device as one list, newest first.
 * @param hasOlder whether more of the customer's are to be had. A guest's that is older than those
 * known waits for them: else it would stand among them now and move down later.
 */
export function ordersByTime(
  own: readonly Order[],
  hasOlder: boolean,
  guests: readonly Order[],
): Order[] {
  const known = new Set(own.map(({ id }) => id));
  const oldest = hasOlder ? (own.at(-1)?.createdAt ?? '') : '';
  const shown = guests.filter(({ id, createdAt }) => !known.has(id) && createdAt >= oldest);
  return [...own, ...shown].sort(
    (a, b) => Number(b.createdAt > a.createdAt) - Number(b.createdAt < a.createdAt),
  );
}
