import type { Order } from '../../../shared/contract/orders/order-shape';
import { PAYMENT_CLAIMED, showsUpiPanel } from '../../../shared/domain/orders/payment';
import {
  claimOf,
  isAllClaimed,
  MOST_CLAIMS,
  toPayNow,
} from '../../../shared/domain/orders/payment-claim';
import { rupeesToPaise } from '../../../shared/domain/platform/money';
import { DomainError } from '../../../shared/domain/platform/refusals';
import type { Database } from '../../platform/db/database';
import type { OrderHistoryTable } from '../../platform/db/schema';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import { MOST_REFERENCES } from '../../platform/limits/limit-rules';
import type { Signer } from '../../platform/signing/signer';
import { recordOrderEvent } from '../follow/order-events';
import { type OrderLook, readOrder, readStored } from '../follow/read-order';
import { listClaims } from '../follow/read-payments';
import { appendHistory, lockOrder } from '../order-store';
import type { StoredOrder } from '../order-wire';
import { hasMoney, openClaim } from '../payment-claims';
import { linkFor } from '../upi-link';
import { touchOrder } from './touch-order';

interface Claim {
  reference?: string | undefined;
  amount?: number | undefined;
}

/**
 * Once for all that the order owes, and again for what it owes beyond an earlier claim. It is no proof and changes no
 * payment status, but from then on only a person cancels the order (orders rules 15 and 17). An order that awaits no
 * payment stays as it is.
 * @param claim its reference is the payment's 12 digits (UTR), which staff find in the bank's statement; its amount is
 * what the page asked for (rupees), by default all that is left to pay, which is also the most.
 * @throws DomainError `not_found` for an order that the caller may not read, `reference_used` for a
 * reference of another order, `too_many_references`.
 */
export async function claimPayment(
  db: Database,
  signer: Signer,
  look: OrderLook,
  { reference, amount }: Claim,
): Promise<Order> {
  const known = await readOrder(db, signer, look);
  if (known.paymentStatus !== 'pending') return known;
  if (reference) await writeReference(db, look, reference);
  if (isAwaited(known)) await writeClaim(db, look, amount);
  return readOrder(db, signer, look);
}

function isAwaited(order: Order): boolean {
  return showsUpiPanel(order) && !isAllClaimed(order);
}

function writeClaim(db: Database, { id, now }: OrderLook, amount?: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockOrder(tx, id);
    const stored = await readStored(tx, id);
    const { row, history } = stored;
    if (row.payment_status !== 'pending' || row.status === 'cancelled') return;
    if (claimsMade(history) >= MOST_CLAIMS) return;
    const claimed = claimedWith(stored, amount);
    if (!claimed) return;
    await appendHistory(tx, {
      order_id: id,
      kind: 'payment',
      value: PAYMENT_CLAIMED,
      at: now.toISOString(),
      admin_id: null,
      by_name: null,
      staff_only: 0,
      claimed_paise: claimed.until,
    });
    await touchOrder(tx, row, { now, set: await linkFor(tx, row, claimed.toPay) });
  });
}

/** How many since staff last decided. */
function claimsMade(history: readonly OrderHistoryTable[]): number {
  const payments = history.filter(({ kind }) => kind === 'payment');
  return payments.length - 1 - payments.findLastIndex(({ value }) => value !== PAYMENT_CLAIMED);
}

/**
 * What transfers come to once this claim and the earlier ones have arrived, and what is left to pay then (paise).
 * @returns undefined when all that is owed was claimed before. @param amount rupees.
 */
function claimedWith({ history, money: { owed, sums } }: StoredOrder, amount?: number) {
  const open = openClaim(history);
  const before = open && claimOf(owed, open.claimed, sums.transferred);
  const rest = before ? before.rest : owed;
  if (rest === 0) return undefined;
  const asked = amount === undefined ? rest : Math.min(rest, rupeesToPaise(amount));
  const until = sums.transferred + (before?.amount ?? 0) + asked;
  const paymentClaim = claimOf(owed, until, sums.transferred);
  return { until, toPay: toPayNow({ owedAmount: owed, paymentClaim }) };
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
