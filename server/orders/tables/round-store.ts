import * as z from 'zod';
import type { WaitingRound } from '../../../shared/contract/orders/tables-contract';
import { ROUND_WAITS_MINUTES, type RoundState } from '../../../shared/domain/orders/dining-tables';
import { DAY_MS, HOUR_MS, isoBefore, MINUTE_MS } from '../../../shared/domain/platform/durations';
import { paiseToRupees } from '../../../shared/domain/platform/money';
import { TABLE_ROUND_DAYS } from '../../../shared/domain/platform/retention';
import { countRows } from '../../platform/db/count-rows';
import type { Database } from '../../platform/db/database';
import { parseJsonColumn } from '../../platform/db/json-column';
import { lockRow } from '../../platform/db/lock-row';
import { removeExpired } from '../../platform/db/remove-expired';
import type { OrdersTable, TableRoundsTable } from '../../platform/db/schema';
import type { Tx } from '../../platform/db/transaction';

const waitingSince = (now: Date) => isoBefore(now, ROUND_WAITS_MINUTES * MINUTE_MS);

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
      name,
      quantity,
      options,
      ...(note && { note }),
    })),
    totalAmount: paiseToRupees(row.total_paise),
    askedAt: row.created_at,
  };
}

/** Bounded by their limits: see `ROUNDS_OF_NETWORK` and `MOST_WAITING`. Oldest first. */
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
    inHour: await countRows(rounds.where('created_at', '>', isoBefore(now, HOUR_MS))),
  };
}

/** How many wait at a table, and in the cafe. */
export async function countWaiting(db: Database, tableId: string, now: Date) {
  const waiting = db
    .selectFrom('table_rounds')
    .where('state', '=', 'waiting')
    .where('created_at', '>', waitingSince(now));
  return {
    atTable: await countRows(waiting.where('table_id', '=', tableId)),
    inCafe: await countRows(waiting),
  };
}

/** The networks, by a table's id, whose guests have a round on one of these open bills of it. */
export async function knownNetworks(
  db: Database,
  tabs: readonly OrdersTable[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const known = new Map<string, Set<string>>();
  if (tabs.length === 0) return known;
  const rows = await db
    .selectFrom('table_rounds')
    .select(['table_id', 'client_key'])
    .distinct()
    .where('state', '=', 'accepted')
    .where(
      'order_id',
      'in',
      tabs.map(({ id }) => id),
    )
    .execute();
  for (const { table_id, client_key } of rows) {
    known.set(table_id, (known.get(table_id) ?? new Set()).add(client_key));
  }
  return known;
}

/** What was asked for by a code that no longer works. */
export async function refuseWaiting(tx: Tx, tableId: string, now: Date): Promise<void> {
  await tx
    .updateTable('table_rounds')
    .set({ state: 'refused', decided_at: now.toISOString() })
    .where('table_id', '=', tableId)
    .where('state', '=', 'waiting')
    .execute();
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
  decided: Pick<TableRoundsTable, 'order_id' | 'known_by'> & { state: RoundState; at: Date },
): Promise<void> {
  const { state, order_id, known_by, at } = decided;
  await tx
    .updateTable('table_rounds')
    .set({ state, order_id, known_by, decided_at: at.toISOString() })
    .where('id', '=', id)
    .execute();
}

/** Guests whose dishes went to another bill read that one. */
export async function followBill(tx: Tx, from: string, to: string): Promise<void> {
  await tx.updateTable('table_rounds').set({ order_id: to }).where('order_id', '=', from).execute();
}

export const removeOldRounds = removeExpired(
  'table_rounds',
  'created_at',
  TABLE_ROUND_DAYS * DAY_MS,
);
