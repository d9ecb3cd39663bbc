import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { type ContentEncoding, matchesEtag, preferredEncoding } from '../negotiation';
import { WORKER_POLICY } from '../pages/page-policy';

/** One file of the client's build, in memory: a few megabytes in all, and no disk at a request. */
interface Asset {
  readonly bodies: { readonly identity: Uint8Array<ArrayBuffer> } & {
    readonly [C in ContentEncoding]?: Uint8Array<ArrayBuffer>;
  };
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
}

/** The client's build by URL path, such as `/assets/app-1a2b.js` or `/robots.txt`. */
export type StaticAssets = ReadonlyMap<string, Asset>;

const CODING_SUFFIX: Record<ContentEncoding, string> = { br: '.br', gzip: '.gz' };

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

/** The service worker, and the one that takes its place when it is withdrawn (see record 39). */
const WORKER = '/sw.js';
const WITHDRAWN_WORKER = '/sw-withdrawn.js';

/** A name in `/assets` changes with its content; a root file's does not. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'public, max-age=3600, must-revalidate';

/**
 * Reads the client's build, with the `.br` and `.gz` copies that the build put beside its files.
 * @param directory the build's client folder.
 * @throws when it is not there or holds a file of a type that is not in the table above.
 */
export function loadStaticAssets(directory: string): StaticAssets {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    // Dot files are the build tool's own notes.
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

/** The same files, with the worker that withdraws the other under its name: browsers ask for that. */
export function withoutWorker(assets: StaticAssets): StaticAssets {
  const withdrawn = assets.get(WITHDRAWN_WORKER);
  if (!withdrawn) throw new Error('The build has no worker that withdraws the other');
  return new Map([...assets, [WORKER, withdrawn]]);
}

function loadAsset(file: string, path: string, copies: ReadonlySet<string>): Asset {
  const type = MEDIA_TYPES[extname(file)];
  if (!type) throw new Error(`No media type is known for ${path}`);
  const identity = new Uint8Array(readFileSync(file));
  const coded = (coding: ContentEncoding) => {
    const copy = file + CODING_SUFFIX[coding];
    return copies.has(copy) ? { [coding]: new Uint8Array(readFileSync(copy)) } : {};
  };
  return {
    bodies: { identity, ...coded('br'), ...coded('gzip') },
    headers: {
      'Content-Type': type,
      'Cache-Control': path.startsWith('/assets/') ? IMMUTABLE : REVALIDATED,
      ...((path === WORKER || path === WITHDRAWN_WORKER) && {
        // A worker that is mended or withdrawn must be heard of at the next visit.
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': WORKER_POLICY,
      }),
    },
    etag: createHash('sha256').update(identity).digest('base64url').slice(0, 16),
  };
}

/** Answers a GET or HEAD of a static file, or undefined when there is none of this path. */
export function staticResponse(assets: StaticAssets, request: Request): Response | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  const asset = assets.get(new URL(request.url).pathname);
  if (!asset) return undefined;
  const coding = preferredEncoding(request.headers.get('Accept-Encoding'), asset.bodies);
  const body = (coding && asset.bodies[coding]) ?? asset.bodies.identity;
  const headers = new Headers(asset.headers);
  const etag = `"${asset.etag}${coding ? `-${coding}` : ''}"`;
  headers.set('ETag', etag);
  headers.set('Vary', 'Accept-Encoding');
  if (matchesEtag(request.headers.get('If-None-Match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  if (coding) headers.set('Content-Encoding', coding);
  headers.set('Content-Length', String(body.byteLength));
  return new Response(request.method === 'HEAD' ? null : body, { headers });
}
