import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { limitReads, takeTurns } from './admission';

const oneNetwork = () => '';
const stranger = () => undefined;

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A server whose requests end when the test ends them, but for the cached one. */
async function open() {
  const begun: { url: string; end: () => void }[] = [];
  server = createServer(
    takeTurns(
      ({ url = '' }: IncomingMessage, outgoing: ServerResponse) => {
        if (url === '/cached') return void outgoing.end('cached');
        begun.push({ url, end: () => outgoing.end(url) });
      },
      oneNetwork,
      4,
    ),
  );
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  /** Sends requests over one connection without waiting for answers. */
  const pipeline = (paths: string[]) => {
    const socket = connect(port, '127.0.0.1');
    const reply = { text: '', isClosed: false };
    socket.on('data', (chunk) => {
      reply.text += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      reply.isClosed = true;
    });
    socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''));
    return reply;
  };
  const count = (number: number) => vi.waitFor(() => expect(begun).toHaveLength(number));
  return { begun, pipeline, count };
}

test('requests of one connection are handled one after another', async () => {
  const { begun, pipeline, count } = await open();
  const reply = pipeline(['/1', '/cached', '/2', '/3']);
  await count(1);
  expect(reply.text).toBe('');
  for (const number of [2, 3]) {
    begun.at(-1)?.end();
    await count(number);
  }
  begun.at(-1)?.end();
  await vi.waitFor(() => expect(reply.text).toContain('/3'));
  const answers = reply.text.split('\r\n').filter((line) => /^(\/\d|cached)/.test(line));
  expect(answers.map((line) => line.replace('HTTP/1.1 200 OK', ''))).toEqual([
    '/1',
    'cached',
    '/2',
    '/3',
  ]);
});

test('a connection with too many requests is closed, and none of them is begun', async () => {
  const { begun, pipeline } = await open();
  const reply = pipeline(Array.from({ length: 1000 }, (_, each) => `/${each}`));
  await vi.waitFor(() => expect(reply.isClosed).toBe(true));
  expect(begun).toEqual([]);
});

test('only so many reads of strangers in a network are handled at once', async () => {
  const limitRead = limitReads(stranger, 3);
  const ends: (() => void)[] = [];
  const respond = () =>
    new Promise<Response>((resolve) => {
      ends.push(() => resolve(new Response('done')));
    });
  const ask = (path: string, init: RequestInit = {}, clientIp = '192.0.2.1') =>
    limitRead(new Request(`http://shop${path}`, init), clientIp, respond);
  const staff = { headers: { Authorization: 'Bearer x' } };
  const reads = ['/x', '/admin/orders/A1', '/api/products?categoryId=x'].map((path) => ask(path));
  const refused = await ask('/api/orders/A1');
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '1']);
  expect((await ask('/menu.data', staff)).status).toBe(429);
  // Another network, an order, and a call of the staff.
  const others = [
    ask('/x', {}, '192.0.2.2'),
    ask('/api/orders', { method: 'POST' }),
    ask('/api/admins', staff),
  ];
  for (const end of ends) end();
  for (const answer of await Promise.all([...reads, ...others])) expect(answer.status).toBe(200);
  const later = ask('/x');
  ends.at(-1)?.();
  expect((await later).status).toBe(200);
});

test('reads of an IPv6 /48 count together, four times those of one /64', async () => {
  const limitRead = limitReads(stranger, 3);
  const held = new Promise<Response>(() => {});
  const ask = (clientIp: string) =>
    Promise.race([
      limitRead(new Request('http://shop/x'), clientIp, () => held),
      new Promise<undefined>((resolve) => setImmediate(() => resolve(undefined))),
    ]);
  for (let each = 0; each < 12; each += 1) {
    expect(await ask(`2001:db8:1:${each.toString(16)}00::1`)).toBeUndefined();
  }
  expect((await ask('2001:db8:1:ff00::1'))?.status).toBe(429);
  expect(await ask('2001:db8:2::1')).toBeUndefined();
});

test('reads of a session are counted by themselves, also those of pages', async () => {
  const limitRead = limitReads((headers) => headers.get('Cookie') ?? undefined, 2);
  const ends: (() => void)[] = [];
  const respond = () =>
    new Promise<Response>((resolve) => {
      ends.push(() => resolve(new Response('done')));
    });
  const ask = (path: string, cookie?: string) =>
    limitRead(
      new Request(`http://shop${path}`, { headers: cookie ? { Cookie: cookie } : {} }),
      '192.0.2.1',
      respond,
    );
  const asked = [
    ...[ask('/x'), ask('/x')],
    ...[ask('/admin/orders/A1', 'staff'), ask('/api/auth/token', 'staff'), ask('/x', 'customer')],
  ];
  for (const cookie of [undefined, 'staff']) expect((await ask('/x', cookie)).status).toBe(429);
  for (const end of ends) end();
  for (const answer of await Promise.all(asked)) expect(answer.status).toBe(200);
});

test('a stream and a failed read do not count for ever', async () => {
  const limitRead = limitReads(stranger, 1);
  const read = (respond: () => Promise<Response>) =>
    limitRead(new Request('http://shop/api/x'), '192.0.2.1', respond);
  const stream = await read(async () => new Response(new ReadableStream()));
  await expect(read(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect((await read(async () => new Response('read'))).status).toBe(200);
  await stream.body?.cancel();
});

test('a new connection is served while a client keeps many others busy', async () => {
  server = createServer(
    takeTurns((_, outgoing) => {
      const began = performance.now();
      while (performance.now() - began < 1);
      outgoing.end('done');
    }, oneNetwork),
  );
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const request = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
  const busy = Array.from({ length: 150 }, () => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    return socket.on('error', () => {}).on('data', () => socket.write(request));
  });
  await vi.waitFor(() => expect(busy.some(({ bytesRead }) => bytesRead > 0)).toBe(true));
  const began = performance.now();
  await fetch(`http://127.0.0.1:${port}`);
  for (const socket of busy) socket.destroy();
  expect(performance.now() - began).toBeLessThan(6000);
}, 60_000);

test('a network’s first request waits for one request of each other network', async () => {
  const begun: string[] = [];
  /** The requests begun when each network's first one arrived. */
  const before = new Map<string, number>();
  const networkOf = ({ headers }: IncomingMessage) => String(headers['x-network']);
  const inTurn = takeTurns((incoming, outgoing) => {
    const began = performance.now();
    while (performance.now() - began < 2);
    begun.push(networkOf(incoming));
    outgoing.end('done');
  }, networkOf);
  server = createServer((incoming, outgoing) => {
    const network = networkOf(incoming);
    if (!before.has(network)) before.set(network, begun.length);
    inTurn(incoming, outgoing);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const send = (network: string) => {
    const request = `GET / HTTP/1.1\r\nHost: x\r\nX-Network: ${network}\r\n\r\n`;
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    return socket.on('error', () => {}).on('data', () => socket.write(request));
  };
  const busy = Array.from({ length: 100 }, (_, each) => send(each % 2 ? 'odd' : 'even'));
  await vi.waitFor(() => expect(begun.length).toBeGreaterThan(200), 5000);
  const newcomer = send('new');
  await vi.waitFor(() => expect(begun).toContain('new'), 5000);
  const waited = begun.indexOf('new') - (before.get('new') ?? 0);
  for (const socket of [...busy, newcomer]) socket.destroy();
  expect(waited).toBeLessThanOrEqual(2);
});
