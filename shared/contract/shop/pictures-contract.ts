import * as z from 'zod';
import { PICTURE_MAX_BYTES } from '../../domain/shop/pictures';
import { call } from '../platform/call';

export const picturesContract = {
  /** The body is the file itself: JPEG, PNG, WebP or AVIF, detected from its content. */
  upload: call('products', 'POST /products/pictures', 'Upload a picture', {
    successStatus: 201,
    upload: { maxBytes: PICTURE_MAX_BYTES, isFile: true },
  })
    .input(z.file())
    .output(z.object({ imageUrl: z.string() })),
};
