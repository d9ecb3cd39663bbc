import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Dice } from './dice';

/**
 * What the client hears of a reply that is cut: nothing, cut as soon as the request was passed on
 * whole; nothing although the reply was there; or half of it.
 */
const CUTS = ['before the reply', 'the whole reply', 'half of the reply'] as const;
export type Cut = (typeof CUTS)[number];

export interface CuttingProxy {
  url: string;
  /** Replies cut so far. */
  cuts: Readonly<Record<Cut, number>>;
  close: () => Promise<void>;
}

/**
 * Stands between clients and servers, sends each connection to any of the servers, and cuts some
 * replies: the server has done its work, the client does not hear of it. Where one does not run,
 * others are tried. It takes one request a connection.
 * @param cutShare of all connections, 0 to 1.
 */
export async function startCuttingProxy(
  ports: readonly number[],
  cutShare: number,
  dice: Dice,
): Promise<CuttingProxy> {
  const cuts = { 'before the reply': 0, 'the whole reply': 0, 'half of the reply': 0 };
  const clients = new Set<Socket>();
  const server = createServer({ pauseOnConnect: true }, async (client) => {
    clients.add(client);
    client.once('close', () => clients.delete(client));
    client.on('error', () => {});
    const cut = dice.chance(cutShare) ? dice.pick(CUTS) : undefined;
    const upstream = await reachAny(ports, dice.below(ports.length));
    if (!upstream) return void client.destroy();
    const cutNow = (kind: Cut) => {
      cuts[kind] += 1;
      client.destroy();
    };
    upstream.on('error', () => client.destroy());
    upstream.once('close', () => client.destroy());
    // After a cut the server is let finish; without one it learns that its client is gone.
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

/** A connection to one of the servers, from a first one on; undefined when none takes it. */
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

/** Whether the head and as many bytes after it as it announces have come. */
function isWhole(request: Buffer): boolean {
  const headEnd = request.indexOf('\r\n\r\n');
  if (headEnd < 0) return false;
  const head = request.subarray(0, headEnd).toString('latin1');
  const length = Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? 0);
  return request.length >= headEnd + 4 + length;
}
