import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { claimsOfNetworks, countOpen } from '../limits/count-open';
import { IN_FLIGHT } from '../limits/open-at-once';
import { refusalResponse } from './api/refusal-response';

type Handle = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

interface Queue {
  isBusy: boolean;
  readonly waiting: Waiting[];
}

interface Waiting {
  readonly network: string;
  readonly start: () => void;
}

/** Milliseconds for which requests are begun before the event loop turns. */
const TURN_MS = 0.5;

/**
 * Handles the requests of a connection one after another. Networks take turns, and so do the
 * connections of a network, so a client with a thousand connections delays another network's request
 * by one request. Node accepts one new connection each time its event loop turns. So few requests are
 * begun in one turn; otherwise a new connection would wait while a client keeps some hundred others busy.
 */
export function takeTurns(
  handle: Handle,
  networkOf: (incoming: IncomingMessage) => string,
  mostWaiting = IN_FLIGHT.waitingInConnection,
): Handle {
  const queues = new WeakMap<Socket, Queue>();
  /** The requests to begin, by network. The next network is the first. */
  const ready = new Map<string, (() => void)[]>();

  function startReady(): void {
    const began = performance.now();
    do startNext();
    while (ready.size > 0 && performance.now() - began < TURN_MS);
    if (ready.size > 0) setImmediate(startReady);
  }

  function startNext(): void {
    const [[network, starts] = ['', []]] = ready;
    const start = starts.shift();
    ready.delete(network);
    if (starts.length > 0) ready.set(network, starts);
    start?.();
  }

  function startInTurn({ network, start }: Waiting): void {
    if (ready.size === 0) setImmediate(startReady);
    const starts = ready.get(network);
    if (starts) starts.push(start);
    else ready.set(network, [start]);
  }

  function next(queue: Queue): void {
    const waiting = queue.waiting.shift();
    if (waiting) startInTurn(waiting);
    else queue.isBusy = false;
  }

  return (incoming, outgoing) => {
    const { socket } = incoming;
    if (socket.destroyed) return;
    const queue = queues.get(socket) ?? { isBusy: false, waiting: [] };
    queues.set(socket, queue);
    const start = () => {
      if (socket.destroyed) return;
      outgoing.once('close', () => next(queue));
      handle(incoming, outgoing);
    };
    const waiting = { network: networkOf(incoming), start };
    if (!queue.isBusy) {
      queue.isBusy = true;
      startInTurn(waiting);
    } else if (queue.waiting.push(waiting) > mostWaiting) {
      queue.waiting.length = 0;
      socket.destroy();
    }
  };
}

type Respond = () => Response | Promise<Response>;
export type SessionOf = (headers: Headers) => string | undefined;

/**
 * A session's reads, or those of the strangers of a network. A read counts until its response begins:
 * a stream is open for hours, and a weak phone reads slowly.
 */
export function limitReads(sessionOf: SessionOf, most = IN_FLIGHT.readsAtOnce) {
  const count = countOpen();
  return async (request: Request, clientIp: string, respond: Respond): Promise<Response> => {
    if (!isLimitedRead(request)) return respond();
    const session = sessionOf(request.headers);
    const claims = session
      ? [{ key: `session ${session}`, most }]
      : claimsOfNetworks(clientIp, most);
    const release = count(claims);
    if (!release) return refusalResponse('too_many_requests', { retryAfterSeconds: 1 });
    try {
      return await respond();
    } finally {
      release();
    }
  };
}

/** Pages ignore `Authorization`, so it makes no difference there. */
function isLimitedRead({ method, url, headers }: Request): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  return !headers.has('Authorization') || !new URL(url).pathname.startsWith('/api/');
}
