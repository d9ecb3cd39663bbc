import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { ContentEncoding } from '../encoding/negotiation';
import {
  type PreparedResponse,
  prepareResponse,
  sendPrepared,
} from '../encoding/prepared-response';
import { WORKER_POLICY } from '../pages/page-policy';

/** By URL path. Held in memory (a few megabytes), so that no request reads the disk. */
export type StaticAssets = ReadonlyMap<string, PreparedResponse>;

const ENCODING_SUFFIX: Record<ContentEncoding, string> = { br: '.br', gzip: '.gz' };

const MEDIA_TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The service worker, and the one that replaces it when it is withdrawn. */
const WORKER = '/sw.js';
const WITHDRAWN_WORKER = '/sw-withdrawn.js';

/** A name in `/assets` changes with its content; a root file's does not. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'public, max-age=3600, must-revalidate';

/** With the `.br` and `.gz` copies. @throws when the build is missing or has a file of an unknown type. */
export function loadStaticAssets(directory: string): StaticAssets {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    // Skip dot files, which belong to the build tool.
    .filter((file) => !relative(directory, file).startsWith('.'));
  const copies = new Set(files.filter((file) => file.endsWith('.br') || file.endsWith('.gz')));
  return new Map(
    files
      .filter((file) => !copies.has(file))
      .map((file) => {
        const path = `/${relative(directory, file).split(sep).join('/')}`;
        return [path, loadAsset(file, path, copies)];
      }),
  );
}

export function withoutWorker(assets: StaticAssets): StaticAssets {
  const withdrawn = assets.get(WITHDRAWN_WORKER);
  if (!withdrawn) throw new Error('The build has no withdrawing service worker');
  return new Map([...assets, [WORKER, withdrawn]]);
}

function loadAsset(file: string, path: string, copies: ReadonlySet<string>): PreparedResponse {
  const type = MEDIA_TYPES[extname(file)];
  if (!type) throw new Error(`No media type is known for ${path}`);
  const encoded = (encoding: ContentEncoding) => {
    const copy = file + ENCODING_SUFFIX[encoding];
    return copies.has(copy) ? { [encoding]: new Uint8Array(readFileSync(copy)) } : {};
  };
  const headers = {
    'Content-Type': type,
    'Cache-Control': path.startsWith('/assets/') ? IMMUTABLE : REVALIDATED,
    ...((path === WORKER || path === WITHDRAWN_WORKER) && {
      // Browsers must get a fixed or withdrawn worker at their next visit.
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': WORKER_POLICY,
    }),
  };
  const identity = new Uint8Array(readFileSync(file));
  return prepareResponse(200, headers, { identity, ...encoded('br'), ...encoded('gzip') });
}

export function staticResponse(assets: StaticAssets, request: Request): Response | undefined {
  const asset = assets.get(new URL(request.url).pathname);
  return asset && sendPrepared(asset, request);
}
