import { guestsShare } from '../../../shared/domain/orders/unpaid-limits';
import { DomainError } from '../../../shared/domain/platform/refusals';
import { readRefusedNames } from '../../menu/catalog/ordered-words';
import { prepared } from '../../platform/db/prepared';
import type { Tx } from '../../platform/db/transaction';
import { UNPAID, unindexed } from './unpaid-orders';

/** The guests of a hundred networks may hold so many in a day. A stock that is not counted is above it, too. */
const SHARED_BELOW = 10_000;

interface OrderedLine {
  productId: string;
  name: string;
  quantity: number;
}

/**
 * Strangers of many networks could hold the whole stock until staff cancel their orders: an order whose payment
 * they report does not lapse. Call it after `takeStock`, whose locks make orders of the same product wait for
 * each other. @throws DomainError `unpaid_limit` of the first product with too little.
 */
export async function checkGuestsShare(tx: Tx, lines: readonly OrderedLine[]): Promise<void> {
  const ordered = [...new Set(lines.map(({ productId }) => productId))];
  const { rows: shared } = await selectShared(tx, { productIds: ordered });
  if (shared.length === 0) return;
  const productIds = shared.map(({ product_id }) => product_id);
  const { rows } = await selectHeld(tx, { productIds });
  const heldOf = new Map(rows.map(({ product_id, held }) => [product_id, Number(held)]));
  for (const { product_id, left } of shared) {
    const own = lines.filter(({ productId }) => productId === product_id);
    const added = own.reduce((sum, { quantity }) => sum + quantity, 0);
    const allowed = guestsShare(left + added, heldOf.get(product_id) ?? 0);
    const [dish] = await readRefusedNames(tx, added <= allowed ? [] : own);
    if (!dish) continue;
    const { name: product } = dish;
    throw new DomainError('unpaid_limit', { of: 'guest', exceeds: 'items', allowed, product });
  }
}

interface Products {
  productIds: readonly string[];
}

const selectShared = prepared((db, { productIds }: Products) =>
  db
    .selectFrom('inventory')
    .select(['product_id', 'current_stock as left'])
    .where('product_id', 'in', productIds)
    .where('current_stock', '<', SHARED_BELOW)
    .orderBy('product_id'),
);

/** What guests' orders hold that are neither paid nor begun. */
const selectHeld = prepared((db, { productIds }: Products) =>
  db
    .selectFrom('orders')
    .innerJoin('order_items', 'order_items.order_id', 'orders.id')
    .select('product_id')
    .select(({ fn }) => fn.sum<number | string>('quantity').as('held'))
    .where('status', '=', 'placed')
    .where('payment_status', 'in', UNPAID)
    .where(unindexed('customer_id'), 'is', null)
    .where('product_id', 'in', productIds)
    .groupBy('product_id'),
);
