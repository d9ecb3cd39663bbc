import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { claimsOfNetworks, countOpen } from '../limits/count-open';
import { IN_FLIGHT } from '../limits/limit-rules';
import { refusalResponse } from './api/refusal-response';

type Handle = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

interface Queue {
  isBusy: boolean;
  /** Starts the requests that were sent before the answer to an earlier one. */
  readonly waiting: (() => void)[];
}

/** Milliseconds for which requests are begun before the event loop turns. */
const TURN_MS = 0.5;

/**
 * Handles the requests of a connection one after another, in turn with those of all connections. Node
 * accepts one new connection each time its event loop turns. So few requests are begun in one turn;
 * otherwise a new connection would wait while a client keeps some hundred others busy.
 */
export function takeTurns(handle: Handle, mostWaiting = IN_FLIGHT.waitingInConnection): Handle {
  const queues = new WeakMap<Socket, Queue>();
  const ready: (() => void)[] = [];

  function startReady(): void {
    const began = performance.now();
    do ready.shift()?.();
    while (ready.length > 0 && performance.now() - began < TURN_MS);
    if (ready.length > 0) setImmediate(startReady);
  }

  function startInTurn(start: () => void): void {
    if (ready.push(start) === 1) setImmediate(startReady);
  }

  function next(queue: Queue): void {
    const start = queue.waiting.shift();
    if (start) startInTurn(start);
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
    if (!queue.isBusy) {
      queue.isBusy = true;
      startInTurn(start);
    } else if (queue.waiting.push(start) > mostWaiting) {
      queue.waiting.length = 0;
      socket.destroy();
    }
  };
}

type Respond = () => Response | Promise<Response>;

/**
 * Limits the reads of strangers in one network that are handled at once. A read counts until its
 * response begins: a stream is open for hours, and a weak phone reads slowly.
 */
export function limitReads(most = IN_FLIGHT.readsOfNetwork) {
  const count = countOpen();
  return async (request: Request, clientIp: string, respond: Respond): Promise<Response> => {
    if (!isStrangersRead(request)) return respond();
    const release = count(claimsOfNetworks(clientIp, most));
    if (!release) return refusalResponse('too_many_requests', { retryAfterSeconds: 1 });
    try {
      return await respond();
    } finally {
      release();
    }
  };
}

/** Pages ignore `Authorization`, so it makes no difference there. */
function isStrangersRead({ method, url, headers }: Request): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  return !headers.has('Authorization') || !new URL(url).pathname.startsWith('/api/');
}
