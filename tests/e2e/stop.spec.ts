import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { PlacedOrder } from '../../shared/contract/orders/orders-contract';
import type { ShopServer } from '../support/platform/shop-server';
import { prepareShopServer } from '../support/platform/shop-server';
import { makeTestDatabase } from '../support/platform/test-database';
import { expect, test } from './journey';

const GUESTS = 2;
const STREAMS_OF_ONE = 5;
const LONGEST_STOP_MS = 10_000;

function orderOf(guest: number): string {
  return JSON.stringify({
    guest: { name: 'Guest', phoneNumber: `+91${9_100_000_000 + guest}` },
    items: [{ productId: 'classic-butter-waffle', quantity: 1 }],
    deliveryMethod: 'pickup',
    paymentMethod: 'upi',
  });
}

/** Sends an order's headers and half of its body; `finish` sends the rest. */
function beginOrder({ url }: ShopServer, body: string) {
  const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length };
  const sending = request(`${url}/api/orders`, { method: 'POST', headers, agent: false });
  const half = body.length / 2;
  sending.write(body.slice(0, half));
  const answered = once(sending, 'response') as Promise<[IncomingMessage]>;
  return {
    async finish(): Promise<{ status: number | undefined; order: PlacedOrder }> {
      sending.end(body.slice(half));
      const [answer] = await answered;
      return { status: answer.statusCode, order: JSON.parse(await textOf(answer)) };
    },
  };
}

async function textOf(answer: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of answer.setEncoding('utf8')) text += part;
  return text;
}

const tokenOf = ({ accessToken = '' }: PlacedOrder) => ({ 'Order-Access-Token': accessToken });

/** Opens a stream and resolves at its first data. `ended` tells a proper end from a broken connection. */
async function follow({ url }: ShopServer, order: PlacedOrder) {
  const opening = request(`${url}/api/orders/${order.id}/events`, {
    headers: tokenOf(order),
    agent: false,
  });
  opening.end();
  const [stream] = (await once(opening, 'response')) as [IncomingMessage];
  await once(stream, 'data');
  const ended = new Promise<boolean>((resolve) => {
    stream.once('end', () => resolve(stream.complete));
    stream.once('error', () => resolve(false));
  });
  return { status: stream.statusCode, ended };
}

const refuses = (url: string) =>
  fetch(`${url}/healthz`).then(
    () => false,
    () => true,
  );

test('a stopping shop finishes what runs before the next one opens', async ({ engine }) => {
  const database = await makeTestDatabase(engine);
  const shop = await prepareShopServer(database.settings);
  const successor = await prepareShopServer(database.settings);
  try {
    await shop.start();
    const twice = await prepareShopServer({ ...database.settings, PORT: new URL(shop.url).port });
    // The second server starts at once; on SQLite it waits for the first one to stop.
    const refused = expect(twice.start()).rejects.toThrow(
      /^The shop did not open:\nPort \d+ is taken/,
    );
    const streams: Awaited<ReturnType<typeof follow>>[] = [];
    for (let guest = 0; guest < GUESTS; guest += 1) {
      // One after the other: a busy shop may refuse one of several orders that come at once.
      const { status, order } = await beginOrder(shop, orderOf(guest)).finish();
      expect(status).toBe(201);
      const opening = Array.from({ length: STREAMS_OF_ONE }, () => follow(shop, order));
      streams.push(...(await Promise.all(opening)));
    }
    expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200));
    await refused;
    const running = beginOrder(shop, orderOf(GUESTS));
    await fetch(`${shop.url}/healthz`);
    const succeeded = successor.start();
    // On SQLite one of the two servers waits; on PostgreSQL both are open together.
    if (engine === 'sqlite') await successor.waitForLine(/Waiting for it to end/);
    else await succeeded;

    const stoppedAt = performance.now();
    const stopped = shop.stop();
    await expect.poll(() => refuses(shop.url)).toBe(true);
    expect(await Promise.all(streams.map(({ ended }) => ended))).not.toContain(false);
    const { status, order } = await running.finish();
    expect(status).toBe(201);
    expect(await stopped).toBe(0);
    expect(performance.now() - stoppedAt).toBeLessThan(LONGEST_STOP_MS);

    await succeeded;
    const found = await fetch(`${successor.url}/api/orders/${order.id}`, {
      headers: tokenOf(order),
    });
    expect(await found.json()).toMatchObject({ id: order.id });
  } finally {
    await shop.stop();
    await successor.stop();
    await database.remove();
  }
});
