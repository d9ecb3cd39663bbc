import type { Insertable, Selectable } from 'kysely';
import type { EnrolledDevice } from '../../../shared/contract/people/enrolled-devices-contract';
import { countRows } from '../../platform/db/count-rows';
import type { Database } from '../../platform/db/database';
import type { ShopTables } from '../../platform/db/schema';
import type { Tx } from '../../platform/db/transaction';

type DeviceRow = Selectable<ShopTables['enrolled_devices']>;

export function asDevice(row: DeviceRow, thisId: string | null): EnrolledDevice {
  return {
    id: row.id,
    name: row.name,
    enrolledBy: row.enrolled_by,
    enrolledAt: row.enrolled_at,
    lastUsedAt: row.last_used_at,
    isThis: row.id === thisId,
  };
}

export function listDevices(db: Database): Promise<DeviceRow[]> {
  return db.selectFrom('enrolled_devices').selectAll().orderBy('name').orderBy('id').execute();
}

export function countDevices(db: Database): Promise<number> {
  return countRows(db.selectFrom('enrolled_devices'));
}

/** @param secretHash '' finds none. */
export function findDevice(db: Database, secretHash: string): Promise<DeviceRow | undefined> {
  return db
    .selectFrom('enrolled_devices')
    .selectAll()
    .where('secret_hash', '=', secretHash)
    .executeTakeFirst();
}

export async function insertDevice(tx: Tx, row: Insertable<ShopTables['enrolled_devices']>) {
  await tx.insertInto('enrolled_devices').values(row).execute();
}

/** @returns its row, undefined if it is gone. */
export function removeDevice(tx: Tx, id: string): Promise<DeviceRow | undefined> {
  return tx.deleteFrom('enrolled_devices').where('id', '=', id).returningAll().executeTakeFirst();
}

export async function noteUse(db: Database, id: string, at: string): Promise<void> {
  await db.updateTable('enrolled_devices').set({ last_used_at: at }).where('id', '=', id).execute();
}
