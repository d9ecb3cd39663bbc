import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';

/** With what comes after it, the whole stop takes 10 s at most: see stop-on-signal.ts. */
const GRACE_MS = 8000;
const IDLE_CHECK_MS = 100;

/** How long a client may take to send a request, from its first byte on; then it is answered 408 and cut off. */
export interface ClientPatience {
  headersMs: number;
  /** With its body. */
  requestMs: number;
  /** Without a byte sent or read, while it is answered: a stream that lives says more often that it does. */
  silentMs: number;
  /** How often connections are looked at. */
  checkMs: number;
}

/** A picture of the back office comes whole over a weak network; a hundred idle sockets go soon. */
const PATIENCE: ClientPatience = {
  headersMs: 15_000,
  requestMs: 120_000,
  silentMs: 120_000,
  checkMs: 5000,
};

/** What answers requests. */
export interface Listener {
  readonly fetch: Parameters<typeof getRequestListener>[0];
  /** Tried first; answers or returns false. */
  readonly answerAtOnce?: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;
}

/** The server cannot have its address. The message says what to do. */
export class ListenError extends Error {}

export interface RunningServer {
  /** Takes no new requests, waits for the running ones, at most 8 s. */
  close(): Promise<void>;
}

/** @throws ListenError when the address is taken, not allowed, or not this machine's. */
export async function listen(
  { fetch, answerAtOnce }: Listener,
  host: string,
  port: number,
  { headersMs, requestMs, silentMs, checkMs } = PATIENCE,
): Promise<RunningServer> {
  const listener = getRequestListener(fetch);
  const server = createServer(
    { headersTimeout: headersMs, requestTimeout: requestMs, connectionsCheckingInterval: checkMs },
    (incoming, outgoing) => {
      if (!answerAtOnce?.(incoming, outgoing)) void listener(incoming, outgoing);
    },
  );
  server.timeout = silentMs;
  await takeAddress(server, host, port);
  return { close: () => closeServer(server) };
}

/**
 * Looks whether an address may be had, before anything that takes long. A server that is stopping has
 * given its own back already.
 * @throws ListenError as `listen` does.
 */
export async function checkAddress(host: string, port: number): Promise<void> {
  const probe = createServer();
  await takeAddress(probe, host, port);
  await closeServer(probe);
}

function takeAddress(server: Server, host: string, port: number): Promise<void> {
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
    // A connection whose last request has been answered would else be kept for the next one.
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
