import type { AuditActor } from '../../platform/audit/audit-actor';
import type { Database } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import type { Caller } from '../../platform/http/api/api-call';

/** The number of rows read and encoded at a time, so that no export delays other requests. */
const BATCH_ROWS = 25;

export type Batches = AsyncIterable<readonly unknown[]>;

/** What a module stores about customers. A module whose data is exported is also asked to delete it. */
export interface PersonalData {
  /** Its lists in the export, by their names in the contract. */
  lists: (db: Database, userId: string, now: Date) => Readonly<Record<string, Batches>>;
  /** Deletes it or makes it anonymous. @returns the numbers of rows for the audit log. */
  remove: (tx: Tx, caller: Caller, actor: AuditActor) => Promise<Readonly<Record<string, number>>>;
}

/** @param list reads the rows after the last one, because new rows would shift an offset. */
export async function* inBatches<Row>(
  list: (last: Row | undefined, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let last: Row | undefined; ; ) {
    const rows = await list(last, BATCH_ROWS);
    yield rows;
    if (rows.length < BATCH_ROWS) return;
    last = rows.at(-1);
  }
}
