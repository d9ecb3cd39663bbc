import type { IncomingMessage, ServerResponse } from 'node:http';
import { splitLanguage } from '../../../shared/domain/platform/languages';
import { withAnnounced } from '../db/announce-change';
import { widestNetwork } from '../limits/client-network';
import { limitReads, type SessionOf } from './admission';
import type { ApiHandler } from './api/api-handler';
import {
  chosenCategory,
  PUBLIC_READS,
  type PublicQueries,
  pathnameOf,
  publicReadPath,
  withoutCategory,
} from './cache/public-reads';
import { CACHE_STATUS, createResponseCache } from './cache/response-cache';
import { type ReadHeader, selectVariant, sendPrepared } from './encoding/prepared-response';
import { createRoutes, type RouteParts } from './http-routes';
import type { PageHandler } from './pages/page-handler';
import type { RequestFacts } from './request-facts';
import { logRequest, type RequestOutcome } from './request-log';
import { clientIp } from './security/client-ip';
import { ownOrigins } from './security/cross-site';

export interface HttpParts extends RouteParts {
  readonly newRequestId: () => string;
  readonly trustProxy: number;
  readonly sessionOf: SessionOf;
  readonly clock: () => Date;
  /** Called on changes by any server that may be public, with what changed if known. */
  readonly onPublicChange: (invalidate: (changed?: string) => void) => void;
  readonly isConnected: () => boolean;
  readonly publicQueries: PublicQueries;
}

const DISH_PAGE = '/menu/:slug';
/** Identifies the response's request in the log. */
const REQUEST_ID = 'X-Request-Id';

export interface Connection {
  incoming?: { socket: { remoteAddress?: string | undefined } };
}

interface HttpApp {
  fetch(request: Request, connection?: Connection): Promise<Response>;
  /** False without a fresh response. It bypasses the web's Request and Response, which would take longest. */
  serveCached(incoming: IncomingMessage, outgoing: ServerResponse): boolean;
  networkOf(incoming: IncomingMessage): string;
  request(url: string, init?: RequestInit): Promise<Response>;
  /** Fills the cache before the first request, and before the database may be unreachable. */
  warmCache(): Promise<void>;
  /** For code that changes the database without a notification, such as tests. */
  clearCache(): void;
}

export function createHttpApp(parts: HttpParts): HttpApp {
  const { newRequestId, publicUrl, publicQueries, trustProxy } = parts;
  const cache = createResponseCache({
    ...parts,
    render: (path, facts) => {
      const request = new Request(publicUrl + path);
      return PUBLIC_READS.has(pathnameOf(path)) || !parts.pages
        ? routes.fetch(request, { facts })
        : parts.pages(request, facts, apiOfPages);
    },
  });
  // Pages also read the shop's data from the cache during rendering.
  const apiOfPages: ApiHandler = async (request, facts) => {
    const path = pathOf(request);
    if (path === undefined) return parts.api(request, facts);
    return readCached(await withKnownCategory(path, facts), request, facts);
  };
  const namesByPath = new Map<string, { etag: string | null; names: ReadonlySet<string> }>();
  const limitRead = limitReads(parts.sessionOf);
  const pages = parts.pages && withCachedShells(parts.pages);
  const routes = createRoutes({ ...parts, pages }, apiOfPages);
  parts.onPublicChange(cache.invalidate);

  function withCachedShells(render: PageHandler): PageHandler {
    return async (request, facts, api) => {
      const shell = render.shellOf?.(request);
      if (!shell) return render(request, facts, api);
      facts.trace.route = shell.pattern;
      const path = shell.pattern === DISH_PAGE ? await knownDishPath(request, facts) : undefined;
      return readCached(path ?? shell.path, request, facts);
    };
  }

  async function fetch(request: Request, connection?: Connection): Promise<Response> {
    const startedAt = performance.now();
    const facts = factsOf(request, connection);
    const path = pathOf(request);
    const { result: response, changes } = await withAnnounced(async () =>
      path === undefined
        ? limitRead(request, facts.clientIp, () => routes.fetch(request, { facts }))
        : readCached(await withKnownCategory(path, facts), request, facts),
    );
    response.headers.set(REQUEST_ID, facts.requestId);
    // At once: the caller may read before the notification arrives and must see the change. A refusal
    // rolled its transaction back; otherwise anyone could make the server render repeatedly.
    const isRefused = response.status >= 400 && response.status < 500;
    if (!isRefused) for (const changed of changes) cache.invalidate(changed);
    const { method } = request;
    const { requestId, trace } = facts;
    const route = path === undefined ? trace.route : pathnameOf(path);
    const ms = performance.now() - startedAt;
    finish({ requestId, method, ...trace, route, status: response.status, ms });
    return response;
  }

  function serveCached(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
    const startedAt = performance.now();
    const { method = '', url = '' } = incoming;
    const readHeader: ReadHeader = (name) => incoming.headers[name]?.toString();
    const read = { method, target: url, readHeader, ownOrigins: [publicUrl] };
    const path = publicReadPath(read, publicQueries);
    const cached = path === undefined ? undefined : cache.fresh(path);
    if (path === undefined || !cached) return false;
    const { status, rawHeaders, body } = selectVariant(cached, readHeader);
    const requestId = newRequestId();
    // Node itself sends no body in reply to HEAD.
    outgoing.writeHead(status, [...rawHeaders, REQUEST_ID, requestId]).end(body);
    const ms = performance.now() - startedAt;
    finish({ requestId, method, route: pathnameOf(path), status, ms });
    return true;
  }

  function networkOf({ socket, headers }: IncomingMessage): string {
    const forwardedFor = headers['x-forwarded-for']?.toString() ?? null;
    return widestNetwork(clientIp(socket.remoteAddress, forwardedFor, trustProxy));
  }

  async function readCached(
    path: string,
    request: Request,
    facts: RequestFacts,
  ): Promise<Response> {
    const { response, isStale } = await cache.read(path, facts);
    const sent = sendPrepared(response, request);
    if (isStale && sent.ok) sent.headers.set(CACHE_STATUS, 'shop; fwd=stale');
    return sent;
  }

  function pathOf(request: Request): string | undefined {
    const { method, url, headers } = request;
    const target = url.slice(url.indexOf('/', url.indexOf('//') + 2));
    const readHeader: ReadHeader = (name) => headers.get(name);
    const read = { method, target, readHeader, ownOrigins: ownOrigins(publicUrl, request) };
    return publicReadPath(read, publicQueries);
  }

  function factsOf(request: Request, connection: Connection | undefined): RequestFacts {
    const requestId = newRequestId();
    const socketIp = connection?.incoming?.socket.remoteAddress;
    const forwardedFor = request.headers.get('X-Forwarded-For');
    return {
      requestId,
      clientIp: clientIp(socketIp, forwardedFor, trustProxy),
      log: parts.log.child({ requestId }),
      trace: { route: '/*' },
    };
  }

  /** Made-up categories share one response, so that they cause no renders. */
  async function withKnownCategory(path: string, facts: RequestFacts): Promise<string> {
    const category = chosenCategory(path);
    if (category === undefined) return path;
    const categories = await namesIn('/api/categories', facts);
    return categories.has(category) ? path : withoutCategory(path);
  }

  /** The path of a dish on the menu; undefined for any other, which all share one response. */
  async function knownDishPath({ url }: Request, facts: RequestFacts): Promise<string | undefined> {
    const { pathname } = new URL(url);
    const dishes = await namesIn('/api/products', facts);
    return dishes.has(splitLanguage(pathname).path.slice('/menu/'.length)) ? pathname : undefined;
  }

  /** None while the call fails. A response is parsed once, so that made-up paths do not parse the whole menu. */
  async function namesIn(path: string, facts: RequestFacts): Promise<ReadonlySet<string>> {
    const response = await readCached(path, new Request(publicUrl + path), facts);
    if (!response.ok) return new Set();
    const etag = response.headers.get('ETag');
    const last = namesByPath.get(path);
    if (last && last.etag === etag) return last.names;
    const items = JSON.parse(await response.text()) as { id: string; slug?: string }[];
    const names = new Set(items.flatMap(({ id, slug }) => (slug ? [id, slug] : [id])));
    namesByPath.set(path, { etag, names });
    return names;
  }

  function finish(outcome: RequestOutcome): void {
    logRequest(parts.log, outcome);
    parts.metrics?.observe(outcome);
  }

  return {
    fetch,
    serveCached,
    networkOf,
    request: async (url, init) => fetch(new Request(new URL(url, publicUrl), init)),
    warmCache: async () => {
      for (const path of PUBLIC_READS.keys()) await fetch(new Request(publicUrl + path));
    },
    clearCache: () => cache.invalidate(),
  };
}
