import type { Database } from '../db/database';
import { api } from '../http/api/api-call';
import { savePicture } from './save-picture';

interface PictureDeps {
  db: Database;
  clock: () => Date;
}

/** Uploads, one at a time: encoding takes a processor for a second, and orders go before it. */
export function pictureRoutes({ db, clock }: PictureDeps) {
  let last: Promise<unknown> = Promise.resolve();
  return api.pictures.router({
    upload: api.pictures.upload.handler(async ({ input }) => {
      const upload = new Uint8Array(await input.arrayBuffer());
      const kept = last.then(() => savePicture(db, upload, clock()));
      last = kept.catch(() => {});
      return { imageUrl: await kept };
    }),
  });
}
