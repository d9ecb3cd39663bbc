import { connect } from 'node:net';
import type { Random } from '../../random';
import { bearer } from './fire';
import { ADDRESSES, request, type Trick, type Tricks } from './trick';

/** The paths that cost the most processor time where nothing is cached. */
const DEAR = [
  '/api/docs',
  '/api/openapi.json',
  '/MENU',
  '/menu/',
  '/menu',
  '/checkout',
  '/profile',
  '/admin/orders/A1',
  '/unknown',
];
const LONGEST_MS = 10_000;

/** A page may be served, redirected, not found or refused, but must not fail. */
const SERVED = [200, 301, 302, 307, 308, 404, 429, 503];

function dearPath(random: Random): string {
  const path = random.pick(DEAR);
  return path === '/unknown' || path === '/checkout' ? `${path}?x=${random.below(1e6)}` : path;
}

/** Sends requests over one connection without waiting for responses. */
function pipeline(perSecond: number, requests: number): Trick {
  return {
    perSecond,
    withstood: [...SERVED, 0],
    run: ({ urls }, random) =>
      new Promise((resolve) => {
        const { hostname, port, host } = new URL(random.pick(urls));
        const from = random.pick(ADDRESSES);
        const socket = connect(Number(port), hostname);
        const statuses: number[] = [];
        socket.setTimeout(LONGEST_MS, () => socket.destroy());
        socket.on('error', () => {});
        socket.on('data', (part) => {
          for (const [, status] of part.toString('latin1').matchAll(/^HTTP\/1\.1 (\d{3}) /gm)) {
            statuses.push(Number(status));
          }
          if (statuses.length >= requests) socket.destroy();
        });
        socket.on('close', () => resolve(statuses.length > 0 ? statuses : 0));
        const texts = Array.from({ length: requests }, () => {
          const head = `GET ${dearPath(random)} HTTP/1.1\r\nHost: ${host}\r\n`;
          return `${head}Authorization: Bearer x\r\nX-Forwarded-For: ${from}\r\n\r\n`;
        });
        socket.write(texts.join(''));
      }),
  };
}

/** Asks for what takes the server longest, in every way of asking. */
export const PAGE_TRICKS: Tricks = {
  'a thousand requests at once': pipeline(0.25, 1000),
  'a few requests at once': pipeline(0.5, 15),
  'a dear page': request(3, SERVED, (_, random) => ({
    method: 'GET',
    path: dearPath(random),
    from: random.pick(ADDRESSES),
    headers: bearer('x'),
  })),
  'a page’s data': request(1, SERVED, (_, random) => ({
    method: 'GET',
    path: `/checkout.data?_routes=${random.below(1e6)}`,
    from: random.pick(ADDRESSES),
  })),
};
