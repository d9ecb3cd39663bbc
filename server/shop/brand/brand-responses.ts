import { LRUCache } from 'lru-cache';
import {
  BRAND_FILES,
  type BrandFile,
  type BrandSource,
  brandFileAt,
  brandPath,
  iconSource,
  shareSource,
} from '../../../shared/domain/shop/brand-files';
import type { Database } from '../../platform/db/database';
import { contentStore } from '../content/content-store';
import type { PictureProcess } from '../pictures/picture-process';
import { unchangingPicture } from '../pictures/picture-responses';
import { findLargestPicture } from '../pictures/picture-store';

/** Undefined for any other path. Only current files are drawn, once on each server; earlier paths lead to them. */
export function brandResponses(db: Database, process: PictureProcess) {
  const drawn = new LRUCache<string, Buffer, BrandSource>({
    max: BRAND_FILES.length,
    ignoreFetchAbort: true,
    fetchMethod: (path, _last, { context }) => draw(brandFileAt(path) ?? 'favicon.png', context),
  });

  async function draw(file: BrandFile, source: BrandSource): Promise<Buffer> {
    const read = (id: string | null) => (id === null ? undefined : findLargestPicture(db, id));
    const pictures = [read(iconSource(source)), read(shareSource(source))] as const;
    const [icon, share] = await Promise.all(pictures);
    return process.run('shop', 'drawBrandFile', file, { icon, share }, source);
  }

  return async (request: Request): Promise<Response | undefined> => {
    const { pathname } = new URL(request.url);
    const file = brandFileAt(pathname);
    if (!file) return undefined;
    const { document } = await contentStore.read(db);
    const path = brandPath(document, file);
    if (path !== pathname) {
      const headers = { Location: path, 'Cache-Control': 'no-cache' };
      return new Response(null, { status: 302, headers });
    }
    const bytes = await drawn.forceFetch(path, { context: document });
    return unchangingPicture(request, bytes, file === 'share.jpg' ? 'jpeg' : 'png');
  };
}
