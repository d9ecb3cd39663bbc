import type { default as MakeSharp, OverlayOptions } from 'sharp';
import type { ShopColours } from '../../../shared/domain/shop/shop-colours';
import { themeOf } from '../../../shared/domain/shop/theme';
import { cupSvg } from './cup-svg';
import { SHARE } from './draw-brand';
import { createTextDrawer, type TextStyle } from './draw-text';
import { loadSharp } from './load-sharp';

/** What a messenger shows with a link: something for sale, and who sells it. */
export interface ShareCard extends ShopColours {
  name: string;
  price: string;
  cafe: string;
}

/** The side of the photograph, at the left (px). */
const PHOTO = SHARE.height;
const MARGIN = 44;
const GAP = 44;
const ROOM = SHARE.width - PHOTO - 2 * MARGIN;
/** Sharp drawings without a photograph: of 400 × 300 pixels at 72, which are enlarged. */
const DRAWING_DPI = 168;

/** Longer names are in smaller letters. */
const SHORT_NAME_LENGTH = 36;
const NAME_ROOM = { width: ROOM, height: 350 };
const STYLES = {
  shortName: { size: 64, spacing: -24, isBold: true, room: NAME_ROOM },
  longName: { size: 46, spacing: -16, isBold: true, room: NAME_ROOM },
  price: { size: 56, isBold: true, room: { width: ROOM, height: 80 } },
  cafe: { size: 34, spacing: -10, isBold: false, room: { width: ROOM, height: 90 } },
} as const;

const drawText = createTextDrawer();

/**
 * A PNG of 1200 × 630 pixels, with 256 colours, because WhatsApp shows none above 600 kB.
 * @param photo a picture in any format, or a drawing; without one, or with one that cannot be read, a cup.
 */
export async function drawShareCard(
  { name, price, cafe, ...colours }: ShareCard,
  photo: Uint8Array | undefined,
): Promise<Buffer> {
  const sharp = await loadSharp();
  const { forest, waffle, 'on-forest': light } = themeOf(colours).light;
  const cup = cupSvg({ forest, waffle, light, size: PHOTO, rounded: false });
  const picture = photo
    ? await squared(sharp, photo, light).catch(() => squared(sharp, cup, light))
    : await squared(sharp, cup, light);
  const left = PHOTO + MARGIN;
  const overlays: OverlayOptions[] = [{ input: picture, left: 0, top: 0 }];
  const put = async (text: string, style: Omit<TextStyle, 'colour'>, colour: string) =>
    drawText(text, { ...style, colour });
  const [title, amount, seller] = [
    await put(name, name.length > SHORT_NAME_LENGTH ? STYLES.longName : STYLES.shortName, light),
    await put(price, STYLES.price, waffle),
    await put(cafe, STYLES.cafe, light),
  ];
  const bottom = SHARE.height - MARGIN;
  const sellerTop = bottom - (seller?.height ?? 0);
  const height = (title?.height ?? 0) + GAP + (amount?.height ?? 0);
  const top = Math.max(MARGIN, Math.round((sellerTop - height) / 2));
  if (title) overlays.push({ ...title.overlay, left, top });
  if (amount) overlays.push({ ...amount.overlay, left, top: top + height - amount.height });
  if (seller) overlays.push({ ...seller.overlay, left, top: sellerTop });
  return sharp({ create: { ...SHARE, channels: 3, background: forest } })
    .composite(overlays)
    .png({ palette: true, quality: 90, effort: 4 })
    .toBuffer();
}

function squared(sharp: typeof MakeSharp, picture: Uint8Array, background: string) {
  return sharp(picture, { density: DRAWING_DPI })
    .resize({ width: PHOTO, height: PHOTO, fit: 'cover' })
    .flatten({ background })
    .png({ compressionLevel: 0 })
    .toBuffer();
}
