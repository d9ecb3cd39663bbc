import { sql } from 'kysely';
import { isPostgres } from '../../server/platform/db/is-postgres';
import { MIGRATIONS, type Migrations } from '../../server/platform/db/migration-list';
import { rebuildTable } from '../../server/platform/db/rebuild-table';

/**
 * This version's migrations, and an upgrade that only the tests have. A shop of this version takes orders
 * while it runs.
 */
export const WITH_NEXT: Migrations = {
  ...MIGRATIONS,
  /** Loosens a constraint and adds a column. */
  '9001-tips': {
    async up(db) {
      await sql`alter table orders add column tip_paise bigint not null default 0`.execute(db);
      if (isPostgres(db)) {
        await sql`alter table order_history alter column at drop not null`.execute(db);
      } else {
        await rebuildTable(db, 'order_history', (table) =>
          table
            .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id'))
            .addColumn('sequence', 'integer', (column) => column.notNull())
            .addColumn('kind', 'text', (column) => column.notNull())
            .addColumn('value', 'text', (column) => column.notNull())
            .addColumn('admin_id', 'text')
            .addColumn('by_name', 'text')
            .addColumn('at', 'text')
            .addColumn('staff_only', 'integer', (column) => column.notNull())
            .addColumn('claimed_paise', 'bigint')
            .addPrimaryKeyConstraint('order_history_key', ['order_id', 'sequence']),
        );
      }
    },
  },
  /** Writes a row for each order and builds indexes. */
  '9002-tips-by-day': {
    async up(db) {
      await sql`create table order_tips (order_id text primary key, day text not null,
        tip_paise bigint not null)`.execute(db);
      await sql`insert into order_tips (order_id, day, tip_paise)
        select id, business_date, tip_paise from orders`.execute(db);
      await sql`create index order_tips_by_day on order_tips (day, order_id)`.execute(db);
      await sql`create index orders_by_tip on orders (tip_paise, created_at, id)`.execute(db);
    },
  },
};
