/** The widths of stored pictures: for the cards of phones and desktops, at single and double density. */
export const PICTURE_WIDTHS = [320, 640, 960] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** The smallest format first. Every current browser reads WebP. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

export const PICTURE_MAX_BYTES = 5 * 1024 * 1024;

export interface PictureFile {
  /** A hash of the picture's content, so that the content of a URL never changes. */
  id: string;
  width: PictureWidth;
  format: PictureFormat;
}

const PATH = /^\/pictures\/([0-9a-f]{32})\/(\d+)\.(\w+)$/;

export function picturePath({ id, width, format }: PictureFile): string {
  return `/pictures/${id}/${width}.${format}`;
}

/** The largest file of one of the content's pictures: an upload, or a drawing of the demo ('demo-…'). */
export function contentPictureUrl(id: string): string {
  const largest = { width: PICTURE_WIDTHS[2], format: 'webp' } as const;
  return id.startsWith('demo-') ? `/pictures/${id}.svg` : picturePath({ id, ...largest });
}

/** The file at a path; undefined for any other path. */
export function pictureAt(path: string): PictureFile | undefined {
  const [, id = '', digits, extension] = PATH.exec(path) ?? [];
  const width = PICTURE_WIDTHS.find((known) => String(known) === digits);
  const format = PICTURE_FORMATS.find((known) => known === extension);
  return width && format && { id, width, format };
}
