import { MOST_UNPRINTED_SHOWN } from '../../../shared/domain/kitchen/print-jobs';
import { DAY_S } from '../../../shared/domain/platform/durations';
import { DomainError } from '../../../shared/domain/platform/refusals';
import type { Station } from '../../../shared/domain/shop/stations';
import { documentOf, listChanges } from '../../orders/order-changes';
import { kitchenTime, openOrders } from '../../orders/promise/open-orders';
import { isUnconfirmed } from '../../orders/strangers-last';
import type { AuditActor } from '../../platform/audit/audit-actor';
import { acquireAdvisoryLock } from '../../platform/db/advisory-lock';
import { countRows } from '../../platform/db/count-rows';
import type { Database } from '../../platform/db/database';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import { isoAfter } from '../../platform/outbox/queue';
import { type JobRow, type QueueDeps, recordTicket } from './print-queue';
import { type PrinterRow, printedStation } from './printer-store';

/** A printer that was off for hours catches up within a few polls. */
const BATCH = 100;

/**
 * Tickets of orders that are neither paid nor accepted, of one account or one network's guests in 24 hours: at most
 * 13 m of paper. To place such an order costs nothing.
 */
const MOST_UNCONFIRMED = 10;

/** Epson accepts at most 30 letters and digits. */
const JOB_ID_CHARACTERS = 24;

/**
 * Reads the events behind the printer's last one, so an order's own transaction knows nothing of printers. Every
 * poll calls it; two servers at once queue each ticket once, by its `auto_key`.
 */
export async function queueNewOrders({ db, newId }: QueueDeps, printer: PrinterRow): Promise<void> {
  if (printer.prints_new === 'never') return;
  const events = await db
    .selectFrom('order_events')
    .innerJoin('orders', 'orders.id', 'order_events.order_id')
    .select([
      'order_events.id',
      'order_events.status',
      'order_events.at',
      'order_events.order_id as orderId',
      'orders.status as statusNow',
      'orders.starts_at as startsAt',
      'orders.change_count as changes',
    ])
    .where('order_events.id', '>', printer.last_event)
    .orderBy('order_events.id')
    .limit(BATCH)
    .execute();
  const last = events.at(-1);
  if (!last) return;
  const wanted = events.filter(({ status, statusNow, at, startsAt }) => {
    if (statusNow === 'delivered' || statusNow === 'cancelled') return false;
    if (status === 'preparing') return true;
    // The kitchen learns of an order for later when it must start it, or starts it before.
    return printer.prints_new === 'placed' && (startsAt === null || at >= startsAt);
  });
  const station = await printedStation(db, printer);
  await inTransaction(db, async (tx) => {
    await lockTickets(tx, printer);
    for (const { orderId, status, at, changes } of wanted) {
      const isPrinted = await hasTicket(tx, printer, orderId);
      const changed = changes > 0 ? await changedIn(tx, orderId, station) : undefined;
      if (isPrinted && changed === undefined) continue;
      if (!isPrinted && station && !(await hasDishes(tx, orderId, station))) continue;
      if (status !== 'preparing' && (await isOneTooMany(tx, printer, orderId, at))) continue;
      // They are printed in the order in which they came.
      const actor = { adminId: null, name: printer.name, now: new Date(at), newId };
      const autoKey = [printer.id, orderId, ...(changed === undefined ? [] : [changed])].join(' ');
      await insertJob(tx, actor, printer, { orderId, autoKey, change: changed });
    }
    await tx
      .updateTable('printers')
      .set({ last_event: last.id })
      .where('id', '=', printer.id)
      .where('last_event', '<', last.id)
      .execute();
  });
}

/** Two taps at once, or a tap and a poll, would both find no earlier ticket. */
const lockTickets = (tx: Tx, { id }: PrinterRow) => acquireAdvisoryLock(tx, `tickets of ${id}`);

async function hasDishes(tx: Tx, orderId: string, { number }: Station): Promise<boolean> {
  const dish = await tx
    .selectFrom('order_items')
    .select('line')
    .where('order_id', '=', orderId)
    .where('station', '=', number)
    .executeTakeFirst();
  return dish !== undefined;
}

/** The last change of the station's dishes, or of any, which is printed once more. */
async function changedIn(tx: Tx, orderId: string, station: Station | undefined) {
  const changes = await listChanges(tx, [{ id: orderId, change_count: 1 }]);
  return changes.findLast((change) => {
    const { added, removed } = documentOf(change);
    const dishes = [...added, ...removed];
    return station ? dishes.some((dish) => dish.station === station.number) : dishes.length > 0;
  })?.sequence;
}

function ticketsOf(db: Database, { id }: PrinterRow) {
  return db.selectFrom('print_jobs').select('print_jobs.id').where('printer_id', '=', id);
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
      .where('created_at', '>', isoAfter(new Date(at), -DAY_S))
      .where(isUnconfirmed)
      .where((eb) => eb.exists(ticketsOf(tx, printer).where('order_id', '=', eb.ref('orders.id')))),
  );
  return printed >= MOST_UNCONFIRMED;
}

/** What a printer of placed orders leaves out until it is accepted or paid, oldest first. */
export async function listUnprinted(db: Database, printer: PrinterRow, now: Date) {
  if (printer.prints_new !== 'placed') return [];
  const span = { since: isoAfter(now, -DAY_S), now: now.toISOString() };
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

/**
 * A copy if the order was printed before. One that waits on this printer, or failed there, is not queued again.
 * @param orderId null for a test ticket. @throws DomainError `not_found` for an unknown order.
 */
export function requestTicket(
  { db }: QueueDeps,
  printer: PrinterRow,
  orderId: string | null,
  actor: AuditActor,
): Promise<JobRow> {
  return inTransaction(db, async (tx) => {
    if (orderId !== null) await assertOrder(tx, orderId);
    await lockTickets(tx, printer);
    const earlier = await tx
      .selectFrom('print_jobs')
      .innerJoin('printers', 'printers.id', 'print_jobs.printer_id')
      .selectAll('print_jobs')
      .select('printers.station')
      .where('order_id', orderId === null ? 'is' : '=', orderId)
      .where('state', '!=', 'dropped')
      .execute();
    const open = earlier.find(
      ({ printer_id, state }) => printer_id === printer.id && state !== 'printed',
    );
    if (open?.state === 'failed') return queueAgain(tx, actor, printer, open);
    if (open) return open;
    // Two stations' tickets have no dish in common.
    const hasSame = (station: number | null) =>
      station === null || printer.station === null || station === printer.station;
    const isCopy =
      orderId !== null &&
      earlier.some(({ state, station }) => state === 'printed' && hasSame(station));
    return insertJob(tx, actor, printer, { orderId, isCopy }).then(assertInserted);
  });
}

async function assertOrder(tx: Tx, id: string): Promise<void> {
  const order = await tx.selectFrom('orders').select('id').where('id', '=', id).executeTakeFirst();
  if (!order) throw new DomainError('not_found');
}

async function queueAgain(tx: Tx, actor: AuditActor, printer: PrinterRow, job: JobRow) {
  await recordTicket(tx, actor, printer, job, 'failed', `waits for ${printer.name}`);
  return tx
    .updateTable('print_jobs')
    .set({ state: 'queued', attempts: 0, held_until: null, settled_at: null })
    .where('id', '=', job.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

interface NewJob {
  orderId: string | null;
  isCopy?: boolean;
  autoKey?: string;
  /** The last change of its dishes, by number. */
  change?: number | undefined;
}

/** @returns undefined when it was queued before under its `autoKey`. */
async function insertJob(
  tx: Tx,
  actor: AuditActor,
  printer: PrinterRow,
  { orderId, isCopy = false, autoKey, change = 0 }: NewJob,
): Promise<JobRow | undefined> {
  const inserted = await tx
    .insertInto('print_jobs')
    .values({
      id: actor.newId().replaceAll('-', '').slice(0, JOB_ID_CHARACTERS),
      printer_id: printer.id,
      order_id: orderId,
      is_copy: isCopy ? 1 : 0,
      auto_key: autoKey ?? null,
      change_count: change,
      state: 'queued',
      attempts: 0,
      held_until: null,
      requested_name: actor.name,
      requested_at: actor.now.toISOString(),
      settled_at: null,
    })
    .onConflict((conflict) => conflict.column('auto_key').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (inserted) {
    await recordTicket(tx, actor, printer, inserted, null, `waits for ${printer.name}`);
  }
  return inserted;
}

function assertInserted(job: JobRow | undefined): JobRow {
  if (!job) throw new Error('A ticket without a key was not queued');
  return job;
}
