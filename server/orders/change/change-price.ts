import type { DiscountChange } from '../../../shared/contract/orders/order-changes-contract';
import {
  isChangeable,
  MOST_CHANGES,
  type OrderChangeKind,
} from '../../../shared/domain/orders/order-change';
import {
  missingOf,
  notTakenBack,
  refundedUnits,
  statusAtNewTotal,
} from '../../../shared/domain/orders/order-payments';
import { claimOf, toPayNow } from '../../../shared/domain/orders/payment-claim';
import { type Paise, paiseToRupees, rupeesToPaise } from '../../../shared/domain/platform/money';
import { DomainError } from '../../../shared/domain/platform/refusals';
import type { Role } from '../../../shared/domain/platform/roles';
import type { AdminActor } from '../../platform/audit/audit-actor';
import type { OrderAdjustmentsTable, OrderItemsTable, OrdersTable } from '../../platform/db/schema';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import { type ChangeDocument, documentOf, sumsAfter } from '../order-changes';
import { listItems, lockOrder } from '../order-store';
import { listOpenClaims } from '../payment-claims';
import { claimKey, type KeySends } from '../place/idempotency-store';
import { unitCount } from '../place/new-order';
import { listPayments, refundedLinesOf, sumsOf } from '../stored-payments';
import { isTab } from '../tab';
import { standingOf } from '../ticket-standing';
import { linkFor } from '../upi-link';
import { appendChange, type SealChange } from './append-change';
import { notBefore, type OrderChangeDeps, writeChange } from './change-order';
import { changedPrice } from './changed-price';
import { approvedBy, assertCap } from './discount-cap';

export interface PriceChangeDeps extends OrderChangeDeps {
  sealChange: SealChange;
}

export type StaffActor = AdminActor & { role: Role };

export interface PriceChange<Body> {
  id: string;
  key: string | undefined;
  sends: KeySends;
  staff: StaffActor;
  body: Body;
}

/** An order and its parts, locked. */
export interface OpenOrder {
  order: OrdersTable;
  items: readonly OrderItemsTable[];
  adjustments: readonly OrderAdjustmentsTable[];
  /** How many units of each line were refunded. */
  refunded: ReadonlyMap<number, number>;
  /** The number of this change. */
  sequence: number;
  /** The highest number that a line ever had. */
  lastLine: number;
  staff: StaffActor;
}

export interface Drafted {
  kind: OrderChangeKind;
  items: readonly OrderItemsTable[];
  /** Their amounts are recomputed. */
  adjustments: readonly OrderAdjustmentsTable[];
  done: Pick<ChangeDocument, 'added' | 'removed' | 'discount'>;
  /** What it changes of the ticket. */
  ticket: Partial<OrdersTable>;
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
  { onOrderChange, sealChange }: PriceChangeDeps,
  { id, staff, body }: Pick<PriceChange<Body>, 'id' | 'staff' | 'body'>,
  draft: DraftPrice,
): Promise<void> {
  const order = await lockOrder(tx, id);
  await assertOpen(tx, order, body.version);
  const open = await openParts(tx, order, staff);
  const drafted = await draft(tx, open);
  const { totals, adjustments: priced } = changedPrice(order, drafted.items, drafted.adjustments);
  assertTotal(totals.total, body.expectedTotal);
  const adjustments = approvedBy(staff.role, drafted.adjustments, priced);
  await assertCap(tx, staff.role, open.adjustments, adjustments);
  const set = {
    ...drafted.ticket,
    item_count: unitCount(drafted.items),
    subtotal_paise: totals.subtotal,
    packaging_paise: totals.packagingCharge,
    delivery_fee_paise: totals.deliveryFee,
    total_paise: totals.total,
    change_count: open.sequence,
    ...(await paymentAfter(tx, order, totals.total)),
  };
  await writeChange(tx, order, {
    set,
    actor: open.staff,
    onOrderChange,
    effect: async () => {
      await drafted.write?.();
      await writeAdjustments(tx, id, adjustments);
      const after = sumsAfter({ ...order, ...set }, drafted.items, adjustments);
      const lines = drafted.items.map(({ line }) => line);
      const document: ChangeDocument = {
        ...drafted.done,
        totalBefore: order.total_paise,
        lastLine: Math.max(open.lastLine, ...lines),
        after,
      };
      await appendChange(tx, sealChange, {
        ...open,
        kind: drafted.kind,
        reason: body.reason,
        document,
      });
    },
  });
}

/** After a bill only a credit note takes money off: an issued bill is never altered (section 34 of the CGST Act). */
async function assertOpen(tx: Tx, order: OrdersTable, version: number): Promise<void> {
  if (order.change_count !== version) throw new DomainError('conflict');
  if (!isChangeable(standingOf(order), order.delivery_method) && !isTab(order)) {
    throw new DomainError('order_handed_over');
  }
  const bill = await tx
    .selectFrom('bills')
    .select('order_id')
    .where('order_id', '=', order.id)
    .executeTakeFirst();
  if (bill) throw new DomainError('order_billed');
  if (order.change_count >= MOST_CHANGES) throw new DomainError('order_full');
}

/** @param order locked. */
export async function openParts(tx: Tx, order: OrdersTable, staff: StaffActor): Promise<OpenOrder> {
  const items = await listItems(tx, [order.id]);
  const adjustments = await tx
    .selectFrom('order_adjustments')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('position')
    .execute();
  const last = await tx
    .selectFrom('order_changes')
    .selectAll()
    .where('order_id', '=', order.id)
    .where('sequence', '=', order.change_count)
    .executeTakeFirst();
  const payments = notTakenBack(await listPayments(tx, [order.id]));
  return {
    order,
    items,
    adjustments,
    refunded: refundedUnits(payments.flatMap(refundedLinesOf)),
    sequence: order.change_count + 1,
    lastLine: last ? documentOf(last).lastLine : Math.max(...items.map(({ line }) => line)),
    staff: { ...staff, now: notBefore(order, staff).now },
  };
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
