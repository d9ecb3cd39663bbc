import type { OrderChangeKind } from '../../../shared/domain/orders/order-change';
import type { AdminActor } from '../../platform/audit/audit-actor';
import type { OrderChangesTable, OrdersTable } from '../../platform/db/schema';
import type { Tx } from '../../platform/db/transaction';
import type { ChangeDocument } from '../order-changes';

/** The money module's seal of a change, in its transaction. */
export type SealChange = (tx: Tx, change: OrderChangesTable) => Promise<void>;

interface NewChange {
  order: Pick<OrdersTable, 'id'>;
  sequence: number;
  kind: OrderChangeKind;
  reason: string;
  document: ChangeDocument;
  staff: AdminActor;
}

/** Appends a change to an order's list, and seals it. @param change its `order` is locked. */
export async function appendChange(
  tx: Tx,
  sealChange: SealChange,
  { order, sequence, kind, reason, document, staff }: NewChange,
): Promise<void> {
  const row: OrderChangesTable = {
    order_id: order.id,
    sequence,
    kind,
    reason,
    document: JSON.stringify(document),
    admin_id: staff.adminId,
    by_name: staff.name,
    at: staff.now.toISOString(),
  };
  await tx.insertInto('order_changes').values(row).execute();
  await sealChange(tx, row);
}
