import type { Gateway } from '../../../shared/domain/orders/order-payments';
import type { Database } from '../../platform/db/database';
import type { GatewayRefundsTable } from '../../platform/db/schema';
import type { Tx } from '../../platform/db/transaction';

export async function insertRefund(tx: Tx, refund: GatewayRefundsTable): Promise<void> {
  await tx.insertInto('gateway_refunds').values(refund).execute();
}

/** Locks a refund until the transaction ends; undefined if the shop has asked for no such refund. */
export function lockRefund(tx: Tx, gateway: Gateway, id: string) {
  return tx
    .updateTable('gateway_refunds')
    .set({ id })
    .where('id', '=', id)
    .where('gateway', '=', gateway)
    .returningAll()
    .executeTakeFirst();
}

export async function updateRefund(
  tx: Tx,
  id: string,
  set: Partial<GatewayRefundsTable>,
): Promise<void> {
  await tx.updateTable('gateway_refunds').set(set).where('id', '=', id).execute();
}

/** Refunds about which the gateway is to be asked now. */
export function listDueRefunds(db: Database, gateway: Gateway, now: Date, limit: number) {
  return db
    .selectFrom('gateway_refunds')
    .selectAll()
    .where('check_at', '<=', now.toISOString())
    .where('gateway', '=', gateway)
    .orderBy('check_at')
    .limit(limit)
    .execute();
}

/** Sets when a refund is asked about again. @returns whether no other server has claimed this check. */
export async function claimRefund(
  db: Database,
  { id, checks }: GatewayRefundsTable,
  next: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('gateway_refunds')
    .set({ checks: checks + 1, check_at: next.toISOString() })
    .where('id', '=', id)
    .where('checks', '=', checks)
    .where('check_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
