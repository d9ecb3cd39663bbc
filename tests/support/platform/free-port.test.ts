import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { freePort } from './free-port';

/** The range of Linux from which connections get ports of their own. */
const RANGE = '/proc/sys/net/ipv4/ip_local_port_range';

test.runIf(existsSync(RANGE))(
  'no connection takes a free port before a server listens',
  async () => {
    const lowest = Number(readFileSync(RANGE, 'utf8').split('\t')[0]);
    const ports = await Promise.all(Array.from({ length: 20 }, freePort));
    expect(Math.max(...ports)).toBeLessThan(lowest);
  },
);
