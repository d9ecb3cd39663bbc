import type { ApiHandler } from './api-handler';
import { type Connection, createRoutes, type RouteParts, type Settle } from './http-routes';
import { type Found, keepAnswers } from './keep-answers';
import { answerAgain } from './kept-answer';
import { mayChangePublic, PUBLIC_READS, publicReadOf } from './public-reads';
import { logRequest } from './request-log';

/** The routes, and what tells how long an answer may be given again. */
export interface HttpParts extends RouteParts {
  readonly clock: () => Date;
  /** Calls back when something public was changed, here or by another server. */
  readonly onPublicChange: (changed: () => void) => void;
  /** Whether every such change is heard of now. */
  readonly isHearing: () => boolean;
}

/**
 * Whoever may not change anything, or asks too often, was refused before anything was looked at: else
 * any stranger could have everything made anew all the time.
 */
const REFUSED_UNREAD: ReadonlySet<number> = new Set([401, 403, 429]);

/** The shop over HTTP, for a server and, without one, for a test. */
export interface HttpApp {
  fetch(request: Request, connection?: Connection): Response | Promise<Response>;
  request(url: string, init?: RequestInit): Promise<Response>;
  /** Makes what everyone reads before anyone asks, and before the database may be gone. */
  makePublicAnswers(): Promise<void>;
  /** For whoever changes the database past the shop, as tests do. */
  forgetAnswers(): void;
}

/** The shop over HTTP: what is the same for everyone out of memory, and all else made anew. */
export function createHttpApp(parts: HttpParts): HttpApp {
  const settle: Settle = (log, outcome) => {
    logRequest(log, outcome);
    parts.metrics?.observe(outcome);
  };
  // A page that is made anew reads the shop out of memory, too.
  const api: ApiHandler = async (request, facts) => {
    const path = publicReadOf(request);
    if (path === undefined) return parts.api(request, facts);
    return answerAgain((await keeper.find(path)).answer, request, facts.requestId);
  };
  const routes = createRoutes(parts, api, settle);
  const keeper = keepAnswers({ ...parts, make: (request) => routes.fetch(request) });
  parts.onPublicChange(keeper.forget);

  function answerFound(found: Found, { path, request, startedAt }: Asked): Response {
    const { answer } = found;
    if (found.requestId !== undefined) return answerAgain(answer, request, found.requestId);
    const requestId = parts.newRequestId();
    const response = answerAgain(answer, request, requestId);
    const [route = path] = path.split('?', 1);
    const { status } = response;
    settle(parts.log, {
      requestId,
      method: 'GET',
      route,
      status,
      ms: performance.now() - startedAt,
    });
    return response;
  }

  /** No promise where nothing is waited for: half of what an answer out of memory would cost. */
  function fetch(request: Request, connection?: Connection): Response | Promise<Response> {
    const path = publicReadOf(request);
    if (path !== undefined) {
      const startedAt = performance.now();
      const found = keeper.find(path);
      const answer = (each: Found) => answerFound(each, { path, request, startedAt });
      return found instanceof Promise ? found.then(answer) : answer(found);
    }
    const made = routes.fetch(request, connection);
    return mayChangePublic(request) ? forgetAfter(made) : made;
  }

  /** Whoever changed something and asks again sees it, before this server has heard of it. */
  async function forgetAfter(made: Response | Promise<Response>): Promise<Response> {
    const response = await made;
    if (!REFUSED_UNREAD.has(response.status)) keeper.forget();
    return response;
  }

  return {
    fetch,
    request: async (url, init) => fetch(new Request(new URL(url, parts.publicUrl), init)),
    makePublicAnswers: async () => {
      for (const path of PUBLIC_READS) await keeper.find(path);
    },
    forgetAnswers: keeper.forget,
  };
}

/** A request for what is kept: its path as `publicReadOf` tells it, and when it came. */
interface Asked {
  path: string;
  request: Request;
  /** By the process's own clock, in ms. */
  startedAt: number;
}
