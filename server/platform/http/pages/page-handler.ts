import {
  createRequestHandler,
  matchRoutes,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import {
  LANGUAGES,
  type Language,
  pathIn,
  SOURCE_LANGUAGE,
  splitLanguage,
} from '../../../../shared/domain/platform/languages';
import { CACHE_STATUS } from '../cache/response-cache';
import type { RequestFacts } from '../request-facts';
import type { StaticAssets } from '../static/static-assets';
import { offerLanguages } from './offered-languages';
import { isBackOffice, speakIn, spokenPath } from './page-language';
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
  languages: readonly Language[];
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
  shellOf?: (request: Request) => Shell | undefined;
}

interface PagesOfShop {
  publicUrl: string;
  shopMode: 'demo' | 'live';
  languages: readonly Language[];
}

/**
 * Loads the web build at once, so that the first visitor does not wait for it.
 * @param assets the browser's files; none in development, where all languages share the scripts.
 */
export async function createPageHandler(
  { publicUrl, shopMode, languages }: PagesOfShop,
  mode: 'production' | 'development',
  assets: StaticAssets = new Map(),
): Promise<PageHandler> {
  const build = (await import('virtual:react-router/server-build')) as unknown as ServerBuild;
  const { createLoadContext } = build.entry.module as unknown as PageEntry;
  offerLanguages(languages);
  const patternOf = pagePatterns(build.routes);
  const inTurn = limitRenders();
  const handlers = new Map(
    LANGUAGES.map((language) => {
      const inLanguage = { ...build, assets: scriptsIn(language, build.assets, assets) };
      const storefront = { ...inLanguage, basename: pathIn(language, '/') };
      return [
        language,
        {
          backOffice: createRequestHandler(inLanguage, mode),
          storefront: createRequestHandler(storefront, mode),
        },
      ] as const;
    }),
  );
  const handle = (request: Request, pathname: string, context: RouterContextProvider) => {
    const { language, path } = splitLanguage(pathname);
    const handler = handlers.get(language);
    if (!handler) throw new Error(`No pages in ${language}`);
    return speakIn(language, () =>
      isBackOffice(path)
        ? handler.backOffice(
            new Request(new URL(path + new URL(request.url).search, request.url), request),
            context,
          )
        : handler.storefront(request, context),
    );
  };
  const render: PageHandler = async (request, facts, api) => {
    const pathname = spokenPath(request);
    const { path } = splitLanguage(pathname);
    facts.trace.route = patternOf(path);
    if (isMissingFile(path, facts.trace.route)) return new Response('Not found', { status: 404 });
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
      languages,
    });
    const rendered = await inTurn(pathname, () => handle(request, pathname, context));
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
  if (mode === 'production') render.shellOf = (request) => shellOf(spokenPath(request), patternOf);
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

/** The list of the routes' files, with the language's own where the build wrote some (scripts/messages). */
function scriptsIn(
  language: Language,
  manifest: ServerBuild['assets'],
  assets: StaticAssets,
): ServerBuild['assets'] {
  if (language === SOURCE_LANGUAGE) return manifest;
  const named = JSON.stringify(manifest).replace(
    /\/assets\/([\w.-]+\.js)(?=")/g,
    (shared, file) => {
      const own = `/assets/${language}/${file}`;
      return assets.has(own) ? own : shared;
    },
  );
  return JSON.parse(named);
}
