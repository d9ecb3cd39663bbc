import type { Order } from '../../../shared/contract/orders/order-shape';
import { PAYMENT_CLAIMED, showsUpiPanel } from '../../../shared/domain/orders/payment';
import { DomainError } from '../../../shared/domain/platform/refusals';
import type { Database } from '../../platform/db/database';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import { MOST_REFERENCES } from '../../platform/limits/limit-rules';
import type { Signer } from '../../platform/signing/signer';
import { recordOrderEvent } from '../follow/order-events';
import { type OrderLook, readOrder, readStored } from '../follow/read-order';
import { listClaims } from '../follow/read-payments';
import { appendHistory, lockOrder } from '../order-store';
import { hasMoney } from '../payment-claims';

/**
 * Once for each payment link. It is no proof and changes no payment status, but from then on only a person
 * cancels the order (orders rule 17). An order that awaits no payment stays as it is.
 * @param reference the payment's 12 digits (UTR), which staff find in the bank's statement.
 * @throws DomainError `not_found` for an order that the caller may not read, `reference_used` for a
 * reference of another order, `too_many_references`.
 */
export async function claimPayment(
  db: Database,
  signer: Signer,
  look: OrderLook,
  reference?: string,
): Promise<Order> {
  const known = await readOrder(db, signer, look);
  if (known.paymentStatus !== 'pending') return known;
  if (reference) await writeReference(db, look, reference);
  if (isAwaited(known)) await writeClaim(db, look);
  return readOrder(db, signer, look);
}

function isAwaited(order: Order): boolean {
  return showsUpiPanel(order) && order.paymentClaimedAt === null;
}

function writeClaim(db: Database, { id, now }: OrderLook): Promise<void> {
  const at = now.toISOString();
  return inTransaction(db, async (tx) => {
    await lockOrder(tx, id);
    const { row, history } = await readStored(tx, id);
    const lastPayment = history.findLast(({ kind }) => kind === 'payment');
    if (row.payment_status !== 'pending' || row.status === 'cancelled') return;
    if (lastPayment?.value === PAYMENT_CLAIMED) return;
    await tx.updateTable('orders').set({ updated_at: at }).where('id', '=', id).execute();
    const claim = { order_id: id, kind: 'payment' as const, value: PAYMENT_CLAIMED, at };
    await appendHistory(tx, { ...claim, admin_id: null, by_name: null, staff_only: 0 });
    await recordOrderEvent(tx, 'payment', { ...row, updated_at: at });
  });
}

/** A reference belongs to one order; its primary key lets one of two claims succeed. */
function writeReference(db: Database, { id, now }: OrderLook, reference: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    // Concurrent claims are counted.
    const order = await lockOrder(tx, id);
    const given = await listClaims(tx, [id]);
    if (given.some((claim) => claim.reference === reference)) return;
    if (given.length >= MOST_REFERENCES) throw new DomainError('too_many_references');
    await freeReference(tx, reference, order.customer_id);
    const inserted = await tx
      .insertInto('payment_claims')
      .values({ reference, order_id: id, claimed_at: now.toISOString() })
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .returning('reference')
      .executeTakeFirst();
    if (!inserted) throw new DomainError('reference_used');
    await recordOrderEvent(tx, 'payment', { ...order, updated_at: now.toISOString() }, 'never');
  });
}

/** A cancelled order's reference may serve the next one, unless money has arrived. Guests prove no number: they call. */
async function freeReference(tx: Tx, reference: string, customerId: string | null): Promise<void> {
  if (customerId === null) return;
  await tx
    .deleteFrom('payment_claims')
    .where('reference', '=', reference)
    .where('order_id', 'in', (eb) =>
      eb
        .selectFrom('orders')
        .select('id')
        .where('customer_id', '=', customerId)
        .where('status', '=', 'cancelled')
        .where((of) => of.not(hasMoney(of))),
    )
    .execute();
}
