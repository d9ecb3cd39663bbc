import * as z from 'zod';
import { call } from './call';

export const picturesContract = {
  /** The body is the file itself: JPEG, PNG, WebP or AVIF, whatever its name and declared type say. */
  upload: call('products', 'POST /products/pictures', { successStatus: 201 })
    .input(z.file())
    .output(z.object({ imageUrl: z.string() })),
};
