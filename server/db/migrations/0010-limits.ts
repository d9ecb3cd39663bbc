import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../is-postgres';

/**
 * What limits are counted by: on PostgreSQL a table that all servers share, in the shape that
 * rate-limiter-flexible writes; unlogged, as a count lost in a crash only starts anew, and costs no
 * wait for the disk. A SQLite shop is one process and counts in its memory. And for each order a
 * keyed hash of the address it came from, for as long as it counts.
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
