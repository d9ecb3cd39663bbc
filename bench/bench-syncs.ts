import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { many } from '../tests/support/platform/many';
import type { ShopServer } from '../tests/support/platform/shop-server';
import { chooseBasket, placeGuestOrder } from './bench-orders';
import { type Measurement, markdownTable } from './measurement';

const ORDERS = 100;
const AT_ONCE = 8;
const ATTACH_MS = 1000;

/** The system calls to trace; `-y` adds the file's name to its descriptor. */
const TRACED = 'trace=pwrite64,fsync,fdatasync,write,writev';
/** The traced bytes of each write: enough to read a response's status. */
const SHOWN_BYTES = '24';

/** What the trace shows about orders placed on SQLite. */
interface SyncFigures {
  orders: number;
  /** How often the write-ahead log was synced. */
  syncs: number;
  /** 201 responses sent while part of the log was not synced: a power cut would lose those orders. */
  early: number;
}

/** Whether this machine can trace a process's system calls. */
export function canTrace(): boolean {
  return spawnSync('strace', ['-V'], { stdio: 'ignore' }).status === 0;
}

/**
 * Places orders, eight at a time, and checks in the server's system calls whether each order was on
 * disk before its response was sent.
 * @param shop a running shop on SQLite with `TRUST_PROXY` and plenty of stock.
 */
export async function benchSyncs(shop: ShopServer): Promise<Measurement> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-trace-'));
  const file = join(folder, 'trace');
  const traced = ['-f', '-qq', '-y', '-s', SHOWN_BYTES, '-e', TRACED, '-o', file];
  const strace = spawn('strace', [...traced, '-p', String(shop.pid)], { stdio: 'ignore' });
  try {
    await sleep(ATTACH_MS);
    const [product] = await chooseBasket(shop.url);
    await many(ORDERS, AT_ONCE, (each) => placeGuestOrder(shop.url, product?.id ?? '', each));
  } finally {
    const ended = once(strace, 'exit');
    strace.kill('SIGINT');
    await ended;
  }
  const figures = readTrace(readFileSync(file, 'utf8'));
  rmSync(folder, { recursive: true });
  const head = ['orders, sqlite', 'syncs of the log', 'answered before their sync'];
  const { orders, syncs, early } = figures;
  return { table: markdownTable(head, [[orders, syncs, early].map(String)]), figures };
}

/** Reads the calls in order. The writes of one commit are consecutive calls of one thread. */
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
