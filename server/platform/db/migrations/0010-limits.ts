import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../is-postgres';

/**
 * The counts of the rate limits: on PostgreSQL a table that all servers share, with the columns of
 * rate-limiter-flexible. It is unlogged: a count lost in a crash starts again, and no request waits
 * for the disk. A SQLite shop is one process and counts in memory. Each order also gets a keyed hash
 * of its client's network, for as long as unpaid orders are counted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (isPostgres(db)) {
    await sql`create unlogged table rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    )`.execute(db);
  }
  await db.schema.alterTable('orders').addColumn('client_key', 'text').execute();
  await db.schema
    .createIndex('orders_by_client')
    .on('orders')
    .columns(['client_key', 'created_at'])
    .where(sql.ref('client_key'), 'is not', null)
    .execute();
  await db.schema
    .createIndex('orders_by_guest')
    .on('orders')
    .columns(['customer_phone', 'created_at'])
    .where(sql.ref('customer_id'), 'is', null)
    .execute();
}
