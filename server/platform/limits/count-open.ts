import { clientNetworks, IPV6_SHARES } from './client-network';

export interface Claim {
  readonly key: string;
  readonly most: number;
}

/** The claims on a client's networks: an IPv6 client's /56 has twice, its /48 four times `most`. */
export function claimsOfNetworks(ip: string, most: number): Claim[] {
  const networks = clientNetworks(ip);
  return networks.map((key, at) => ({ key, most: most * (IPV6_SHARES[at] ?? 1) }));
}

/**
 * On this server.
 * @returns counts a new one, or undefined at its most. What that returns releases the claims, once.
 */
export function countOpen() {
  const open = new Map<string, number>();
  const add = (key: string, delta: number) => {
    const count = (open.get(key) ?? 0) + delta;
    if (count === 0) open.delete(key);
    else open.set(key, count);
  };
  return (claims: readonly Claim[]): (() => void) | undefined => {
    if (claims.some(({ key, most }) => (open.get(key) ?? 0) >= most)) return undefined;
    for (const { key } of claims) add(key, 1);
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      for (const { key } of claims) add(key, -1);
    };
  };
}
