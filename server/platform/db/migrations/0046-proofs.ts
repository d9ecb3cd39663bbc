import type { Kysely } from 'kysely';
import { required } from '../table-parts';

/** What the nightly proof of the sums found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('proofs')
    .addColumn('proved_at', 'text', (column) => column.primaryKey())
    .$call(required('text', 'troubles'))
    .execute();
}
