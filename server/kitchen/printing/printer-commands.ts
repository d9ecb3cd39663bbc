import {
  MOST_PRINTERS,
  type PrinterInput,
} from '../../../shared/contract/kitchen/printing-contract';
import { DomainError } from '../../../shared/domain/platform/refusals';
import { lastOrderEventId } from '../../orders/follow/order-events';
import type { AuditActor } from '../../platform/audit/audit-actor';
import { recordChange } from '../../platform/audit/record-change';
import { acquireAdvisoryLock } from '../../platform/db/advisory-lock';
import type { Database } from '../../platform/db/database';
import { assertUpdated, assertVersion } from '../../platform/db/row-version';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import { recordTicket, WAITING, waitsFor } from './print-queue';
import {
  findPrinter,
  hashSecret,
  listPrinters,
  type PrinterRow,
  updatePrinter,
} from './printer-store';

/** For the audit log, which never has the secret. */
const fieldsOf = (printer: PrinterRow | null) => ({
  printer: printer?.name ?? null,
  printerKind: printer?.kind ?? null,
  paperDots: printer?.paper_dots ?? null,
  printsNew: printer?.prints_new ?? null,
  printsReceipts: printer ? printer.prints_receipts === 1 : null,
  printerStation: printer?.station ?? null,
});

/** @param secret undefined for a tablet's printer. @throws DomainError `conflict` for one too many. */
export function addPrinter(
  db: Database,
  { name, kind, paperDots, printsNew, printsReceipts, station }: PrinterInput,
  secret: string | undefined,
  actor: AuditActor,
): Promise<PrinterRow> {
  return inTransaction(db, async (tx) => {
    await acquireAdvisoryLock(tx, 'printers of the cafe');
    if ((await listPrinters(tx)).length >= MOST_PRINTERS) throw new DomainError('conflict');
    const at = actor.now.toISOString();
    const printer = await tx
      .insertInto('printers')
      .values({
        id: actor.newId(),
        name,
        kind,
        paper_dots: paperDots,
        prints_new: printsNew,
        prints_receipts: printsReceipts ? 1 : 0,
        station,
        secret_hash: secret === undefined ? null : hashSecret(secret),
        problem: null,
        seen_at: null,
        // It prints the orders from now on.
        last_event: await lastOrderEventId(tx),
        created_at: at,
        updated_at: at,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordPrinter(tx, actor, null, printer);
    return printer;
  });
}

/** @throws DomainError `not_found`, `conflict` when it was changed meanwhile. */
export function changePrinter(
  db: Database,
  {
    id,
    version,
    name,
    paperDots,
    printsNew,
    printsReceipts,
    station,
  }: Omit<PrinterInput, 'kind'> & {
    id: string;
    version?: number | undefined;
  },
  actor: AuditActor,
): Promise<PrinterRow> {
  return inTransaction(db, async (tx) => {
    const before = await readPrinter(tx, id);
    assertVersion(version, before.version);
    const wasIdle = before.prints_new === 'never' && before.prints_receipts === 0;
    const begins = wasIdle || before.prints_new !== printsNew;
    const fields = {
      name,
      paper_dots: paperDots,
      prints_new: printsNew,
      prints_receipts: printsReceipts ? (1 as const) : (0 as const),
      station,
      ...(begins && { last_event: await lastOrderEventId(tx) }),
    };
    assertUpdated(await updatePrinter(tx, before, fields, actor.now));
    const after = await readPrinter(tx, id);
    await recordPrinter(tx, actor, before, after);
    return after;
  });
}

/** The printer's old URL works no longer. @throws DomainError `not_found`. */
export function renewSecret(
  db: Database,
  id: string,
  secret: string,
  actor: AuditActor,
): Promise<{ isPolled: boolean }> {
  return inTransaction(db, async (tx) => {
    const printer = await readPrinter(tx, id);
    const isPolled = printer.kind !== 'tablet';
    if (!isPolled) return { isPolled };
    assertUpdated(await updatePrinter(tx, printer, { secret_hash: hashSecret(secret) }, actor.now));
    await recordChange(tx, actor, {
      area: 'settings',
      subject: printer,
      from: { printerUrl: 'old' },
      to: { printerUrl: 'new' },
    });
    return { isPolled };
  });
}

/** With all its tickets. @throws DomainError `not_found`. */
export function removePrinter(db: Database, id: string, actor: AuditActor): Promise<void> {
  return inTransaction(db, async (tx) => {
    const printer = await readPrinter(tx, id);
    await tx.deleteFrom('print_jobs').where('printer_id', '=', id).execute();
    await tx.deleteFrom('printers').where('id', '=', id).execute();
    await recordPrinter(tx, actor, printer, null);
  });
}

/** One that waits or has failed. @throws DomainError `not_found`. */
export function dropTicket(db: Database, id: string, actor: AuditActor): Promise<void> {
  return inTransaction(db, async (tx) => {
    const job = await tx
      .updateTable('print_jobs')
      .set({ state: 'dropped', held_until: null, settled_at: actor.now.toISOString() })
      .where('id', '=', id)
      .where('state', 'in', [...WAITING, 'failed'])
      .returningAll()
      .executeTakeFirst();
    if (!job) throw new DomainError('not_found');
    const printer = await readPrinter(tx, job.printer_id);
    await recordTicket(tx, actor, job, { printer, from: waitsFor(printer), to: 'given up' });
  });
}

export async function readPrinter(db: Database, id: string): Promise<PrinterRow> {
  const printer = await findPrinter(db, id);
  if (!printer) throw new DomainError('not_found');
  return printer;
}

async function recordPrinter(
  tx: Tx,
  actor: AuditActor,
  from: PrinterRow | null,
  to: PrinterRow | null,
): Promise<void> {
  const subject = to ?? from;
  if (!subject) return;
  await recordChange(tx, actor, {
    area: 'settings',
    subject,
    from: fieldsOf(from),
    to: fieldsOf(to),
  });
}
