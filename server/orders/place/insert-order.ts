import { prepared } from '../../db/prepared';
import type {
  OrderHistoryTable,
  OrderItemsTable,
  OrdersTable,
  OrderWordsTable,
} from '../../db/schema';
import type { Tx } from '../../db/transaction';
import { recordOrderEvent } from '../follow/order-events';
import { recordFigures, recordHour, recordSales } from '../order-figures';
import type { StoredOrder } from '../order-wire';
import { orderWords } from '../order-words';

/**
 * Writes a new order with its lines, history and words, counts it, and tells of it.
 * @returns false when the id exists already; nothing is written then.
 */
export async function insertOrder(tx: Tx, { row, items, history }: StoredOrder): Promise<boolean> {
  if ((await insertRow(tx, row)).rows.length === 0) return false;
  await insertItems(tx, items);
  await insertHistory(tx, history);
  const words = orderWords(row.id, row.customer_name, row.customer_phone);
  const found = words.map((word) => ({ word, order_id: row.id }));
  await insertWords(tx, found);
  await recordSales(tx, items, 1);
  await recordHour(tx, row);
  await recordFigures(tx, row, { from: null, to: row });
  await recordOrderEvent(tx, 'placed', row);
  return true;
}

const insertRow = prepared((db, row: OrdersTable) =>
  db
    .insertInto('orders')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id'),
);
const insertItems = prepared((db, items: readonly OrderItemsTable[]) =>
  db.insertInto('order_items').values(items),
);
const insertHistory = prepared((db, history: readonly OrderHistoryTable[]) =>
  db.insertInto('order_history').values(history),
);
const insertWords = prepared((db, found: readonly OrderWordsTable[]) =>
  db.insertInto('order_words').values(found),
);
