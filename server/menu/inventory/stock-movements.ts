import { sql } from 'kysely';
import { UNCOUNTED_STOCK } from '../../../shared/domain/menu/stock';
import type { StockReason } from '../../../shared/domain/platform/audit';
import { DomainError } from '../../../shared/domain/platform/refusals';
import type { AuditActor } from '../../platform/audit/audit-actor';
import { type Change, recordChanges } from '../../platform/audit/record-change';
import { announceChange } from '../../platform/db/announce-change';
import { prepared } from '../../platform/db/prepared';
import { nextVersion } from '../../platform/db/row-version';
import { RetryTransaction, type Tx } from '../../platform/db/transaction';

const UNCOUNTED = sql.lit(UNCOUNTED_STOCK);

export interface StockLine {
  productId: string;
  name: string;
  quantity: number;
}

/**
 * Summed per product, since two lines of one product could each pass the check alone. The guard in each update
 * prevents overselling, and updating in order of the ids prevents deadlocks.
 * @throws DomainError `out_of_stock` with each short product and its stock. The caller must roll back.
 */
export async function takeStock(tx: Tx, lines: readonly StockLine[], now: Date): Promise<void> {
  const wanted = sumByProduct(lines);
  const taken = new Set<string>();
  let hasMoved = false;
  for (const { productId, quantity } of wanted) {
    const { rows } = await takeIfEnough(tx, { productId, quantity, at: now.toISOString() });
    const [left] = rows;
    if (!left) return refuseShort(tx, wanted, taken);
    taken.add(productId);
    hasMoved ||= left.current_stock !== UNCOUNTED_STOCK;
  }
  if (hasMoved) await announceChange(tx, 'stock');
}

const takeIfEnough = prepared(
  (db, { productId, quantity, at }: { productId: string; quantity: number; at: string }) =>
    db
      .updateTable('inventory')
      .set({
        current_stock: sql`case when current_stock = ${UNCOUNTED} then current_stock
          else current_stock - ${quantity} end`,
        updated_at: at,
        version: nextVersion('inventory'),
      })
      .where('product_id', '=', productId)
      .where('current_stock', '>=', quantity)
      .returning('current_stock'),
);

/** Except of products that are not counted. The caller ensures that this happens once per order. */
export async function restoreStock(tx: Tx, lines: readonly StockLine[], now: Date): Promise<void> {
  let hasMoved = false;
  for (const { productId, quantity } of sumByProduct(lines)) {
    const restored = await tx
      .updateTable('inventory')
      .set({
        current_stock: sql`case when starting_stock = ${UNCOUNTED} then current_stock
          else current_stock + ${quantity} end`,
        updated_at: now.toISOString(),
        version: nextVersion('inventory'),
      })
      .where('product_id', '=', productId)
      .returning('current_stock')
      .executeTakeFirst();
    hasMoved ||= restored !== undefined && restored.current_stock !== UNCOUNTED_STOCK;
  }
  if (hasMoved) await announceChange(tx, 'stock');
}

/**
 * For units that left the stock and belong to no order: they ran out, were thrown away or made again. The audit log
 * has to say so, since the stock is proved by it (money rule 14). Products that are not counted need no entry.
 */
export async function writeOffStock(
  tx: Tx,
  lines: readonly StockLine[],
  actor: AuditActor,
  reason: StockReason,
): Promise<void> {
  const wanted = sumByProduct(lines);
  const rows = await tx
    .selectFrom('inventory')
    .select(['id', 'product_id', 'current_stock'])
    .where(
      'product_id',
      'in',
      wanted.map(({ productId }) => productId),
    )
    .where('starting_stock', '<>', UNCOUNTED_STOCK)
    .execute();
  const changes = rows.flatMap(({ id, product_id, current_stock }): Change[] => {
    const line = wanted.find(({ productId }) => productId === product_id);
    if (!line) return [];
    return [
      {
        area: 'inventory',
        subject: { id, name: line.name },
        from: { currentStock: current_stock + line.quantity },
        to: { currentStock: current_stock },
        reason,
      },
    ];
  });
  await recordChanges(tx, actor, changes);
}

async function refuseShort(tx: Tx, wanted: readonly StockLine[], taken: ReadonlySet<string>) {
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
  // Stock was restored after the update.
  if (items.length === 0) throw new RetryTransaction();
  throw new DomainError('out_of_stock', { items });
}

export function sumByProduct(lines: readonly StockLine[]): StockLine[] {
  const sums = new Map<string, StockLine>();
  for (const line of lines) {
    const quantity = (sums.get(line.productId)?.quantity ?? 0) + line.quantity;
    sums.set(line.productId, { ...line, quantity });
  }
  return [...sums.values()].sort((a, b) => (a.productId < b.productId ? -1 : 1));
}
