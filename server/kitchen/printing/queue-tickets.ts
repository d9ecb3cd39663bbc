import { type Printed, RECEIPT_WAITS_MS } from '../../../shared/domain/kitchen/print-jobs';
import { DAY_MS, isoBefore } from '../../../shared/domain/platform/durations';
import type { Station } from '../../../shared/domain/shop/stations';
import { documentOf, listChanges } from '../../orders/order-changes';
import { isOfTicket } from '../../orders/order-store';
import { listOpenRemakes } from '../../orders/remakes';
import type { Database } from '../../platform/db/database';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import { hasOpenElsewhere } from './needless-tickets';
import { type JobRow, type QueueDeps, WAITING } from './print-queue';
import { type PrinterRow, printedStation } from './printer-store';
import { insertJob, lockTickets } from './request-ticket';
import { isOneTooMany, ticketsOf } from './unconfirmed-tickets';

/** A printer that was off for hours catches up within a few polls. */
const BATCH = 100;

/**
 * Reads the events behind the printer's last one, so an order's own transaction knows nothing of printers. Every
 * poll calls it; two servers at once queue each ticket once, by its `auto_key`.
 */
export async function queueNewOrders(
  { db, newId, clock }: QueueDeps,
  printer: PrinterRow,
): Promise<void> {
  if (printer.prints_new === 'never' && printer.prints_receipts === 0) return;
  const news = await listNews(db, printer);
  const last = news.at(-1);
  if (!last) return;
  const station = await printedStation(db, printer);
  const paidSince = isoBefore(clock(), RECEIPT_WAITS_MS);
  await inTransaction(db, async (tx) => {
    await lockTickets(tx, printer);
    const poll = { tx, printer, station, newId };
    if (printer.prints_new !== 'never') {
      const printsPlaced = printer.prints_new === 'placed';
      for (const event of news) {
        if (isForKitchen(event, printsPlaced)) await queueTicket(poll, event);
      }
      await queueRemakes(poll, news);
    }
    if (printer.prints_receipts === 1) {
      for (const event of news) {
        if (isPaidAtCounter(event) && event.at > paidSince) await queueJob(poll, event, 'receipt');
      }
    }
    await tx
      .updateTable('printers')
      .set({ last_event: last.id })
      .where('id', '=', printer.id)
      .where('last_event', '<', last.id)
      .execute();
  });
}

/** An order's event, and the order as it is now. */
type News = Awaited<ReturnType<typeof listNews>>[number];

function listNews(db: Database, printer: PrinterRow) {
  return db
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
      'orders.table_id as tableId',
      hasOpenElsewhere().as('isOpenElsewhere'),
    ])
    .where('order_events.id', '>', printer.last_event)
    .orderBy('order_events.id')
    .limit(BATCH)
    .execute();
}

/** The kitchen learns of an order for later when it must start it, or starts it before. */
function isForKitchen(event: News, printsPlaced: boolean): boolean {
  const { status, statusNow, isOpenElsewhere, at, startsAt } = event;
  if ((statusNow === 'delivered' || statusNow === 'cancelled') && !isOpenElsewhere) return false;
  return status === 'preparing' || (printsPlaced && (startsAt === null || at >= startsAt));
}

/** Whether the order was then paid and begun, as its bill requires (money rule 8), and its customer has not left. */
function isPaidAtCounter({ status, paymentStatus, payLater, takenAt, statusNow }: News): boolean {
  const isBegun = status !== 'placed' && status !== 'cancelled';
  // Staff served this customer without a network.
  const hasLeft = takenAt !== null && statusNow === 'delivered';
  return payLater === 'counter' && paymentStatus === 'paid' && isBegun && !hasLeft;
}

interface Poll {
  tx: Tx;
  printer: PrinterRow;
  station: Station | undefined;
  newId: QueueDeps['newId'];
}

/** Tickets are printed in the order in which their events came. @param change the number of the change that it tells of. */
async function queueJob(
  { tx, printer, newId }: Poll,
  { orderId, at }: News,
  what: Printed,
  change?: number,
): Promise<JobRow | undefined> {
  const actor = { adminId: null, name: printer.name, now: new Date(at), newId };
  const key = [printer.id, orderId, ...(what === 'ticket' ? [] : [what]), change];
  const autoKey = key.filter((part) => part !== undefined).join(' ');
  return insertJob(tx, actor, printer, { orderId, autoKey, what, change });
}

async function queueTicket(poll: Poll, event: News): Promise<void> {
  const { tx, printer, station } = poll;
  const { orderId, tableId, status, at, changes } = event;
  const earlier = await ticketsOf(tx, printer).where('order_id', '=', orderId).execute();
  const isPrinted = earlier.length > 0;
  const changed = changes > 0 ? await changedIn(tx, orderId, station) : undefined;
  if (isPrinted && changed === undefined) return;
  // Dishes that came with their ticket may have been removed since.
  const isTold = isPrinted || changed?.hasArrived || (await hasDishes(tx, orderId, station));
  if (!isTold) return;
  if (status !== 'preparing' && (await isOneTooMany(tx, printer, orderId, at))) return;
  // A table's next ticket has only what is new.
  const tellsAll = tableId === null || earlier.every(({ auto_key }) => auto_key === null);
  const queued = await queueJob(poll, event, 'ticket', changed?.sequence);
  if (queued && tellsAll) await markCopies(poll, orderId);
}

/** Queues what the kitchen has still to make again, if any of its dishes are of the station. */
async function queueRemakes(poll: Poll, news: readonly News[]): Promise<void> {
  const { tx, station } = poll;
  const seen = new Set<string>();
  for (const event of news) {
    const { orderId, changes, at } = event;
    if (changes === 0 || seen.has(orderId)) continue;
    seen.add(orderId);
    const since = isoBefore(new Date(at), DAY_MS);
    for (const { lines, change } of await listOpenRemakes(tx, { since, orderId })) {
      const isOfStation = !station || lines.some((line) => line.station === station.number);
      if (isOfStation) await queueJob(poll, event, 'remake', change.sequence);
    }
  }
}

/** A ticket that somebody asked for and that still waits is one too many once another tells of all dishes. */
async function markCopies({ tx, printer }: Poll, orderId: string): Promise<void> {
  await tx
    .updateTable('print_jobs')
    .set({ is_copy: 1 })
    .where('printer_id', '=', printer.id)
    .where('order_id', '=', orderId)
    .where('what', '=', 'ticket')
    .where('auto_key', 'is', null)
    .where('state', 'in', WAITING)
    .execute();
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
