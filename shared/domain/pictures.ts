/** Widths in which a product's picture is kept: a phone's card, a desk's, and either at twice the density. */
export const PICTURE_WIDTHS = [320, 640, 960] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** The smallest first; every browser of today reads WebP. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** What may be uploaded, whole. */
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024;

/** One file of a kept picture. */
export interface PictureFile {
  /** The hash of the picture's content: an address never shows another picture. */
  id: string;
  width: PictureWidth;
  format: PictureFormat;
}

const PATH = /^\/pictures\/([0-9a-f]{32})\/(\d+)\.(\w+)$/;

/** Where the shop serves a file of a picture. */
export function picturePath({ id, width, format }: PictureFile): string {
  return `/pictures/${id}/${width}.${format}`;
}

/** The file that a path names, or undefined for any other path. */
export function pictureAt(path: string): PictureFile | undefined {
  const [, id = '', digits, extension] = PATH.exec(path) ?? [];
  const width = PICTURE_WIDTHS.find((known) => String(known) === digits);
  const format = PICTURE_FORMATS.find((known) => known === extension);
  return width && format && { id, width, format };
}
