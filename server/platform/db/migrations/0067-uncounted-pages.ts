import { type Kysely, sql } from 'kysely';

/** Few pages have a problem. The dashboard lists them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('gateway_pages_uncounted')
    .on('gateway_pages')
    .column('made_at')
    .where(sql.ref('problem'), 'is not', null)
    .execute();
}
