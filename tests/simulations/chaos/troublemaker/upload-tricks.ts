import { request as open } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { fire, JSON_TYPE } from './fire';
import { ADDRESSES, request, type Tricks } from './trick';

const CHUNK = Buffer.alloc(64 * 1024);
const CHUNKS = 75;
const BETWEEN_CHUNKS_MS = 100;

/**
 * Sends 4.9 MB in pieces, without their length and without a token.
 * @returns the status, 0 for a closed connection, -1 when the shop read everything and said nothing.
 */
async function uploadSlowly(url: string, from: string): Promise<number> {
  let status: number | undefined;
  const upload = open(`${url}/api/products/pictures`, {
    method: 'POST',
    agent: false,
    headers: { 'X-Forwarded-For': from, 'Content-Type': 'image/png' },
  });
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

const form = (() => {
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
  return `${head}${'a'.repeat(4_900_000)}\r\n--x--\r\n`;
})();
const bigOrder = JSON.stringify({ items: 'a'.repeat(500_000) });

/** Sends large bodies without being signed in. */
export const UPLOAD_TRICKS: Tricks = {
  'a slow upload without a token': {
    perSecond: 1,
    withstood: [401, 0],
    run: ({ urls }, random) => uploadSlowly(random.pick(urls), random.pick(ADDRESSES)),
  },
  'a form without a token': {
    perSecond: 0.5,
    withstood: [401, 0],
    run: ({ urls }, random) =>
      fire(random.pick(urls), {
        method: 'POST',
        path: '/api/products/import',
        from: random.pick(ADDRESSES),
        headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
        body: form,
      }),
  },
  'an order of half a megabyte': request(0.5, [413, 0], (_, random) => ({
    method: 'POST',
    path: '/api/orders',
    from: random.pick(ADDRESSES),
    headers: JSON_TYPE,
    body: bigOrder,
  })),
};
