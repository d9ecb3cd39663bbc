import { picturePath } from '../../../shared/domain/shop/pictures';
import type { Database } from '../../platform/db/database';
import { api } from '../../platform/http/api/api-call';
import type { PictureProcess } from './picture-process';
import { insertPicture } from './picture-store';

interface PictureDeps {
  db: Database;
  clock: () => Date;
  pictures: PictureProcess;
}

/** The file in `imageUrl`. Pages choose from all sizes. */
const DEFAULT_FILE = { width: 640, format: 'webp' } as const;

/** An unused picture is deleted after a day. */
export function pictureRoutes({ db, clock, pictures }: PictureDeps) {
  return api.pictures.router({
    upload: api.pictures.upload.handler(async ({ input }) => {
      const upload = new Uint8Array(await input.arrayBuffer());
      const picture = await pictures.run('shop', 'encodePicture', upload);
      await insertPicture(db, picture, clock());
      return { imageUrl: picturePath({ id: picture.id, ...DEFAULT_FILE }) };
    }),
  });
}
