import { type IncomingHttpHeaders, request } from 'node:http';

const LONGEST_WAIT_MS = 30_000;

export interface Sent {
  method: string;
  path: string;
  /** The client's IP address; the loopback address if it is missing. */
  from?: string | undefined;
  token?: string | undefined;
  headers?: Record<string, string>;
  /** JSON, or a text that is sent as it is and without a content type. */
  body?: object | string | undefined;
}

/** A response with its parsed JSON. */
export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  // biome-ignore lint/suspicious/noExplicitAny: a client reads the fields of a response unchecked
  body: any;
}

/**
 * Sends a request on a new connection.
 * @returns undefined without a complete response: the outcome is unknown.
 */
export function send(url: string, sent: Sent): Promise<Reply | undefined> {
  const { method, path, from, token, body } = sent;
  const isJson = typeof body === 'object';
  const text = isJson ? JSON.stringify(body) : body;
  const headers = {
    ...(from && { 'X-Forwarded-For': from }),
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(isJson && { 'Content-Type': 'application/json' }),
    ...(text !== undefined && { 'Content-Length': String(Buffer.byteLength(text)) }),
    ...sent.headers,
  };
  return new Promise((resolve) => {
    const options = { method, headers, agent: false, timeout: LONGEST_WAIT_MS };
    const asked = request(url + path, options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', () => {});
      response.on('close', () => {
        const { statusCode: status = 0, headers: received } = response;
        const read = () => parsed(Buffer.concat(parts).toString());
        resolve(response.complete ? { status, headers: received, body: read() } : undefined);
      });
    });
    asked.on('timeout', () => asked.destroy());
    asked.on('error', () => resolve(undefined));
    asked.end(text);
  });
}

/** Sends a request. @returns the status of its response, 0 without a complete one. */
export async function statusOf(url: string, sent: Sent): Promise<number> {
  return (await send(url, sent))?.status ?? 0;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Whether a response only asks to retry: the shop is too busy, or its database is away. */
export function isRetryRequest({ status }: Reply): boolean {
  return status === 503;
}
