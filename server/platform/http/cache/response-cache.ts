import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '../../../../shared/domain/platform/durations';
import { prepareCompressed } from '../encoding/compress-response';
import type { PreparedResponse } from '../encoding/prepared-response';
import type { RequestFacts } from '../request-facts';
import { PUBLIC_READS, pathnameOf, pathsShowing } from './public-reads';

/** The twelve public paths, some 50 shells, and the categories and dishes that people open. */
const MAX_RESPONSES = 200;
/** How long a request waits for a fresh response before it gets the stale one (ms). */
const PATIENCE_MS = 5000;
const PATIENCE_WHILE_DISCONNECTED_MS = 1000;
/** How long a response is fresh while changes by other servers may be missed (ms). */
const FRESH_WHILE_DISCONNECTED_MS = 1000;
/** The shop opens and closes on the minute. */

/** The version of a response that failed or was rendered from a stale part. */
const NEVER_FRESH = -1;

/** Marks a stale response (RFC 9211), so that a page rendered from it is not cached as fresh. */
export const CACHE_STATUS = 'Cache-Status';

interface Entry {
  readonly response: PreparedResponse;
  readonly version: number;
  readonly minute: number;
  /** On the process's monotonic clock (ms). */
  readonly renderedAt: number;
}

interface CacheParts {
  readonly render: (path: string, facts: RequestFacts) => Response | Promise<Response>;
  readonly clock: () => Date;
  readonly isConnected: () => boolean;
}

export interface ResponseCache {
  fresh(path: string): PreparedResponse | undefined;
  /** Reads the fresh response, or the last good one while none can be rendered. */
  read(
    path: string,
    facts: RequestFacts,
  ): Promise<{ response: PreparedResponse; isStale: boolean }>;
  /** Marks responses that show this area of the back office as stale; without an area, all responses. */
  invalidate(area?: string): void;
}

/** A request that comes after a change never gets a response whose render began before it. */
export function createResponseCache({ render, clock, isConnected }: CacheParts): ResponseCache {
  /** Counts the changes behind each public path. */
  const versions = new Map([...PUBLIC_READS.keys()].map((path) => [path, 0]));
  // A shell carries what the home page does.
  const versionOf = (path: string) => versions.get(pathnameOf(path)) ?? versions.get('/') ?? 0;
  const minuteNow = () => Math.floor(clock().getTime() / MINUTE_MS);

  const entries = new LRUCache<string, Entry, RequestFacts>({
    max: MAX_RESPONSES,
    // Requests that wait for an evicted render still get it.
    ignoreFetchAbort: true,
    fetchMethod: async (path, last, { context: facts }) => {
      const version = versionOf(path);
      const began = { minute: minuteNow(), renderedAt: performance.now() };
      const response = await render(path, facts);
      if (response.status >= 500 && last?.response.status === 200) return last;
      const isFresh = response.status < 400 && !response.headers.has(CACHE_STATUS);
      return {
        ...began,
        version: isFresh ? version : NEVER_FRESH,
        response: await prepareCompressed(response),
      };
    },
  });

  function freshEntry(path: string): Entry | undefined {
    const entry = entries.get(path);
    const isFresh =
      entry &&
      entry.version === versionOf(path) &&
      entry.minute === minuteNow() &&
      (isConnected() || performance.now() - entry.renderedAt < FRESH_WHILE_DISCONNECTED_MS);
    return isFresh ? entry : undefined;
  }

  async function refresh(path: string, facts: RequestFacts): Promise<Entry> {
    const version = versionOf(path);
    const status: LRUCache.Status<string, Entry, RequestFacts> = {};
    const entry = await entries.forceFetch(path, { forceRefresh: true, context: facts, status });
    const isOutdated = status.fetch === 'inflight' && entry.version < version;
    if (!isOutdated) return entry;
    // The shared render began before the last change, so wait for the next one, which is shared, too.
    return freshEntry(path) ?? entries.forceFetch(path, { forceRefresh: true, context: facts });
  }

  return {
    fresh: (path) => freshEntry(path)?.response,
    async read(path, facts) {
      const cached = freshEntry(path);
      if (cached) return { response: cached.response, isStale: false };
      const version = versionOf(path);
      const last = entries.peek(path);
      const refreshed = refresh(path, facts);
      const patienceMs = isConnected() ? PATIENCE_MS : PATIENCE_WHILE_DISCONNECTED_MS;
      const entry =
        last?.response.status === 200
          ? await Promise.race([refreshed, sleep(patienceMs, last, { ref: false })])
          : await refreshed;
      const isStale = entry === last || entry.version < version;
      return { response: entry.response, isStale };
    },
    invalidate(area) {
      for (const path of pathsShowing(area)) versions.set(path, versionOf(path) + 1);
    },
  };
}
