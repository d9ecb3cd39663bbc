import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '../../../../shared/domain/platform/durations';
import { prepareCompressed } from '../encoding/compress-response';
import type { PreparedResponse } from '../encoding/prepared-response';
import type { RequestFacts } from '../request-facts';
import { PUBLIC_READS, pathnameOf, pathsShowing } from './public-reads';

/**
 * Besides the public paths, which stay: some 50 shells and, in each language, a page for each category and dish of a
 * large menu. With 200 dishes a page has 40 to 300 kB in its three encodings; above some 370 dishes in one language
 * the pages outgrow the bytes, and those used longest ago are rendered again.
 */
const MAX_RESPONSES = 1200;
const MAX_BYTES = 64_000_000;
/**
 * How long a page may show the stock before an order (ms). Placing an order reads the real one. Else
 * each order would make all pages slow, and strangers order often.
 */
const PAGE_MAY_LAG_MS = 1000;
/** From this age on, a page that lags is rendered in the background (ms). */
const PAGE_RENEWED_AFTER_MS = 500;
/** How long a request waits for a fresh response before it gets the stale one (ms). */
const PATIENCE_MS = 5000;
const PATIENCE_WHILE_DISCONNECTED_MS = 1000;
/** How long a response is fresh while changes by other servers may be missed (ms). */
const FRESH_WHILE_DISCONNECTED_MS = 1000;
/** The version of a response that failed or was rendered from a stale part. */
const NEVER_FRESH = -1;

/** Marks a stale response (RFC 9211), so that a page rendered from it is not cached as fresh. */
export const CACHE_STATUS = 'Cache-Status';

interface Entry {
  readonly response: PreparedResponse;
  readonly version: number;
  /** The version of the stock that a page shows. A response of the API counts stock in `version`. */
  readonly stock: number;
  /** The shop opens and closes on the minute. */
  readonly minute: number;
  /** On the process's monotonic clock (ms). */
  readonly renderedAt: number;
}

interface CacheParts {
  readonly render: (path: string, facts: RequestFacts) => Response | Promise<Response>;
  readonly clock: () => Date;
  readonly isConnected: () => boolean;
  readonly maxResponses?: number;
  readonly maxBytes?: number;
}

export interface ResponseCache {
  fresh(path: string): PreparedResponse | undefined;
  /** Reads the fresh response, or the last good one while none can be rendered. */
  read(
    path: string,
    facts: RequestFacts,
  ): Promise<{ response: PreparedResponse; isStale: boolean }>;
  /** Marks responses that show this change as stale; without one, all responses. */
  invalidate(changed?: string): void;
}

/**
 * A request that comes after a change never gets a response whose render began before it, except that
 * pages may show the stock of a second ago.
 */
export function createResponseCache(parts: CacheParts): ResponseCache {
  const { render, clock, isConnected } = parts;
  const { maxResponses = MAX_RESPONSES, maxBytes = MAX_BYTES } = parts;
  /** Counts the changes behind each public path. */
  const versions = new Map([...PUBLIC_READS.keys()].map((path) => [path, 0]));
  // A shell carries what the home page does.
  const versionOf = (path: string) => versions.get(pathnameOf(path)) ?? versions.get('/') ?? 0;
  let stockVersion = 0;
  const ageOf = (entry: Entry) => performance.now() - entry.renderedAt;
  const minuteNow = () => Math.floor(clock().getTime() / MINUTE_MS);

  const options: LRUCache.OptionsBase<string, Entry, RequestFacts> = {
    // Requests that wait for an evicted render still get it.
    ignoreFetchAbort: true,
    fetchMethod: async (path, last, { context: facts }) => {
      const version = versionOf(path);
      const began = { stock: stockVersion, minute: minuteNow(), renderedAt: performance.now() };
      const response = await render(path, facts);
      if (response.status >= 500 && last?.response.status === 200) return last;
      const isFresh = response.status < 400 && !response.headers.has(CACHE_STATUS);
      return {
        ...began,
        version: isFresh ? version : NEVER_FRESH,
        response: await prepareCompressed(response),
      };
    },
  };
  /** Else a visitor of all dishes would evict the menu, and what is shown while the database is away. */
  const lasting = new LRUCache({ ...options, max: PUBLIC_READS.size });
  const others = new LRUCache({
    ...options,
    max: maxResponses,
    maxSize: maxBytes,
    sizeCalculation: ({ response }) => response.bytes,
  });
  const entriesOf = (path: string) => (PUBLIC_READS.has(path) ? lasting : others);

  /** @param mayLagMs how old a page that does not show the last order may be. */
  function freshEntry(path: string, mayLagMs: number): Entry | undefined {
    const entry = entriesOf(path).get(path);
    const isFresh =
      entry &&
      entry.version === versionOf(path) &&
      entry.minute === minuteNow() &&
      (isApi(path) || entry.stock === stockVersion || ageOf(entry) < mayLagMs) &&
      (isConnected() || ageOf(entry) < FRESH_WHILE_DISCONNECTED_MS);
    return isFresh ? entry : undefined;
  }

  async function refresh(path: string, facts: RequestFacts): Promise<Entry> {
    const version = versionOf(path);
    const stock = isApi(path) ? 0 : stockVersion;
    const status: LRUCache.Status<string, Entry, RequestFacts> = {};
    const entry = await entriesOf(path).forceFetch(path, {
      forceRefresh: true,
      context: facts,
      status,
    });
    const isOutdated =
      status.fetch === 'inflight' &&
      (entry.version < version || (entry.stock < stock && ageOf(entry) >= PAGE_MAY_LAG_MS));
    if (!isOutdated) return entry;
    // The shared render began before the last change, so wait for the next one, which is shared, too.
    return (
      freshEntry(path, PAGE_MAY_LAG_MS) ??
      entriesOf(path).forceFetch(path, { forceRefresh: true, context: facts })
    );
  }

  return {
    fresh: (path) => freshEntry(path, PAGE_RENEWED_AFTER_MS)?.response,
    async read(path, facts) {
      const cached = freshEntry(path, PAGE_RENEWED_AFTER_MS);
      if (cached) return { response: cached.response, isStale: false };
      const version = versionOf(path);
      const last = entriesOf(path).peek(path);
      const lagging = freshEntry(path, PAGE_MAY_LAG_MS);
      const refreshed = refresh(path, facts);
      if (lagging) {
        // The next request that has to wait for it gets the error.
        refreshed.catch(() => {});
        return { response: lagging.response, isStale: false };
      }
      const patienceMs = isConnected() ? PATIENCE_MS : PATIENCE_WHILE_DISCONNECTED_MS;
      const entry =
        last?.response.status === 200
          ? await Promise.race([refreshed, sleep(patienceMs, last, { ref: false })])
          : await refreshed;
      const isStale = entry === last || entry.version < version;
      return { response: entry.response, isStale };
    },
    invalidate(changed) {
      const isStock = changed === 'stock';
      if (isStock) stockVersion += 1;
      for (const path of pathsShowing(changed)) {
        if (!isStock || isApi(path)) versions.set(path, versionOf(path) + 1);
      }
    },
  };
}

function isApi(path: string): boolean {
  return path.startsWith('/api/');
}
