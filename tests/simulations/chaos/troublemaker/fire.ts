import { request } from 'node:http';

const LONGEST_WAIT_MS = 20_000;

/** A hostile request. */
export interface Shot {
  method: string;
  path: string;
  /** The client's IP address. */
  from: string;
  headers?: Record<string, string>;
  /** Sent as it is, without a content type. */
  body?: string | undefined;
}

/** Sends a request on a new connection. @returns the status, 0 when the connection was closed. */
export function fire(url: string, { method, path, from, headers, body }: Shot): Promise<number> {
  return new Promise((resolve) => {
    const sent = request(
      url + path,
      {
        method,
        agent: false,
        timeout: LONGEST_WAIT_MS,
        headers: {
          'X-Forwarded-For': from,
          ...(body !== undefined && { 'Content-Length': String(Buffer.byteLength(body)) }),
          ...headers,
        },
      },
      (response) => {
        response.resume();
        response.on('error', () => {});
        response.on('close', () => resolve(response.statusCode ?? 0));
      },
    );
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => resolve(0));
    sent.on('close', () => resolve(0));
    sent.end(body);
  });
}

export const JSON_TYPE = { 'Content-Type': 'application/json' };

/** The header of a signed-in caller. */
export function bearer(token: string): Record<string, string> {
  return { Authorization: `Bearer ${token}` };
}
