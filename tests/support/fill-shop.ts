import { type Insertable, sql } from 'kysely';
import { type Database, openDatabase } from '../../server/db/database';
import { isPostgres } from '../../server/db/is-postgres';
import type { OrdersTable } from '../../server/db/schema';
import { menuOf, type Rows } from './filled-menu';
import { addOrder, type Batch, type Sums } from './filled-order';
import type { TestDatabase } from './test-database';

const YEAR_MS = 365 * 86_400_000;
/** Rows of a statement: PostgreSQL takes 65,535 values in one, SQLite half of that. */
const BATCH = 1000;
const FILLING_CONNECTIONS = 2;

interface Amounts {
  products: number;
  orders: number;
  /** When the last of the orders was placed; the first a year before. */
  now: Date;
}

/** Fills the tables of a shop that is not open with a year of orders, past the API. */
export async function fillShop({ settings }: TestDatabase, amounts: Amounts): Promise<void> {
  const { db, close } = openDatabase({
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    poolSize: FILLING_CONNECTIONS,
    onConnectionError: (error) => console.error(error),
  });
  await fillTables(db, amounts);
  // As the server itself does within the minute, and has long done in a shop that is a year old.
  if (isPostgres(db)) await sql`vacuum analyze`.execute(db);
  await close();
}

/** Fills a shop's tables with a menu and a year of orders, and the figures kept of them. */
export async function fillTables(db: Database, { products, orders, now }: Amounts): Promise<void> {
  await insertAll(db, menuOf(products, now));
  const sums: Sums = { days: new Map(), hours: new Map(), sales: new Map() };
  for (let first = 0; first < orders; first += BATCH) {
    const batch: Batch = {
      orders: [],
      order_items: [],
      order_history: [],
      order_words: [],
      audit_log: [],
      audit_words: [],
    };
    for (let index = first; index < Math.min(first + BATCH, orders); index += 1) {
      const at = new Date(now.getTime() - ((orders - index) / orders) * YEAR_MS);
      addOrder(batch, sums, { index, products, at, isOld: index < orders - 40 });
    }
    await insertAll(db, batch);
  }
  await insertAll(db, {
    daily_figures: [...sums.days.values()],
    hourly_figures: [...sums.hours.values()],
    product_figures: [...sums.sales.values()],
  });
}

async function insertAll(db: Database, rows: Rows): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const [table, all] of Object.entries(rows)) {
      for (let start = 0; start < all.length; start += BATCH) {
        const part = all.slice(start, start + BATCH);
        await tx
          .insertInto(table as 'orders')
          .values(part as Insertable<OrdersTable>[])
          .execute();
      }
    }
  });
}
