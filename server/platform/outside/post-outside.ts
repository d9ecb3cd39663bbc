import { type Agent, request } from 'node:https';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';

/** The time for connecting, sending and the first line of the response. */
const TIMEOUT_MS = 5000;

export interface OutsidePost {
  url: string;
  headers: Record<string, string>;
  body: string | Uint8Array;
}

/**
 * Returns the status. The body is not read, and a redirect is not followed.
 * @throws Error when the service cannot be reached, or is not one outside by https.
 */
export type PostOutside = (post: OutsidePost) => Promise<number>;

interface PostParts {
  /** Opens the connections, and refuses those to private addresses. */
  agent?: Agent;
  timeoutMs?: number;
}

/** Checked when connecting: a name that was public when entered may point into the cafe's network by now. */
export function createPostOutside({
  agent = new RequestFilteringHttpsAgent(),
  timeoutMs = TIMEOUT_MS,
}: PostParts = {}): PostOutside {
  return async ({ url, headers, body }) => {
    if (new URL(url).protocol !== 'https:') throw new Error('It is not an https address');
    return new Promise((resolve, reject) => {
      const sent = request(
        url,
        {
          method: 'POST',
          headers: { ...headers, 'Content-Length': String(Buffer.byteLength(body)) },
          agent,
          signal: AbortSignal.timeout(timeoutMs),
        },
        (response) => {
          response.destroy();
          resolve(response.statusCode ?? 0);
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  };
}
