import type { MovedDishes } from '../../../shared/contract/orders/tables-contract';
import { MOST_LINES_EVER } from '../../../shared/domain/orders/order-change';
import { claimOf } from '../../../shared/domain/orders/payment-claim';
import type { Paise } from '../../../shared/domain/platform/money';
import { badInput, DomainError } from '../../../shared/domain/platform/refusals';
import type { StaffActor } from '../../platform/audit/audit-actor';
import type { OrderItemsTable } from '../../platform/db/schema';
import { inTransaction, RetryTransaction, type Tx } from '../../platform/db/transaction';
import { unitsOf } from '../change/change-dishes';
import { writePrice } from '../change/change-price';
import { assertCap } from '../change/discount-cap';
import { type OpenOrder, openOrder } from '../change/open-order';
import { findOrderRow, lockOrder } from '../order-store';
import { listOpenClaims } from '../payment-claims';
import { claimKey, type KeySends } from '../place/idempotency-store';
import { newOrderId } from '../place/order-id';
import { listPayments, moneyOf } from '../stored-payments';
import { isTab } from '../tab';
import type { RoundDeps } from './add-round';
import { openEmptyBill } from './empty-bill';
import { pricesOfMove } from './moved-discounts';
import { arrivedOf, arriving, leaving, type Moving, openOf } from './moved-drafts';
import { followBill } from './round-store';
import { lockTable } from './table-store';

interface Move {
  id: string;
  key: string | undefined;
  sends: KeySends;
  staff: StaffActor;
  body: MovedDishes;
}

/**
 * Moves dishes from a table's open bill to another one, or to a new one of the same table, once for each key. All of
 * them make one bill of two (tables rules 7 and 9). The sum of both totals stays.
 * @returns the id of the bill that has them now.
 * @throws DomainError `not_found`; `conflict` for another version, or one that is no open bill; `order_paid_in_part` if
 * what stays would cost less than was received or claimed; `bad_input` for units that the bill has not, or a new bill of all;
 * `order_billed`, `order_full`, `discount_above_cap`.
 */
export function moveDishes(deps: RoundDeps, { key, sends, ...move }: Move): Promise<string> {
  const { id, staff, body } = move;
  return inTransaction(deps.db, async (tx) => {
    const targetId = body.toOrderId ?? newOrderId(deps.randomBytes);
    if (targetId === id) throw new DomainError('conflict');
    if (key !== undefined) {
      const claim = { caller: `move:${staff.adminId}`, key, ...sends, body: { id, ...body } };
      const earlier = await claimKey(tx, { ...claim, orderId: targetId, now: deps.clock() });
      if (earlier !== undefined) return earlier;
    }
    await lockBills(tx, id, body.toOrderId);
    const source = await openBill(tx, { id, staff, version: body.version });
    const moved = unitsMoved(source, body);
    const staying = without(source.items, moved);
    if (body.toOrderId === undefined) {
      if (staying.length === 0) throw badInput('dishes', 'No dish is left: move the bill instead');
      await openEmptyBill(tx, source, {
        id: targetId,
        hasOpen: openOf(source, moved.values()).length > 0,
      });
    }
    const target = await openBill(tx, { id: targetId, staff });
    await writeMove(tx, deps, { source, target, moved, staying });
    return targetId;
  });
}

/** Always in the same sequence, so that two moves never wait for each other. */
async function lockBills(tx: Tx, ...ids: (string | undefined)[]): Promise<void> {
  const known = ids.filter((id) => id !== undefined).sort();
  const tables = new Set<string>();
  for (const id of known) {
    const tableId = (await findOrderRow(tx, id))?.table_id;
    if (tableId) tables.add(tableId);
  }
  for (const tableId of [...tables].sort()) await lockTable(tx, tableId);
  for (const id of known) {
    const { table_id: tableId } = await lockOrder(tx, id);
    // It moved to another table meanwhile, whose rounds would not wait.
    if (tableId !== null && !tables.has(tableId)) throw new RetryTransaction();
  }
}

async function openBill(tx: Tx, bill: Parameters<typeof openOrder>[1]): Promise<OpenOrder> {
  if (!isTab(await lockOrder(tx, bill.id))) throw new DomainError('conflict');
  return openOrder(tx, bill);
}

function unitsMoved({ items, refunded }: OpenOrder, { dishes }: MovedDishes) {
  const all = items.map(({ line, quantity }) => ({ line, quantity }));
  return unitsOf(items, dishes ?? all, { refunded, field: 'dishes' });
}

function without(items: readonly OrderItemsTable[], moved: Moving['moved']): OrderItemsTable[] {
  return items.flatMap((item) => {
    const quantity = item.quantity - (moved.get(item.line)?.quantity ?? 0);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
}

/** What the bill has had, and what its guests say they have paid: nobody would look for it on another bill. In paise. */
async function paidOrClaimed(tx: Tx, { order }: OpenOrder): Promise<Paise> {
  const { owed, sums } = moneyOf(order, await listPayments(tx, [order.id]));
  const open = (await listOpenClaims(tx, [order])).get(order.id);
  return sums.received + (open ? claimOf(owed, open.claimed, sums.transferred).amount : 0);
}

/** @throws DomainError `order_paid_in_part`, `order_full`, `discount_above_cap`. */
async function writeMove(tx: Tx, deps: RoundDeps, moving: Moving): Promise<void> {
  const { source, target, moved, staying } = moving;
  const arrived = arrivedOf(moving);
  const items = [...target.items, ...arrived];
  const { left, joined } = pricesOfMove({ ...moving, arrived });
  if ((await paidOrClaimed(tx, source)) > left.totals.total) {
    throw new DomainError('order_paid_in_part');
  }
  if (target.lastLine + arrived.length > MOST_LINES_EVER) throw new DomainError('order_full');
  await assertCap(tx, source.staff.role, target.adjustments, joined.adjustments);

  const isMerged = staying.length === 0;
  const dishes = [...moved.values()].map(({ quantity, name }) => `${quantity}× ${name}`).join(', ');
  const { counter_number: from } = source.order;
  const { counter_number: to } = target.order;
  await writePrice(tx, deps, source, {
    ...left,
    drafted: {
      ...leaving(tx, moving, isMerged),
      audited: isMerged ? `Merged with #${to}` : `Moved ${dishes} to #${to}`,
    },
    reason: '',
  });
  await writePrice(tx, deps, target, {
    ...joined,
    drafted: { ...arriving(tx, moving, items), audited: `Took ${dishes} from #${from}` },
    reason: '',
  });
  if (isMerged) await followBill(tx, source.order.id, target.order.id);
}
