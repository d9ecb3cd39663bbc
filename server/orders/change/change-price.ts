import type { DiscountChange } from '../../../shared/contract/orders/order-changes-contract';
import type { OrderChangeKind } from '../../../shared/domain/orders/order-change';
import { missingOf, statusAtNewTotal } from '../../../shared/domain/orders/order-payments';
import { claimOf, toPayNow } from '../../../shared/domain/orders/payment-claim';
import { type Paise, paiseToRupees, rupeesToPaise } from '../../../shared/domain/platform/money';
import { DomainError } from '../../../shared/domain/platform/refusals';
import type { StaffActor } from '../../platform/audit/audit-actor';
import type { OrderAdjustmentsTable, OrderItemsTable, OrdersTable } from '../../platform/db/schema';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import { type ChangeDocument, sumsAfter } from '../order-changes';
import { lockOrder } from '../order-store';
import { listOpenClaims } from '../payment-claims';
import { claimKey, type KeySends } from '../place/idempotency-store';
import { unitCount } from '../place/new-order';
import { listPayments, sumsOf } from '../stored-payments';
import { linkFor } from '../upi-link';
import { appendChange, type SealChange } from './append-change';
import { type OrderChangeDeps, writeChange } from './change-order';
import { type ChangedPrice, changedPrice } from './changed-price';
import { approvedBy, assertCap } from './discount-cap';
import { type OpenOrder, openOrder } from './open-order';

export interface PriceChangeDeps extends OrderChangeDeps {
  sealChange: SealChange;
}

export interface PriceChange<Body> {
  id: string;
  key: string | undefined;
  sends: KeySends;
  staff: StaffActor;
  body: Body;
}

export interface Drafted {
  kind: OrderChangeKind;
  items: readonly OrderItemsTable[];
  /** Their amounts are recomputed. */
  adjustments: readonly OrderAdjustmentsTable[];
  done: Pick<ChangeDocument, 'added' | 'removed' | 'discount' | 'moved'>;
  /** What it changes of the ticket. */
  ticket: Partial<OrdersTable>;
  /** When customers learn of it, as in `Decision`. */
  told?: 'never';
  /** Why, for the audit log. */
  audited?: string;
  /** Writes lines and stock. */
  write?: () => Promise<void>;
}

type Common = Pick<DiscountChange, 'version' | 'expectedTotal' | 'reason'>;

/**
 * One change of what an order costs, once for each key and version (orders rule 23). Total, payment status, payment
 * link and figures follow.
 * @throws DomainError `not_found`; `conflict` for another version; `order_handed_over`, `order_billed`, `order_full`;
 * `total_changed`; `discount_above_cap`; and those of `draft`.
 */
export async function changePrice<Body extends Common>(
  deps: PriceChangeDeps,
  { key, sends, ...change }: PriceChange<Body>,
  draft: DraftPrice,
): Promise<void> {
  const { db, clock } = deps;
  await inTransaction(db, async (tx) => {
    const { id, staff, body } = change;
    if (key !== undefined) {
      const claim = { caller: `change:${staff.adminId}`, key, ...sends };
      const now = clock();
      if (await claimKey(tx, { ...claim, body: { id, ...body }, orderId: id, now })) return;
    }
    await changePriceIn(tx, deps, change, draft);
  });
}

type DraftPrice = (tx: Tx, open: OpenOrder) => Promise<Drafted>;

/** In its caller's transaction. @throws DomainError as `changePrice`. */
export async function changePriceIn<Body extends Common>(
  tx: Tx,
  deps: PriceChangeDeps,
  { id, staff, body }: Pick<PriceChange<Body>, 'id' | 'staff' | 'body'>,
  draft: DraftPrice,
): Promise<void> {
  const open = await openOrder(tx, await lockOrder(tx, id), { staff, version: body.version });
  const drafted = await draft(tx, open);
  const { totals, adjustments: priced } = changedPrice(
    open.order,
    drafted.items,
    drafted.adjustments,
  );
  assertTotal(totals.total, body.expectedTotal);
  const adjustments = approvedBy(staff.role, drafted.adjustments, priced);
  await assertCap(tx, staff.role, open.adjustments, adjustments);
  await writePrice(tx, deps, open, { drafted, totals, adjustments, reason: body.reason });
}

interface PricedDraft extends ChangedPrice {
  drafted: Omit<Drafted, 'adjustments'>;
  /** For staff; stays with the change. */
  reason: string;
}

/** Writes what a change leaves, seals it, and lets payment status, link and figures follow. */
export async function writePrice(
  tx: Tx,
  { onOrderChange, sealChange }: PriceChangeDeps,
  { order, sequence, lastLine, staff }: OpenOrder,
  { drafted, totals, adjustments, reason }: PricedDraft,
): Promise<void> {
  const set = {
    ...drafted.ticket,
    item_count: unitCount(drafted.items),
    subtotal_paise: totals.subtotal,
    packaging_paise: totals.packagingCharge,
    delivery_fee_paise: totals.deliveryFee,
    total_paise: totals.total,
    change_count: sequence,
    ...(drafted.ticket.status !== 'cancelled' && (await paymentAfter(tx, order, totals.total))),
  };
  await writeChange(tx, order, {
    set,
    actor: staff,
    onOrderChange,
    ...(drafted.audited !== undefined && { reason: drafted.audited }),
    ...(drafted.told && { told: drafted.told }),
    effect: async () => {
      await drafted.write?.();
      await writeAdjustments(tx, order.id, adjustments);
      const after = sumsAfter({ ...order, ...set }, drafted.items, adjustments);
      const document: ChangeDocument = {
        ...drafted.done,
        totalBefore: order.total_paise,
        lastLine: Math.max(lastLine, ...drafted.items.map(({ line }) => line)),
        after,
      };
      const { kind } = drafted;
      await appendChange(tx, sealChange, { order, sequence, kind, reason, document, staff });
    },
  });
}

function assertTotal(total: Paise, expected: number | undefined): void {
  if (expected !== undefined && rupeesToPaise(expected) !== total) {
    throw new DomainError('total_changed', { totalAmount: paiseToRupees(total) });
  }
}

/**
 * A payment link has another reference for another amount: UPI apps refuse one that was used. A paid order has one, too:
 * its payment may be taken back.
 */
async function paymentAfter(tx: Tx, order: OrdersTable, total: Paise) {
  const sums = sumsOf(await listPayments(tx, [order.id]));
  const totals = { before: order.total_paise, total };
  const payment_status = statusAtNewTotal(order.payment_status, totals, sums);
  if (total === order.total_paise) return { payment_status };
  if (total === 0) return { payment_status, upi_payment_url: null };
  const owedAmount = missingOf(payment_status, total, sums);
  const open = (await listOpenClaims(tx, [{ ...order, payment_status }])).get(order.id);
  const paymentClaim = open && claimOf(owedAmount, open.claimed, sums.transferred);
  return {
    payment_status,
    ...(await linkFor(tx, order, toPayNow({ owedAmount, paymentClaim }) || total)),
  };
}

async function writeAdjustments(
  tx: Tx,
  orderId: string,
  adjustments: readonly OrderAdjustmentsTable[],
): Promise<void> {
  await tx.deleteFrom('order_adjustments').where('order_id', '=', orderId).execute();
  if (adjustments.length > 0) {
    await tx.insertInto('order_adjustments').values(adjustments).execute();
  }
}
