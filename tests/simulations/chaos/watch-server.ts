import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { processorMs } from '../../support/platform/process-figures';
import type { ShopServer } from '../../support/platform/shop-server';
import { type Simulation, untilOver } from './simulation';

const EVERY_MS = 5000;
const MB = 1_000_000;
const MS = 1000;

/** What a server takes at a moment of the run. */
export interface Sample {
  atS: number;
  residentMb: number;
  heapMb: number;
  /** The 99th percentile of the event loop's delay since the last sample. */
  loopDelayMs: number;
  longestLoopDelayMs: number;
  /** How long the server's main thread has run, and waited for a processor. */
  ranMs: number;
  waitedMs: number;
  /** The database and its journal. */
  diskMb: number;
}

/** Reads the server's metrics every five seconds until the run is over. */
export async function watchServer(
  { url, pid }: ShopServer,
  metricsToken: string,
  dataDir: string,
  simulation: Simulation,
): Promise<Sample[]> {
  const startedAt = performance.now();
  const headers = { Authorization: `Bearer ${metricsToken}` };
  const samples: Sample[] = [];
  await untilOver(simulation, EVERY_MS, async () => {
    const response = await fetch(`${url}/metrics`, { headers }).catch(() => undefined);
    if (!response?.ok) return;
    const text = await response.text();
    const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
    samples.push({
      atS: (performance.now() - startedAt) / MS,
      residentMb: value('process_resident_memory_bytes') / MB,
      heapMb: value('nodejs_heap_size_used_bytes') / MB,
      loopDelayMs: value('nodejs_eventloop_lag_p99_seconds') * MS,
      longestLoopDelayMs: value('nodejs_eventloop_lag_max_seconds') * MS,
      ...processorMs(pid),
      diskMb: folderBytes(dataDir) / MB,
    });
  });
  return samples;
}

function folderBytes(folder: string): number {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  const sizes = files.map(({ name }) => statSync(join(folder, name), { throwIfNoEntry: false }));
  return sizes.reduce((sum, stats) => sum + (stats?.size ?? 0), 0);
}
