/** The address of a caller inside the process, who has no socket. */
const LOOPBACK = '127.0.0.1';

/**
 * The client's IP address: the socket's, or, behind `trustedProxies` proxies, the entry of
 * `X-Forwarded-For` that the outermost of them wrote. Entries further left are the client's own
 * claim. A shorter header than that did not come through all proxies: its leftmost entry counts.
 */
export function clientIp(
  socketAddress: string | undefined,
  forwardedFor: string | null,
  trustedProxies: number,
): string {
  const ownAddress = plainAddress(socketAddress ?? LOOPBACK);
  if (trustedProxies === 0 || !forwardedFor) return ownAddress;
  const hops = forwardedFor.split(',').map((hop) => hop.trim());
  return plainAddress(hops.at(-Math.min(trustedProxies, hops.length)) || ownAddress);
}

/**
 * Without what some write around it: an IPv4 client of a socket that listens on IPv6 is
 * `::ffff:192.0.2.1` there, and a proxy may add the port, another one for each connection.
 */
function plainAddress(address: string): string {
  const [, bracketed] = /^\[(.+)\](?::\d+)?$/.exec(address) ?? [];
  return (bracketed ?? address)
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}
