import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../is-postgres';
import { AROUND_ORDERS_TABLES } from './0001-release-1/around-orders-tables';
import { DAY_TABLES } from './0001-release-1/day-tables';
import { KITCHEN_TABLES } from './0001-release-1/kitchen-tables';
import { MENU_TABLES } from './0001-release-1/menu-tables';
import { MONEY_TABLES } from './0001-release-1/money-tables';
import { ordersTables } from './0001-release-1/orders-tables';
import { PEOPLE_TABLES } from './0001-release-1/people-tables';
import { ONLY_ON_POSTGRES, platformTables, SQLITE_GUARDS } from './0001-release-1/platform-tables';
import { SHOP_TABLES } from './0001-release-1/shop-tables';

/**
 * The tables of release 1.0.0, a file for each module; the identity service makes its own. `schema.ts` explains the
 * columns; comments here say what it does not. Both engines build them from the same text, whose types mean the same
 * on both: text ids, integer and bigint (for paise), 0 or 1 for a boolean, ISO 8601 text for a time. `bytea` is
 * PostgreSQL's type for bytes; SQLite accepts the name and stores a blob.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const onPostgres = isPostgres(db);
  // Words are searched by prefix, so they are compared bytewise. SQLite compares all text like that.
  const word = onPostgres ? 'text collate "C"' : 'text';
  const modules = [
    platformTables(word),
    SHOP_TABLES,
    PEOPLE_TABLES,
    MENU_TABLES,
    ordersTables(word),
    AROUND_ORDERS_TABLES,
    KITCHEN_TABLES,
    MONEY_TABLES,
    DAY_TABLES,
  ];
  const own = onPostgres ? ONLY_ON_POSTGRES : SQLITE_GUARDS;
  for (const statement of [...modules.flatMap(statementsOf), ...own]) {
    await sql.raw(statement).execute(db);
  }
}

function statementsOf(text: string): string[] {
  return text
    .split(';\n')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}
