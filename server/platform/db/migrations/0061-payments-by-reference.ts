import type { Kysely } from 'kysely';
import { createIndex } from '../table-parts';

/** Staff search an order by the reference of its payment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndex(db, 'payments_by_reference', 'payments', ['reference']);
}
