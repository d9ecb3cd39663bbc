import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

const IPV6_GROUPS = 8;
const GROUPS_OF_ONE_CLIENT = 4;

/** What counts as one client: an IPv4 address, or the /64 network of which an IPv6 client has all. */
export function clientNetwork(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const canonical = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::').map((part) => (part ? part.split(':') : []));
  const groups = [...head];
  if (tail) groups.push(...Array(IPV6_GROUPS - head.length - tail.length).fill('0'), ...tail);
  return `${groups.slice(0, GROUPS_OF_ONE_CLIENT).join(':')}::/64`;
}

/** A name for whoever is counted, of one length, from which nobody without the shop's secret reads an address. */
export function limitKey(secret: string, whose: string): string {
  return createHmac('sha256', secret).update(`counted ${whose}`).digest('base64url');
}
