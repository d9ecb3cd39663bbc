import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A recorded request. */
export interface Asked {
  method: string | undefined;
  /** The path with its query. */
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** The next response. 'silence' never answers, 'hang-up' closes the connection. */
export type Reply = { status: number; body?: unknown } | 'silence' | 'hang-up';

/** A stand-in for an outside service: records requests and gives the responses it was told to give. */
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
    /** Clears the recorded requests and the prepared responses. */
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
