import type { ShopColours } from './shop-colours';

/** The pictures that phones and messengers show for the shop, drawn from the owner's. */
export const BRAND_FILES = [
  'favicon.png',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable.png',
  'share.jpg',
] as const;
export type BrandFile = (typeof BRAND_FILES)[number];

/** The fields of the content from which they are drawn: ids of pictures, and two colours. */
export interface BrandSource extends ShopColours {
  readonly iconPicture: string | null;
  readonly logoPicture: string | null;
  readonly sharePicture: string | null;
  readonly heroPicture: string | null;
}

/** Raise it when the files are drawn differently, because phones keep them. */
const DRAWING = 1;
const FOLDER = '/pictures/brand/';

export const iconSource = ({ iconPicture, logoPicture }: BrandSource) => iconPicture ?? logoPicture;
export const shareSource = ({ sharePicture, heroPicture }: BrandSource) =>
  sharePicture ?? heroPicture;

/** The path of a brand file, which names all that it is drawn from. Its content never changes. */
export function brandPath(source: BrandSource, file: BrandFile): string {
  const colours = [source.mainColour, source.accentColour].map((colour) => colour.slice(1));
  const pictures = [iconSource(source), shareSource(source)].map((id) => id ?? 'none');
  return `${FOLDER}${[DRAWING, ...pictures, ...colours].join('-')}/${file}`;
}

/** The brand file at a path, also at one of earlier pictures or colours; undefined for any other path. */
export function brandFileAt(path: string): BrandFile | undefined {
  if (path === '/favicon.ico') return 'favicon.png';
  const [, name] = path.startsWith(FOLDER) ? path.slice(FOLDER.length).split('/') : [];
  return BRAND_FILES.find((file) => file === name);
}
