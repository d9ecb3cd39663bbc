import { decodePicture } from './encode-picture';

/** A device sends at most 960 × 960. Decoding a million takes some 20 ms and 10 MB. */
const MAX_PIXELS = 1_000_000;

/**
 * A customer's photograph, without the file's metadata, which may tell where and when it was taken.
 * @param side the longest of the result (px).
 * @throws DomainError `bad_input` unless it is a picture that decodes; `too_large` for too many pixels.
 */
export async function encodePhoto(upload: Uint8Array, side: number): Promise<Uint8Array> {
  const { sharp, data, raw } = await decodePicture(upload, {
    box: { width: side, height: side },
    maxPixels: MAX_PIXELS,
  });
  return sharp(data, { raw }).webp({ quality: 70 }).toBuffer();
}
