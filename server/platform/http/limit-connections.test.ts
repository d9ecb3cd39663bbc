import { afterEach, expect, test, vi } from 'vitest';
import { freePort } from '../../../tests/support/platform/free-port';
import { type RawClient, sendRaw, stalled } from '../../../tests/support/platform/raw-client';
import { listen, type RunningServer } from './listen';

/** Looks often: the tests wait for many connections one after the other. */
const waitFor = (check: () => void) => vi.waitFor(check, { interval: 2 });
const running: RunningServer[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
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
  running.push(await listen({ fetch: respond, mostConnections: 20 }, '127.0.0.1', port));
  return port;
}

test('however many live streams there are, requests are answered', async () => {
  const port = await openStreaming();
  const streams: RawClient[] = [];
  for (let each = 0; each < 30; each += 1) {
    const stream = sendRaw(port, get('/events'));
    streams.push(stream);
    await waitFor(() => expect(stream.received || stream.isClosed).toBeTruthy());
  }
  const visitors = Array.from({ length: 5 }, () => sendRaw(port, get('/')));
  await waitFor(() => {
    for (const { received } of visitors) expect(received).toContain('done');
  });
  // Those that came first stay.
  expect(streams.slice(0, 13).filter(({ isClosed }) => isClosed)).toEqual([]);
  for (const { socket } of [...streams, ...visitors]) socket.destroy();
});

test('a new connection closes the one used longest ago, but no live stream', async () => {
  const port = await openStreaming();
  const streams = Array.from({ length: 5 }, () => sendRaw(port, get('/events')));
  const used = sendRaw(port, get('/'));
  await waitFor(() => {
    for (const { received } of streams) expect(received).toContain('event');
    expect(used.received).toContain('done');
  });
  const attack: RawClient[] = [];
  for (let each = 0; each < 60; each += 1) {
    attack.push(sendRaw(port, stalled('/api/orders')));
    // A connection in use stays open, also when more come than may be open.
    used.socket.write(get('/'));
    await waitFor(() => expect(used.received.split('done')).toHaveLength(each + 3));
  }
  const isOpen = ({ isClosed }: RawClient) => !isClosed;
  await waitFor(() => expect(attack.filter(isOpen)).toHaveLength(14));
  expect(attack.slice(-14).every(isOpen)).toBe(true);
  expect(streams.every(isOpen)).toBe(true);
  for (const { socket } of [...streams, used, ...attack]) socket.destroy();
});
