import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApiHandler } from './api/api-handler';
import { type Chosen, chooseAnswer, textOf } from './cache/cached-response';
import {
  type Asked,
  areasChangedBy,
  areasWrittenBy,
  askedBy,
  PUBLIC_AREAS,
  PUBLIC_READS,
  type PublicArea,
  publicReadOf,
  withKnownCategory,
} from './cache/public-reads';
import { type Found, keepAnswers } from './cache/response-cache';
import { type Connection, createRoutes, type RouteParts, type Settle } from './http-routes';
import { logRequest } from './request-log';

/** The routes, and what tells how long an answer may be given again. */
export interface HttpParts extends RouteParts {
  readonly clock: () => Date;
  /**
   * Calls back when something that may be public was changed, here or by another server, with the
   * back office's area, or without one when nobody knows what.
   */
  readonly onPublicChange: (changed: (area?: string) => void) => void;
  /** Whether every such change is heard of now. */
  readonly isHearing: () => boolean;
}

/**
 * What is malformed or there is no call for, and whoever may not change anything or asks too often, was
 * refused before anything was looked at: else any stranger could have everything made anew all the time.
 */
const REFUSED_UNREAD: ReadonlySet<number> = new Set([400, 401, 403, 404, 413, 429]);

const ID_HEADER = 'X-Request-Id';

/** The shop over HTTP, for a server and, without one, for a test. */
export interface HttpApp {
  fetch(request: Request, connection?: Connection): Response | Promise<Response>;
  /**
   * Answers what is in memory without making a web request and response of it, which takes longer
   * than the answer. Where something has to be made, it does nothing.
   */
  answerAtOnce(incoming: IncomingMessage, outgoing: ServerResponse): boolean;
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
    const asked = askedBy(request);
    const path = publicReadOf(asked);
    if (path === undefined) return parts.api(request, facts);
    const { answer } = await keeper.find(path, facts.madeOf);
    return webResponse({ chosen: chooseAnswer(answer, asked), requestId: facts.requestId });
  };
  const routes = createRoutes(parts, api, settle);
  const keeper = keepAnswers({
    ...parts,
    make: (request, madeOf) => routes.fetch(request, { madeOf }),
  });
  parts.onPublicChange((area) => keeper.forget(areasChangedBy(area)));

  function answerFound({ answer, requestId }: Found, { path, asked, startedAt }: Read): Given {
    const chosen = chooseAnswer(answer, asked);
    // What was made for this request has been logged where it was made.
    if (requestId !== undefined) return { chosen, requestId };
    const ownId = parts.newRequestId();
    const end = path.indexOf('?');
    const route = end === -1 ? path : path.slice(0, end);
    const { method = 'GET' } = asked;
    const ms = performance.now() - startedAt;
    settle(parts.log, { requestId: ownId, method, route, status: chosen.status, ms });
    return { chosen, requestId: ownId };
  }

  function fetch(request: Request, connection?: Connection): Response | Promise<Response> {
    const startedAt = performance.now();
    const asked = askedBy(request);
    const path = publicReadOf(asked);
    if (path !== undefined) return answerRead({ path, asked, startedAt });
    const made = routes.fetch(request, connection);
    const areas = areasWrittenBy(request);
    return areas.length > 0 ? forgetAfter(made, areas) : made;
  }

  async function answerRead(read: Read): Promise<Response> {
    const path = await withKnownCategory(read.path, readCategories);
    return webResponse(answerFound(await keeper.find(path), read));
  }

  async function readCategories(): Promise<{ id: string }[] | undefined> {
    const { answer } = await keeper.find('/api/categories');
    return answer.status === 200 ? JSON.parse(textOf(answer)) : undefined;
  }

  function answerAtOnce(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
    const startedAt = performance.now();
    const { method, url: target = '', headers } = incoming;
    const asked = { method, target, header: (name: string) => headers[name]?.toString() };
    const path = publicReadOf(asked);
    if (path === undefined) return false;
    const answer = keeper.fresh(path);
    if (!answer) return false;
    const { chosen, requestId } = answerFound({ answer }, { path, asked, startedAt });
    const sent = [...chosen.rawHeaders, ID_HEADER, requestId];
    outgoing.writeHead(chosen.status, sent).end(chosen.body);
    return true;
  }

  /** Whoever changed something and asks again sees it, before this server has heard of it. */
  async function forgetAfter(
    made: Response | Promise<Response>,
    areas: readonly PublicArea[],
  ): Promise<Response> {
    const response = await made;
    if (!REFUSED_UNREAD.has(response.status)) keeper.forget(areas);
    return response;
  }

  return {
    fetch,
    answerAtOnce,
    request: async (url, init) => fetch(new Request(new URL(url, parts.publicUrl), init)),
    makePublicAnswers: async () => {
      for (const path of PUBLIC_READS) await keeper.find(path);
    },
    forgetAnswers: () => keeper.forget(PUBLIC_AREAS),
  };
}

/** A request for what is kept: its path as `publicReadOf` tells it, and when it came. */
interface Read {
  path: string;
  asked: Asked;
  /** By the process's own clock, in ms. */
  startedAt: number;
}

/** What is sent to one client, and the id of its request. */
interface Given {
  chosen: Chosen;
  requestId: string;
}

function webResponse({ chosen: { status, body, headers }, requestId }: Given): Response {
  return new Response(body, { status, headers: [...headers, [ID_HEADER, requestId]] });
}
