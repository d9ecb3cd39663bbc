import { type IncomingHttpHeaders, request } from 'node:http';

const LONGEST_WAIT_MS = 30_000;

export interface Sent {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  token?: string | undefined;
  headers?: Record<string, string>;
  body?: object;
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
  const body = sent.body && JSON.stringify(sent.body);
  return new Promise((resolve) => {
    const headers = {
      ...(body && {
        'Content-Type': 'application/json',
        'Content-Length': String(Buffer.byteLength(body)),
      }),
      ...(sent.token && { Authorization: `Bearer ${sent.token}` }),
      ...sent.headers,
    };
    const asked = request(
      url + sent.path,
      { method: sent.method, headers, agent: false, timeout: LONGEST_WAIT_MS },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', () => resolve(undefined));
        response.on('close', () => {
          const text = Buffer.concat(parts).toString();
          const whole = response.complete && text !== '';
          const { statusCode: status = 0, headers: received } = response;
          resolve(whole ? { status, headers: received, body: read(text) } : undefined);
        });
      },
    );
    asked.on('timeout', () => asked.destroy());
    asked.on('error', () => resolve(undefined));
    asked.end(body);
  });
}

function read(text: string): unknown {
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
