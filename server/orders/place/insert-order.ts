import { sumOfPrice } from '../../../shared/domain/orders/pricing';
import { prepared } from '../../platform/db/prepared';
import type {
  OrderHistoryTable,
  OrderItemsTable,
  OrdersTable,
  OrderWordsTable,
} from '../../platform/db/schema';
import type { Tx } from '../../platform/db/transaction';
import { recordOrderEvent } from '../follow/order-events';
import { recordFigures, recordHour, recordSales } from '../order-figures';
import { orderSearchTokens } from '../order-search-tokens';
import type { NewOrder } from '../order-wire';

/**
 * Also adds it to the figures and publishes it. @returns false, and writes nothing, when the id is taken.
 * @throws Error when the parts of its price do not add up to its total.
 */
export async function insertOrder(tx: Tx, order: NewOrder): Promise<boolean> {
  const { row, items, adjustments, history } = order;
  assertAddsUp(order);
  const inserted = await insertRow(tx, row);
  if (inserted.rows.length === 0) return false;
  if (items.length > 0) await insertItems(tx, items);
  if (adjustments.length > 0) {
    await tx.insertInto('order_adjustments').values(adjustments).execute();
  }
  await insertHistory(tx, history);
  const words = orderSearchTokens(row.id, row.customer_name, row.customer_phone);
  const found = words.map((word) => ({ word, order_id: row.id }));
  await insertWords(tx, found);
  await recordSales(tx, { from: [], to: items });
  await recordHour(tx, row);
  await recordFigures(tx, row, { from: null, to: row });
  await recordOrderEvent(tx, 'placed', row);
  return true;
}

function assertAddsUp({ row, adjustments }: NewOrder): void {
  const sum = sumOfPrice({
    subtotal: row.subtotal_paise,
    packagingCharge: row.packaging_paise,
    deliveryFee: row.delivery_fee_paise,
    adjustments: adjustments.map(({ amount_paise }) => ({ amount: amount_paise })),
  });
  if (sum !== row.total_paise) throw new Error(`The price of order ${row.id} does not add up`);
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
const insertWords = prepared((db, words: readonly OrderWordsTable[]) =>
  db.insertInto('order_words').values(words),
);
