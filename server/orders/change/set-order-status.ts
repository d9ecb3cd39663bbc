import type { Order } from '../../../shared/contract/order-shape';
import { type OrderStatus, stockEffect } from '../../../shared/domain/order-status';
import type { Database } from '../../db/database';
import type { Tx } from '../../db/transaction';
import { restoreStock, takeStock } from '../../inventory/stock-movements';
import { recordSales } from '../order-figures';
import { listItems } from '../order-store';
import { changeOrder, type OrderChange } from './change-order';

/**
 * Sets any status after any other (spec §4). Cancelling restores the stock and leaving cancelled takes
 * it again, each exactly once, because only one of two concurrent changes succeeds.
 * @throws DomainError `not_found`; `conflict` when the order has another status than `from`;
 * `out_of_stock` when the stock has been sold since the order was cancelled.
 */
export function setOrderStatus(db: Database, change: OrderChange<OrderStatus>): Promise<Order> {
  const column = { kind: 'status', column: 'status', field: 'status' } as const;
  return changeOrder(db, column, change, async (tx, order) => {
    const effect = stockEffect(order.status, change.value);
    if (effect !== 'none') await moveStock(tx, order.id, effect, change.actor.now);
    return {};
  });
}

async function moveStock(tx: Tx, orderId: string, effect: 'take' | 'restore', now: Date) {
  const items = await listItems(tx, [orderId]);
  const lines = items.map(({ product_id: productId, ...item }) => ({ ...item, productId }));
  await (effect === 'take' ? takeStock(tx, lines, now) : restoreStock(tx, lines, now));
  await recordSales(tx, items, effect === 'take' ? 1 : -1);
}
