import type { DishesChange } from '../../../shared/contract/orders/order-changes-contract';
import { MOST_LINES_EVER } from '../../../shared/domain/orders/order-change';
import { afterTicks, stationsIn } from '../../../shared/domain/orders/order-parts';
import { stageOf, standingAfter, type TicketStanding } from '../../../shared/domain/orders/ticket';
import { badInput, DomainError } from '../../../shared/domain/platform/refusals';
import { mayOpen } from '../../../shared/domain/platform/roles';
import { busyMinutes, soldOutOptions } from '../../../shared/domain/shop/shop-state';
import { m } from '../../../shared/messages/compiled/messages';
import { withdrawProducts } from '../../menu/catalog/withdraw-products';
import { restoreStock, takeStock } from '../../menu/inventory/stock-movements';
import { takeStockAnyway } from '../../menu/inventory/take-anyway';
import type { OrderItemsTable, OrdersTable } from '../../platform/db/schema';
import type { Tx } from '../../platform/db/transaction';
import { readSettingsAndState } from '../../shop/settings/shop-state-store';
import type { ChangedLine } from '../order-changes';
import { recordSales } from '../order-figures';
import { storedOptions } from '../order-wire';
import { itemRow } from '../place/new-order';
import { type OrderLine, priceLines } from '../place/price-lines';
import { type Promising, promiseOrder } from '../promise/promise-order';
import { standingOf, ticketChange } from '../ticket-standing';
import {
  changePrice,
  changePriceIn,
  type Drafted,
  type PriceChange,
  type PriceChangeDeps,
} from './change-price';
import { partLine } from './line-ticks';
import type { OpenOrder } from './open-order';

/**
 * Adds dishes at the menu's prices of now, and removes others, in one change. Their stock is taken and restored with it.
 * @throws DomainError those of `changePrice`; `forbidden` for a sale beyond the stock by staff who are not managers;
 * `bad_input` for units that the order has not, or if no dish is left; those of `priceLines`; `out_of_stock`.
 */
export function changeDishes(deps: PriceChangeDeps, change: PriceChange<DishesChange>) {
  const { body, staff } = change;
  if (body.sellAnyway && !mayOpen(staff.role, 'products')) throw new DomainError('forbidden');
  return changePrice(deps, change, (tx, open) => draftChange(tx, open, body));
}

/** In its caller's transaction. @throws DomainError as `changeDishes`. */
export function changeDishesIn(
  tx: Tx,
  deps: PriceChangeDeps,
  change: Pick<PriceChange<DishesChange>, 'id' | 'staff' | 'body'>,
) {
  return changePriceIn(tx, deps, change, (within, open) => draftChange(within, open, change.body));
}

async function draftChange(tx: Tx, open: OpenOrder, body: DishesChange): Promise<Drafted> {
  const { settings, state } = await readSettingsAndState(tx);
  const { order, staff } = open;
  const priced =
    body.add.length === 0
      ? []
      : await priceLines(tx, body.add, {
          now: staff.now,
          soldOutIds: new Set(soldOutOptions(state, staff.now).keys()),
          takenBy: {
            isForHere: order.for_here === 1,
            sellAnyway: body.sellAnyway && 'sold anyway',
          },
        });
  const drafted = draftDishes(tx, open, body, priced);
  if (order.status !== 'delivered' || priced.length === 0) return drafted;
  const round = await newRound(tx, open, {
    lines: priced,
    settings,
    busyMinutes: busyMinutes(state, staff.now),
  });
  return { ...drafted, ticket: { ...drafted.ticket, ...round } };
}

/** The kitchen gets a ticket of its own for what is added to a table whose dishes were all served (tables rule 4). */
async function newRound(
  tx: Tx,
  { order, lastLine, staff }: OpenOrder,
  round: Pick<Promising, 'lines' | 'settings' | 'busyMinutes'>,
): Promise<Partial<OrdersTable>> {
  const at = staff.now.toISOString();
  const destination = { details: null };
  const promise = await promiseOrder(tx, {
    ...round,
    destination,
    isByStaff: true,
    now: staff.now,
  });
  return {
    ...promise,
    ...ticketChange(order, { status: 'preparing', acceptedAt: at, readyAt: null }),
    served_line: lastLine,
    starts_at: at,
    start_told_at: at,
  };
}

function draftDishes(
  tx: Tx,
  open: OpenOrder,
  { remove, sellAnyway }: DishesChange,
  priced: readonly OrderLine[],
): Drafted {
  const { order, items, adjustments, refunded, sequence, lastLine } = open;
  const removed = unitsOf(items, remove, { refunded, field: 'remove' });
  const added = priced.map((line, index) => ({
    ...itemRow(order.id, lastLine + index + 1, line),
    added_in: sequence,
  }));
  if (lastLine + added.length > MOST_LINES_EVER) throw new DomainError('order_full');
  const kept = items.flatMap((item) => {
    const quantity = item.quantity - (removed.get(item.line)?.quantity ?? 0);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
  const after = [...kept, ...added];
  if (after.length === 0) throw badInput('remove', 'No dish is left: cancel the order instead');
  const isLeft = new Set(after.map(({ line }) => line));
  return {
    kind: 'dishes',
    items: after,
    adjustments: adjustments.filter(({ line }) => line === null || isLeft.has(line)),
    done: {
      added: added.map(changedLine),
      removed: [...removed.values()].map(changedLine),
      discount: null,
    },
    ticket: ticketChange(order, standingWith(open, after, added)),
    ...(sellAnyway && { audited: 'sold anyway' }),
    write: async () => {
      await writeItems(tx, items, after);
      await moveStock(tx, open, { removed, remove, priced, sellAnyway });
      await recordSales(tx, { from: items, to: after });
    },
  };
}

/**
 * The units of each line that are taken out, as rows.
 * @throws DomainError `bad_input` for more than it has, without those that were refunded: they cost nothing any more.
 */
export function unitsOf(
  items: readonly OrderItemsTable[],
  remove: readonly { line: number; quantity: number }[],
  { refunded, field }: { refunded: ReadonlyMap<number, number>; field: string },
) {
  const removed = new Map<number, OrderItemsTable>();
  for (const { line, quantity } of remove) {
    const item = items.find((each) => each.line === line);
    const units = quantity + (removed.get(line)?.quantity ?? 0);
    if (!item || units > item.quantity) throw badInput(field, 'The order has no such dish');
    if (units > item.quantity - (refunded.get(line) ?? 0)) {
      throw badInput(field, m.validation_dish_refunded());
    }
    removed.set(line, { ...item, quantity: units });
  }
  return removed;
}

/**
 * What is added to an order that was ready is made before it is ready again. In an order of stations only their dishes
 * are: else a part that is done would be open again, and made twice.
 */
function standingWith(
  { order, staff }: OpenOrder,
  items: readonly OrderItemsTable[],
  added: readonly OrderItemsTable[],
): TicketStanding {
  const standing = standingOf(order);
  const at = staff.now.toISOString();
  const { delivery_method: method } = order;
  const hasStations = stationsIn(items).length > 0;
  const toMake = hasStations ? added.filter(({ station }) => station !== null) : added;
  if (toMake.length > 0 && stageOf(standing, method) === 'ready') {
    return standingAfter(standing, 'preparing', at);
  }
  return afterTicks(standing, method, items.map(partLine), at);
}

/** Stores what became of an order's lines. @param before as they are stored. @param after as they are to be. */
export async function writeItems(
  tx: Tx,
  before: readonly OrderItemsTable[],
  after: readonly OrderItemsTable[],
): Promise<void> {
  for (const { order_id, line, quantity } of before) {
    const left = after.find((item) => item.line === line)?.quantity;
    if (left === quantity) continue;
    await (left === undefined
      ? tx
          .deleteFrom('order_items')
          .where('order_id', '=', order_id)
          .where('line', '=', line)
          .execute()
      : tx
          .updateTable('order_items')
          .set({ quantity: left })
          .where('order_id', '=', order_id)
          .where('line', '=', line)
          .execute());
  }
  const added = after.filter((item) => !before.some(({ line }) => line === item.line));
  if (added.length > 0) await tx.insertInto('order_items').values(added).execute();
}

interface StockMove {
  removed: ReadonlyMap<number, OrderItemsTable>;
  remove: DishesChange['remove'];
  priced: readonly OrderLine[];
  sellAnyway: boolean;
}

/** Restored first: a dish may be replaced by the same one with other options. */
async function moveStock(
  tx: Tx,
  { staff }: OpenOrder,
  { removed, remove, priced, sellAnyway }: StockMove,
): Promise<void> {
  const gone = new Set(remove.flatMap(({ line, hasRunOut }) => (hasRunOut ? [line] : [])));
  const units = [...removed.values()].map(({ line, product_id, name, quantity }) => ({
    line,
    productId: product_id,
    name,
    quantity,
  }));
  await restoreStock(
    tx,
    units.filter(({ line }) => !gone.has(line)),
    staff.now,
  );
  await withdrawProducts(
    tx,
    units.filter(({ line }) => gone.has(line)),
    staff,
  );
  if (sellAnyway) await takeStockAnyway(tx, priced, staff, 'sold anyway');
  else await takeStock(tx, priced, staff.now);
}

/** A line as an order's list of changes names it. */
export function changedLine(item: OrderItemsTable): ChangedLine {
  return {
    line: item.line,
    productId: item.product_id,
    name: item.name,
    options: storedOptions(item),
    quantity: item.quantity,
    station: item.station,
  };
}
