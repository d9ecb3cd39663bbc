import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

const IPV6_GROUPS = 8;
const GROUPS_OF_NETWORK = 4;

/** What counts as one client: an IPv4 address, or the whole /64 network of an IPv6 client. */
export function clientNetwork(ip: string): string {
  const [plain = ''] = ip.split('%');
  if (!isIPv6(plain)) return ip;
  const canonical = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::').map((part) => (part ? part.split(':') : []));
  const groups = [...head];
  if (tail) groups.push(...Array(IPV6_GROUPS - head.length - tail.length).fill('0'), ...tail);
  return `${groups.slice(0, GROUPS_OF_NETWORK).join(':')}::/64`;
}

/** A key of fixed length for a counter. Nobody without the shop's secret can read an IP from it. */
export function limitKey(secret: string, counted: string): string {
  return createHmac('sha256', secret).update(`counted ${counted}`).digest('base64url');
}
