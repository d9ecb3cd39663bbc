import type { RemakeReason } from '../../shared/domain/menu/waste';
import type { Database } from '../platform/db/database';
import type { OrderChangesTable, OrdersTable } from '../platform/db/schema';
import { type ChangedLine, documentOf } from './order-changes';

/** On the board; an order has at most 10 remakes, and they are made within minutes. */
const MOST_OPEN_REMAKES = 50;

interface OpenRemake {
  change: OrderChangesTable & Pick<OrdersTable, 'counter_number' | 'table_name'>;
  reason: RemakeReason;
  /** What the kitchen has not made yet. */
  lines: (ChangedLine & { note: string })[];
}

/**
 * What the kitchen makes again, oldest first. @param orderId of one order only.
 * @param since ISO 8601; older ones were forgotten.
 */
export async function listOpenRemakes(
  db: Database,
  { since, orderId }: { since: string; orderId?: string },
): Promise<OpenRemake[]> {
  let query = db
    .selectFrom('remade_lines')
    .innerJoin('orders', 'orders.id', 'remade_lines.order_id')
    .innerJoin('order_changes', (join) =>
      join
        .onRef('order_changes.order_id', '=', 'remade_lines.order_id')
        .onRef('order_changes.sequence', '=', 'remade_lines.sequence'),
    )
    // A dish that was removed since is still made again, without its note.
    .leftJoin('order_items', (join) =>
      join
        .onRef('order_items.order_id', '=', 'remade_lines.order_id')
        .onRef('order_items.line', '=', 'remade_lines.line'),
    )
    .where('remade_lines.made_at', 'is', null)
    .where('remade_lines.at', '>', since)
    // The guests of a merged bill have another one.
    .where((eb) =>
      eb.or([eb('orders.status', '<>', 'cancelled'), eb('orders.cancel_reason', '=', 'merged')]),
    );
  if (orderId !== undefined) query = query.where('remade_lines.order_id', '=', orderId);
  const rows = await query
    .selectAll('order_changes')
    .select(['orders.counter_number', 'orders.table_name'])
    .select(['remade_lines.line', 'order_items.note'])
    .orderBy('remade_lines.at')
    .orderBy('remade_lines.order_id')
    .orderBy('remade_lines.sequence')
    .orderBy('remade_lines.line')
    .limit(MOST_OPEN_REMAKES * 4)
    .execute();
  const remakes = new Map<string, OpenRemake>();
  for (const { line, note, ...change } of rows) {
    const { remade } = documentOf(change);
    const dish = remade?.lines.find((each) => each.line === line);
    if (!remade || !dish) continue;
    const key = `${change.order_id} ${change.sequence}`;
    const known = remakes.get(key) ?? { change, reason: remade.reason, lines: [] };
    known.lines.push({ ...dish, note: note ?? '' });
    remakes.set(key, known);
  }
  return [...remakes.values()].slice(0, MOST_OPEN_REMAKES);
}
