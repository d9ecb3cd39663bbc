import { DAY_MS } from '../../../shared/domain/platform/durations';
import { DOOR_PHOTO_DAYS } from '../../../shared/domain/platform/retention';
import type { Database } from '../../platform/db/database';
import { removeExpired } from '../../platform/db/remove-expired';
import type { Tx } from '../../platform/db/transaction';
import { orderIdsOf } from '../orders-of-customer';

interface DoorPhotoRow {
  order_id: string;
  bytes: Uint8Array;
  uploaded_at: string;
}

const dataUrlOf = (bytes: Uint8Array) =>
  `data:image/webp;base64,${Buffer.from(bytes).toString('base64')}`;

/** The photograph as a data URL: it has no URL of its own that could be passed on. */
export async function findDoorPhoto(db: Database, orderId: string): Promise<string | null> {
  const row = await db
    .selectFrom('door_photos')
    .select('bytes')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row ? dataUrlOf(row.bytes) : null;
}

export async function putDoorPhoto(tx: Tx, row: DoorPhotoRow): Promise<void> {
  const { bytes, uploaded_at } = row;
  await tx
    .insertInto('door_photos')
    .values(row)
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet({ bytes, uploaded_at }))
    .execute();
}

export async function removeDoorPhoto(tx: Tx, orderId: string): Promise<void> {
  await tx.deleteFrom('door_photos').where('order_id', '=', orderId).execute();
}

export async function removeDoorPhotosOf(tx: Tx, customerId: string): Promise<void> {
  await tx.deleteFrom('door_photos').where('order_id', 'in', orderIdsOf(tx, customerId)).execute();
}

/** A batch of a customer's photographs. @param after lists those after this order's id. */
export async function listDoorPhotosOf(
  db: Database,
  customerId: string,
  after: string,
  limit: number,
) {
  const rows = await db
    .selectFrom('door_photos')
    .innerJoin('orders', 'orders.id', 'door_photos.order_id')
    .select(['order_id', 'uploaded_at', 'bytes'])
    .where('customer_id', '=', customerId)
    .where('order_id', '>', after)
    .orderBy('order_id')
    .limit(limit)
    .execute();
  return rows.map(({ order_id, uploaded_at, bytes }) => ({
    orderId: order_id,
    at: uploaded_at,
    picture: dataUrlOf(bytes),
  }));
}

export const removeOldDoorPhotos = removeExpired(
  'door_photos',
  'uploaded_at',
  DOOR_PHOTO_DAYS * DAY_MS,
);
