import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { PrinterProblem } from '../../../shared/domain/kitchen/print-jobs';
import type { Station } from '../../../shared/domain/shop/stations';
import type { Database } from '../../platform/db/database';
import { nextVersion } from '../../platform/db/row-version';
import type { PrintersTable } from '../../platform/db/schema';
import type { Tx } from '../../platform/db/transaction';
import { readStations } from '../../shop/settings/kitchen-settings';

export type PrinterRow = Selectable<PrintersTable>;

/** So that an idle printer writes next to nothing. */
const SEEN_EVERY_MS = 20_000;

/** The secret has 256 random bits, so a plain hash is enough. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

export function listPrinters(db: Database): Promise<PrinterRow[]> {
  return db.selectFrom('printers').selectAll().orderBy('created_at').orderBy('id').execute();
}

export function findPrinter(db: Database, id: string): Promise<PrinterRow | undefined> {
  return db.selectFrom('printers').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findPrinterBySecret(db: Database, secret: string): Promise<PrinterRow | undefined> {
  return db
    .selectFrom('printers')
    .selectAll()
    .where('secret_hash', '=', hashSecret(secret))
    .executeTakeFirst();
}

/**
 * The station whose dishes it prints; undefined for all. One whose station was closed prints all, so that no order
 * stays unprinted.
 */
export async function printedStation(
  db: Database,
  { station }: PrinterRow,
): Promise<Station | undefined> {
  if (station === null) return undefined;
  return (await readStations(db)).find(({ number }) => number === station);
}

/** @returns whether the version was still the one seen. */
export async function updatePrinter(
  tx: Tx,
  { id, version }: PrinterRow,
  fields: Partial<
    Pick<
      PrinterRow,
      | 'name'
      | 'paper_dots'
      | 'prints_new'
      | 'prints_receipts'
      | 'station'
      | 'secret_hash'
      | 'last_event'
    >
  >,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('printers')
    .set({ ...fields, updated_at: now.toISOString(), version: nextVersion('printers') })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function recordSeen(
  db: Database,
  printer: PrinterRow,
  problem: PrinterProblem | null,
  now: Date,
): Promise<void> {
  const last = printer.seen_at === null ? 0 : Date.parse(printer.seen_at);
  const isRecent = Math.abs(now.getTime() - last) < SEEN_EVERY_MS;
  if (isRecent && printer.problem === problem) return;
  await db
    .updateTable('printers')
    .set({ problem, seen_at: now.toISOString() })
    .where('id', '=', printer.id)
    .execute();
}
