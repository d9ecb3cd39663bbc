import { PRODUCT_DRAWINGS } from './product-drawing';

/** Where the shop serves a demo product's picture. */
export const demoPicturePath = (productId: string): string => `/pictures/${productId}.svg`;

let pictures: ReadonlyMap<string, string> | undefined;

/**
 * The pictures of the demo cafe: path to SVG text, drawn at the first call and kept. They never
 * change while the server runs, hold no script and name nothing outside themselves: serve them as
 * `image/svg+xml` with a long cache.
 */
export function demoPictures(): ReadonlyMap<string, string> {
  pictures ??= new Map(
    [...PRODUCT_DRAWINGS].map(([id, draw]) => [demoPicturePath(id), draw(id)] as const),
  );
  return pictures;
}
