import { createHash } from 'node:crypto';
import { type ContentEncoding, matchesEtag, preferredEncoding } from './negotiation';

type Bytes = Uint8Array<ArrayBuffer>;

interface Variant {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Alternating names and values, which Node writes fastest. */
  readonly rawHeaders: readonly string[];
  readonly body: Bytes | null;
}

export interface PreparedResponse {
  readonly status: number;
  /** In quotes, without `W/`. */
  readonly etag: string;
  /** Of the bodies in all encodings, and of about 2 kB of headers. */
  readonly bytes: number;
  readonly notModified: Variant;
  readonly encoded: { readonly identity: Variant } & { readonly [E in ContentEncoding]?: Variant };
}

const HEADER_BYTES = 2048;

/** The variants share one weak entity tag. */
export function prepareResponse(
  status: number,
  headers: Headers | Record<string, string>,
  bodies: { identity: Bytes } & { [E in ContentEncoding]?: Bytes },
): PreparedResponse {
  const hash = createHash('sha256').update(bodies.identity).digest('base64url');
  const etag = `"${hash.slice(0, 16)}"`;
  const shared = new Headers(headers);
  shared.set('ETag', `W/${etag}`);
  shared.set('Vary', 'Accept-Encoding');
  const encode = (body: Bytes, encoding?: ContentEncoding) => {
    const own = new Headers(shared);
    own.set('Content-Length', String(body.byteLength));
    if (encoding) own.set('Content-Encoding', encoding);
    return createVariant(status, own, body);
  };
  const { identity, br, gzip } = bodies;
  return {
    status,
    etag,
    bytes: HEADER_BYTES + identity.length + (br?.length ?? 0) + (gzip?.length ?? 0),
    notModified: createVariant(304, shared, null),
    encoded: {
      identity: encode(identity),
      ...(br && { br: encode(br, 'br') }),
      ...(gzip && { gzip: encode(gzip, 'gzip') }),
    },
  };
}

function createVariant(status: number, headers: Headers, body: Bytes | null): Variant {
  return { status, headers: Object.fromEntries(headers), rawHeaders: [...headers].flat(), body };
}

export type ReadHeader = (name: string) => string | null | undefined;

/** 304 for what the client has. */
export function selectVariant(
  { status, etag, notModified, encoded }: PreparedResponse,
  readHeader: ReadHeader,
): Variant {
  if (status === 200 && matchesEtag(readHeader('if-none-match'), etag)) return notModified;
  const encoding = preferredEncoding(readHeader('accept-encoding'), encoded);
  return (encoding && encoded[encoding]) ?? encoded.identity;
}

export function sendPrepared(prepared: PreparedResponse, request: Request): Response {
  const { status, headers, body } = selectVariant(prepared, (name) => request.headers.get(name));
  return new Response(request.method === 'HEAD' ? null : body, { status, headers: { ...headers } });
}
