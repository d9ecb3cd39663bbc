import {
  PICTURE_WIDTHS,
  type PictureFormat,
  pictureAt,
  picturePath,
} from '../../shared/domain/shop/pictures';

/** Every width of one of the shop's pictures, for a `srcset`; undefined for any other URL. */
export function pictureSources(imageUrl: string, format: PictureFormat): string | undefined {
  const picture = pictureAt(imageUrl);
  if (!picture) return undefined;
  return PICTURE_WIDTHS.map(
    (width) => `${picturePath({ id: picture.id, width, format })} ${width}w`,
  ).join(', ');
}
