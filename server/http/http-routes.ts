import { type Context, Hono } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Logger } from 'pino';
import { asRefusal } from './api/api-errors';
import type { ApiHandler } from './api/api-handler';
import { refusalCodeOf, refusalResponse } from './api/refusal-response';
import type { PageHandler } from './pages/page-handler';
import type { MadeOf, RequestFacts, RequestTrace } from './request-facts';
import type { RequestOutcome } from './request-log';
import { clientIp } from './security/client-ip';
import { limitBody } from './security/limit-body';
import { securityHeaders } from './security/security-headers';
import { compressResponse } from './static/compress-response';
import { leftOutOfSearch, searchEngineFiles } from './static/search-engine-files';
import { type StaticAssets, staticResponse } from './static/static-assets';

const EVERYTHING = '/*';
const BODY_LIMIT_BYTES = 64 * 1024;

/** The parts that answer. */
export interface RouteParts {
  readonly log: Logger;
  readonly newRequestId: () => string;
  readonly trustProxy: number;
  readonly publicUrl: string;
  /** Rejects when the database does not answer. */
  readonly checkReady: () => Promise<void>;
  readonly api: ApiHandler;
  /** Bytes that the paths take which take more than others. */
  readonly bodyLimits: ReadonlyMap<string, number>;
  readonly assets: StaticAssets;
  /** The demo's drawings by path; empty for a real cafe. */
  readonly pictures: ReadonlyMap<string, string>;
  /** Answers for a picture that the cafe uploaded. */
  readonly storedPictures: (request: Request) => Promise<Response | undefined>;
  /** Absent where only the API is under test. */
  readonly pages: PageHandler | undefined;
  /** Absent where nobody may read figures. */
  readonly metrics?: Metrics | undefined;
}

/** What counts requests, and tells the count to whoever may read it. */
export interface Metrics {
  observe(outcome: RequestOutcome): void;
  /** Undefined for everyone else. */
  answer(request: Request): Promise<Response | undefined>;
}

/** Whence a request came: what a server tells of its connection, or the page that is to be kept. */
export interface Connection {
  incoming?: { socket: { remoteAddress?: string | undefined } };
  madeOf?: MadeOf;
}

type HttpEnv = { Bindings: Connection; Variables: { facts: RequestFacts } };

/** Told of each answer: writes it into the log and counts it. */
export type Settle = (log: Logger, outcome: RequestOutcome) => void;

/** Health, static files, the API, and pages for all else. */
export function createRoutes(
  parts: RouteParts,
  apiOfPages: ApiHandler,
  settle: Settle,
): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();

  app.use(async (c, next) => {
    const startedAt = performance.now();
    const requestId = parts.newRequestId();
    const socketAddress = c.env?.incoming?.socket.remoteAddress;
    const forwardedFor = c.req.header('X-Forwarded-For') ?? null;
    const trace: RequestTrace = { route: ownRoute(c) };
    c.set('facts', {
      requestId,
      clientIp: clientIp(socketAddress, forwardedFor, parts.trustProxy),
      log: parts.log.child({ requestId }),
      trace,
      madeOf: c.env?.madeOf,
    });
    await next();
    c.res.headers.set('X-Request-Id', requestId);
    const ms = performance.now() - startedAt;
    settle(parts.log, { requestId, ...trace, method: c.req.method, status: c.res.status, ms });
  });
  app.use(securityHeaders(parts.publicUrl));
  app.use(leftOutOfSearch);

  app.get('/healthz', (c) => c.json({ ok: true }));
  app.get('/readyz', async (c) => {
    await parts.checkReady();
    return c.json({ ok: true });
  });

  app.get(
    '/metrics',
    async (c) => (await parts.metrics?.answer(c.req.raw)) ?? c.text('Not found', 404),
  );

  app.get('/assets/*', (c) => staticResponse(parts.assets, c.req.raw) ?? c.text('Not found', 404));
  for (const path of parts.assets.keys()) {
    if (path.startsWith('/assets/')) continue;
    app.get(path, (c) => staticResponse(parts.assets, c.req.raw) ?? c.notFound());
  }

  for (const [path, answer] of searchEngineFiles(parts.publicUrl)) app.get(path, answer);

  app.use(async (c, next) => {
    await next();
    const refusal = refusalCodeOf(c.res);
    if (refusal) c.var.facts.trace.refusal = refusal;
    const answer = await compressResponse(c.req.raw, c.res);
    if (answer === c.res) return;
    // Else Hono would make a third of the two.
    c.res = undefined;
    c.res = answer;
  });
  app.use(limitBody((path) => parts.bodyLimits.get(path) ?? BODY_LIMIT_BYTES));
  app.get(
    '/pictures/*',
    async (c) =>
      drawnPicture(parts.pictures, c.req.path) ??
      (await parts.storedPictures(c.req.raw)) ??
      c.text('Not found', 404),
  );
  app.all('/api/*', (c) => parts.api(c.req.raw, c.var.facts));
  app.get('*', (c) => parts.pages?.(c.req.raw, c.var.facts, apiOfPages) ?? c.notFound());

  // No page takes anything else: forms speak to the API.
  app.all('*', (c) => c.text('Method Not Allowed', 405, { Allow: 'GET, HEAD' }));

  app.onError((error, c) => {
    const { code, data } = asRefusal(error, c.var.facts.log);
    if (c.req.path === '/readyz') return refusalResponse('unavailable', undefined);
    return refusalResponse(code, data);
  });
  return app;
}

/** A picture of the demo cafe, drawn as SVG. */
function drawnPicture(pictures: ReadonlyMap<string, string>, path: string): Response | undefined {
  const svg = pictures.get(path);
  if (svg === undefined) return undefined;
  return new Response(svg, {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
  });
}

/** The pattern by which this app itself answers: a file's, a probe's, the API's, or any page's. */
function ownRoute(c: Context<HttpEnv>): string {
  return matchedRoutes(c).find(({ path }) => path !== EVERYTHING)?.path ?? EVERYTHING;
}
