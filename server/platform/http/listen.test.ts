import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { freePort } from '../../../tests/support/platform/free-port';
import { sendRaw, stalled } from '../../../tests/support/platform/raw-client';
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

test('a body has less time than an upload', async () => {
  const port = await freePort();
  const patience = { headersMs: 200, bodyMs: 200, uploadMs: 1500, idleMs: 9000, checkMs: 50 };
  const read = (asked: Request) => asked.text().then((text) => new Response(`read ${text}`));
  running.push(await listen({ fetch: read }, HOST, port, patience));
  const order = sendRaw(port, stalled('/api/orders'));
  const upload = sendRaw(port, stalled('/api/products/pictures'));
  const slow = sendRaw(port, stalled('/api/orders'));
  setTimeout(() => slow.socket.write('a'.repeat(99)), 100);
  await waitFor(() => expect(order.isClosed).toBe(true));
  expect(order.received).toMatch(/^HTTP\/1\.1 408 /);
  expect(slow.received).toContain('read {aaa');
  expect(upload.isClosed).toBe(false);
  upload.socket.write('a'.repeat(99));
  await waitFor(() => expect(upload.received).toContain('read {aaa'));
  for (const { socket } of [slow, upload]) socket.destroy();
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
