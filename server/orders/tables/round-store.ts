import * as z from 'zod';
import type { WaitingRound } from '../../../shared/contract/orders/tables-contract';
import { ROUND_WAITS_MINUTES, type RoundState } from '../../../shared/domain/orders/dining-tables';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../shared/domain/platform/durations';
import { paiseToRupees } from '../../../shared/domain/platform/money';
import { TABLE_ROUND_DAYS } from '../../../shared/domain/platform/retention';
import { countRows } from '../../platform/db/count-rows';
import type { Database } from '../../platform/db/database';
import { parseJsonColumn } from '../../platform/db/json-column';
import { lockRow } from '../../platform/db/lock-row';
import type { TableRoundsTable } from '../../platform/db/schema';
import type { Tx } from '../../platform/db/transaction';

const KEPT_MS = TABLE_ROUND_DAYS * DAY_MS;

const before = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString();
const waitingSince = (now: Date) => before(now, ROUND_WAITS_MINUTES * MINUTE_MS);

/** A dish as it was asked for, with the words by which staff know it. */
const storedDishes = z.array(
  z.object({
    productId: z.string(),
    quantity: z.int(),
    customizations: z.array(z.object({ section: z.string().optional(), value: z.string() })),
    note: z.string().optional(),
    name: z.string(),
    options: z.array(z.string()),
  }),
);

export function dishesOf({ id, items }: TableRoundsTable): z.infer<typeof storedDishes> {
  return parseJsonColumn(storedDishes, items, `table_rounds.items of ${id}`);
}

export function waitingRound(row: TableRoundsTable): WaitingRound {
  return {
    id: row.id,
    dishes: dishesOf(row).map(({ name, quantity, options, note }) => ({
      ...{ name, quantity, options },
      ...(note && { note }),
    })),
    totalAmount: paiseToRupees(row.total_paise),
    askedAt: row.created_at,
  };
}

/** Bounded by their limits: see `ROUNDS_OF_NETWORK`. Oldest first. */
export function listWaitingRounds(db: Database, now: Date): Promise<TableRoundsTable[]> {
  return db
    .selectFrom('table_rounds')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('created_at', '>', waitingSince(now))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** How many of one network's guests at one table wait, and how many they asked for in the last hour. */
export async function countRounds(
  db: Database,
  { table_id, client_key }: Pick<TableRoundsTable, 'table_id' | 'client_key'>,
  now: Date,
) {
  const rounds = db
    .selectFrom('table_rounds')
    .where('table_id', '=', table_id)
    .where('client_key', '=', client_key);
  return {
    waiting: await countRows(
      rounds.where('state', '=', 'waiting').where('created_at', '>', waitingSince(now)),
    ),
    inHour: await countRows(rounds.where('created_at', '>', before(now, HOUR_MS))),
  };
}

export async function insertRound(tx: Tx, row: TableRoundsTable): Promise<void> {
  await tx.insertInto('table_rounds').values(row).execute();
}

export function findRound(db: Database, id: string) {
  return db
    .selectFrom('table_rounds')
    .innerJoin('dining_tables', 'dining_tables.id', 'table_rounds.table_id')
    .selectAll('table_rounds')
    .select('dining_tables.name as tableName')
    .where('table_rounds.id', '=', id)
    .executeTakeFirst();
}

/** Decisions about it wait here for each other. @throws DomainError `not_found`. */
export const lockRound = (tx: Tx, id: string): Promise<TableRoundsTable> =>
  lockRow(tx, 'table_rounds', id);

export async function decideRound(
  tx: Tx,
  id: string,
  decided: { state: RoundState; order_id: string | null; at: Date },
): Promise<void> {
  const { state, order_id, at } = decided;
  await tx
    .updateTable('table_rounds')
    .set({ state, order_id, decided_at: at.toISOString() })
    .where('id', '=', id)
    .execute();
}

export async function removeOldRounds(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('table_rounds').where('created_at', '<=', before(now, KEPT_MS)).execute();
}
