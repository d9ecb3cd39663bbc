import type { Database } from '../../server/platform/db/database';
import { migrate } from '../../server/platform/db/migrate';
import { fillTables } from '../support/orders/fill-shop';
import { NOON } from '../support/platform/test-platform';

/** Creates a shop of this version, which lacks the migrations of `WITH_NEXT`, with a year of orders. */
export async function createOldShop(db: Database, orders: number): Promise<void> {
  await migrate(db);
  const at = new Date(NOON).toISOString();
  await db
    .insertInto('admins')
    .values({
      id: 'admin',
      email: 'owner@cafe.example',
      name: 'Owner',
      role: 'admin',
      created_at: at,
      updated_at: at,
    })
    .execute();
  await fillTables(db, { products: 20, orders, now: new Date(NOON) });
}
