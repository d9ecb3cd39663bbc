import { once } from 'node:events';
import { request } from 'node:http';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../../tests/support/platform/free-port';
import { listen, type RunningServer } from '../listen';
import { limitBody } from './limit-body';

const LIMIT = 10;
let server: RunningServer;
let port: number;
const statuses: number[] = [];

beforeAll(async () => {
  port = await freePort();
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    statuses.push(c.res.status);
  });
  app.use(limitBody(() => LIMIT));
  app.all('*', async (c) => c.text(`${c.req.method} ${await c.req.raw.text()}`));
  server = await listen(app, '127.0.0.1', port);
});
afterAll(() => server.close());

/** Sends over a socket: only then is the body a Node stream with the client's framing. */
function send(method: string, headers: Record<string, string>, body?: string) {
  return new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', method, headers }, async (response) => {
      let text = '';
      for await (const chunk of response) text += chunk;
      resolve({ status: response.statusCode, text });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

test('a request without a body passes', async () => {
  expect(await send('DELETE', {})).toEqual({ status: 200, text: 'DELETE ' });
});

test.each([
  ['with a Content-Length', { 'Content-Length': '10' }, { 'Content-Length': '11' }],
  ['in chunks', { 'Transfer-Encoding': 'chunked' }, { 'Transfer-Encoding': 'chunked' }],
])('a body up to the limit passes, %s', async (_name, short, long) => {
  expect(await send('POST', short, '0123456789')).toEqual({ status: 200, text: 'POST 0123456789' });
  expect(await send('POST', long, '0123456789A')).toMatchObject({ status: 413 });
});

test('a client that disconnects in the middle of a body counts as a client error', async () => {
  const before = statuses.length;
  const sent = request({ port, host: '127.0.0.1', method: 'POST' });
  sent.on('error', () => {});
  sent.write('01');
  await once(sent, 'socket');
  sent.write('23', () => sent.destroy());
  await expect.poll(() => statuses.slice(before)).toEqual([400]);
});
