import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { createPictureProcess, MOST_WAITING } from './picture-process';
import { OUT_OF_MEMORY } from './picture-tasks';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Acts on the first byte of the photograph: 0 is drawn, 1 never ends, other bytes are exit codes. */
const program = join(folder, 'program.mjs');
writeFileSync(
  program,
  `process.on('message', ({ input: [[byte]] }) => {
    if (byte > 1) process.exit(byte);
    const { pid, env } = process;
    if (byte === 0) process.send({ result: { pid, env: Object.keys(env) } });
  });`,
);
const open = (longestMs = 60_000) =>
  createPictureProcess({
    program: pathToFileURL(program),
    log: pino({ level: 'silent' }),
    longestMs: { visitor: 60_000, customer: longestMs, shop: 60_000 },
  });
const send = (
  pictures: ReturnType<typeof open>,
  byte: number,
  owner: 'customer' | 'shop' = 'shop',
) => pictures.run(owner, 'encodePhoto', new Uint8Array([byte]), 960) as Promise<unknown>;

test('a picture that takes too much time or memory is refused, and the next one is drawn', async () => {
  const pictures = open(500);
  await expect(send(pictures, 1, 'customer')).rejects.toMatchObject({ code: 'too_large' });
  await expect(send(pictures, OUT_OF_MEMORY)).rejects.toMatchObject({ code: 'too_large' });
  await expect(send(pictures, 3)).rejects.toThrow('The picture process ended');
  expect(await send(pictures, 0)).toHaveProperty('pid');
});

test('one process draws all pictures and knows nothing of the shop', async () => {
  process.env['AUTH_SECRET'] = 'a secret';
  const pictures = open();
  const [first, second] = await Promise.all([send(pictures, 0), send(pictures, 0)]);
  delete process.env['AUTH_SECRET'];
  expect(second).toEqual(first);
  expect(first).toHaveProperty('pid', expect.not.toBeOneOf([process.pid]));
  expect(first).toHaveProperty('env', expect.not.arrayContaining(['AUTH_SECRET']));
});

test('customers’ pictures leave places for the shop’s', async () => {
  const pictures = open();
  const { customer, shop } = MOST_WAITING;
  const sent = Array.from({ length: customer + 1 }, () => send(pictures, 0, 'customer'));
  await expect(send(pictures, 0, 'customer')).rejects.toMatchObject({ code: 'too_many_requests' });
  for (let each = customer; each < shop; each += 1) sent.push(send(pictures, 0));
  await expect(send(pictures, 0)).rejects.toMatchObject({ code: 'too_many_requests' });
  expect(await Promise.all(sent)).toHaveLength(shop + 1);
});
