import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * A new connection is always accepted: one too many closes the one used longest ago. So a client that
 * stalls thousands closes its own, and nobody is shut out.
 * @returns exempts a live stream's connection until its request ends, at most `mostExempt` at a time.
 */
export function limitConnections(
  server: Server,
  most: number,
  mostExempt: number,
): (socket: Socket) => void {
  const open = new Set<Socket>();
  /** The one used longest ago is the first. */
  const closable = new Set<Socket>();

  function use(socket: Socket): void {
    closable.delete(socket);
    if (open.has(socket)) closable.add(socket);
  }

  function remove(socket: Socket): void {
    open.delete(socket);
    closable.delete(socket);
  }

  server.on('connection', (socket) => {
    open.add(socket);
    use(socket);
    socket.once('close', () => remove(socket));
    const [oldest] = closable;
    if (open.size <= most || !oldest) return;
    remove(oldest);
    oldest.destroy();
  });
  server.on('request', ({ socket }, outgoing) => {
    use(socket);
    outgoing.once('close', () => use(socket));
  });
  return (socket) => {
    if (open.size - closable.size < mostExempt) closable.delete(socket);
  };
}
