import type { Gateway } from '../../../shared/domain/orders/order-payments';
import { DAY_MS } from '../../../shared/domain/platform/durations';
import type { Database } from '../../platform/db/database';
import { removeExpired } from '../../platform/db/remove-expired';
import type { GatewayRefundsTable, PaymentLinksTable } from '../../platform/db/schema';
import type { Tx } from '../../platform/db/transaction';
import type { RefundState } from '../gateways/gateway';

export type OpenLink = PaymentLinksTable & { gateway_id: string };

export function listPaymentLinks(db: Database, orderId: string): Promise<PaymentLinksTable[]> {
  return db
    .selectFrom('payment_links')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('made_at')
    .orderBy('id')
    .execute();
}

export async function insertPaymentLink(tx: Tx, link: PaymentLinksTable): Promise<void> {
  await tx.insertInto('payment_links').values(link).execute();
}

export async function updatePaymentLink(
  db: Database,
  id: string,
  set: Partial<PaymentLinksTable>,
): Promise<void> {
  await db.updateTable('payment_links').set(set).where('id', '=', id).execute();
}

/** @returns undefined if the shop has made no such link. */
export function lockPaymentLink(tx: Tx, gateway: Gateway, id: string) {
  return tx
    .updateTable('payment_links')
    .set({ id })
    .where('id', '=', id)
    .where('gateway', '=', gateway)
    .returningAll()
    .executeTakeFirst();
}

export const isOpenLink = (link: PaymentLinksTable): link is OpenLink => link.gateway_id !== null;

export async function insertRefund(tx: Tx, refund: GatewayRefundsTable): Promise<void> {
  await tx.insertInto('gateway_refunds').values(refund).execute();
}

/** By the shop's id or the gateway's. @returns undefined if the shop knows no such refund. */
export function lockRefund(
  tx: Tx,
  gateway: Gateway,
  { id, askedAs, payment }: Pick<RefundState, 'id' | 'askedAs' | 'payment'>,
) {
  return tx
    .updateTable('gateway_refunds')
    .set({ payment })
    .where('id', 'in', askedAs === null ? [id] : [id, askedAs])
    .where('gateway', '=', gateway)
    .where('payment', '=', payment)
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

export function findGatewayPayment(tx: Tx, gateway: Gateway, reference: string) {
  return tx
    .selectFrom('payments')
    .select('order_id')
    .where('gateway', '=', gateway)
    .where('kind', '=', 'payment')
    .where('reference', '=', reference)
    .executeTakeFirst();
}

/** The references of an order's payments through a gateway. */
export async function listGatewayPayments(db: Database, gateway: Gateway, orderId: string) {
  const rows = await db
    .selectFrom('payments')
    .select('reference')
    .where('order_id', '=', orderId)
    .where('gateway', '=', gateway)
    .where('kind', '=', 'payment')
    .where('reference', 'is not', null)
    .execute();
  return rows.flatMap(({ reference }) => reference ?? []);
}

/** @returns false for a webhook that was handled before. */
export async function recordEvent(tx: Tx, digest: string, now: Date): Promise<boolean> {
  const inserted = await tx
    .insertInto('gateway_events')
    .values({ digest, received_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .returning('digest')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function lastEventAt(db: Database): Promise<string | null> {
  const { at } = await db
    .selectFrom('gateway_events')
    .select(({ fn }) => fn.max<string | null>('received_at').as('at'))
    .executeTakeFirstOrThrow();
  return at;
}

/** Both gateways repeat a webhook for a day at most. */
export const removeOldWebhooks = removeExpired('gateway_events', 'received_at', 7 * DAY_MS);
