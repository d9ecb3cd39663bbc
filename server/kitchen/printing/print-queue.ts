import { type Selectable, sql } from 'kysely';
import { CLAIM_MS, counterLabel, MOST_CLAIMS } from '../../../shared/domain/kitchen/print-jobs';
import { DAY_MS } from '../../../shared/domain/platform/durations';
import type { AuditActor } from '../../platform/audit/audit-actor';
import { recordChange } from '../../platform/audit/record-change';
import type { Database } from '../../platform/db/database';
import { removeExpired } from '../../platform/db/remove-expired';
import type { PrintJobsTable } from '../../platform/db/schema';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import { afterPause, claim, type Queue, release } from '../../platform/outbox/queue';
import type { PrinterRow } from './printer-store';

export type JobRow = Selectable<PrintJobsTable>;

/** The claim ends at `held_until`. */
export type ClaimedJob = JobRow & { held_until: string };

/** The audit log records changes with the printer's name. */
export interface QueueDeps {
  db: Database;
  clock: () => Date;
  newId: () => string;
}

export const WAITING = ['queued', 'claimed'] as const;

/** A claim begins when a printer takes a ticket, so the shop never tries; the result ends or releases it. */
const TICKETS = {
  table: 'print_jobs',
  dueAt: 'held_until',
  nullIsDue: true,
  attempts: 'attempts',
  claimsS: [CLAIM_MS / 1000],
  // A printer would refuse the same ticket again at once.
  pausesS: [10],
  isOver: ({ attempts }: JobRow) => attempts >= MOST_CLAIMS,
} satisfies Queue<JobRow>;

export const isHeld = ({ held_until }: Pick<JobRow, 'held_until'>, now: Date) =>
  held_until !== null && held_until > now.toISOString();

/** Maybe with another request's claim. A printer works on one ticket at a time, so later ones wait. */
export async function findNextJob(db: Database, printerId: string): Promise<JobRow | undefined> {
  return (
    db
      .selectFrom('print_jobs')
      .selectAll()
      .where('printer_id', '=', printerId)
      .where('state', 'in', WAITING)
      // A claimed ticket comes first.
      .orderBy('state')
      .orderBy('requested_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
  );
}

export function listOpenJobs(db: Database, printerId: string, limit: number) {
  return db
    .selectFrom('print_jobs')
    .leftJoin('orders', 'orders.id', 'print_jobs.order_id')
    .selectAll('print_jobs')
    .select('orders.counter_number')
    .where('printer_id', '=', printerId)
    .where('state', 'in', [...WAITING, 'failed'])
    .orderBy('requested_at')
    .orderBy('print_jobs.id')
    .limit(limit)
    .execute();
}

export async function findCounterNumber(
  db: Database,
  { order_id }: Pick<JobRow, 'order_id'>,
): Promise<number | null> {
  if (order_id === null) return null;
  const order = await db
    .selectFrom('orders')
    .select('counter_number')
    .where('id', '=', order_id)
    .executeTakeFirst();
  return order?.counter_number ?? null;
}

/** @param number the order's number at the counter, if it has one. */
export function jobLabel({ order_id }: Pick<JobRow, 'order_id'>, number: number | null): string {
  return order_id === null ? 'Test ticket' : counterLabel(order_id, number);
}

export async function findWaitingJob(
  db: Database,
  printerId: string,
  id: string,
): Promise<JobRow | undefined> {
  return db
    .selectFrom('print_jobs')
    .selectAll()
    .where('id', '=', id)
    .where('printer_id', '=', printerId)
    .where('state', 'in', WAITING)
    .executeTakeFirst();
}

/**
 * An unconfirmed claim may be taken again, and its ticket may be printed; after too many it has failed.
 * @returns undefined when another request was faster, or the ticket failed.
 */
export async function claimJob(
  deps: QueueDeps,
  printer: PrinterRow,
  job: JobRow,
): Promise<ClaimedJob | undefined> {
  const now = deps.clock();
  if (isHeld(job, now)) return undefined;
  if (TICKETS.isOver(job)) {
    await settle(deps, printer, job, 'failed');
    return undefined;
  }
  const [claimed] = await claim(deps.db, TICKETS, now, {
    where: sql`id = ${job.id} and state in (${sql.join([...WAITING])})`,
    set: sql`state = 'claimed',
      may_be_printed = case when state = 'claimed' then 1 else may_be_printed end`,
  });
  const held_until = claimed?.held_until;
  return held_until ? { ...claimed, held_until } : undefined;
}

/** A doubled confirmation changes nothing. @returns whether it was this call that ended it. */
export async function settle(
  { db, clock, newId }: QueueDeps,
  printer: PrinterRow,
  job: JobRow,
  state: 'printed' | 'failed' | 'dropped',
): Promise<boolean> {
  const now = clock();
  return inTransaction(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('print_jobs')
      .set({ state, held_until: null, settled_at: now.toISOString() })
      .where('id', '=', job.id)
      .where('state', 'in', WAITING)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    const actor = { adminId: null, name: printer.name, now, newId };
    const to = state === 'dropped' ? 'given up' : state;
    await recordTicket(tx, actor, job, { printer, from: waitsFor(printer), to });
    return true;
  });
}

/**
 * @param counts whether the try counts: it does not if the printer itself was the reason.
 * @param isUnprinted whether the printer surely printed nothing. Paper may end after the last line.
 */
export async function putBack(
  { db, clock }: QueueDeps,
  job: JobRow,
  { counts, pauses, isUnprinted }: { counts: boolean; pauses: boolean; isUnprinted: boolean },
): Promise<void> {
  // A printer may repeat its word, and another tablet may have claimed the ticket since it was read.
  if (job.state !== 'claimed') return;
  await release(db, TICKETS, job, {
    dueAt: pauses ? afterPause(TICKETS, job, clock()) : null,
    counts,
    set: isUnprinted ? sql`state = 'queued'` : sql`state = 'queued', may_be_printed = 1`,
  });
}

export const waitsFor = ({ name }: Pick<PrinterRow, 'name'>) => `waits for ${name}`;

/**
 * Audits a ticket's step with its order, or a test ticket's with its printer.
 * @param step a new ticket comes from null.
 */
export async function recordTicket(
  tx: Tx,
  actor: AuditActor,
  job: Pick<JobRow, 'order_id' | 'what'>,
  step: { printer: Pick<PrinterRow, 'id' | 'name'>; from: string | null; to: string },
): Promise<void> {
  const ofOrder = job.order_id === null ? undefined : { id: job.order_id, name: job.order_id };
  const { id, name } = step.printer;
  await recordChange(tx, actor, {
    area: ofOrder ? 'orders' : 'settings',
    subject: ofOrder ?? { id, name },
    from: { [job.what]: step.from },
    to: { [job.what]: step.to },
  });
}

/** A ticket that is printed again within this time is marked as a copy. */
const KEPT_DAYS = 30;

/** Tickets that wait or failed stay. */
export const removeOldTickets = removeExpired(
  'print_jobs',
  'settled_at',
  KEPT_DAYS * DAY_MS,
  sql`state in ('printed', 'dropped')`,
);
