import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressResponse } from './compress-response';

const LONG = JSON.stringify({ text: 'waffle '.repeat(500) });

function asking(accepted?: string): Request {
  return new Request('http://shop/', { headers: accepted ? { 'Accept-Encoding': accepted } : {} });
}

function json(body: string, headers: Record<string, string> = {}): Response {
  return new Response(body, { headers: { 'Content-Type': 'application/json', ...headers } });
}

async function unzipped(response: Response): Promise<string> {
  return gunzipSync(await response.arrayBuffer()).toString();
}

test('long JSON is gzipped', async () => {
  const response = await compressResponse(asking('gzip'), json(LONG, { ETag: '"1"' }));
  expect(response.headers.get('Content-Encoding')).toBe('gzip');
  expect(response.headers.get('Vary')).toBe('Accept-Encoding');
  expect(await unzipped(response)).toBe(LONG);
});

test('status and headers are unchanged', async () => {
  const refused = new Response(LONG, {
    status: 409,
    headers: { 'Content-Type': 'application/json', 'Retry-After': '3' },
  });
  const response = await compressResponse(asking('gzip'), refused);
  expect(response.status).toBe(409);
  expect(response.headers.get('Retry-After')).toBe('3');
});

test.each([
  ['short JSON', json('{"ok":true}'), '{"ok":true}'],
  ['a picture', new Response(LONG, { headers: { 'Content-Type': 'image/webp' } }), LONG],
  [
    'an event stream',
    new Response(LONG, { headers: { 'Content-Type': 'text/event-stream' } }),
    LONG,
  ],
])('%s is not compressed', async (_name, given, body) => {
  const response = await compressResponse(asking('gzip'), given);
  expect(response.headers.get('Content-Encoding')).toBeNull();
  expect(await response.text()).toBe(body);
});

test('a client that does not accept gzip gets plain text, with Vary for caches', async () => {
  const response = await compressResponse(asking(), json(LONG));
  expect(response.headers.get('Content-Encoding')).toBeNull();
  expect(response.headers.get('Vary')).toBe('Accept-Encoding');
  expect(await response.text()).toBe(LONG);
});

test('an encoded response is not encoded again', async () => {
  const coded = new Response(brotliCompressSync(LONG), {
    headers: { 'Content-Type': 'application/json', 'Content-Encoding': 'br' },
  });
  expect(await compressResponse(asking('gzip, br'), coded)).toBe(coded);
});

test('a response without a body is unchanged', async () => {
  const empty = new Response(null, { status: 204 });
  expect(await compressResponse(asking('gzip'), empty)).toBe(empty);
});

test.each([
  ['application/json', 'gzip, deflate, br'],
  ['text/html; charset=utf-8', 'br;q=0.9, gzip'],
])('%s is sent as brotli to clients that accept it', async (type, accepted) => {
  const given = new Response(LONG, { headers: { 'Content-Type': type } });
  const response = await compressResponse(asking(accepted), given);
  expect(response.headers.get('Content-Encoding')).toBe('br');
  expect(brotliDecompressSync(await response.arrayBuffer()).toString()).toBe(LONG);
});

test('a page that fails while streaming is not sent as complete', async () => {
  const broken = new ReadableStream({
    pull(controller) {
      controller.error(new Error('the page failed'));
    },
  });
  const html = new Response(broken, { headers: { 'Content-Type': 'text/html' } });
  await expect(compressResponse(asking('gzip'), html)).rejects.toThrow('the page failed');
});
