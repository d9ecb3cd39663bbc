import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { MINUTE_MS } from '../../../shared/domain/platform/durations';
import { MOST_CONNECTIONS, STREAMS_SHARE } from '../limits/open-at-once';
import { takeTurns } from './admission';
import { limitConnections } from './limit-connections';
import { isUpload } from './security/uploads';

/** The whole stop takes 10 s at most: see stop-on-signal.ts. */
const GRACE_MS = 8000;
const IDLE_CHECK_MS = 100;
/** What Node sends when a request times out. */
const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';

/** How long a client may take before it is disconnected, with a 408 while it is still sending (ms). */
interface ClientTimeouts {
  /** From the first byte to the end of the headers. */
  headersMs: number;
  /** From the beginning of the handling to the end of the body, except an upload's. */
  bodyMs: number;
  /** From the first byte of an upload to its end. */
  uploadMs: number;
  /** The time without a byte in either direction. Live streams send heartbeats more often. */
  idleMs: number;
  /** How often connections are checked. */
  checkMs: number;
}

/** Long enough for the 64 kB of a large body, and for a picture, over a weak network. */
const TIMEOUTS: ClientTimeouts = {
  headersMs: 15_000,
  bodyMs: 30_000,
  uploadMs: 2 * MINUTE_MS,
  idleMs: MINUTE_MS,
  checkMs: 5000,
};

interface Listener {
  readonly fetch: (request: Request, connection: HttpBindings) => Response | Promise<Response>;
  /** Called first; responds or returns false. */
  readonly serveCached?: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;
  /** The client's network; networks take turns. */
  readonly networkOf?: (incoming: IncomingMessage) => string;
  readonly mostConnections?: number;
}

/** Thrown when the server cannot listen on its address. The message says what to do. */
export class ListenError extends Error {}

export interface RunningServer {
  /** Accepts no new requests and waits at most 8 s for the running ones. */
  close(): Promise<void>;
}

/** @throws ListenError when the address is taken, not allowed, or not this machine's. */
export async function listen(
  { fetch, serveCached, networkOf = () => '', mostConnections = MOST_CONNECTIONS }: Listener,
  host: string,
  port: number,
  { headersMs, bodyMs, uploadMs, idleMs, checkMs } = TIMEOUTS,
): Promise<RunningServer> {
  const respond = async (request: Request, bindings: unknown) => {
    const connection = bindings as HttpBindings;
    const response = await fetch(request, connection);
    const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream');
    if (isStream) keepOpen(connection.incoming.socket);
    return response;
  };
  const listener = getRequestListener(respond, { hostname: host });
  const server = createServer(
    { headersTimeout: headersMs, requestTimeout: uploadMs, connectionsCheckingInterval: checkMs },
    takeTurns((incoming, outgoing) => {
      limitBodyTime(incoming, outgoing, bodyMs);
      if (!serveCached?.(incoming, outgoing)) void listener(incoming, outgoing);
    }, networkOf),
  );
  const mostStreams = Math.floor(mostConnections * STREAMS_SHARE);
  const keepOpen = limitConnections(server, mostConnections, mostStreams);
  server.timeout = idleMs;
  await bind(server, host, port);
  return { close: () => closeServer(server) };
}

/** Disconnects a client that takes too long to send a body. Most bodies have arrived by now. */
function limitBodyTime(incoming: IncomingMessage, outgoing: ServerResponse, bodyMs: number): void {
  const { complete, method = '', url = '', socket } = incoming;
  if (complete || isUpload(method, url.split('?')[0] ?? '')) return;
  const timer = setTimeout(() => {
    if (incoming.complete || socket.destroyed) return;
    if (!outgoing.headersSent) socket.write(TIMED_OUT);
    socket.destroy();
  }, bodyMs);
  outgoing.once('close', () => clearTimeout(timer));
}

/** Before a slow start. A stopping server has released its address. @throws ListenError as `listen` does. */
export async function checkAddress(host: string, port: number): Promise<void> {
  const probe = createServer();
  await bind(probe, host, port);
  await closeServer(probe);
}

function bind(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new ListenError(listenProblem(error, host, port), { cause: error }));
    });
    server.listen(port, host, resolve);
  });
}

function listenProblem({ code, message }: NodeJS.ErrnoException, host: string, port: number) {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1}`;
    case 'EACCES':
      return `Port ${port} may not be used by this user. Choose one from 1024 up: PORT=3000`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST ${host} is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all.`;
    default:
      return `Cannot listen on ${host}, port ${port}: ${message}`;
  }
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const closeIdle = () => server.closeIdleConnections();
    // Connections become idle when their requests end, and keep-alive would hold them open.
    const idleTimer = setInterval(closeIdle, IDLE_CHECK_MS);
    const graceTimer = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    server.close(() => {
      clearInterval(idleTimer);
      clearTimeout(graceTimer);
      resolve();
    });
    closeIdle();
  });
}
