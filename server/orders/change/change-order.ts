import { DomainError } from '../../../shared/domain/platform/refusals';
import { makeBillWhenDone } from '../../money/bills/make-bill';
import { settleCredits } from '../../money/bills/settle-credits';
import type { AuditActor } from '../../platform/audit/audit-actor';
import { recordChange } from '../../platform/audit/record-change';
import type { Database } from '../../platform/db/database';
import type { OrdersTable } from '../../platform/db/schema';
import { inTransaction, RetryTransaction, type Tx } from '../../platform/db/transaction';
import { recordOrderEvent } from '../follow/order-events';
import { recordFigures } from '../order-figures';
import { appendHistory, findOrderRow } from '../order-store';

/** What a change writes: either a payment status, or a stage of the ticket and with it the status. */
export interface Decision {
  set: Partial<OrdersTable>;
  /** Written to the audit log. */
  reason?: string | undefined;
  /** When customers learn of it; at once by default. */
  told?: 'later' | 'never';
  /** Runs after the update, which locks the order. */
  effect?: () => Promise<void>;
}

interface Changing<Result> {
  id: string;
  actor: AuditActor;
  /** Returns undefined when there is nothing to change. The actor has the time of the change. */
  decide: (
    tx: Tx,
    order: OrdersTable,
    actor: AuditActor,
  ) => Decision | undefined | Promise<Decision | undefined>;
  /** Reads the result at the end of the transaction. */
  read: (tx: Tx) => Promise<Result>;
}

/**
 * Changes an order in one transaction with its history, figures, audit entry and event.
 * @throws DomainError `not_found`, and what `decide` throws.
 */
export function changeOrder<Result>(db: Database, changing: Changing<Result>): Promise<Result> {
  return inTransaction(db, async (tx) => {
    await changeOrderIn(tx, changing);
    return changing.read(tx);
  });
}

/** Changes an order like `changeOrder`, in a transaction that writes more. */
export async function changeOrderIn(
  tx: Tx,
  { id, actor, decide }: Omit<Changing<unknown>, 'read'>,
): Promise<void> {
  const order = await findOrderRow(tx, id);
  if (!order) throw new DomainError('not_found');
  const dated = notBefore(order, actor);
  const decision = await decide(tx, order, dated);
  if (decision) await write(tx, order, decision, dated);
}

/** A change that waited for another one began before it, but is made after it. */
function notBefore({ updated_at }: OrdersTable, actor: AuditActor): AuditActor {
  const lastChange = new Date(updated_at);
  return lastChange > actor.now ? { ...actor, now: lastChange } : actor;
}

async function write(tx: Tx, order: OrdersTable, decision: Decision, actor: AuditActor) {
  const { id } = order;
  const { reason, told, effect } = decision;
  const at = actor.now.toISOString();
  const set = { ...decision.set, updated_at: at };
  const { numUpdatedRows } = await tx
    .updateTable('orders')
    .set(set)
    .where('id', '=', id)
    // The figures depend on both statuses, so both must be unchanged since they were read.
    .where('status', '=', order.status)
    .where('payment_status', '=', order.payment_status)
    .where('payment_attempt', '=', order.payment_attempt)
    .where('ticket_version', '=', order.ticket_version)
    // A part of the money, or a page to pay on, changes neither status.
    .where('updated_at', '=', order.updated_at)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new RetryTransaction();
  await effect?.();
  const after: OrdersTable = { ...order, ...set };
  const kind = decision.set.payment_status === undefined ? 'status' : 'payment';
  const [value, valueBefore] =
    kind === 'status' ? [after.status, order.status] : [after.payment_status, order.payment_status];
  if (value !== valueBefore) {
    const by = { admin_id: actor.adminId, by_name: actor.name, at };
    const staff_only = told === 'never' ? 1 : 0;
    await appendHistory(tx, { order_id: id, kind, value, ...by, staff_only });
    await recordFigures(tx, order, { from: order, to: after });
    await makeBillWhenDone(tx, after, actor);
    await settleCredits(tx, after, actor);
  }
  await recordChange(tx, actor, {
    area: 'orders',
    subject: { id, name: id },
    from: auditedFields(order, value === valueBefore),
    to: auditedFields(after, value === valueBefore),
    ...(reason && { reason }),
  });
  await recordOrderEvent(tx, kind, after, told);
}

/** A ticket can become ready without a new status. */
function auditedFields(order: OrdersTable, isSameStatus: boolean) {
  const { status, payment_status: paymentStatus, ready_at: readyAt } = order;
  return { status, paymentStatus, ...(isSameStatus && { readyAt }) };
}
