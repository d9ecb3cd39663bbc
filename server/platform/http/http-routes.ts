import { type Context, Hono } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Logger } from 'pino';
import { pathIn, SOURCE_LANGUAGE } from '../../../shared/domain/platform/languages';
import type { Caller } from './api/api-call';
import { asRefusal } from './api/api-errors';
import type { ApiHandler } from './api/api-handler';
import { refusalCodeOf, refusalResponse } from './api/refusal-response';
import { compressResponse } from './encoding/compress-response';
import type { PageHandler } from './pages/page-handler';
import { chosenLanguage, redirectLanguage } from './pages/page-language';
import { redirectSpelling } from './pages/page-spelling';
import type { RequestFacts, RequestHandler } from './request-facts';
import type { RequestOutcome } from './request-log';
import { refuseCrossSite } from './security/cross-site';
import { limitBody } from './security/limit-body';
import { requireJson } from './security/require-json';
import { securityHeaders } from './security/security-headers';
import { refuseUndecodablePath } from './security/undecodable-path';
import { authorizeUploads, isFileUpload, maxBodyBytes } from './security/uploads';
import { noIndex, searchEngineFiles } from './static/search-engine-files';
import { type StaticAssets, staticResponse } from './static/static-assets';
import { VERSION } from './version';

const EVERYTHING = '/*';

export interface RouteParts {
  readonly log: Logger;
  readonly publicUrl: string;
  readonly checkReady: () => Promise<void>;
  readonly api: ApiHandler;
  /** The caller of a request's bearer token, null without one; throws `unauthorized`. */
  readonly identify: (request: Request) => Promise<Caller | null>;
  readonly assets: StaticAssets;
  /** The demo's drawings by path; empty for a real cafe. */
  readonly pictures: ReadonlyMap<string, string>;
  /** Serves the pictures that the cafe uploaded, and its icons. */
  readonly storedPictures: (request: Request) => Promise<Response | undefined>;
  readonly printers: RequestHandler;
  readonly webhooks: RequestHandler;
  /** Undefined in tests of the API. */
  readonly pages: PageHandler | undefined;
  /** Undefined when no token for the metrics is set. */
  readonly metrics?: Metrics | undefined;
}

export interface Metrics {
  observe(outcome: RequestOutcome): void;
  /** Undefined for a request without the token. */
  serve(request: Request): Promise<Response | undefined>;
}

type HttpEnv = { Bindings: { facts: RequestFacts } };

export function createRoutes(parts: RouteParts, apiOfPages: ApiHandler): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();

  app.use(async (c, next) => {
    c.env.facts.trace.route = ownRoute(c);
    await next();
  });
  app.use(securityHeaders(parts.publicUrl));
  app.use(noIndex);
  app.use(refuseUndecodablePath);

  app.get('/healthz', (c) => c.json({ ok: true, version: VERSION }));
  app.get('/readyz', async (c) => {
    await parts.checkReady();
    return c.json({ ok: true });
  });

  app.get(
    '/metrics',
    async (c) => (await parts.metrics?.serve(c.req.raw)) ?? c.text('Not found', 404),
  );

  app.get('/assets/*', (c) => staticResponse(parts.assets, c.req.raw) ?? c.text('Not found', 404));
  for (const path of parts.assets.keys()) {
    if (path.startsWith('/assets/')) continue;
    app.get(path, (c) => staticResponse(parts.assets, c.req.raw) ?? c.notFound());
  }

  for (const [path, serve] of searchEngineFiles(parts.publicUrl)) app.get(path, serve);

  app.use(async (c, next) => {
    await next();
    const refusal = refusalCodeOf(c.res);
    if (refusal) c.env.facts.trace.refusal = refusal;
    const response = await compressResponse(c.req.raw, c.res);
    if (response === c.res) return;
    // Reset first, or Hono merges the old headers in.
    c.res = undefined;
    c.res = response;
  });
  app.use('/api/*', refuseCrossSite(parts.publicUrl));
  app.use('/api/*', authorizeUploads(parts.identify));
  app.use(limitBody(maxBodyBytes));
  app.use('/api/*', requireJson(isFileUpload));
  app.on(
    'GET',
    ['/pictures/*', '/favicon.ico'],
    async (c) =>
      drawnPicture(parts.pictures, c.req.path) ??
      (await parts.storedPictures(c.req.raw)) ??
      c.text('Not found', 404),
  );
  app.all(
    '/print/*',
    async (c) => (await parts.printers(c.req.raw, c.env.facts)) ?? c.text('Not found', 404),
  );
  app.all(
    '/webhooks/*',
    async (c) => (await parts.webhooks(c.req.raw, c.env.facts)) ?? c.text('Not found', 404),
  );
  app.get('/api/orders/:id/bill.pdf', async (c) => {
    const response = await parts.api(c.req.raw, c.env.facts);
    if (refusalCodeOf(response) !== 'not_found' || !wantsPage(c)) return response;
    // The link has ended. The page of the bill shows it, makes a new link, or says what is missing.
    c.env.facts.trace.refusal = 'not_found';
    c.header('Cache-Control', 'no-store');
    const language = chosenLanguage(c.req.header('Cookie')) ?? SOURCE_LANGUAGE;
    const page = pathIn(language, '/order-history/bill');
    return c.redirect(`${page}?order=${encodeURIComponent(c.req.param('id'))}`, 303);
  });
  app.all('/api/*', (c) => parts.api(c.req.raw, c.env.facts));
  app.get('*', redirectSpelling, redirectLanguage(parts.publicUrl));
  app.get('*', (c) => parts.pages?.(c.req.raw, c.env.facts, apiOfPages) ?? c.notFound());

  // Pages accept only reads, because forms call the API.
  app.all('*', (c) => c.text('Method Not Allowed', 405, { Allow: 'GET, HEAD' }));

  app.onError((error, c) => {
    const { code, data } = asRefusal(error, c.env.facts.log);
    if (c.req.path === '/readyz') return refusalResponse('unavailable', undefined);
    return refusalResponse(code, data);
  });
  return app;
}

/** Whether somebody has opened a link in a browser, who can read no JSON. */
function wantsPage(c: Context<HttpEnv>): boolean {
  return c.req.header('Accept')?.includes('text/html') ?? false;
}

function drawnPicture(pictures: ReadonlyMap<string, string>, path: string): Response | undefined {
  const svg = pictures.get(path);
  if (svg === undefined) return undefined;
  return new Response(svg, {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
  });
}

function ownRoute(c: Context<HttpEnv>): string {
  return matchedRoutes(c).find(({ path }) => path !== EVERYTHING)?.path ?? EVERYTHING;
}
