import { connect } from 'node:net';
import { ADDRESSES, type Tricks } from './trick';

const CONNECTIONS = 100;
const LONGEST_MS = 10_000;

/** Begins a body and never ends it. @returns the status, 0 for a closed connection. */
function stall(url: string, from: string): Promise<number> {
  return new Promise((resolve) => {
    const { hostname, port, host } = new URL(url);
    const socket = connect(Number(port), hostname);
    let received = '';
    socket.setEncoding('latin1').on('data', (part) => {
      received += part;
    });
    socket.setTimeout(LONGEST_MS, () => socket.destroy());
    socket.on('error', () => {});
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 0)));
    const head = `POST /api/orders HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: ${from}\r\n`;
    socket.write(`${head}Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n{`);
  });
}

/** Holds many connections open. */
export const CONNECTION_TRICKS: Tricks = {
  'a hundred bodies that never end': {
    perSecond: 0.5,
    withstood: [0, 408],
    run: ({ urls }, random) =>
      Promise.all(
        Array.from({ length: CONNECTIONS }, () => stall(random.pick(urls), random.pick(ADDRESSES))),
      ),
  },
};
