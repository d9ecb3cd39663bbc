import { createHash } from 'node:crypto';
import { type ContentEncoding, matchesEtag, preferredEncoding } from './negotiation';

type Bytes = Uint8Array<ArrayBuffer>;

/** A response in memory: a file of the build, or a cached page or call. */
export interface PreparedResponse {
  readonly status: number;
  /** Those that are the same in every encoding. */
  readonly headers: Readonly<Record<string, string>>;
  readonly bodies: { readonly identity: Bytes } & { readonly [E in ContentEncoding]?: Bytes };
  /** In quotes, without `W/`. */
  readonly etag: string;
}

/** Gives all encodings of a body one weak entity tag. */
export function prepareResponse(
  status: number,
  headers: Headers | Record<string, string>,
  bodies: PreparedResponse['bodies'],
): PreparedResponse {
  const hash = createHash('sha256').update(bodies.identity).digest('base64url');
  const etag = `"${hash.slice(0, 16)}"`;
  const all = new Headers(headers);
  all.set('ETag', `W/${etag}`);
  all.set('Vary', 'Accept-Encoding');
  return { status, headers: Object.fromEntries(all), bodies, etag };
}

/** Reads a request header by its name in lower case. */
export type ReadHeader = (name: string) => string | null | undefined;

/** What one client is sent of a prepared response. */
interface Variant {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Bytes | null;
}

/** Selects the best encoding that the client accepts, 304 for what it has, and no body for HEAD. */
export function selectVariant(
  { status, headers, bodies, etag }: PreparedResponse,
  method: string,
  readHeader: ReadHeader,
): Variant {
  if (status === 200 && matchesEtag(readHeader('if-none-match'), etag)) {
    return { status: 304, headers: { ...headers }, body: null };
  }
  const encoding = preferredEncoding(readHeader('accept-encoding'), bodies);
  const body = (encoding && bodies[encoding]) ?? bodies.identity;
  const length = { 'content-length': String(body.byteLength) };
  return {
    status,
    headers: { ...headers, ...length, ...(encoding && { 'content-encoding': encoding }) },
    body: method === 'HEAD' ? null : body,
  };
}

/** A prepared response as a web response. */
export function sendPrepared(prepared: PreparedResponse, { method, headers }: Request): Response {
  const variant = selectVariant(prepared, method, (name) => headers.get(name));
  return new Response(variant.body, variant);
}
