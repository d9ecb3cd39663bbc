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
  const inserted = await tx
    .insertInto('orders')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return false;
  await tx.insertInto('order_items').values(items).execute();
  await tx.insertInto('order_history').values(history).execute();
  const words = orderWords(row.id, row.customer_name, row.customer_phone);
  const found = words.map((word) => ({ word, order_id: row.id }));
  await tx.insertInto('order_words').values(found).execute();
  await recordSales(tx, items, 1);
  await recordHour(tx, row);
  await recordFigures(tx, row, { from: null, to: row });
  await recordOrderEvent(tx, 'placed', row);
  return true;
}
