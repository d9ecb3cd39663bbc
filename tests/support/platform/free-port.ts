import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the ports that systems give to outgoing connections: from 32,768 on Linux, from 49,152 elsewhere.
 * A server that starts slowly would find such a port taken by then, for a minute after its connection ends.
 */
const PORTS = { first: 10_000, end: 32_768 } as const;

/** Finds a free port on the loopback address. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.first, PORTS.end);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
