import { type Kysely, sql } from 'kysely';
import { createIndex } from '../table-parts';

/** A month's bills are found by their time, and those of an earlier release by their missing document. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndex(db, 'bills_by_time', 'bills', ['made_at']);
  await db.schema
    .createIndex('bills_incomplete')
    .on('bills')
    .columns(['financial_year', 'number'])
    .where(sql.ref('document'), 'is', null)
    .execute();
}
