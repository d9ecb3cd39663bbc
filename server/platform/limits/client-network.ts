import { isIPv6 } from 'node:net';

const IPV6_GROUPS = 8;
const GROUP_DIGITS = 4;
/** Hexadecimal digits of the IPv6 networks that count: /64, /56 and /48. */
const NETWORK_DIGITS = [16, 14, 12];

/** How many times the limit of one client its /64, /56 and /48 have. */
export const IPV6_SHARES = [1, 2, 4];

/** Narrowest first: an IPv4 address, or IPv6's /64, /56 and /48, since providers assign each of these sizes. */
export function clientNetworks(ip: string): [narrowest: string, ...wider: string[]] {
  const [plain = ''] = ip.split('%');
  if (!isIPv6(plain)) return [ip];
  const canonical = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::').map((part) => (part ? part.split(':') : []));
  const groups = [...head];
  if (tail) groups.push(...Array(IPV6_GROUPS - head.length - tail.length).fill('0'), ...tail);
  const digits = groups.map((group) => group.padStart(GROUP_DIGITS, '0')).join('');
  const [narrowest = '', ...wider] = NETWORK_DIGITS.map((count) => network(digits, count));
  return [narrowest, ...wider];
}

/** What counts as one client: an IPv4 address, or the whole /64 network of an IPv6 client. */
export function clientNetwork(ip: string): string {
  return clientNetworks(ip)[0];
}

export function widestNetwork(ip: string): string {
  return clientNetworks(ip).at(-1) ?? ip;
}

function network(digits: string, count: number): string {
  const groups =
    digits
      .slice(0, count)
      .padEnd(NETWORK_DIGITS[0] ?? 0, '0')
      .match(/.{4}/g) ?? [];
  const short = groups.map((group) => Number.parseInt(group, 16).toString(16));
  return `${short.join(':')}::/${count * 4}`;
}
