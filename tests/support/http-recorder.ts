import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What was asked of it. */
export interface Asked {
  method: string | undefined;
  /** Path and query. */
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** What it is to answer; 'silence' never does, 'hang-up' breaks the connection. */
export type Reply = { status: number; body?: unknown } | 'silence' | 'hang-up';

/** A service of somebody else, on this machine: keeps what it is asked and answers what it is told. */
export async function startHttpRecorder() {
  const asked: Asked[] = [];
  const replies: Reply[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const { method, headers, url = '' } = request;
    asked.push({ method, url, headers, body });
    const reply = replies.shift() ?? { status: 200 };
    if (reply === 'silence') return;
    if (reply === 'hang-up') return void request.socket.destroy();
    response.writeHead(reply.status, { 'Content-Type': 'application/json' });
    response.end(reply.body === undefined ? undefined : JSON.stringify(reply.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    replies,
    /** Forgets what was asked and what was left to answer. */
    reset: () => {
      asked.length = 0;
      replies.length = 0;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
