import { pictureAt } from '../../../shared/domain/shop/pictures';
import type { Database } from '../../platform/db/database';
import { matchesEtag } from '../../platform/http/encoding/negotiation';
import { findPictureFile } from './picture-store';

/** Undefined for any other path. The URL contains a hash of the content, so the response is immutable. */
export function pictureResponses(db: Database) {
  return async (request: Request): Promise<Response | undefined> => {
    const file = pictureAt(new URL(request.url).pathname);
    const bytes = file && (await findPictureFile(db, file));
    if (!bytes) return undefined;
    const etag = `"${file.id}-${file.width}-${file.format}"`;
    const headers = new Headers({
      'Content-Type': `image/${file.format}`,
      'Cache-Control': 'public, max-age=31536000, immutable',
      ETag: etag,
    });
    if (matchesEtag(request.headers.get('If-None-Match'), etag)) {
      return new Response(null, { status: 304, headers });
    }
    headers.set('Content-Length', String(bytes.byteLength));
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers });
  };
}
