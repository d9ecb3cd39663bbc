import { MOST_UNPRINTED_SHOWN, RECEIPT_WAITS_MS } from '../../../shared/domain/kitchen/print-jobs';
import type { OrderStatus } from '../../../shared/domain/orders/order-status';
import type { PayLater } from '../../../shared/domain/orders/pay-later';
import type { PaymentStatus } from '../../../shared/domain/orders/payment';
import { DAY_MS, isoBefore } from '../../../shared/domain/platform/durations';
import type { Station } from '../../../shared/domain/shop/stations';
import { documentOf, listChanges } from '../../orders/order-changes';
import { isOfTicket } from '../../orders/order-store';
import { kitchenTime, openOrders } from '../../orders/promise/open-orders';
import { listOpenRemakes } from '../../orders/remakes';
import { isUnconfirmed } from '../../orders/strangers-last';
import { countRows } from '../../platform/db/count-rows';
import type { Database } from '../../platform/db/database';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import { hasOpenElsewhere } from './needless-tickets';
import type { QueueDeps } from './print-queue';
import { type PrinterRow, printedStation } from './printer-store';
import { insertJob, lockTickets } from './request-ticket';

/** A printer that was off for hours catches up within a few polls. */
const BATCH = 100;

/**
 * Tickets of orders that are neither paid nor accepted, of one account or one network's guests in 24 hours: some 14 m
 * of paper, if each has 50 dishes with long names. To place such an order costs nothing.
 */
const MOST_UNCONFIRMED = 10;

/**
 * Reads the events behind the printer's last one, so an order's own transaction knows nothing of printers. Every
 * poll calls it; two servers at once queue each ticket once, by its `auto_key`.
 */
export async function queueNewOrders(
  { db, newId, clock }: QueueDeps,
  printer: PrinterRow,
): Promise<void> {
  if (printer.prints_new === 'never' && printer.prints_receipts === 0) return;
  const events = await db
    .selectFrom('order_events')
    .innerJoin('orders', 'orders.id', 'order_events.order_id')
    .select([
      'order_events.id',
      'order_events.status',
      'order_events.payment_status as paymentStatus',
      'order_events.at',
      'order_events.order_id as orderId',
      'orders.status as statusNow',
      'orders.pay_later as payLater',
      'orders.starts_at as startsAt',
      'orders.change_count as changes',
      'orders.taken_at as takenAt',
      hasOpenElsewhere().as('isOpenElsewhere'),
    ])
    .where('order_events.id', '>', printer.last_event)
    .orderBy('order_events.id')
    .limit(BATCH)
    .execute();
  const last = events.at(-1);
  if (!last) return;
  const wanted = events.filter(({ status, statusNow, isOpenElsewhere, at, startsAt }) => {
    if (printer.prints_new === 'never') return false;
    if ((statusNow === 'delivered' || statusNow === 'cancelled') && !isOpenElsewhere) return false;
    if (status === 'preparing') return true;
    // The kitchen learns of an order for later when it must start it, or starts it before.
    return printer.prints_new === 'placed' && (startsAt === null || at >= startsAt);
  });
  const oldest = isoBefore(clock(), RECEIPT_WAITS_MS);
  const paid = events.filter(
    (event) => event.at > oldest && isPaidAtCounter(event) && !hasLeft(event),
  );
  const receipts = printer.prints_receipts === 1 ? paid : [];
  const station = await printedStation(db, printer);
  await inTransaction(db, async (tx) => {
    await lockTickets(tx, printer);
    for (const { orderId, status, at, changes } of wanted) {
      const isPrinted = await hasTicket(tx, printer, orderId);
      const changed = changes > 0 ? await changedIn(tx, orderId, station) : undefined;
      if (isPrinted && changed === undefined) continue;
      // Dishes that came with their ticket may have been removed since.
      const isTold = isPrinted || changed?.hasArrived || (await hasDishes(tx, orderId, station));
      if (!isTold) continue;
      if (status !== 'preparing' && (await isOneTooMany(tx, printer, orderId, at))) continue;
      // They are printed in the order in which they came.
      const actor = { adminId: null, name: printer.name, now: new Date(at), newId };
      const change = changed?.sequence;
      const autoKey = [printer.id, orderId, ...(change === undefined ? [] : [change])].join(' ');
      await insertJob(tx, actor, printer, { orderId, autoKey, what: 'ticket', change });
    }
    for (const { orderId, at, changes } of events) {
      if (printer.prints_new === 'never' || changes === 0) continue;
      for (const sequence of await openRemakes(tx, orderId, station, at)) {
        const actor = { adminId: null, name: printer.name, now: new Date(at), newId };
        const autoKey = `${printer.id} ${orderId} remake ${sequence}`;
        await insertJob(tx, actor, printer, { orderId, autoKey, what: 'remake', change: sequence });
      }
    }
    for (const { orderId, at } of receipts) {
      const actor = { adminId: null, name: printer.name, now: new Date(at), newId };
      const autoKey = `${printer.id} ${orderId} receipt`;
      await insertJob(tx, actor, printer, { orderId, autoKey, what: 'receipt' });
    }
    await tx
      .updateTable('printers')
      .set({ last_event: last.id })
      .where('id', '=', printer.id)
      .where('last_event', '<', last.id)
      .execute();
  });
}

/** Dishes that came from another bill are on that bill's ticket. */
async function hasDishes(tx: Tx, orderId: string, station: Station | undefined): Promise<boolean> {
  const dish = await tx
    .selectFrom('order_items')
    .select('line')
    .where(isOfTicket(orderId))
    .$if(station !== undefined, (items) => items.where('station', '=', station?.number ?? null))
    .executeTakeFirst();
  return dish !== undefined;
}

/**
 * The number of the last change of the station's dishes, or of any, which is printed once more, and whether dishes had
 * come from another bill.
 */
async function changedIn(tx: Tx, orderId: string, station: Station | undefined) {
  const changes = await listChanges(tx, [{ id: orderId, change_count: 1 }]);
  const documents = changes.map((change) => ({ ...documentOf(change), sequence: change.sequence }));
  const last = documents.findLast(({ added, removed }) =>
    [...added, ...removed].some((dish) => !station || dish.station === station.number),
  );
  const hasArrived = documents.some(({ moved }) => moved?.direction === 'from');
  return last && { sequence: last.sequence, hasArrived };
}

/** The numbers of the order's remakes that have dishes of the station, or any, which the kitchen has not made yet. */
async function openRemakes(tx: Tx, orderId: string, station: Station | undefined, at: string) {
  const since = isoBefore(new Date(at), DAY_MS);
  const remakes = await listOpenRemakes(tx, { since, orderId });
  return remakes
    .filter(({ lines }) => !station || lines.some((line) => line.station === station.number))
    .map(({ change }) => change.sequence);
}

interface OrderStep {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  payLater: PayLater | null;
}

/** Whether the order was then paid and begun, as its bill requires (money rule 8). */
const isPaidAtCounter = ({ status, paymentStatus, payLater }: OrderStep) =>
  payLater === 'counter' &&
  paymentStatus === 'paid' &&
  status !== 'placed' &&
  status !== 'cancelled';

/** Its customer was served without a network, and has left. */
const hasLeft = (order: { takenAt: string | null; statusNow: OrderStatus }) =>
  order.takenAt !== null && order.statusNow === 'delivered';

function ticketsOf(db: Database, { id }: PrinterRow) {
  return db
    .selectFrom('print_jobs')
    .select('print_jobs.id')
    .where('what', '=', 'ticket')
    .where('printer_id', '=', id);
}

/** Somebody may have printed it by hand, or the order was accepted a second time. */
async function hasTicket(tx: Tx, printer: PrinterRow, orderId: string): Promise<boolean> {
  const earlier = await ticketsOf(tx, printer).where('order_id', '=', orderId).executeTakeFirst();
  return earlier !== undefined;
}

/** @param at when the order's news came: a printer that was off reads them late. */
async function isOneTooMany(tx: Tx, printer: PrinterRow, orderId: string, at: string) {
  const order = await tx
    .selectFrom('orders')
    .select(['customer_id', 'client_key'])
    .where('id', '=', orderId)
    .where(isUnconfirmed)
    .executeTakeFirst();
  // Staff have no network.
  if (!order || (order.customer_id ?? order.client_key) === null) return false;
  const printed = await countRows(
    tx
      .selectFrom('orders')
      .where('customer_id', order.customer_id === null ? 'is' : '=', order.customer_id)
      .$if(order.customer_id === null, (orders) =>
        orders.where('client_key', '=', order.client_key),
      )
      .where('created_at', '>', isoBefore(new Date(at), DAY_MS))
      .where(isUnconfirmed)
      .where((eb) => eb.exists(ticketsOf(tx, printer).where('order_id', '=', eb.ref('orders.id')))),
  );
  return printed >= MOST_UNCONFIRMED;
}

/** What a printer of placed orders leaves out until it is accepted or paid, oldest first. */
export async function listUnprinted(db: Database, printer: PrinterRow, now: Date) {
  if (printer.prints_new !== 'placed') return [];
  const span = { since: isoBefore(now, DAY_MS), now: now.toISOString() };
  return openOrders(db, 'placed', span)
    .where(isUnconfirmed)
    .where((eb) =>
      eb.not(eb.exists(ticketsOf(db, printer).where('order_id', '=', eb.ref('orders.id')))),
    )
    .select(['orders.id', 'counter_number'])
    .orderBy(kitchenTime)
    .limit(MOST_UNPRINTED_SHOWN)
    .execute();
}
