import { createHash } from 'node:crypto';
import { compressed } from './compress-response';
import { type Coding, preferredCoding } from './content-coding';

type Bytes = Uint8Array<ArrayBuffer>;
type Headers = Readonly<Record<string, string>>;

/** An answer as it can be given again and again, compressed once. */
export interface KeptAnswer {
  readonly status: number;
  readonly etag: string;
  readonly bodies: { readonly identity: Bytes } & { readonly [C in Coding]?: Bytes };
  /** For each of the bodies, and of an answer without one. */
  readonly headers: { readonly [C in Coding | 'identity' | 'unchanged']: Headers };
}

/** What belongs to one answer, or is worked out anew with each. */
const NOT_KEPT = ['X-Request-Id', 'Content-Length', 'Content-Encoding', 'Transfer-Encoding'];

/** @param response of a request that took no coding. Its body is read here. */
export async function keepAnswer(response: Response): Promise<KeptAnswer> {
  const identity = new Uint8Array(await response.arrayBuffer());
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 16)}"`;
  const common = new Headers(response.headers);
  for (const name of NOT_KEPT) common.delete(name);
  common.set('Vary', 'Accept-Encoding');
  common.set('ETag', etag);
  // Kept by a browser too, which asks each time whether it still holds.
  if (!common.has('Cache-Control')) common.set('Cache-Control', 'no-cache');
  const unchanged = Object.fromEntries(common);
  const [br, gzip] = await Promise.all([compressed('br', identity), compressed('gzip', identity)]);
  return {
    status: response.status,
    etag,
    bodies: { identity, br, gzip },
    headers: {
      unchanged,
      identity: { ...unchanged, ...lengthOf(identity) },
      br: { ...unchanged, ...lengthOf(br), 'Content-Encoding': 'br' },
      gzip: { ...unchanged, ...lengthOf(gzip), 'Content-Encoding': 'gzip' },
    },
  };
}

/** The answer to one request: in the coding that its client takes, or 304 when it has it already. */
export function answerAgain(kept: KeptAnswer, request: Request, requestId: string): Response {
  const { status, etag, bodies, headers } = kept;
  const own = { 'X-Request-Id': requestId };
  if (status === 200 && request.headers.get('If-None-Match')?.includes(etag)) {
    return new Response(null, { status: 304, headers: { ...headers.unchanged, ...own } });
  }
  const coding = preferredCoding(request.headers.get('Accept-Encoding'), bodies) ?? 'identity';
  return new Response(bodies[coding], { status, headers: { ...headers[coding], ...own } });
}

function lengthOf(body: Bytes) {
  return { 'Content-Length': String(body.byteLength) };
}
