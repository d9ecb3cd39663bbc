import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A connection to a database that a test can interrupt. */
export interface CutLine {
  /** The database's address through this proxy. */
  url: string;
  /** Closes all connections and accepts no new ones, like a stopped database. */
  cut(): Promise<void>;
  /** Drops all traffic silently, like a pulled cable. */
  swallow(): void;
  /** Accepts connections again at the same address. */
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a proxy in front of a database on the loopback address. @param url a postgres:// address. */
export async function openCutLine(url: string): Promise<CutLine> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let swallowing = false;
  const server = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => {
        if (!swallowing) to.write(bytes);
      });
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  const cut = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  const through = new URL(url);
  through.host = `127.0.0.1:${port}`;
  return {
    url: through.href,
    cut,
    swallow() {
      swallowing = true;
    },
    async mend() {
      await cut();
      swallowing = false;
      await listen(port);
    },
    close: cut,
  };
}
