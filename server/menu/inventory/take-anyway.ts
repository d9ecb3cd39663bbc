import { UNCOUNTED_STOCK } from '../../../shared/domain/menu/stock';
import type { SoldAnyway } from '../../../shared/domain/platform/audit';
import type { AuditActor } from '../../platform/audit/audit-actor';
import { prepared } from '../../platform/db/prepared';
import type { Tx } from '../../platform/db/transaction';
import { setStocks } from './set-stocks';
import { type StockLine, sumByProduct, takeStock } from './stock-movements';

/**
 * Takes stock that staff see although the shop counts less of it: what is missing is recorded as found. An
 * uncounted product that is sold out for a while stays so.
 */
export async function takeStockAnyway(
  tx: Tx,
  lines: readonly StockLine[],
  actor: AuditActor,
  reason: SoldAnyway,
): Promise<void> {
  const wanted = sumByProduct(lines);
  // Locked first, in order of the ids as in `takeStock`, so that two sales neither deadlock nor find the same units.
  const rows = [];
  for (const { productId } of wanted) rows.push(...(await lockStock(tx, { productId })).rows);
  const stockOf = new Map(rows.map((row) => [row.product_id, row]));
  const short = wanted.filter(
    ({ productId, quantity }) => (stockOf.get(productId)?.current_stock ?? 0) < quantity,
  );
  const isUncounted = ({ productId }: StockLine) =>
    stockOf.get(productId)?.starting_stock === UNCOUNTED_STOCK;
  const found = short.filter((line) => !isUncounted(line));
  const entered = found.map(({ productId: id, name, quantity: stock }) => ({
    product: { id, name },
    stock,
    seen: undefined,
  }));
  await setStocks(tx, entered, actor, reason);
  await takeStock(
    tx,
    wanted.filter((line) => !short.includes(line) || !isUncounted(line)),
    actor.now,
  );
}

const lockStock = prepared((db, { productId }: { productId: string }) =>
  db
    .updateTable('inventory')
    .set({ product_id: productId })
    .where('product_id', '=', productId)
    .returning(['product_id', 'starting_stock', 'current_stock']),
);
