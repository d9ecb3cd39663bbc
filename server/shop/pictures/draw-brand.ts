import type { Sharp } from 'sharp';
import type { BrandFile } from '../../../shared/domain/shop/brand-files';
import type { ShopColours } from '../../../shared/domain/shop/shop-colours';
import { themeOf } from '../../../shared/domain/shop/theme';
import { cupSvg } from './cup-svg';
import { loadSharp } from './load-sharp';

interface BrandPictures {
  icon: Uint8Array | undefined;
  share: Uint8Array | undefined;
}

/** What messengers show with a link (px). */
export const SHARE = { width: 1200, height: 630 };
/** The icon's side on a share picture (px). */
const SHARED_ICON = 480;
const TRANSPARENT = '#0000';
/** A phone may crop a maskable icon to a circle with 80 % of its width. */
const MASKABLE_PART = 0.6;
const TOUCH_PART = 0.8;

/** How each icon is drawn: its size, and the part of it that the picture fills on a ground. */
const ICONS: Record<Exclude<BrandFile, 'share.jpg'>, { size: number; part?: number }> = {
  'favicon.png': { size: 48 },
  // iOS rounds the corners itself and shows black where there is no ground.
  'apple-touch-icon.png': { size: 180, part: TOUCH_PART },
  'icon-192.png': { size: 192 },
  'icon-512.png': { size: 512 },
  'icon-maskable.png': { size: 512, part: MASKABLE_PART },
};

/** Draws a file from the owner's pictures, or, without one, a cup or a plain ground in the shop's colours. */
export async function drawBrandFile(
  file: BrandFile,
  { icon, share }: BrandPictures,
  colours: ShopColours,
): Promise<Buffer> {
  const sharp = await loadSharp();
  const { forest, waffle, 'on-forest': light } = themeOf(colours).light;
  const cup = (size: number, rounded: boolean) =>
    sharp(cupSvg({ forest, waffle, light, size, rounded }));
  const onGround = async (width: number, height: number, picture: Sharp, size: number) =>
    sharp({ create: { width, height, channels: 3, background: forest } }).composite([
      { input: await picture.resize(size, size, FIT).png().toBuffer() },
    ]);

  if (file === 'share.jpg') {
    const cropped = share
      ? sharp(share).resize({ ...SHARE, fit: 'cover', position: 'attention' })
      : await onGround(
          SHARE.width,
          SHARE.height,
          icon ? sharp(icon) : cup(SHARED_ICON, false),
          SHARED_ICON,
        );
    return cropped.flatten({ background: forest }).jpeg({ quality: 82 }).toBuffer();
  }
  const { size, part } = ICONS[file];
  const drawn = icon
    ? part
      ? await onGround(size, size, sharp(icon), Math.round(size * part))
      : sharp(icon).resize(size, size, FIT)
    : cup(size, part === undefined);
  return drawn.png({ compressionLevel: 9 }).toBuffer();
}

const FIT = { fit: 'contain', background: TRANSPARENT } as const;
