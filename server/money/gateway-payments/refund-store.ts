import type { Gateway } from '../../../shared/domain/orders/order-payments';
import type { Database } from '../../platform/db/database';
import type { GatewayRefundsTable } from '../../platform/db/schema';
import type { Tx } from '../../platform/db/transaction';

export function listRefunds(db: Database, orderId: string): Promise<GatewayRefundsTable[]> {
  return db
    .selectFrom('gateway_refunds')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('asked_at')
    .orderBy('id')
    .execute();
}

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
