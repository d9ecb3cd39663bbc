import {
  isOnBoard,
  isReady,
  standingWithMoved,
  standingWithoutMoved,
} from '../../../shared/domain/orders/moved-ticket';
import type { OrderItemsTable, OrdersTable } from '../../platform/db/schema';
import type { Tx } from '../../platform/db/transaction';
import { changedLine, writeItems } from '../change/change-dishes';
import type { Drafted } from '../change/change-price';
import { partLine } from '../change/line-ticks';
import type { OpenOrder } from '../change/open-order';
import { recordSales } from '../order-figures';
import { standingOf, ticketChange } from '../ticket-standing';

/** Both bills as they were, and what goes from one to the other. */
export interface Moving {
  source: OpenOrder;
  target: OpenOrder;
  /** By line of the source: the units that go. */
  moved: ReadonlyMap<number, OrderItemsTable>;
  staying: readonly OrderItemsTable[];
}

/** Which of these lines the guests of the bill do not have yet. */
export function openOf({ order }: OpenOrder, items: Iterable<OrderItemsTable>): OrderItemsTable[] {
  if (!isOnBoard(standingOf(order))) return [];
  return [...items].filter(({ line, is_served }) => line > order.served_line && is_served === 0);
}

/** The moved dishes as rows of their new bill: as they were ordered, made and served. */
export function arrivedOf({ source, target, moved }: Moving): OrderItemsTable[] {
  const open = new Set(openOf(source, moved.values()).map(({ line }) => line));
  const hasTicket = isOnBoard(standingOf(target.order));
  const readyAt = isReady(standingOf(source.order)) ? source.order.ready_at : null;
  return [...moved.values()].map((item, index) => {
    const ticket = item.ticket_order_id ?? source.order.id;
    const isOpen = open.has(item.line);
    return {
      ...item,
      order_id: target.order.id,
      line: target.lastLine + index + 1,
      ticket_order_id: ticket === target.order.id ? null : ticket,
      is_served: hasTicket && !isOpen ? 1 : 0,
      // What was ready for the guests stays done on a ticket that is not.
      done_at: item.done_at ?? (isOpen ? readyAt : null),
    };
  });
}

/** What a move leaves of its source. @param isMerged whether that is nothing: the bill then ends as cancelled. */
export function leaving(
  tx: Tx,
  { source, target, moved, staying }: Moving,
  isMerged: boolean,
): MovedDraft {
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
        direction: 'to',
        orderId: target.order.id,
        number: target.order.counter_number,
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

/** What a move makes of its target. @param items the target's lines, with those that arrived. */
export function arriving(
  tx: Tx,
  { source, target, moved }: Moving,
  items: readonly OrderItemsTable[],
): MovedDraft {
  const { order, staff, lastLine } = target;
  const standing = standingOf(order);
  const hasOpen = openOf(source, moved.values()).length > 0;
  const after = standingWithMoved({
    source: standingOf(source.order),
    hasOpen,
    target: standing,
    lines: items.map(partLine),
    at: staff.now.toISOString(),
  });
  const isBack = hasOpen && !isOnBoard(standing);
  return {
    kind: 'moved',
    items,
    done: {
      ...NOTHING_ELSE,
      moved: {
        direction: 'from',
        orderId: source.order.id,
        number: source.order.counter_number,
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

type MovedDraft = Omit<Drafted, 'adjustments'>;

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
