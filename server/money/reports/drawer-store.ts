import * as z from 'zod';
import {
  cashPieces,
  type DrawerCount,
  type DrawerEntry,
} from '../../../shared/contract/money/drawer-contract';
import { paiseToRupees } from '../../../shared/domain/platform/money';
import type { Database } from '../../platform/db/database';
import { parseJsonColumn } from '../../platform/db/json-column';
import type { DrawerCountsTable, DrawerEntriesTable } from '../../platform/db/schema';
import type { Tx } from '../../platform/db/transaction';
import { sealRow } from '../seals/seal-row';
import { countContent, countKey, entryContent, entryKey } from '../seals/sealed-content';

const ids = z.array(z.string());

export async function insertEntry(tx: Tx, row: DrawerEntriesTable): Promise<void> {
  await tx.insertInto('drawer_entries').values(row).execute();
  await sealRow(tx, 'closed-days', entryKey(row), entryContent(row));
}

export async function insertCount(tx: Tx, row: DrawerCountsTable): Promise<void> {
  await tx.insertInto('drawer_counts').values(row).execute();
  await sealRow(tx, 'closed-days', countKey(row), countContent(row));
}

export function findEntry(db: Database, id: string): Promise<DrawerEntriesTable | undefined> {
  return db.selectFrom('drawer_entries').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findCount(db: Database, id: string): Promise<DrawerCountsTable | undefined> {
  return db.selectFrom('drawer_counts').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Oldest first. */
export async function listEntries(db: Database, date: string): Promise<DrawerEntry[]> {
  const rows = await db
    .selectFrom('drawer_entries')
    .selectAll()
    .where('business_date', '=', date)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    amount: paiseToRupees(row.amount_paise),
    reason: row.reason,
    by: row.by_name,
    device: row.device_name,
    at: row.at,
    rider: row.rider === null ? null : { name: row.rider, ...settledOf(row) },
  }));
}

const settledOf = ({ id, owed_paise, order_ids }: DrawerEntriesTable) => ({
  owed: paiseToRupees(owed_paise ?? 0),
  orderIds: parseJsonColumn(ids, order_ids ?? '[]', `drawer_entries.order_ids of ${id}`),
});

/** Oldest first. */
export async function listCounts(db: Database, date: string): Promise<DrawerCount[]> {
  const rows = await db
    .selectFrom('drawer_counts')
    .selectAll()
    .where('business_date', '=', date)
    .orderBy('position')
    .execute();
  return rows.map(({ id, pieces, counted_paise, expected_paise, by_name, at }) => ({
    id,
    pieces: parseJsonColumn(cashPieces, pieces, `drawer_counts.pieces of ${id}`),
    counted: paiseToRupees(counted_paise),
    expected: paiseToRupees(expected_paise),
    difference: paiseToRupees(counted_paise - expected_paise),
    by: by_name,
    at,
  }));
}
