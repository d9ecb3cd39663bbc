import { SYSTEM_NAME } from '../../../shared/domain/orders/payment';
import { byOrder } from '../../orders/order-store';
import type { AuditActor } from '../../platform/audit/audit-actor';
import { batchesOf } from '../../platform/db/batches';
import type { Database, WriteDeps } from '../../platform/db/database';
import type { OrdersTable, PaymentsTable } from '../../platform/db/schema';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import { type Appended, changePayments } from './change-payments';
import { listPayments } from './payment-store';
import { creditedRows } from './receive-credit';
import { rowsForStatus } from './rows-for-status';

/**
 * Lists the payments that a server of the previous release recorded without this list: those of the last
 * day, as long as events are kept. Several servers may run it at once: each order is locked and read again.
 */
export async function healPayments({ db, clock, newId }: WriteDeps): Promise<void> {
  const changed = await db
    .selectFrom('order_events')
    .select('order_id')
    .where('kind', '=', 'payment')
    .distinct()
    .execute();
  const actor = { adminId: null, name: SYSTEM_NAME, now: clock(), newId };
  for (const batch of batchesOf(changed.map(({ order_id }) => order_id))) {
    for (const id of await listIncomplete(db, batch)) {
      while (await inTransaction(db, (tx) => heal(tx, id, actor))) {
        // Each turn lists one credit, or what is missing after the last one.
      }
    }
  }
}

async function listIncomplete(db: Database, ids: readonly string[]): Promise<string[]> {
  const orders = await db.selectFrom('orders').selectAll().where('id', 'in', ids).execute();
  const rows = byOrder(await listPayments(db, ids));
  const matches = byOrder(await listMatches(db, ids));
  return orders
    .filter((order) => {
      const { id } = order;
      return missingRows(order, rows.get(id) ?? [], matches.get(id) ?? []).length > 0;
    })
    .map(({ id }) => id);
}

/** @returns whether something was missing. */
async function heal(tx: Tx, id: string, actor: AuditActor): Promise<boolean> {
  let isHealed = false;
  await changePayments(tx, {
    id,
    actor,
    decide: async (order, rows) => {
      const append = missingRows(order, rows, await listMatches(tx, [id]));
      isHealed = append.length > 0;
      const { payment_status } = order;
      return isHealed ? { append, set: { payment_status }, told: 'never' } : undefined;
    },
  });
  return isHealed;
}

type Match = Awaited<ReturnType<typeof listMatches>>[number];

function missingRows(
  { payment_status, total_paise }: OrdersTable,
  rows: readonly PaymentsTable[],
  matches: readonly Match[],
): Appended[] {
  const unlisted = matches.find(({ id }) => rows.every(({ credit_id }) => credit_id !== id));
  if (unlisted) return creditedRows(rows, unlisted, unlisted.amount_paise);
  // What a gateway reported stays, whatever status such a server has set.
  if (rows.some(({ method }) => method === 'gateway')) return [];
  return rowsForStatus({ from: payment_status, to: payment_status }, total_paise, rows);
}

function listMatches(db: Database, orderIds: readonly string[]) {
  return db
    .selectFrom('bank_matches')
    .innerJoin('bank_credits', 'bank_credits.id', 'credit_id')
    .select(['order_id', 'bank_matches.amount_paise', 'bank_credits.id', 'reference'])
    .where('order_id', 'in', orderIds)
    .orderBy('recorded_at')
    .execute();
}
