import type { MovedDishes } from '../../../shared/contract/orders/tables-contract';
import { MOST_LINES_EVER } from '../../../shared/domain/orders/order-change';
import { claimOf } from '../../../shared/domain/orders/payment-claim';
import type { Paise } from '../../../shared/domain/platform/money';
import { badInput, DomainError } from '../../../shared/domain/platform/refusals';
import type { StaffActor } from '../../platform/audit/audit-actor';
import type { OrderItemsTable, OrdersTable } from '../../platform/db/schema';
import { inTransaction, RetryTransaction, type Tx } from '../../platform/db/transaction';
import { unitsOf } from '../change/change-dishes';
import { writePrice } from '../change/change-price';
import { assertCap } from '../change/discount-cap';
import { type OpenOrder, openOrder } from '../change/open-order';
import { lockOrder } from '../order-store';
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
    const bills = await lockBills(tx, [id, body.toOrderId]);
    const source = await openBill(tx, bills.get(id), { staff, version: body.version });
    const moved = unitsMoved(source, body);
    const staying = without(source.items, moved);
    if (body.toOrderId === undefined && staying.length === 0) {
      throw badInput('dishes', 'No dish is left: move the bill instead');
    }
    const hasOpen = openOf(source, moved.values()).length > 0;
    const bill =
      bills.get(targetId) ?? (await openEmptyBill(tx, source, { id: targetId, hasOpen }));
    const target = await openBill(tx, bill, { staff });
    await writeMove(tx, deps, { source, target, moved, staying });
    return targetId;
  });
}

/**
 * Locks the bills and their tables, always in the same sequence, so that two moves never wait for each other.
 * @returns the bills by id. @throws DomainError `not_found`.
 */
async function lockBills(tx: Tx, ids: readonly (string | undefined)[]) {
  const known = ids.filter((id) => id !== undefined).sort();
  const tables = await tx
    .selectFrom('orders')
    .select('table_id')
    .distinct()
    .where('id', 'in', known)
    .orderBy('table_id')
    .execute();
  for (const { table_id } of tables) if (table_id !== null) await lockTable(tx, table_id);
  const locked = new Map<string, OrdersTable>();
  for (const id of known) {
    const order = await lockOrder(tx, id);
    // It moved to another table meanwhile, whose rounds would not wait.
    if (!tables.some(({ table_id }) => table_id === order.table_id)) throw new RetryTransaction();
    locked.set(id, order);
  }
  return locked;
}

async function openBill(
  tx: Tx,
  order: OrdersTable | undefined,
  opening: Parameters<typeof openOrder>[2],
): Promise<OpenOrder> {
  if (!order || !isTab(order)) throw new DomainError('conflict');
  return openOrder(tx, order, opening);
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
