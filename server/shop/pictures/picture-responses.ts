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
    const response = unchangingPicture(request, bytes, file.format);
    response.headers.set('ETag', etag);
    if (!matchesEtag(request.headers.get('If-None-Match'), etag)) return response;
    response.headers.delete('Content-Length');
    return new Response(null, { status: 304, headers: response.headers });
  };
}

/** For a path that names all that the picture is made from. */
export function unchangingPicture(
  request: Request,
  bytes: Uint8Array,
  format: 'avif' | 'jpeg' | 'png' | 'webp',
): Response {
  const headers = {
    'Content-Type': `image/${format}`,
    'Content-Length': String(bytes.byteLength),
    'Cache-Control': 'public, max-age=31536000, immutable',
  };
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers });
}
