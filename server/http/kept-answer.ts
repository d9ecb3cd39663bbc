import { createHash } from 'node:crypto';
import { compressed } from './compress-response';
import { type Coding, preferredCoding } from './content-coding';
import type { Asked } from './public-reads';

type Bytes = Uint8Array<ArrayBuffer>;
/** Names and values, in the form that Node writes without making another. */
type HeaderPairs = [name: string, value: string][];

/** An answer as it can be given again and again, compressed once. */
export interface KeptAnswer {
  readonly status: number;
  readonly etag: string;
  readonly bodies: { readonly identity: Bytes } & { readonly [C in Coding]?: Bytes };
  /** For each of the bodies, and of an answer without one. */
  readonly headers: { readonly [C in Coding | 'identity' | 'unchanged']: HeaderPairs };
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
  const unchanged = [...common];
  const [br, gzip] = await Promise.all([compressed('br', identity), compressed('gzip', identity)]);
  return {
    status: response.status,
    etag,
    bodies: { identity, br, gzip },
    headers: {
      unchanged,
      identity: [...unchanged, lengthOf(identity)],
      br: [...unchanged, lengthOf(br), ['Content-Encoding', 'br']],
      gzip: [...unchanged, lengthOf(gzip), ['Content-Encoding', 'gzip']],
    },
  };
}

/** What is sent of a kept answer to one client. */
export interface Chosen {
  readonly status: number;
  readonly body: Bytes | null;
  readonly headers: HeaderPairs;
}

/** In the coding that the client takes, or 304 when it has the answer already. */
export function chooseAnswer(kept: KeptAnswer, { header }: Asked): Chosen {
  const { status, etag, bodies, headers } = kept;
  if (status === 200 && header('if-none-match')?.includes(etag)) {
    return { status: 304, body: null, headers: headers.unchanged };
  }
  const coding = preferredCoding(header('accept-encoding'), bodies) ?? 'identity';
  return { status, body: bodies[coding] ?? bodies.identity, headers: headers[coding] };
}

function lengthOf(body: Bytes): [string, string] {
  return ['Content-Length', String(body.byteLength)];
}
