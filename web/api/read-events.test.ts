import { expect, test } from 'vitest';
import { readEvents } from './read-events';

async function readAll(chunks: readonly Uint8Array[]): Promise<unknown[]> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  const read = [];
  for await (const event of readEvents(body)) read.push(event);
  return read;
}

test('events are parsed from chunks of any size, and comments are skipped', async () => {
  const text =
    ': \n\nid: 1\nevent: message\ndata: {"name":"चाय"}\n\n: \n\nid: 2\ndata: {"n":2}\n\ndata: {"n"';
  const bytes = new TextEncoder().encode(text);
  const expected = [{ name: 'चाय' }, { n: 2 }];
  expect(await readAll([bytes])).toEqual(expected);
  expect(await readAll([...bytes].map((byte) => Uint8Array.of(byte)))).toEqual(expected);
});
