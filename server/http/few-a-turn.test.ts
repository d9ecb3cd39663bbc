import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '../../tests/support/free-port';
import { listen, type RunningServer } from './listen';

const HOST = '127.0.0.1';
const MANY = 12;
const FEW = 4;

let server: RunningServer;
let sockets: Socket[];
/** What was begun, and what was answered at once, in its order. */
let done: string[];

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await server.close();
});

/** Connections that are open already, to a server that is told of each order when it begins it. */
async function openConnections(count: number, onOrder: (path: string) => void) {
  const port = await freePort();
  done = [];
  const fetch = ({ url }: Request) => {
    const { pathname } = new URL(url);
    done.push(pathname);
    onOrder(pathname);
    return new Response('placed');
  };
  const answerAtOnce: NonNullable<Parameters<typeof listen>[0]['answerAtOnce']> = (
    asked,
    answer,
  ) => {
    if (asked.url === '/home') return 'made for all';
    if (asked.url !== '/menu') return 'made for one';
    done.push('/menu');
    answer.end('the menu');
    return 'answered';
  };
  server = await listen({ fetch, answerAtOnce }, HOST, port);
  sockets = Array.from({ length: count }, () => connect(port, HOST));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  // Node takes in one of them a turn.
  await askAll(() => '/menu');
  done = [];
}

/** Asks on every connection at once, and waits for the answers of those that stay open. */
async function askAll(pathOf: (connection: number) => string): Promise<void> {
  const ended = sockets.map((socket) =>
    Promise.race([once(socket, 'data'), once(socket, 'close')]),
  );
  for (const [connection, socket] of sockets.entries()) {
    socket.write(`GET ${pathOf(connection)} HTTP/1.1\r\nHost: shop\r\n\r\n`);
  }
  await Promise.all(ended);
}

test.each([
  ['in memory', '/menu'],
  ['made anew for all who ask', '/home'],
])('what is %s does not wait for all orders that came before', async (_how, page) => {
  await openConnections(MANY + 1, () => {});
  await askAll((connection) => (connection < MANY ? `/order/${connection}` : page));
  expect(done).toHaveLength(MANY + 1);
  expect(done.indexOf(page)).toBeLessThanOrEqual(FEW);
  const orders = Array.from({ length: MANY }, (_, order) => `/order/${order}`);
  expect(done.filter((path) => path !== page)).toEqual(orders);
});

test('what nobody waits for any more is not begun', async () => {
  await openConnections(MANY, (path) => {
    if (path === '/order/0') sockets.at(-1)?.resetAndDestroy();
  });
  await askAll((connection) => `/order/${connection}`);
  expect(done).toEqual(Array.from({ length: MANY - 1 }, (_, order) => `/order/${order}`));
});
