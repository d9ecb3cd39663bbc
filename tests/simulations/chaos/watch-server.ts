import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ShopServer } from '../../support/platform/shop-server';

const EVERY_MS = 5000;
const MB = 1_000_000;
const MS = 1000;
const NS = 1_000_000_000;

/** What a server takes at a moment of the run. */
export interface Sample {
  atS: number;
  residentMb: number;
  heapMb: number;
  /** The 99th percentile of the event loop's delay since the last sample. */
  loopDelayMs: number;
  longestLoopDelayMs: number;
  /** How long the server's main thread has run, and waited for a processor; 0 where Linux is missing. */
  ranS: number;
  waitedS: number;
  /** The database and its journal. */
  diskMb: number;
}

/** Reads the server's metrics every five seconds until the run is over. */
export async function watchServer(
  server: ShopServer,
  metricsToken: string,
  dataDir: string,
  isOver: () => boolean,
): Promise<Sample[]> {
  const startedAt = performance.now();
  const samples: Sample[] = [];
  while (!isOver()) {
    const text = await readMetrics(server, metricsToken);
    if (text) {
      const value = (name: string) => metricOf(text, name);
      samples.push({
        atS: (performance.now() - startedAt) / MS,
        residentMb: value('process_resident_memory_bytes') / MB,
        heapMb: value('nodejs_heap_size_used_bytes') / MB,
        loopDelayMs: value('nodejs_eventloop_lag_p99_seconds') * MS,
        longestLoopDelayMs: value('nodejs_eventloop_lag_max_seconds') * MS,
        ...processorTimes(server),
        diskMb: folderBytes(dataDir) / MB,
      });
    }
    await sleep(EVERY_MS);
  }
  return samples;
}

/** The server's resident memory, in MB. */
export async function residentMb(server: ShopServer, metricsToken: string): Promise<number> {
  return metricOf(await readMetrics(server, metricsToken), 'process_resident_memory_bytes') / MB;
}

function metricOf(text: string | undefined, name: string): number {
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text ?? '')?.[1]);
}

async function readMetrics({ url }: ShopServer, token: string): Promise<string | undefined> {
  const response = await fetch(`${url}/metrics`, {
    headers: { Authorization: `Bearer ${token}` },
  }).catch(() => undefined);
  return response?.ok ? response.text() : undefined;
}

function processorTimes({ pid }: ShopServer): { ranS: number; waitedS: number } {
  const path = `/proc/${pid}/schedstat`;
  const [ran = 0, waited = 0] = existsSync(path)
    ? readFileSync(path, 'utf8').split(' ').map(Number)
    : [];
  return { ranS: ran / NS, waitedS: waited / NS };
}

function folderBytes(folder: string): number {
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  const sizes = names.map(({ name }) => statSync(join(folder, name), { throwIfNoEntry: false }));
  return sizes.reduce((sum, stats) => sum + (stats?.size ?? 0), 0);
}
