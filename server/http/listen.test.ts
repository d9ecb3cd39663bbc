import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { freePort } from '../../tests/support/free-port';
import { checkAddress, listen, type RunningServer } from './listen';

const HOST = '127.0.0.1';
/** Looks often: the tests wait for many connections one after the other. */
const waitFor = (check: () => void) => vi.waitFor(check, { interval: 2 });
const running: RunningServer[] = [];

async function open(port: number, answer: () => Response | Promise<Response>) {
  const server = await listen({ fetch: answer }, HOST, port);
  running.push(server);
  return server;
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
});

test('a health check of HTTP/1.0, which names no host, is answered', async () => {
  const port = await freePort();
  await open(port, () => new Response('well'));
  const socket = connect(port, HOST).setEncoding('utf8');
  socket.write('GET /healthz HTTP/1.0\r\n\r\n');
  const [answer] = await once(socket, 'data');
  expect(answer).toMatch(/^HTTP\/1\.1 200 .*well$/s);
});

test('a port in use is an error that says what to do', async () => {
  const port = await freePort();
  await checkAddress(HOST, port);
  await open(port, () => new Response('first'));
  const refusal = `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1}`;
  await expect(listen({ fetch: () => new Response() }, HOST, port)).rejects.toThrow(refusal);
  await expect(checkAddress(HOST, port)).rejects.toThrow(refusal);
});

test('an address of another machine is an error', async () => {
  await expect(
    listen({ fetch: () => new Response() }, '192.0.2.1', await freePort()),
  ).rejects.toThrow('HOST 192.0.2.1 is not an address of this machine.');
});

test('closing waits for the running request, and accepts no new one', async () => {
  const port = await freePort();
  let answer = (_: Response) => {};
  let started = () => {};
  const isStarted = new Promise<void>((resolve) => {
    started = resolve;
  });
  const server = await open(port, () => {
    started();
    return new Promise<Response>((resolve) => {
      answer = resolve;
    });
  });
  const slow = fetch(`http://${HOST}:${port}/`);
  await isStarted;
  const closed = server.close();
  await expect(connects(port)).resolves.toBe(false);
  // The next server can already listen on the address.
  await checkAddress(HOST, port);
  const answeredAt = performance.now();
  answer(new Response('at last'));
  expect(await (await slow).text()).toBe('at last');
  await closed;
  // The client keeps its connection alive, but closing does not wait for it.
  expect(performance.now() - answeredAt).toBeLessThan(2000);
});

test.each([
  ['headers', 'GET / HTTP/1.1\r\nHost: shop\r\nX-Slow: '],
  ['a body', 'POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 100\r\n\r\n{'],
])('a client that never finishes %s is disconnected; others are served', async (_what, sent) => {
  const port = await freePort();
  const patience = { headersMs: 200, bodyMs: 200, uploadMs: 200, idleMs: 10_000, checkMs: 50 };
  const read = (asked: Request) => asked.text().then(() => new Response('read'));
  const server = await listen({ fetch: read }, HOST, port, patience);
  running.push(server);
  const slow = Array.from({ length: 50 }, () => connect(port, HOST));
  const answers = slow.map(async (socket) => {
    let answer = '';
    socket.setEncoding('utf8').on('data', (text) => {
      answer += text;
    });
    socket.write(sent);
    // Bytes that trickle in do not extend the timeout.
    const drip = setInterval(() => socket.write('a'), 20);
    // Writing to a closed connection is an error, which `once` would throw.
    socket.on('error', () => {});
    await new Promise((resolve) => socket.on('close', resolve));
    clearInterval(drip);
    return answer;
  });
  expect(await (await fetch(`http://${HOST}:${port}/`)).text()).toBe('read');
  // All are closed, but a client that was writing may not have read the 408.
  expect((await Promise.all(answers)).join('\n')).toMatch(/^HTTP\/1\.1 408 /m);
});

/** Sends text over a connection of its own. */
function send(port: number, text: string) {
  const socket = connect(port, HOST);
  const client = { socket, received: '', isClosed: false };
  socket.setEncoding('utf8').on('data', (part) => {
    client.received += part;
  });
  socket
    .on('error', () => {})
    .on('close', () => {
      client.isClosed = true;
    });
  socket.write(text);
  return client;
}
const stalled = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: shop\r\nContent-Length: 100\r\n\r\n{`;

test('a body has less time than an upload', async () => {
  const port = await freePort();
  const patience = { headersMs: 200, bodyMs: 200, uploadMs: 1500, idleMs: 9000, checkMs: 50 };
  const read = (asked: Request) => asked.text().then((text) => new Response(`read ${text}`));
  running.push(await listen({ fetch: read }, HOST, port, patience));
  const order = send(port, stalled('/api/orders'));
  const upload = send(port, stalled('/api/products/pictures'));
  const slow = send(port, stalled('/api/orders'));
  setTimeout(() => slow.socket.write('a'.repeat(99)), 100);
  await waitFor(() => expect(order.isClosed).toBe(true));
  expect(order.received).toMatch(/^HTTP\/1\.1 408 /);
  expect(slow.received).toContain('read {aaa');
  expect(upload.isClosed).toBe(false);
  upload.socket.write('a'.repeat(99));
  await waitFor(() => expect(upload.received).toContain('read {aaa'));
  for (const { socket } of [slow, upload]) socket.destroy();
});

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: shop\r\n\r\n`;

/** Opens a server of at most 20 connections, which streams events and answers other requests. */
async function openStreaming(): Promise<number> {
  const port = await freePort();
  const respond = (asked: Request) => {
    if (!asked.url.endsWith('/events')) return asked.text().then(() => new Response('done'));
    const headers = { 'Content-Type': 'text/event-stream' };
    const body = new ReadableStream({ start: (each) => each.enqueue(Buffer.from('event')) });
    return new Response(body, { headers });
  };
  running.push(await listen({ fetch: respond, mostConnections: 20 }, HOST, port));
  return port;
}

test('however many live streams there are, requests are answered', async () => {
  const port = await openStreaming();
  const streams: ReturnType<typeof send>[] = [];
  for (let each = 0; each < 30; each += 1) {
    const stream = send(port, get('/events'));
    streams.push(stream);
    await waitFor(() => expect(stream.received || stream.isClosed).toBeTruthy());
  }
  const visitors = Array.from({ length: 5 }, () => send(port, get('/')));
  await waitFor(() => {
    for (const { received } of visitors) expect(received).toContain('done');
  });
  // Those that came first stay.
  expect(streams.slice(0, 13).filter(({ isClosed }) => isClosed)).toEqual([]);
  for (const { socket } of [...streams, ...visitors]) socket.destroy();
});

test('a new connection closes the one used longest ago, but no live stream', async () => {
  const port = await openStreaming();
  const streams = Array.from({ length: 5 }, () => send(port, get('/events')));
  const used = send(port, get('/'));
  await waitFor(() => {
    for (const { received } of streams) expect(received).toContain('event');
    expect(used.received).toContain('done');
  });
  const attack: ReturnType<typeof send>[] = [];
  for (let each = 0; each < 60; each += 1) {
    attack.push(send(port, stalled('/api/orders')));
    // A connection in use stays open, also when more come than may be open.
    used.socket.write(get('/'));
    await waitFor(() => expect(used.received.split('done')).toHaveLength(each + 3));
  }
  const isOpen = ({ isClosed }: { isClosed: boolean }) => !isClosed;
  await waitFor(() => expect(attack.filter(isOpen)).toHaveLength(14));
  expect(attack.slice(-14).every(isOpen)).toBe(true);
  expect(streams.every(isOpen)).toBe(true);
  for (const { socket } of [...streams, used, ...attack]) socket.destroy();
});

test('a client that does not read the response is disconnected', async () => {
  const port = await freePort();
  const patience = { headersMs: 9000, bodyMs: 9000, uploadMs: 9000, idleMs: 200, checkMs: 50 };
  let onCutOff = () => {};
  const isCutOff = new Promise<void>((resolve) => {
    onCutOff = resolve;
  });
  const endless = () =>
    new Response(
      new ReadableStream({
        pull: (controller) => controller.enqueue(new Uint8Array(1_000_000)),
        cancel: () => onCutOff(),
      }),
    );
  running.push(await listen({ fetch: endless }, HOST, port, patience));
  const notReading = connect(port, HOST).pause();
  notReading.on('error', () => {}).write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n');
  await isCutOff;
  notReading.destroy();
});

function connects(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = request({ host: HOST, port, agent: false }, (response) => {
      response.resume();
      resolve(true);
    });
    probe.once('error', () => resolve(false));
    probe.end();
  });
}

test('requests that a connection sends without waiting are handled one after another', async () => {
  const port = await freePort();
  const now = { running: 0, most: 0, handled: 0 };
  await open(port, async () => {
    now.running += 1;
    now.most = Math.max(now.most, now.running);
    await new Promise((resolve) => setTimeout(resolve, 2));
    now.running -= 1;
    now.handled += 1;
    return new Response('done');
  });
  const pipeline = (count: number) => {
    const socket = connect(port, HOST).setEncoding('utf8');
    socket.on('error', () => {});
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(count));
    return socket;
  };
  const few = pipeline(10);
  let text = '';
  for await (const chunk of few) {
    text += chunk;
    if (text.split('done').length > 10) break;
  }
  expect(now).toEqual({ running: 0, most: 1, handled: 10 });
  // So many come from no browser: the connection is closed.
  await once(pipeline(1000), 'close');
  expect(now.handled).toBeLessThan(15);
});
