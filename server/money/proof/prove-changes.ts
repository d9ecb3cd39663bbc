import { isDeepStrictEqual } from 'node:util';
import { documentOf, sumsAfter } from '../../orders/order-changes';
import { withParts } from '../../orders/order-store';
import type { Database } from '../../platform/db/database';
import type { OrderChangesTable } from '../../platform/db/schema';
import { changeContent, changeKey } from '../seals/sealed-content';
import type { Contents } from './sealed-contents';

/**
 * What staff changed of orders, by the keys of its seals.
 * @param wrong gets the orders whose lines or sums are not what their last change left.
 */
export async function readOrderChanges(
  db: Database,
  keys: readonly string[],
  wrong: string[],
): Promise<Contents> {
  const ids = [...new Set(keys.map((key) => key.split(' ')[0] ?? ''))];
  const changes = await db
    .selectFrom('order_changes')
    .selectAll()
    .where('order_id', 'in', ids)
    .execute();
  const asked = new Set(keys);
  const rows = changes.filter((change) => asked.has(changeKey(change)));
  const orders = await db.selectFrom('orders').selectAll().where('id', 'in', ids).execute();
  for (const { row, items, adjustments } of await withParts(db, orders)) {
    const last = rows.find(
      ({ order_id, sequence }) => order_id === row.id && sequence === row.change_count,
    );
    const count = changes.filter(({ order_id }) => order_id === row.id).length;
    const isCounted = count === row.change_count;
    if (isCounted && (!last || isSame(last, sumsAfter(row, items, adjustments)))) continue;
    wrong.push(row.id);
  }
  return new Map(rows.map((change) => [changeKey(change), changeContent(change)]));
}

/** A document that cannot be read is not the same as anything. */
function isSame(change: OrderChangesTable, sums: ReturnType<typeof sumsAfter>): boolean {
  try {
    return isDeepStrictEqual(documentOf(change).after, sums);
  } catch {
    return false;
  }
}
