import { DOOR_PHOTO_SIDE } from '../../../shared/domain/orders/door-photo';
import { decodePicture } from './encode-picture';

const BOX = { width: DOOR_PHOTO_SIDE, height: DOOR_PHOTO_SIDE };
/** A device sends fewer than a million. Decoding four takes a few dozen milliseconds. */
const MAX_PIXELS = 4_000_000;

/**
 * Without the file's metadata, which may tell where and when it was taken.
 * @throws DomainError `bad_input` unless it is a picture that decodes; `too_large` for too many pixels.
 */
export async function encodeDoorPhoto(upload: Uint8Array): Promise<Uint8Array> {
  const { sharp, data, raw } = await decodePicture(upload, { box: BOX, maxPixels: MAX_PIXELS });
  return sharp(data, { raw }).webp({ quality: 70 }).toBuffer();
}
