import { LRUCache } from 'lru-cache';
import {
  type DishPicture,
  dishPicture,
  dishPicturePath,
  picturedDishAt,
} from '../../../shared/domain/menu/dish-picture';
import { DomainError } from '../../../shared/domain/platform/refusals';
import { brandPath } from '../../../shared/domain/shop/brand-files';
import { pictureAt } from '../../../shared/domain/shop/pictures';
import type { Database } from '../../platform/db/database';
import { contentStore } from '../../shop/content/content-store';
import type { PictureProcess } from '../../shop/pictures/picture-process';
import { unchangingPicture } from '../../shop/pictures/picture-responses';
import { findLargestPicture } from '../../shop/pictures/picture-store';
import { readSettings } from '../../shop/settings/settings-store';
import { readOptions } from './catalog-wire';
import { listProductRows } from './product-store';

/** Share pictures in memory: at most so many, and so many bytes together; one takes some 100 kB. */
const MOST_PICTURES = 300;
const MOST_BYTES = 24 * 1024 * 1024;

interface DishPictureDeps {
  process: PictureProcess;
  /** The demo's drawings by path. */
  drawings: ReadonlyMap<string, string>;
}

/**
 * The share pictures of the dishes on the menu; undefined for any other path. Only current versions are
 * drawn, once on each server while it has room; earlier and made-up versions lead to them. One that is
 * refused, because too many pictures wait, shows the cafe's share picture.
 */
export function dishPictureResponses(db: Database, { process, drawings }: DishPictureDeps) {
  const drawn = new LRUCache<string, Buffer, DishPicture>({
    max: MOST_PICTURES,
    maxSize: MOST_BYTES,
    sizeCalculation: (bytes) => bytes.byteLength,
    ignoreFetchAbort: true,
    fetchMethod: async (_path, _last, { context }) =>
      process.run('visitor', 'drawShareCard', context, await photoOf(context.imageUrl)),
  });

  /** None for a picture of another site, which the shop does not ask. */
  async function photoOf(imageUrl: string): Promise<Uint8Array | undefined> {
    const svg = drawings.get(imageUrl);
    if (svg !== undefined) return Buffer.from(svg);
    const stored = pictureAt(imageUrl);
    return stored && (await findLargestPicture(db, stored.id));
  }

  return async (request: Request): Promise<Response | undefined> => {
    const { pathname } = new URL(request.url);
    const id = picturedDishAt(pathname);
    if (id === undefined) return undefined;
    const [row] = await listProductRows(db, { ids: [id], withHidden: false });
    if (!row) return undefined;
    const { storeName } = await readSettings(db);
    const { document } = await contentStore.read(db);
    const dish = {
      id,
      name: row.name,
      imageUrl: row.image_url,
      price: row.price_paise,
      customizationOptions: readOptions(row),
    };
    const picture = dishPicture(dish, storeName, document);
    const path = dishPicturePath(id, picture);
    if (path !== pathname) return redirected(path, 'no-cache');
    try {
      return unchangingPicture(request, await drawn.forceFetch(path, { context: picture }), 'png');
    } catch (error) {
      if (error instanceof DomainError) {
        return redirected(brandPath(document, 'share.jpg'), 'no-store');
      }
      throw error;
    }
  };
}

function redirected(path: string, caching: string): Response {
  return new Response(null, {
    status: 302,
    headers: { Location: path, 'Cache-Control': caching },
  });
}
