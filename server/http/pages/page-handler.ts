import {
  createRequestHandler,
  matchRoutes,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { Env } from '../../env';
import type { RequestFacts } from '../request-facts';
import { PAGE_HEADERS, pagePolicy } from './page-policy';

const UNFRAMED = "frame-ancestors 'none'";

/** What a page is lent: the other side of `PageServer` in web/api, which the server never imports. */
interface PageServer {
  fetch(request: Request): Promise<Response>;
  reportError(error: unknown): void;
  allowScripts(hashes: readonly string[]): void;
  now(): Date;
  origin: string;
  demo: boolean;
}

interface PageEntry {
  createLoadContext(server: PageServer): RouterContextProvider;
}

/** Answers a request for a page; `api` answers what the page's loaders ask, in process. */
export type PageHandler = (
  request: Request,
  facts: RequestFacts,
  api: (request: Request, facts: RequestFacts) => Promise<Response>,
) => Promise<Response>;

/** The pages of the web build. It is loaded now, so that the first visitor does not wait for it. */
export async function createPageHandler(
  { env, platform }: { env: Env; platform: { clock: () => Date } },
  mode: 'production' | 'development',
): Promise<PageHandler> {
  const build = await import('virtual:react-router/server-build');
  const { createLoadContext } = build.entry.module as unknown as PageEntry;
  const patternOf = pagePatterns(build.routes as ServerBuild['routes']);
  const handle = createRequestHandler(build as Parameters<typeof createRequestHandler>[0], mode);
  return async (request, facts, api) => {
    facts.trace.route = patternOf(new URL(request.url).pathname);
    let scripts: readonly string[] = [];
    let isWhole = true;
    const context = createLoadContext({
      // What the page asks is not what its visitor asked.
      fetch: async (apiRequest) => {
        const answer = await api(apiRequest, { ...facts, trace: { ...facts.trace } });
        isWhole &&= answer.status < 500;
        return answer;
      },
      reportError: (error) => facts.log.error({ err: error }, 'a page failed'),
      allowScripts: (hashes) => {
        scripts = hashes;
      },
      now: platform.clock,
      origin: env.publicUrl,
      demo: env.shopMode === 'demo',
    });
    const made = await handle(request, context);
    // It says what it lacks; that nobody is to keep it as it is, its status says.
    const response =
      isWhole || made.status !== 200
        ? made
        : new Response(made.body, { status: 503, headers: made.headers });
    if (response.headers.get('Content-Type')?.startsWith('text/html')) {
      // The development server puts scripts and styles of its own into each page.
      const policy = mode === 'production' ? pagePolicy(scripts, env.publicUrl) : UNFRAMED;
      response.headers.set('Content-Security-Policy', policy);
      for (const [name, value] of Object.entries(PAGE_HEADERS)) response.headers.set(name, value);
    }
    return response;
  };
}

/** Names a page by its pattern, '/admin/orders/:orderId', and all that is none by '*'. */
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
