import {
  createRequestHandler,
  matchRoutes,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { CACHE_STATUS } from '../cache/response-cache';
import type { RequestFacts } from '../request-facts';
import { type InlineHashes, PAGE_HEADERS, pagePolicy } from './page-policy';
import { isMissingFile, limitRenders, type Shell, shellOf } from './page-shells';

const UNFRAMED = "frame-ancestors 'none'";

/** What the server provides to a page. It mirrors `PageServer` in web/api, which the server never imports. */
interface PageServer {
  fetch(request: Request): Promise<Response>;
  reportError(error: unknown): void;
  allowInline(hashes: InlineHashes): void;
  origin: string;
  demo: boolean;
}

interface PageEntry {
  createLoadContext(server: PageServer): RouterContextProvider;
}

export interface PageHandler {
  /** `api` handles the loaders' calls in process. */
  (
    request: Request,
    facts: RequestFacts,
    api: (request: Request, facts: RequestFacts) => Promise<Response>,
  ): Promise<Response>;
  /** Absent in development, where every page is rendered. */
  shellOf?: (pathname: string) => Shell | undefined;
}

/** Loads the web build at once, so that the first visitor does not wait for it. */
export async function createPageHandler(
  { publicUrl, shopMode }: { publicUrl: string; shopMode: 'demo' | 'live' },
  mode: 'production' | 'development',
): Promise<PageHandler> {
  const build = await import('virtual:react-router/server-build');
  const { createLoadContext } = build.entry.module as unknown as PageEntry;
  const patternOf = pagePatterns(build.routes as ServerBuild['routes']);
  const inTurn = limitRenders();
  const handle = createRequestHandler(build as Parameters<typeof createRequestHandler>[0], mode);
  const render: PageHandler = async (request, facts, api) => {
    const { pathname } = new URL(request.url);
    facts.trace.route = patternOf(pathname);
    if (isMissingFile(pathname, facts.trace.route))
      return new Response('Not found', { status: 404 });
    let inline: InlineHashes = { scripts: [], styles: [] };
    let isWhole = true;
    let staleness: string | null = null;
    const context = createLoadContext({
      // Copy the trace, because the page's API calls must not overwrite its route.
      fetch: async (apiRequest) => {
        const response = await api(apiRequest, { ...facts, trace: { ...facts.trace } });
        isWhole &&= response.status < 500;
        staleness ??= response.headers.get(CACHE_STATUS);
        return response;
      },
      reportError: (error) => facts.log.error({ err: error }, 'a page failed to render'),
      allowInline: (hashes) => {
        inline = hashes;
      },
      origin: publicUrl,
      demo: shopMode === 'demo',
    });
    const rendered = await inTurn(pathname, () => handle(request, context));
    // The page says which part is missing, and the status keeps it out of every cache.
    const response =
      isWhole || rendered.status !== 200
        ? rendered
        : new Response(rendered.body, { status: 503, headers: rendered.headers });
    if (staleness) response.headers.set(CACHE_STATUS, staleness);
    if (response.headers.get('Content-Type')?.startsWith('text/html')) {
      // The development server adds its own scripts and styles to each page.
      const policy = mode === 'production' ? pagePolicy(inline, publicUrl) : UNFRAMED;
      response.headers.set('Content-Security-Policy', policy);
      for (const [name, value] of Object.entries(PAGE_HEADERS)) response.headers.set(name, value);
    }
    return response;
  };
  if (mode === 'production') render.shellOf = (pathname) => shellOf(pathname, patternOf);
  return render;
}

/** '/admin/orders/:orderId', and '/*' for an unknown path. */
function pagePatterns(routes: ServerBuild['routes']): (pathname: string) => string {
  const patterns = Object.values(routes).flatMap((leaf) => {
    const parts: string[] = [];
    for (let at = leaf; at; ) {
      if (at.path) parts.unshift(at.path);
      const parent = at.parentId === undefined ? undefined : routes[at.parentId];
      if (!parent) break;
      at = parent;
    }
    return [{ path: `/${parts.join('/')}` }];
  });
  return (pathname) =>
    matchRoutes(patterns, pathname.replace(/\.data$/, ''))?.[0]?.route.path ?? '/*';
}
