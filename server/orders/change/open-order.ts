import { isChangeable, MOST_CHANGES } from '../../../shared/domain/orders/order-change';
import { notTakenBack, refundedUnits } from '../../../shared/domain/orders/order-payments';
import { DomainError } from '../../../shared/domain/platform/refusals';
import type { StaffActor } from '../../platform/audit/audit-actor';
import type { OrderAdjustmentsTable, OrderItemsTable, OrdersTable } from '../../platform/db/schema';
import type { Tx } from '../../platform/db/transaction';
import { documentOf } from '../order-changes';
import { listItems } from '../order-store';
import { listPayments, refundedLinesOf } from '../stored-payments';
import { isTab } from '../tab';
import { standingOf } from '../ticket-standing';
import { notBefore } from './change-order';

/** An order and its parts, locked. */
export interface OpenOrder {
  order: OrdersTable;
  items: readonly OrderItemsTable[];
  adjustments: readonly OrderAdjustmentsTable[];
  /** How many units of each line were refunded. */
  refunded: ReadonlyMap<number, number>;
  /** The number of this change. */
  sequence: number;
  /** The highest number that a line ever had. */
  lastLine: number;
  staff: StaffActor;
}

interface Opening {
  staff: StaffActor;
  /** The number of changes that its editor saw; the present one by default. */
  version?: number | undefined;
}

/** An order that may be changed. @param order locked. @throws DomainError as `changePrice`. */
export async function openOrder(
  tx: Tx,
  order: OrdersTable,
  { staff, version }: Opening,
): Promise<OpenOrder> {
  await assertOpen(tx, order, version ?? order.change_count);
  return openParts(tx, order, staff);
}

/** After a bill only a credit note takes money off: an issued bill is never altered (section 34 of the CGST Act). */
async function assertOpen(tx: Tx, order: OrdersTable, version: number): Promise<void> {
  if (order.change_count !== version) throw new DomainError('conflict');
  if (!isChangeable(standingOf(order), order.delivery_method) && !isTab(order)) {
    throw new DomainError('order_handed_over');
  }
  const bill = await tx
    .selectFrom('bills')
    .select('order_id')
    .where('order_id', '=', order.id)
    .executeTakeFirst();
  if (bill) throw new DomainError('order_billed');
  if (order.change_count >= MOST_CHANGES) throw new DomainError('order_full');
}

/** @param order locked. */
export async function openParts(tx: Tx, order: OrdersTable, staff: StaffActor): Promise<OpenOrder> {
  const items = await listItems(tx, [order.id]);
  const adjustments = await tx
    .selectFrom('order_adjustments')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('position')
    .execute();
  const last = await tx
    .selectFrom('order_changes')
    .selectAll()
    .where('order_id', '=', order.id)
    .where('sequence', '=', order.change_count)
    .executeTakeFirst();
  const payments = notTakenBack(await listPayments(tx, [order.id]));
  return {
    order,
    items,
    adjustments,
    refunded: refundedUnits(payments.flatMap(refundedLinesOf)),
    sequence: order.change_count + 1,
    lastLine: last ? documentOf(last).lastLine : Math.max(0, ...items.map(({ line }) => line)),
    staff: { ...staff, now: notBefore(order, staff).now },
  };
}
