import { type Insertable, sql } from 'kysely';
import type { Database } from '../../../server/platform/db/database';
import type { OrdersTable } from '../../../server/platform/db/schema';
import { menuOf } from '../menu/filled-menu';
import type { TestDatabase } from '../platform/test-database';
import { fillInBulk, withFillingConnection } from './bulk-orders';

/** Rows per statement: PostgreSQL accepts 65,535 values in one, SQLite half of that. */
const BATCH = 1000;

interface Amounts {
  products: number;
  /** A million at most. */
  orders: number;
  /** When the last order was placed; the first is a year older. */
  now: Date;
}

/** Fills the tables of a shop that is not running with a menu and a year of orders. */
export function fillShop(database: TestDatabase, amounts: Amounts): Promise<void> {
  return withFillingConnection(database, (db) => fillTables(db, amounts));
}

/** Fills a shop's tables with a menu, a year of orders, their figures, and an audit log of both. */
export async function fillTables(db: Database, { products, orders, now }: Amounts): Promise<void> {
  for (const [table, rows] of Object.entries(menuOf(products, now))) {
    for (let start = 0; start < rows.length; start += BATCH) {
      const part = rows.slice(start, start + BATCH) as Insertable<OrdersTable>[];
      await db
        .insertInto(table as 'orders')
        .values(part)
        .execute();
    }
  }
  await db.connection().execute((connection) => fillInBulk(connection, { orders, now }));
  for (const statement of AUDIT_LOG) await sql.raw(statement).execute(db);
}

/** An entry for each order and each inventory record, by one of five admins. */
const AUDIT_LOG = [
  `insert into audit_log (id, at, admin_id, by_name, area, subject_id, subject_name, from_values,
     to_values, reason)
   select 'audit-' || id, created_at,
     'filled-admin-' || cast(row_number() over (order by id) % 5 as text), 'Filled', 'orders', id,
     id, '{"status":"placed"}', '{"status":"' || status || '"}', null from orders`,
  `insert into audit_log (id, at, admin_id, by_name, area, subject_id, subject_name, from_values,
     to_values, reason)
   select 'audit-' || i.id, i.updated_at, 'filled-admin-3', 'Filled', 'inventory', i.id, p.name,
     '{"currentStock":3}', '{"currentStock":50}', 'counted'
   from inventory i join products p on p.id = i.product_id`,
  `insert into audit_words (word, entry_id) select lower(id), 'audit-' || id from orders`,
];
