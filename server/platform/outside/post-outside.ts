import { lookup as lookUp } from 'node:dns';
import { type Agent, request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address';

/** The time for connecting, sending and the first line of the response. */
const TIMEOUT_MS = 5000;

export interface OutsidePost {
  url: string;
  headers: Record<string, string>;
  body: string | Uint8Array;
}

/**
 * Posts to an address that someone has entered. Returns the response's status; its body is not read,
 * and a redirect is not followed.
 * @throws Error when the service cannot be reached, or is not one outside by https.
 */
export type PostOutside = (post: OutsidePost) => Promise<number>;

interface PostParts {
  /** Whether a connection to an IP address is allowed. */
  isAllowed?: (address: string) => boolean;
  agent?: Agent;
  timeoutMs?: number;
}

/**
 * The address is checked when the connection is made: a name that pointed to a public address when it
 * was entered may point into the cafe's own network by now.
 */
export function createPostOutside({
  isAllowed = isPublicAddress,
  agent,
  timeoutMs = TIMEOUT_MS,
}: PostParts = {}): PostOutside {
  const lookup: LookupFunction = (hostname, options, callback) => {
    lookUp(hostname, { ...options, all: true }, (error, found) => {
      const addresses = error ? [] : found.filter(({ address }) => isAllowed(address));
      const [first] = addresses;
      if (!first) return callback(error ?? new Error('It is not a public address'), '', 0);
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
  return async ({ url, headers, body }) => {
    const { protocol, hostname } = new URL(url);
    const literal = hostname.replace(/^\[|\]$/g, '');
    if (protocol !== 'https:') throw new Error('It is not an https address');
    // A literal address is not looked up.
    if (isIP(literal) && !isAllowed(literal)) throw new Error('It is not a public address');
    return new Promise((resolve, reject) => {
      const sent = request(
        url,
        {
          method: 'POST',
          headers: { ...headers, 'Content-Length': String(Buffer.byteLength(body)) },
          agent: agent ?? false,
          lookup,
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
