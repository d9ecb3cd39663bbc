/** For calls inside the process, which have no socket. */
const LOOPBACK = '127.0.0.1';

/**
 * The socket's or, behind proxies, the entry of `X-Forwarded-For` that the outermost proxy wrote: clients
 * can forge those further left. When the header has fewer entries than proxies, the leftmost counts.
 */
export function clientIp(
  socketIp: string | undefined,
  forwardedFor: string | null,
  trustedProxies: number,
): string {
  const ownIp = plainIp(socketIp ?? LOOPBACK);
  if (trustedProxies === 0 || !forwardedFor) return ownIp;
  const hops = forwardedFor.split(',').map((hop) => hop.trim());
  return plainIp(hops.at(-Math.min(trustedProxies, hops.length)) || ownIp);
}

/** `::ffff:192.0.2.1` is IPv4 on a socket that listens on IPv6, and a proxy may add the port. */
function plainIp(address: string): string {
  const [, bracketed] = /^\[(.+)\](?::\d+)?$/.exec(address) ?? [];
  return (bracketed ?? address)
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}
