import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { ShopServer } from '../../support/platform/shop-server';
import type { Random } from '../random';

/**
 * When a reply is cut: right after the request was forwarded, after the reply arrived at the proxy,
 * or half way through sending the reply to the client.
 */
const CUTS = ['before the reply', 'the whole reply', 'half of the reply'] as const;
type Cut = (typeof CUTS)[number];

export interface CuttingProxy {
  url: string;
  /** The number of replies cut so far. */
  cuts: Readonly<Record<Cut, number>>;
  close: () => Promise<void>;
}

/**
 * Starts a proxy between clients and servers. It sends each connection to a random running server
 * and cuts some replies: the server has done its work, but the client never learns of it. It takes
 * one request per connection.
 * @param cutShare the share of connections to cut, 0 to 1.
 */
export async function startCuttingProxy(
  servers: readonly ShopServer[],
  cutShare: number,
  random: Random,
): Promise<CuttingProxy> {
  const cuts = { 'before the reply': 0, 'the whole reply': 0, 'half of the reply': 0 };
  const ports = servers.map(({ url }) => Number(new URL(url).port));
  const clients = new Set<Socket>();
  const server = createServer({ pauseOnConnect: true }, async (client) => {
    clients.add(client);
    client.once('close', () => clients.delete(client));
    client.on('error', () => {});
    const cut = random.chance(cutShare) ? random.pick(CUTS) : undefined;
    const upstream = await reachAny(ports, random.below(ports.length));
    if (!upstream) return void client.destroy();
    const cutNow = (kind: Cut) => {
      cuts[kind] += 1;
      client.destroy();
    };
    upstream.on('error', () => client.destroy());
    upstream.once('close', () => client.destroy());
    // After a cut the server may finish. Otherwise it must learn that its client has gone.
    client.once('close', () => {
      if (!cut) upstream.destroy();
    });

    let request = Buffer.alloc(0);
    client.on('data', (part) => {
      upstream.write(part);
      request = Buffer.concat([request, part]);
      if (cut === 'before the reply' && isWhole(request)) cutNow(cut);
    });
    upstream.on('data', (reply) => {
      if (client.destroyed) return;
      if (cut === 'the whole reply') return cutNow(cut);
      if (cut !== 'half of the reply') return void client.write(reply);
      client.write(reply.subarray(0, reply.length / 2), () => cutNow(cut));
    });
    upstream.once('end', () => client.end());
    client.resume();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    cuts,
    close: async () => {
      for (const client of clients) client.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Connects to one of the servers, beginning at `first`; undefined when none accepts. */
async function reachAny(ports: readonly number[], first: number): Promise<Socket | undefined> {
  for (const port of [...ports.slice(first), ...ports.slice(0, first)]) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true));
      socket.once('error', () => resolve(false));
    });
    if (isOpen) return socket;
  }
  return undefined;
}

/** Whether the head and the announced number of body bytes have arrived. */
function isWhole(request: Buffer): boolean {
  const headEnd = request.indexOf('\r\n\r\n');
  if (headEnd < 0) return false;
  const head = request.subarray(0, headEnd).toString('latin1');
  const length = Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? 0);
  return request.length >= headEnd + 4 + length;
}
