import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Product } from '../shared/contract/catalog-contract';
import type { ShopServer } from '../tests/support/shop-server';
import { inLanes } from './lanes';
import { placeGuestOrder } from './place-guest-order';

const ORDERS = 100;
const LANES = 8;
const ATTACH_MS = 1000;

/** What SQLite and the network are asked for; file names stand beside the numbers of the files. */
const TRACED = 'trace=pwrite64,fsync,fdatasync,write,writev';
/** As much of what is written as tells an answer's status. */
const SHOWN_BYTES = '24';

/** What the kernel was asked while orders were placed on SQLite. */
export interface SyncFigures {
  orders: number;
  /** Times that the write-ahead log was put on the disk. */
  syncs: number;
  /** Answers 201 that went out while something of the log was not on the disk: a power cut loses those. */
  early: number;
}

/** Whether this machine can look at the calls of a process. */
export function canTrace(): boolean {
  return spawnSync('strace', ['-V'], { stdio: 'ignore' }).status === 0;
}

/**
 * Places orders, eight at a time, and reads from the server's system calls whether each was on the
 * disk before its customer was told.
 * @param shop runs on SQLite, with `TRUST_PROXY` and full shelves.
 */
export async function benchSyncs(shop: ShopServer): Promise<SyncFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-trace-'));
  const file = join(folder, 'trace');
  const traced = ['-f', '-qq', '-y', '-s', SHOWN_BYTES, '-e', TRACED, '-o', file];
  const strace = spawn('strace', [...traced, '-p', String(shop.pid)], { stdio: 'ignore' });
  try {
    await sleep(ATTACH_MS);
    const [product]: Product[] = await (await fetch(`${shop.url}/api/products`)).json();
    await inLanes(LANES, ORDERS, async (each) => {
      await placeGuestOrder(shop.url, product?.id ?? '', each);
    });
  } finally {
    const ended = once(strace, 'exit');
    strace.kill('SIGINT');
    await ended;
  }
  const figures = readTrace(readFileSync(file, 'utf8'));
  rmSync(folder, { recursive: true });
  return figures;
}

/** Goes through the calls in their order; what a commit writes is one stretch of one thread. */
function readTrace(trace: string): SyncFigures {
  const figures = { orders: 0, syncs: 0, early: 0 };
  let waiting = false;
  for (const line of trace.split('\n')) {
    const isOfLog = line.includes('shop.db-wal>');
    if (isOfLog && line.includes('pwrite64(')) waiting = true;
    else if (isOfLog && /f(?:data)?sync\(/.test(line)) {
      figures.syncs += 1;
      waiting = false;
    } else if (line.includes('"HTTP/1.1 201')) {
      figures.orders += 1;
      if (waiting) figures.early += 1;
    }
  }
  return figures;
}
