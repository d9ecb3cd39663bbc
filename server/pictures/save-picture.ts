import { picturePath } from '../../shared/domain/pictures';
import type { Database } from '../db/database';
import { encodePicture } from './encode-picture';
import { insertPicture } from './picture-store';

/** A product shows this file where only one can be named; pages choose from all of them. */
const NAMED = { width: 640, format: 'webp' } as const;

/**
 * Keeps an uploaded picture. It is deleted after a day unless a product shows it.
 * @returns the address to put into a product's `imageUrl`.
 * @throws DomainError `bad_input`, `too_large`: see `encodePicture`.
 */
export async function savePicture(db: Database, upload: Uint8Array, now: Date): Promise<string> {
  const picture = await encodePicture(upload);
  await insertPicture(db, picture, now);
  return picturePath({ id: picture.id, ...NAMED });
}
