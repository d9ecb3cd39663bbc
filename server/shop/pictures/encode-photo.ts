import { DOOR_PHOTO_SIDE } from '../../../shared/domain/orders/door-photo';
import { decodePicture } from './encode-picture';

const BOX = { width: DOOR_PHOTO_SIDE, height: DOOR_PHOTO_SIDE };
/** A device sends at most 960 × 960. Decoding a million takes some 20 ms and 10 MB. */
const MAX_PIXELS = 1_000_000;

/**
 * A customer's photograph, without the file's metadata, which may tell where and when it was taken.
 * @throws DomainError `bad_input` unless it is a picture that decodes; `too_large` for too many pixels.
 */
export async function encodePhoto(upload: Uint8Array): Promise<Uint8Array> {
  const { sharp, data, raw } = await decodePicture(upload, { box: BOX, maxPixels: MAX_PIXELS });
  return sharp(data, { raw }).webp({ quality: 70 }).toBuffer();
}
