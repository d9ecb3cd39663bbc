import { paiseToRupees } from '../../../shared/domain/platform/money';
import type { AuditActor } from '../../platform/audit/audit-actor';
import { recordChange } from '../../platform/audit/record-change';
import type { WriteDeps } from '../../platform/db/database';
import type { OrderEventsTable, OrdersTable } from '../../platform/db/schema';
import type { Tx } from '../../platform/db/transaction';
import { recordOrderEvent } from '../follow/order-events';
import { recordFigures } from '../order-figures';
import { appendHistory, lockOrder } from '../order-store';
import { alignTicks } from './line-ticks';

/** The money module's part of a change, in its transaction. @param order as it is after the change, locked. */
export type OrderChangeHook = (tx: Tx, order: OrdersTable, actor: AuditActor) => Promise<void>;

export interface OrderChangeDeps extends WriteDeps {
  onOrderChange: OrderChangeHook;
}

export interface Decision {
  set: Partial<OrdersTable>;
  /** Written to the audit log. */
  reason?: string | undefined;
  /** When customers learn of it; at once by default. */
  told?: 'later' | 'never';
  /** Runs after the update. */
  effect?: () => Promise<void>;
}

interface OrderChange {
  id: string;
  actor: AuditActor;
  onOrderChange: OrderChangeHook;
  /** Returns undefined when there is nothing to change. @param dated the actor, at the change's time. */
  decide: (
    order: OrdersTable,
    dated: AuditActor,
  ) => Decision | undefined | Promise<Decision | undefined>;
}

/** With history, figures, audit entry and event. @throws DomainError `not_found`, and what `decide` throws. */
export async function changeOrder(
  tx: Tx,
  { id, actor, onOrderChange, decide }: OrderChange,
): Promise<void> {
  const order = await lockOrder(tx, id);
  const dated = notBefore(order, actor);
  const decision = await decide(order, dated);
  if (decision) await writeChange(tx, order, { ...decision, actor: dated, onOrderChange });
}

/** A change that waited for another one began before it, but is made after it. */
export function notBefore({ updated_at }: OrdersTable, actor: AuditActor): AuditActor {
  const lastChange = new Date(updated_at);
  return lastChange > actor.now ? { ...actor, now: lastChange } : actor;
}

/** Writes a change of an order. @param order locked before it was read, so that what was decided from it still holds. */
export async function writeChange(
  tx: Tx,
  order: OrdersTable,
  change: Decision & { actor: AuditActor; onOrderChange: OrderChangeHook },
): Promise<void> {
  const { id } = order;
  const { reason, told, effect, actor } = change;
  const at = actor.now.toISOString();
  const set = { ...change.set, updated_at: at };
  await tx.updateTable('orders').set(set).where('id', '=', id).execute();
  await effect?.();
  const after: OrdersTable = { ...order, ...set };
  if (set.ticket_version !== undefined) await alignTicks(tx, after);
  const isNewStatus = after.status !== order.status;
  const isNewPayment = after.payment_status !== order.payment_status;
  const isSame = !isNewStatus && !isNewPayment;
  const by = { admin_id: actor.adminId, by_name: actor.name, at };
  const staff_only = told === 'never' ? 1 : 0;
  const entry = { order_id: id, ...by, staff_only } as const;
  if (isNewStatus) await appendHistory(tx, { ...entry, kind: 'status', value: after.status });
  if (isNewPayment) {
    await appendHistory(tx, { ...entry, kind: 'payment', value: after.payment_status });
  }
  if (!isSame || after.total_paise !== order.total_paise) {
    await recordFigures(tx, order, { from: order, to: after });
  }
  if (!isSame) await change.onOrderChange(tx, after, actor);
  await recordChange(tx, actor, {
    area: 'orders',
    subject: { id, name: id },
    from: auditedFields(order, isSame),
    to: auditedFields(after, isSame),
    ...(reason && { reason }),
  });
  await recordOrderEvent(tx, eventKind(change.set, isNewStatus), after, told);
}

function eventKind(set: Partial<OrdersTable>, isNewStatus: boolean): OrderEventsTable['kind'] {
  if (set.change_count !== undefined) return 'change';
  if (isNewStatus) return 'status';
  if (set.promised_until !== undefined) return 'promise';
  return set.payment_status === undefined ? 'status' : 'payment';
}

/** A ticket can become ready without a new status. */
function auditedFields(order: OrdersTable, isSameStatus: boolean) {
  const { status, payment_status: paymentStatus, ready_at: readyAt, total_paise } = order;
  const { promised_until: promisedUntil, change_count: changes, table_name: table } = order;
  const changed = { total: paiseToRupees(total_paise), changes, table, promisedUntil };
  return { status, paymentStatus, ...changed, ...(isSameStatus && { readyAt }) };
}
