import type { Printed } from '../../../shared/domain/kitchen/print-jobs';
import { DomainError } from '../../../shared/domain/platform/refusals';
import type { AuditActor } from '../../platform/audit/audit-actor';
import { acquireAdvisoryLock } from '../../platform/db/advisory-lock';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import { type JobRow, type QueueDeps, recordTicket, WAITING, waitsFor } from './print-queue';
import type { PrinterRow } from './printer-store';

/** Epson accepts at most 30 letters and digits. */
const JOB_ID_CHARACTERS = 24;

/** Two taps at once, or a tap and a poll, would both find no earlier ticket. */
export const lockTickets = (tx: Tx, { id }: PrinterRow) =>
  acquireAdvisoryLock(tx, `tickets of ${id}`);

interface Wanted {
  /** Null for a test ticket. */
  orderId: string | null;
  what: Printed;
}

/**
 * A copy if it was printed before. What waits on this printer, or failed there, is not queued again.
 * @throws DomainError `not_found` for an unknown order, or a remake's ticket that does not wait; `bill_not_due` for the
 * receipt of an order without a bill.
 */
export function requestTicket(
  { db }: QueueDeps,
  printer: PrinterRow,
  { orderId, what }: Wanted,
  actor: AuditActor,
): Promise<JobRow> {
  return inTransaction(db, async (tx) => {
    const change = orderId === null ? 0 : await readChangeCount(tx, orderId);
    if (orderId !== null && what === 'receipt') await assertBill(tx, orderId);
    await lockTickets(tx, printer);
    const earlier = await tx
      .selectFrom('print_jobs')
      .innerJoin('printers', 'printers.id', 'print_jobs.printer_id')
      .selectAll('print_jobs')
      .select('printers.station')
      .where('order_id', orderId === null ? 'is' : '=', orderId)
      .where('what', '=', what)
      .where('state', '!=', 'dropped')
      .execute();
    const open = earlier.find(
      ({ printer_id, state }) => printer_id === printer.id && state !== 'printed',
    );
    if (open?.state === 'failed') return queueAgain(tx, actor, printer, open);
    if (open) return open;
    // A remake's ticket is queued with the remake; one that failed was queued again above.
    if (what === 'remake') throw new DomainError('not_found');
    // Two stations' tickets have no dish in common.
    const hasSame = (station: number | null) =>
      what === 'receipt' ||
      station === null ||
      printer.station === null ||
      station === printer.station;
    const isCopy =
      orderId !== null &&
      (earlier.some(({ state, station }) => state === 'printed' && hasSame(station)) ||
        (what === 'ticket' && (await cameWithTickets(tx, printer, orderId))));
    return insertJob(tx, actor, printer, { orderId, what, isCopy, change }).then(assertInserted);
  });
}

/** Whether all dishes of the bill came from others, with tickets that are printed or wait on this printer. */
async function cameWithTickets(tx: Tx, printer: PrinterRow, orderId: string): Promise<boolean> {
  const dishes = await tx
    .selectFrom('order_items')
    .leftJoin('print_jobs', (join) =>
      join
        .onRef('print_jobs.order_id', '=', 'order_items.ticket_order_id')
        .on('what', '=', 'ticket')
        .on((eb) =>
          eb.or([
            eb('state', '=', 'printed'),
            eb.and([eb('state', 'in', WAITING), eb('printer_id', '=', printer.id)]),
          ]),
        ),
    )
    .where('order_items.order_id', '=', orderId)
    .select(['line', 'print_jobs.id as ticketId'])
    .execute();
  return dishes.length > 0 && dishes.every(({ ticketId }) => ticketId !== null);
}

async function readChangeCount(tx: Tx, orderId: string): Promise<number> {
  const order = await tx
    .selectFrom('orders')
    .select('change_count')
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (!order) throw new DomainError('not_found');
  return order.change_count;
}

async function assertBill(tx: Tx, orderId: string): Promise<void> {
  const bill = tx.selectFrom('bills').select('number').where('order_id', '=', orderId);
  if (!(await bill.executeTakeFirst())) throw new DomainError('bill_not_due');
}

async function queueAgain(tx: Tx, actor: AuditActor, printer: PrinterRow, job: JobRow) {
  await recordTicket(tx, actor, job, { printer, from: 'failed', to: waitsFor(printer) });
  return tx
    .updateTable('print_jobs')
    .set({ state: 'queued', attempts: 0, held_until: null, settled_at: null })
    .where('id', '=', job.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

interface NewJob extends Wanted {
  isCopy?: boolean;
  autoKey?: string;
  /** The last change of its dishes, by number. */
  change?: number | undefined;
}

/** @returns undefined when it was queued before under its `autoKey`. */
export async function insertJob(
  tx: Tx,
  actor: AuditActor,
  printer: PrinterRow,
  { orderId, what, isCopy = false, autoKey, change = 0 }: NewJob,
): Promise<JobRow | undefined> {
  const inserted = await tx
    .insertInto('print_jobs')
    .values({
      id: actor.newId().replaceAll('-', '').slice(0, JOB_ID_CHARACTERS),
      printer_id: printer.id,
      order_id: orderId,
      what,
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
    await recordTicket(tx, actor, inserted, { printer, from: null, to: waitsFor(printer) });
  }
  return inserted;
}

function assertInserted(job: JobRow | undefined): JobRow {
  if (!job) throw new Error('A ticket without a key was not queued');
  return job;
}
