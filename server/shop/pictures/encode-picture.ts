import { createHash } from 'node:crypto';
import type { default as MakeSharp, Sharp } from 'sharp';
import { badInput, DomainError } from '../../../shared/domain/platform/refusals';
import { PICTURE_MAX_PIXELS, PICTURE_MAX_SIDE } from '../../../shared/domain/shop/picture-limits';
import {
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  type PictureFormat,
  type PictureWidth,
} from '../../../shared/domain/shop/pictures';
import { m } from '../../../shared/messages/compiled/messages';
import { loadSharp } from './load-sharp';
import { type PictureKind, pictureKind } from './picture-kind';

/** The id is the hash of the files. */
export interface EncodedPicture {
  id: string;
  files: { width: PictureWidth; format: PictureFormat; bytes: Buffer }[];
}

const MIN_SIDE = 100;
/** The largest ratio of height to width; no card is taller. */
const MAX_ASPECT = 1.5;
const MAX_ENCODING_S = 20;
const HASH_CHARACTERS = 32;

const LARGEST_WIDTH = Math.max(...PICTURE_WIDTHS);
const LARGEST_BOX = { width: LARGEST_WIDTH, height: LARGEST_WIDTH * MAX_ASPECT };

const ENCODE: Record<PictureFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 52, effort: 4 }),
  webp: (image) => image.webp({ quality: 74, effort: 4 }),
};

/**
 * At the widths of the cards.
 * @throws DomainError `bad_input` unless it is a still JPEG, PNG, WebP or AVIF that decodes;
 * `too_large` for too many pixels.
 */
export async function encodePicture(upload: Uint8Array): Promise<EncodedPicture> {
  const limits = { box: LARGEST_BOX, maxPixels: PICTURE_MAX_PIXELS };
  const { sharp, data, raw } = await decodePicture(upload, limits);
  const files: EncodedPicture['files'] = [];
  for (const width of PICTURE_WIDTHS) {
    for (const format of PICTURE_FORMATS) {
      const sized = sharp(data, { raw }).resize({ width, withoutEnlargement: true });
      files.push({ width, format, bytes: await ENCODE[format](sized).toBuffer() });
    }
  }
  const hash = createHash('sha256');
  for (const { bytes } of files) hash.update(bytes);
  return { id: hash.digest('hex').slice(0, HASH_CHARACTERS), files };
}

interface DecodeLimits {
  box: { width: number; height: number };
  maxPixels: number;
}

/** Upright, in sRGB, and without the file's metadata or other content. @throws DomainError as `encodePicture`. */
export async function decodePicture(upload: Uint8Array, limits: DecodeLimits) {
  const kind = pictureKind(upload);
  if (!kind) throw badInput('', m.validation_picture_kind());
  const sharp = await loadSharp();
  const { data, info } = await decode(sharp, upload, { kind, ...limits }).catch(
    (error: unknown) => {
      if (error instanceof DomainError) throw error;
      throw badInput('', m.validation_picture_unreadable());
    },
  );
  const { width, height, channels } = info;
  return { sharp, data, raw: { width, height, channels } };
}

async function decode(
  sharp: typeof MakeSharp,
  upload: Uint8Array,
  { kind, box, maxPixels }: DecodeLimits & { kind: PictureKind },
) {
  // Reads the header only; nothing is decoded yet.
  const header = sharp(upload, { limitInputPixels: false });
  const { format, width, height, pages = 1 } = await header.metadata();
  if (pages > 1) throw badInput('', m.validation_picture_animated());
  if (format !== (kind === 'avif' ? 'heif' : kind))
    throw badInput('', m.validation_picture_unreadable());
  if (width * height > maxPixels || Math.max(width, height) > PICTURE_MAX_SIDE) {
    throw new DomainError('too_large');
  }
  if (Math.min(width, height) < MIN_SIDE) {
    throw badInput('', m.validation_picture_small({ least: MIN_SIDE }));
  }
  return sharp(upload, { limitInputPixels: maxPixels, failOn: 'error' })
    .timeout({ seconds: MAX_ENCODING_S })
    .autoOrient()
    .toColourspace('srgb')
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
}
