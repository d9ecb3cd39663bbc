import { sql } from 'kysely';
import { DAY_MS, isoBefore } from '../../../shared/domain/platform/durations';
import type { PictureFile } from '../../../shared/domain/shop/pictures';
import type { Database } from '../../platform/db/database';
import type { EncodedPicture } from './encode-picture';

/** Stores a picture's files. An existing picture's upload time is renewed. */
export async function insertPicture(db: Database, { id, files }: EncodedPicture, now: Date) {
  const uploaded_at = now.toISOString();
  await db
    .insertInto('pictures')
    .values(files.map((file) => ({ id, ...file, uploaded_at })))
    .onConflict((conflict) =>
      conflict.columns(['id', 'width', 'format']).doUpdateSet({ uploaded_at }),
    )
    .execute();
}

export async function findPictureFile(db: Database, { id, width, format }: PictureFile) {
  const row = await db
    .selectFrom('pictures')
    .select('bytes')
    .where('id', '=', id)
    .where('width', '=', width)
    .where('format', '=', format)
    .executeTakeFirst();
  return row?.bytes;
}

/** The largest file of a picture; undefined when there is none. */
export async function findLargestPicture(db: Database, id: string) {
  const row = await db
    .selectFrom('pictures')
    .select('bytes')
    .where('id', '=', id)
    .where('format', '=', 'webp')
    .orderBy('width', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.bytes;
}

/** A form that is open may show a picture that no product shows yet. */
const UNUSED_MS = DAY_MS;

/** Deletes pictures that were uploaded a day ago and that neither a product nor the content shows. */
export async function removeUnusedPictures(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('pictures')
    .where('uploaded_at', '<', isoBefore(now, UNUSED_MS))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('products')
            .select('products.id')
            .where('products.deleted_at', 'is', null)
            .where('products.image_url', 'like', sql<string>`'/pictures/' || pictures.id || '/%'`),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('shop_content')
            .select('shop_content.id')
            .where('shop_content.document', 'like', sql<string>`'%"' || pictures.id || '"%'`),
        ),
      ),
    )
    .execute();
}
