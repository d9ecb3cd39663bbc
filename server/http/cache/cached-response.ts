import { createHash } from 'node:crypto';
import { type ContentEncoding, matchesEtag, preferredEncoding } from '../negotiation';
import { compressed } from '../static/compress-response';
import type { Asked } from './public-reads';

type Bytes = Uint8Array<ArrayBuffer>;
type HeaderPairs = [name: string, value: string][];

/** What is sent of a kept answer to one client. */
export interface Chosen {
  readonly status: number;
  readonly body: Bytes | null;
  readonly headers: HeaderPairs;
  /** The same, each name before its value: the form that Node writes soonest. */
  readonly rawHeaders: readonly string[];
}

/** An answer as it can be given again and again: made ready once for each way in which it is sent. */
export interface KeptAnswer {
  readonly status: number;
  /** In quotes, as clients and proxies name it with or without `W/` before it. */
  readonly tag: string;
  readonly sent: { readonly [C in ContentEncoding | 'identity' | 'unchanged']: Chosen };
}

/** What belongs to one answer, or is worked out anew with each. */
const NOT_KEPT = ['X-Request-Id', 'Content-Length', 'Content-Encoding', 'Transfer-Encoding'];

/** @param response of a request that took no coding. Its body is read here. */
export async function keepAnswer(response: Response): Promise<KeptAnswer> {
  const identity = new Uint8Array(await response.arrayBuffer());
  const tag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 16)}"`;
  const common = new Headers(response.headers);
  for (const name of NOT_KEPT) common.delete(name);
  common.set('Vary', 'Accept-Encoding');
  common.set('ETag', `W/${tag}`);
  // Kept by a browser too, which asks each time whether it still holds.
  if (!common.has('Cache-Control')) common.set('Cache-Control', 'no-cache');
  const [br, gzip] = await Promise.all([compressed('br', identity), compressed('gzip', identity)]);
  const { status } = response;
  const whole = (body: Bytes, ...coding: HeaderPairs): Chosen => {
    const length = String(body.byteLength);
    return chosen(status, body, [...common, ['Content-Length', length], ...coding]);
  };
  return {
    status,
    tag,
    sent: {
      unchanged: chosen(304, null, [...common]),
      identity: whole(identity),
      br: whole(br, ['Content-Encoding', 'br']),
      gzip: whole(gzip, ['Content-Encoding', 'gzip']),
    },
  };
}

function chosen(status: number, body: Bytes | null, headers: HeaderPairs): Chosen {
  return { status, body, headers, rawHeaders: headers.flat() };
}

/** In the coding that the client takes, or 304 when it has the answer already; of HEAD without its body. */
export function chooseAnswer(answer: KeptAnswer, asked: Asked): Chosen {
  const chosen = chooseForm(answer, asked);
  return asked.method === 'HEAD' ? { ...chosen, body: null } : chosen;
}

function chooseForm({ status, tag, sent }: KeptAnswer, { header }: Asked): Chosen {
  if (status === 200 && matchesEtag(header('if-none-match'), tag)) return sent.unchanged;
  return sent[preferredEncoding(header('accept-encoding'), sent) ?? 'identity'];
}

/** What an answer says. */
export function textOf({ sent }: KeptAnswer): string {
  return new TextDecoder().decode(sent.identity.body ?? undefined);
}
