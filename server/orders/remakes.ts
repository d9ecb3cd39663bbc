import type { RemakeReason } from '../../shared/domain/menu/waste';
import type { Database } from '../platform/db/database';
import type { OrderChangesTable, OrdersTable } from '../platform/db/schema';
import { type ChangedLine, documentOf, listChanges } from './order-changes';

/** On the board; an order has at most 10 remakes, and they are made within minutes. */
const MOST_OPEN_REMAKES = 50;

type Bill = Pick<OrdersTable, 'id' | 'status' | 'counter_number' | 'table_name' | 'cancel_reason'>;

interface OpenRemake {
  change: OrderChangesTable;
  /** The bill that its guests have now: the change's own may have been merged into it. */
  bill: Bill;
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
    .where((eb) =>
      eb.or([eb('orders.status', '<>', 'cancelled'), eb('orders.cancel_reason', '=', 'merged')]),
    );
  if (orderId !== undefined) query = query.where('remade_lines.order_id', '=', orderId);
  const rows = await query
    .selectAll('order_changes')
    .select(['orders.status', 'orders.counter_number', 'orders.table_name', 'orders.cancel_reason'])
    .select(['remade_lines.line', 'order_items.note'])
    .orderBy('remade_lines.at')
    .orderBy('remade_lines.order_id')
    .orderBy('remade_lines.sequence')
    .orderBy('remade_lines.line')
    .limit(MOST_OPEN_REMAKES * 4)
    .execute();
  const remakes = new Map<string, OpenRemake>();
  for (const { line, note, status, counter_number, table_name, cancel_reason, ...change } of rows) {
    const { remade } = documentOf(change);
    const dish = remade?.lines.find((each) => each.line === line);
    if (!remade || !dish) continue;
    const key = `${change.order_id} ${change.sequence}`;
    const bill = { id: change.order_id, status, counter_number, table_name, cancel_reason };
    const known = remakes.get(key) ?? { change, bill, reason: remade.reason, lines: [] };
    known.lines.push({ ...dish, note: note ?? '' });
    remakes.set(key, known);
  }
  const open = [...remakes.values()].slice(0, MOST_OPEN_REMAKES);
  const after = open.map(async (remake) => ({
    ...remake,
    bill: await billAfterMerges(db, remake.bill),
  }));
  return (await Promise.all(after)).filter(({ bill }) => bill.status !== 'cancelled');
}

/** Follows merges to the bill that has the dishes now. A merged bill takes no more dishes, so there is no circle. */
async function billAfterMerges(db: Database, bill: Bill): Promise<Bill> {
  if (bill.cancel_reason !== 'merged') return bill;
  const last = (await listChanges(db, [{ id: bill.id, change_count: 1 }])).at(-1);
  const { moved } = last ? documentOf(last) : {};
  if (!moved) return bill;
  const other = await db
    .selectFrom('orders')
    .select(['id', 'status', 'counter_number', 'table_name', 'cancel_reason'])
    .where('id', '=', moved.orderId)
    .executeTakeFirst();
  return other ? billAfterMerges(db, other) : bill;
}
