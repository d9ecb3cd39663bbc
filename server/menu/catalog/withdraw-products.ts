import type { AuditActor } from '../../platform/audit/audit-actor';
import type { Tx } from '../../platform/db/transaction';
import { type StockLine, sumByProduct, writeOffStock } from '../inventory/stock-movements';
import { changeSoldOut } from './set-sold-out';

/**
 * What an order had and the cafe has not: sold out until the next day's opening, as if marked so on the kitchen
 * board, and not put back into the stock. Deleted products are left alone.
 */
export async function withdrawProducts(
  tx: Tx,
  lines: readonly StockLine[],
  actor: AuditActor,
): Promise<void> {
  if (lines.length === 0) return;
  await writeOffStock(tx, lines, actor, 'ran out');
  for (const { productId: id } of sumByProduct(lines)) {
    await changeSoldOut(tx, { kind: 'product', id, until: 'tomorrow' }, actor);
  }
}
