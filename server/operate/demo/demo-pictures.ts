import { HERO_DRAWING } from './drawings/hero-drawing';
import { PRODUCT_DRAWINGS } from './product-drawing';

/** Where the shop serves a demo product's picture. */
export const demoPicturePath = (productId: string): string => `/pictures/${productId}.svg`;

let pictures: ReadonlyMap<string, string> | undefined;

/**
 * The demo's pictures, by path: SVG drawn at the first call and cached. They hold no scripts and no
 * references, so they are safe to serve as `image/svg+xml`.
 */
export function demoPictures(): ReadonlyMap<string, string> {
  pictures ??= new Map([
    ...[...PRODUCT_DRAWINGS].map(([id, draw]) => [demoPicturePath(id), draw(id)] as const),
    [demoPicturePath('demo-hero'), HERO_DRAWING],
  ]);
  return pictures;
}
