import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { orderRows } from '../../../tests/support/order-rows';
import { makeTestDatabase } from '../../../tests/support/test-database';
import { allSums } from '../../money/proof/sums';
import { type Database, openDatabase } from './database';
import { MIGRATIONS } from './migration-list';
import type { OrdersTable } from './schema';

const NOW = '2026-04-15T20:30:00.000Z';

/** An order over ₹80.00 whose payment had these statuses, an hour apart. */
async function insertOrder(db: Database, id: string, statuses: OrdersTable['payment_status'][]) {
  const dish = { productId: 'tea', name: 'Tea', price: 8000, packagingCharge: 0, quantity: 1 };
  const { row } = orderRows({ id, lines: [{ ...dish, customizations: [] }], now: new Date(NOW) });
  const { pay_later: _, ...earlier } = row;
  const payment_status = statuses.at(-1) ?? 'pending';
  await db
    .insertInto('orders')
    .values({ ...earlier, payment_status })
    .execute();
  for (const [index, value] of ['pending', ...statuses].entries()) {
    const at = `2026-04-15T2${index}:00:00.000Z`;
    const change = { order_id: id, sequence: index + 1, kind: 'payment', value } as const;
    const by = { admin_id: 'admin', by_name: 'Pema', at, staff_only: 0 } as const;
    await db
      .insertInto('order_history')
      .values({ ...change, ...by })
      .execute();
  }
}

async function insertCredit(db: Database, order_id: string, amount_paise: number) {
  const id = `credit-${order_id}`;
  const by = { admin_id: 'admin', by_name: 'Pema', recorded_at: NOW };
  const credit = { id, credit_key: id, amount_paise, reference: '630668416110', narration: '' };
  await db
    .insertInto('bank_credits')
    .values({ ...credit, ...by, day: '2026-04-15' })
    .execute();
  await db.insertInto('bank_matches').values({ credit_id: id, order_id, amount_paise }).execute();
}

it('the migration to payments lists what earlier orders were paid and refunded', async () => {
  const { settings, remove } = await makeTestDatabase();
  const { withMigrationConnection, close } = openDatabase({
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    poolSize: 1,
    onConnectionError: () => {},
  });
  await withMigrationConnection(async (db) => {
    const names = Object.keys(MIGRATIONS);
    const run = async (wanted: (name: string) => boolean) => {
      for (const name of names.filter(wanted)) await MIGRATIONS[name]?.up(db);
    };
    await run((name) => name < '0051');
    await insertOrder(db, 'UNPAID', []);
    await insertOrder(db, 'PART', []);
    await insertCredit(db, 'PART', 5000);
    await insertOrder(db, 'PAID', ['paid']);
    await insertOrder(db, 'MATCHED', ['paid']);
    await insertCredit(db, 'MATCHED', 3000);
    await insertOrder(db, 'REFUNDED', ['paid', 'refunded']);
    await insertOrder(db, 'PART-REFUNDED', ['refunded']);
    await insertCredit(db, 'PART-REFUNDED', 5000);
    await insertOrder(db, 'NEVER-PAID', ['refunded']);
    await insertOrder(db, 'UNPAID-AGAIN', ['paid', 'failed']);
    await insertCredit(db, 'UNPAID-AGAIN', 8000);

    await run((name) => name > '0051');

    const rows = await db
      .selectFrom('payments')
      .select(['order_id', 'kind', 'method', 'amount_paise', 'business_date', 'by_name'])
      .orderBy('order_id')
      .orderBy('at')
      .orderBy('method')
      .execute();
    expect(rows.map((row) => Object.values(row).map(String).join(' '))).toEqual([
      'MATCHED payment bank 3000 2026-04-16 Pema',
      'MATCHED payment upi 5000 2026-04-16 Pema',
      'PAID payment upi 8000 2026-04-16 Pema',
      'PART payment bank 5000 2026-04-16 Pema',
      'PART-REFUNDED payment bank 5000 2026-04-16 Pema',
      'PART-REFUNDED refund upi -5000 2026-04-16 Pema',
      'REFUNDED payment upi 8000 2026-04-16 Pema',
      'REFUNDED refund upi -8000 2026-04-16 Pema',
      'UNPAID-AGAIN payment bank 8000 2026-04-16 Pema',
      'UNPAID-AGAIN payment bank -8000 2026-04-16 ',
    ]);
    for (const { wrong, find } of allSums(db)) {
      if (wrong.includes('paid')) expect((await sql`${find}`.execute(db)).rows).toEqual([]);
    }
  });
  await close();
  await remove();
});
