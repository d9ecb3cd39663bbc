import { picturePath } from '../../../shared/domain/shop/pictures';
import type { Database } from '../../platform/db/database';
import { api } from '../../platform/http/api/api-call';
import { encodePicture } from './encode-picture';
import { insertPicture } from './picture-store';

interface PictureDeps {
  db: Database;
  clock: () => Date;
}

/** The file in `imageUrl`. Pages choose from all sizes. */
const DEFAULT_FILE = { width: 640, format: 'webp' } as const;

/** An unused picture is deleted after a day. Encoded one at a time: each keeps a core busy for a second. */
export function pictureRoutes({ db, clock }: PictureDeps) {
  let previous: Promise<unknown> = Promise.resolve();
  async function save(file: File): Promise<string> {
    const picture = await encodePicture(new Uint8Array(await file.arrayBuffer()));
    await insertPicture(db, picture, clock());
    return picturePath({ id: picture.id, ...DEFAULT_FILE });
  }
  return api.pictures.router({
    upload: api.pictures.upload.handler(async ({ input }) => {
      const saved = previous.then(() => save(input));
      previous = saved.catch(() => {});
      return { imageUrl: await saved };
    }),
  });
}
