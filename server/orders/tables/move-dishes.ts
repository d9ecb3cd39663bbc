import type { MovedDishes } from '../../../shared/contract/orders/tables-contract';
import {
  isOnBoard,
  isReady,
  standingWithMoved,
  standingWithoutMoved,
} from '../../../shared/domain/orders/moved-ticket';
import { MOST_LINES_EVER } from '../../../shared/domain/orders/order-change';
import { badInput, DomainError } from '../../../shared/domain/platform/refusals';
import type { OrderItemsTable, OrdersTable } from '../../platform/db/schema';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import { changedLine, unitsOf, writeItems } from '../change/change-dishes';
import { type Drafted, writePrice } from '../change/change-price';
import { changedPrice } from '../change/changed-price';
import { assertCap } from '../change/discount-cap';
import { partLine } from '../change/line-ticks';
import { type OpenOrder, openOrder, type StaffActor } from '../change/open-order';
import { recordSales } from '../order-figures';
import { findOrderRow, lockOrder } from '../order-store';
import { claimKey, type KeySends } from '../place/idempotency-store';
import { newOrderId } from '../place/order-id';
import { listPayments, sumsOf } from '../stored-payments';
import { isTab } from '../tab';
import { standingOf, ticketChange } from '../ticket-standing';
import type { RoundDeps } from './add-round';
import { asAmounts, discountsThatGo, discountsThatStay } from './moved-discounts';
import { followBill } from './round-store';
import { openEmptyBill } from './split-bill';
import { lockTable } from './table-store';

interface Move {
  id: string;
  key: string | undefined;
  sends: KeySends;
  staff: StaffActor;
  body: MovedDishes;
}

/** Both bills as they were, and what goes from one to the other. */
interface Moving {
  source: OpenOrder;
  target: OpenOrder;
  /** By line of the source: the units that go. */
  moved: ReadonlyMap<number, OrderItemsTable>;
  staying: readonly OrderItemsTable[];
}

/**
 * Moves dishes from a table's open bill to another one, or to a new one of the same table, once for each key. All of
 * them make one bill of two (tables rules 7 and 9). The sum of both totals stays.
 * @returns the id of the bill that has them now.
 * @throws DomainError `not_found`; `conflict` for another version, or one that is no open bill; `order_paid_in_part` if
 * what stays would cost less than what was received; `bad_input` for units that the bill has not, or a new bill of all;
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
    await write(tx, deps, { source, target, moved, staying });
    return targetId;
  });
}

/** In one order for all, so that two moves never wait for each other. */
async function lockBills(tx: Tx, ...ids: (string | undefined)[]): Promise<void> {
  const known = ids.filter((id) => id !== undefined).sort();
  const tables = new Set<string>();
  for (const id of known) {
    const tableId = (await findOrderRow(tx, id))?.table_id;
    if (tableId) tables.add(tableId);
  }
  for (const tableId of [...tables].sort()) await lockTable(tx, tableId);
  for (const id of known) await lockOrder(tx, id);
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

/** The lines that the guests do not have yet. */
function openOf({ order }: OpenOrder, items: Iterable<OrderItemsTable>): OrderItemsTable[] {
  if (!isOnBoard(standingOf(order))) return [];
  return [...items].filter(({ line, is_served }) => line > order.served_line && is_served === 0);
}

async function write(tx: Tx, deps: RoundDeps, moving: Moving): Promise<void> {
  const { source, target, moved, staying } = moving;
  const kept = discountsThatStay({ ...source, moved });
  const left = changedPrice(source.order, staying, kept);
  const { received } = sumsOf(await listPayments(tx, [source.order.id]));
  if (received > left.totals.total) throw new DomainError('order_paid_in_part');

  const arrived = arrivedOf(moving);
  if (target.lastLine + arrived.length > MOST_LINES_EVER) throw new DomainError('order_full');
  const items = [...target.items, ...arrived];
  const lineOf = new Map(
    [...moved.keys()].map((line, index) => [line, target.lastLine + index + 1]),
  );
  const gone = discountsThatGo({
    ...{ ...source, moved, staying: left.adjustments, orderId: target.order.id },
    lineOf: (line) => lineOf.get(line) ?? 0,
  });
  const price = changedPrice(target.order, items, [...asAmounts(target.adjustments), ...gone]);
  await assertCap(tx, source.staff.role, target.adjustments, price.adjustments);

  const isMerged = staying.length === 0;
  const words = [...moved.values()].map(({ quantity, name }) => `${quantity}× ${name}`).join(', ');
  const numbers = [source.order.counter_number, target.order.counter_number] as const;
  await writePrice(tx, deps, source, {
    ...left,
    drafted: leaving(tx, moving, isMerged),
    reason: '',
    audited: isMerged ? `Merged with #${numbers[1]}` : `Moved ${words} to #${numbers[1]}`,
  });
  await writePrice(tx, deps, target, {
    ...price,
    drafted: arriving(tx, moving, items),
    reason: '',
    audited: `Took ${words} from #${numbers[0]}`,
  });
  if (isMerged) await followBill(tx, source.order.id, target.order.id);
}

/** The moved dishes as rows of their new bill: as they were ordered, made and served. */
function arrivedOf({ source, target, moved }: Moving): OrderItemsTable[] {
  const open = new Set(openOf(source, moved.values()).map(({ line }) => line));
  const isMet = isOnBoard(standingOf(target.order));
  const readyAt = isReady(standingOf(source.order)) ? source.order.ready_at : null;
  return [...moved.values()].map((item, index) => {
    const ticket = item.ticket_order_id ?? source.order.id;
    const isOpen = open.has(item.line);
    return {
      ...item,
      order_id: target.order.id,
      line: target.lastLine + index + 1,
      ticket_order_id: ticket === target.order.id ? null : ticket,
      is_served: isMet && !isOpen ? 1 : 0,
      // What was ready for the guests stays done on a ticket that is not.
      done_at: item.done_at ?? (isOpen ? readyAt : null),
    };
  });
}

function leaving(tx: Tx, { source, target, moved, staying }: Moving, isMerged: boolean): LeftDraft {
  const { order, items, staff } = source;
  const at = staff.now.toISOString();
  const hasOpen = openOf(source, staying).length > 0;
  const lines = staying.map(partLine);
  const standing = isMerged
    ? { ...standingOf(order), status: 'cancelled' as const }
    : standingWithoutMoved(standingOf(order), { hasOpen, lines, at });
  return {
    kind: 'moved',
    items: staying,
    done: {
      ...NOTHING_ELSE,
      moved: {
        ...{ direction: 'to', orderId: target.order.id, number: target.order.counter_number },
        dishes: [...moved.values()].map(changedLine),
      },
    },
    ticket: {
      ...ticketChange(order, standing),
      // No cook needs to see it, and nobody owes for it.
      ...(isMerged && { cancel_reason: 'merged', cancel_seen_at: at, upi_payment_url: null }),
    },
    ...(isMerged && { told: 'never' }),
    write: async () => {
      await writeItems(tx, items, staying);
      await recordSales(tx, { from: items, to: staying });
    },
  };
}

function arriving(
  tx: Tx,
  { source, target, moved }: Moving,
  items: readonly OrderItemsTable[],
): LeftDraft {
  const { order, staff, lastLine } = target;
  const standing = standingOf(order);
  const hasOpen = openOf(source, moved.values()).length > 0;
  const after = standingWithMoved({
    source: standingOf(source.order),
    ...{ hasOpen, target: standing, lines: items.map(partLine), at: staff.now.toISOString() },
  });
  const isBack = hasOpen && !isOnBoard(standing);
  return {
    kind: 'moved',
    items,
    done: {
      ...NOTHING_ELSE,
      moved: {
        ...{ direction: 'from', orderId: source.order.id, number: source.order.counter_number },
        dishes: [...moved.values()].map(changedLine),
      },
    },
    ticket: {
      ...ticketChange(order, after),
      ...(isBack && { ...promiseOf(source.order), served_line: lastLine }),
    },
    write: async () => {
      const before = target.items;
      if (isReady(standing) && !isReady(after)) await tickOff(tx, order);
      await writeItems(tx, before, items);
      await recordSales(tx, { from: before, to: items });
    },
  };
}

type LeftDraft = Omit<Drafted, 'adjustments'>;

const NOTHING_ELSE = { added: [], removed: [], discount: null };

/** The kitchen's times go with the dishes. */
function promiseOf(order: OrdersTable) {
  const { promised_from, promised_until, work_seconds, starts_at, start_told_at } = order;
  return { promised_from, promised_until, work_seconds, starts_at, start_told_at };
}

/** What was ready stays done when its ticket is not. */
async function tickOff(tx: Tx, { id, ready_at }: OrdersTable): Promise<void> {
  await tx
    .updateTable('order_items')
    .set({ done_at: ready_at })
    .where('order_id', '=', id)
    .where('done_at', 'is', null)
    .execute();
}
