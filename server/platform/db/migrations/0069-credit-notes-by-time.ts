import type { Kysely } from 'kysely';
import { createIndex } from '../table-parts';

/** A month's credit notes are found by the time at which they were made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndex(db, 'credit_notes_by_time', 'credit_notes', ['made_at']);
}
