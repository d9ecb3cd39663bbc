import { sql } from 'kysely';
import { DomainError } from '../../shared/domain/refusals';
import { nextVersion } from '../db/row-version';
import { RetryTransaction, type Tx } from '../db/transaction';

/** What a line of an order holds of a product. */
export interface StockLine {
  productId: string;
  name: string;
  quantity: number;
}

/**
 * Takes what the lines need, summed per product: two lines of one product must not each pass the
 * check alone. Products are taken in the order of their ids, so that two orders never wait for
 * each other in a circle; the guard in each update makes overselling impossible.
 * @throws DomainError `out_of_stock` with every product that is short and what is left of it; the
 * caller's transaction is to be rolled back.
 */
export async function takeStock(tx: Tx, lines: readonly StockLine[], now: Date): Promise<void> {
  const wanted = sumByProduct(lines);
  const taken = new Set<string>();
  for (const { productId, quantity } of wanted) {
    const { numUpdatedRows } = await tx
      .updateTable('inventory')
      .set({
        current_stock: sql`current_stock - ${quantity}`,
        updated_at: now.toISOString(),
        version: nextVersion('inventory'),
      })
      .where('product_id', '=', productId)
      .where('current_stock', '>=', quantity)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return refuseShort(tx, wanted, taken);
    taken.add(productId);
  }
}

/** Gives back what the lines hold, once; the caller sees to it that an order does so only once. */
export async function restoreStock(tx: Tx, lines: readonly StockLine[], now: Date): Promise<void> {
  for (const { productId, quantity } of sumByProduct(lines)) {
    await tx
      .updateTable('inventory')
      .set({
        current_stock: sql`current_stock + ${quantity}`,
        updated_at: now.toISOString(),
        version: nextVersion('inventory'),
      })
      .where('product_id', '=', productId)
      .execute();
  }
}

async function refuseShort(
  tx: Tx,
  wanted: readonly StockLine[],
  taken: ReadonlySet<string>,
): Promise<never> {
  const ids = wanted.map(({ productId }) => productId);
  const rows = await tx
    .selectFrom('inventory')
    .select(['product_id', 'current_stock'])
    .where('product_id', 'in', ids)
    .execute();
  const left = new Map(rows.map((row) => [row.product_id, row.current_stock]));
  const items = wanted.flatMap(({ productId, name, quantity }) => {
    const available = (left.get(productId) ?? 0) + (taken.has(productId) ? quantity : 0);
    return available < quantity ? [{ productId, name, available }] : [];
  });
  // Stock came back between the update and the look.
  if (items.length === 0) throw new RetryTransaction();
  throw new DomainError('out_of_stock', { items });
}

function sumByProduct(lines: readonly StockLine[]): StockLine[] {
  const sums = new Map<string, StockLine>();
  for (const line of lines) {
    const quantity = (sums.get(line.productId)?.quantity ?? 0) + line.quantity;
    sums.set(line.productId, { ...line, quantity });
  }
  return [...sums.values()].sort((a, b) => (a.productId < b.productId ? -1 : 1));
}
