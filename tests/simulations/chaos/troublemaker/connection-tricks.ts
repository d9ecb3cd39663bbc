import { request as open } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../../random';
import { ADDRESSES, request, type Trick, type Tricks } from './trick';

/** The paths that cost the most processor time where nothing is cached. */
const DEAR = [
  ...['/api/docs', '/api/openapi.json', '/MENU', '/menu/', '/menu', '/checkout', '/profile'],
  ...['/admin/orders/A1', '/unknown'],
];
/** A page may be served, redirected, not found or refused, but must not fail. */
const SERVED = [200, 301, 302, 307, 308, 404, 429, 503];
const STALLED = 100;
const LONGEST_MS = 10_000;

const CHUNK = Buffer.alloc(64 * 1024);
const CHUNKS = 75;
const BETWEEN_CHUNKS_MS = 100;

function dearPath(random: Random): string {
  const path = random.pick(DEAR);
  return path === '/unknown' || path === '/checkout' ? `${path}?x=${random.below(1e6)}` : path;
}

/** Sends text over one connection, until so many responses came. @returns their statuses, 0 without any. */
function exchange(url: string, text: string, responses: number): Promise<number | number[]> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const statuses: number[] = [];
  socket.setEncoding('latin1').setTimeout(LONGEST_MS, () => socket.destroy());
  socket.on('error', () => {});
  socket.on('data', (part: string) => {
    for (const [, status] of part.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)) statuses.push(Number(status));
    if (statuses.length >= responses) socket.destroy();
  });
  socket.write(text);
  return new Promise((resolve) => {
    socket.on('close', () => resolve(statuses.length > 0 ? statuses : 0));
  });
}

/** Sends requests over one connection without waiting for responses. */
const pipeline = (perSecond: number, requests: number): Trick => ({
  perSecond,
  withstood: [...SERVED, 0],
  run: ({ urls }, random) => {
    const from = random.pick(ADDRESSES);
    const texts = Array.from({ length: requests }, () => {
      const head = `GET ${dearPath(random)} HTTP/1.1\r\nHost: shop\r\n`;
      return `${head}Authorization: Bearer x\r\nX-Forwarded-For: ${from}\r\n\r\n`;
    });
    return exchange(random.pick(urls), texts.join(''), requests);
  },
});

/** Begins a body and never ends it. */
function stall(url: string, from: string) {
  const head = `POST /api/orders HTTP/1.1\r\nHost: shop\r\nX-Forwarded-For: ${from}\r\n`;
  const body = 'Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n{';
  return exchange(url, head + body, 1);
}

/**
 * Sends 4.9 MB in pieces, without their length and without a token.
 * @returns the status, 0 for a closed connection, -1 when the shop read everything and said nothing.
 */
async function uploadSlowly(url: string, from: string): Promise<number> {
  let status: number | undefined;
  const headers = { 'X-Forwarded-For': from, 'Content-Type': 'image/png' };
  const upload = open(`${url}/api/products/pictures`, { method: 'POST', agent: false, headers });
  upload.on('response', (response) => {
    status = response.statusCode;
    response.resume();
  });
  upload.on('error', () => {
    status ??= 0;
  });
  for (let sent = 0; sent < CHUNKS && status === undefined; sent += 1) {
    upload.write(CHUNK);
    await sleep(BETWEEN_CHUNKS_MS);
  }
  upload.destroy();
  return status ?? -1;
}

const FORM_HEAD = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
const FORM = `${FORM_HEAD}${'a'.repeat(4_900_000)}\r\n--x--\r\n`;

/** Asks for what takes the server longest, holds connections open, and sends large bodies without being signed in. */
export const CONNECTION_TRICKS: Tricks = {
  'a slow upload without a token': {
    perSecond: 1,
    withstood: [401, 0],
    run: ({ urls }, random) => uploadSlowly(random.pick(urls), random.pick(ADDRESSES)),
  },
  'a form without a token': request(0.5, [401, 0], () => ({
    path: '/api/products/import',
    headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    body: FORM,
  })),
  'an order of half a megabyte': request(0.5, [413, 0], () => ({
    path: '/api/orders',
    body: { items: 'a'.repeat(500_000) },
  })),
  'a thousand requests at once': pipeline(0.25, 1000),
  'a few requests at once': pipeline(0.5, 15),
  'a dear page': request(3, SERVED, (random) => ({ path: dearPath(random), token: 'x' })),
  'a page’s data': request(1, SERVED, (random) => ({
    path: `/checkout.data?_routes=${random.below(1e6)}`,
  })),
  'a hundred bodies that never end': {
    perSecond: 0.5,
    withstood: [0, 408],
    run: async ({ urls }, random) => {
      const stalled = Array.from({ length: STALLED }, () =>
        stall(random.pick(urls), random.pick(ADDRESSES)),
      );
      return (await Promise.all(stalled)).flat();
    },
  },
};
