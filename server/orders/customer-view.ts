import type { Order } from '../../shared/contract/order-shape';
import { orderToWire, type StoredOrder } from './order-wire';
import { standingColumns, untoldMove } from './ticket-standing';

/** An order as its customer may know it: without a move that can still be undone, or that was undone. */
export function orderForCustomer(stored: StoredOrder, now: Date): Order {
  return orderToWire(knownToCustomers(stored, now), 'customer');
}

function knownToCustomers(stored: StoredOrder, now: Date): StoredOrder {
  const { row } = stored;
  const history = stored.history.filter(({ staff_only }) => staff_only === 0);
  const before = untoldMove(row, now);
  if (!before) return { ...stored, history };
  const moved =
    before.status === row.status ? undefined : history.findLast(({ kind }) => kind === 'status');
  return {
    ...stored,
    row: { ...row, ...standingColumns(before) },
    history: history.filter((change) => change !== moved),
  };
}
