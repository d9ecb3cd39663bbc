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
  /**
   * Leads new connections to another server. Those that are open are not closed, but silent from now
   * on, as after a firewall or a proxy forgot them.
   * @param url a postgres:// address.
   */
  switchTo(url: string): void;
  close(): Promise<void>;
}

/** Starts a proxy in front of a database on the loopback address. @param url a postgres:// address. */
export async function openCutLine(url: string): Promise<CutLine> {
  let target = new URL(url);
  const sockets = new Set<Socket>();
  /** Replaced by `switchTo`, so that the connections before it stay silent. */
  let line = { isSilent: false };
  const server = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname);
    const itsLine = line;
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => {
        if (!itsLine.isSilent) to.write(bytes);
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
      line.isSilent = true;
    },
    async mend() {
      await cut();
      line = { isSilent: false };
      await listen(port);
    },
    switchTo(url) {
      line.isSilent = true;
      line = { isSilent: false };
      target = new URL(url);
    },
    close: cut,
  };
}
