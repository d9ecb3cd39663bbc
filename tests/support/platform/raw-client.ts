import { connect } from 'node:net';

/** A client of its own connection to 127.0.0.1. */
export interface RawClient {
  socket: ReturnType<typeof connect>;
  /** All that it has received. */
  received: string;
  isClosed: boolean;
}

/** Sends text over a connection of its own. */
export function sendRaw(port: number, text: string): RawClient {
  const socket = connect(port, '127.0.0.1');
  const client: RawClient = { socket, received: '', isClosed: false };
  socket.setEncoding('utf8').on('data', (part) => {
    client.received += part;
  });
  socket
    .on('error', () => {})
    .on('close', () => {
      client.isClosed = true;
    });
  socket.write(text);
  return client;
}

/** A request whose body never ends. */
export const stalled = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: shop\r\nContent-Length: 100\r\n\r\n{`;
