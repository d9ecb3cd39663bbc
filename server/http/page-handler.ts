import { createRequestHandler, type RouterContextProvider } from 'react-router';
import type { Env } from '../env';
import type { RequestFacts } from './request-facts';

/** What a page is lent: the other side of `PageServer` in web/api, which the server never imports. */
interface PageServer {
  fetch(request: Request): Promise<Response>;
  reportError(error: unknown): void;
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
  { env, world }: { env: Env; world: { clock: () => Date } },
  mode: 'production' | 'development',
): Promise<PageHandler> {
  const build = await import('virtual:react-router/server-build');
  const { createLoadContext } = build.entry.module as unknown as PageEntry;
  const handle = createRequestHandler(build as Parameters<typeof createRequestHandler>[0], mode);
  return (request, facts, api) => {
    const context = createLoadContext({
      fetch: (apiRequest) => api(apiRequest, facts),
      reportError: (error) => facts.log.error({ err: error }, 'a page failed'),
      now: world.clock,
      origin: env.publicUrl,
      demo: env.shopMode === 'demo',
    });
    return handle(request, context);
  };
}
