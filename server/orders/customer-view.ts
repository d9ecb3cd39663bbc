import type { Order } from '../../shared/contract/orders/order-shape';
import type { Language } from '../../shared/domain/platform/languages';
import { readOrderedWords } from '../menu/catalog/ordered-words';
import type { Database } from '../platform/db/database';
import type { OrdersTable } from '../platform/db/schema';
import { orderToWire, type StoredOrder } from './order-wire';
import { standingColumns, untoldMove } from './ticket-standing';

/** An order as its customer may know it: without a move that can still be undone, or that was undone. */
export function orderForCustomer(stored: StoredOrder, now: Date): Order {
  return orderToWire(knownToCustomers(stored, now), 'customer');
}

/**
 * The orders with their dishes in a language, as far as the owner has named them in it (menu rule 20). The stored order and
 * its bill are in English.
 */
export async function ordersInLanguage(
  db: Database,
  orders: readonly Order[],
  language: Language,
): Promise<Order[]> {
  const ids = orders.flatMap(({ items }) => items.map(({ productId }) => productId));
  const inLanguage = await readOrderedWords(db, ids, language);
  return orders.map((order) => ({
    ...order,
    items: order.items.map((item) => {
      const { name, options } = inLanguage({ ...item, options: item.customizations });
      return { ...item, name, customizations: [...options] };
    }),
  }));
}

export function rowForCustomer(row: OrdersTable, now: Date): OrdersTable {
  const before = untoldMove(row, now);
  return before ? { ...row, ...standingColumns(before) } : row;
}

function knownToCustomers(stored: StoredOrder, now: Date): StoredOrder {
  const row = rowForCustomer(stored.row, now);
  const history = stored.history.filter(({ staff_only }) => staff_only === 0);
  const moved =
    row.status === stored.row.status
      ? undefined
      : history.findLast(({ kind }) => kind === 'status');
  return { ...stored, row, history: history.filter((change) => change !== moved) };
}
