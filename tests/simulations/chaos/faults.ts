import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresCluster } from '../../support/platform/postgres-cluster';
import type { ShopServer } from '../../support/platform/shop-server';
import { type Random, randomOf } from '../random';
import type { OpenShops } from './open-shops';

/** The faults injected into the servers. */
export interface Faults {
  kills: number;
  stops: number;
  /** Shutdowns of PostgreSQL. */
  fast: number;
  immediate: number;
  /** When each of them began, in ms since 1970. */
  moments: number[];
  /** The last output of servers that ended by themselves. */
  ends: string[];
}

/** Multiplied by the number of servers, so that the total rate does not depend on it. */
const SERVER_LIVES_MS = [1000, 6000] as const;
const SERVER_IS_DOWN_MS = 500;
const STOPPED_GENTLY = 0.2;
const POSTGRES_LIVES_MS = [5000, 10_000] as const;
const POSTGRES_IS_DOWN_MS = 1500;
const BETWEEN_STARTS_MS = 200;
const LONGEST_START_MS = 180_000;
const LAST_LINES = 8;

/** Kills servers and PostgreSQL under the customers until the run is over. Afterwards all servers run. */
export async function breakThings(
  { servers, cluster }: OpenShops,
  seed: number,
  faults: Faults,
  isOver: () => boolean,
): Promise<void> {
  await Promise.all([
    ...servers.map((server, each) =>
      killRepeatedly(server, servers.length, randomOf(seed, `server ${each}`), faults, isOver),
    ),
    cluster && restartPostgres(cluster, randomOf(seed, 'postgres'), faults, isOver),
  ]);
  for (const server of servers) if (noteEnd(server, faults)) await startAgain(server);
}

/** @param of the number of servers that are killed like this one. */
async function killRepeatedly(
  server: ShopServer,
  of: number,
  random: Random,
  faults: Faults,
  isOver: () => boolean,
): Promise<void> {
  for (;;) {
    await sleep(of * random.between(...SERVER_LIVES_MS));
    if (isOver()) return;
    noteEnd(server, faults);
    faults.moments.push(Date.now());
    if (random.chance(STOPPED_GENTLY)) {
      faults.stops += 1;
      await server.stop();
    } else {
      faults.kills += 1;
      await server.kill();
    }
    await sleep(random.below(SERVER_IS_DOWN_MS));
    await startAgain(server);
  }
}

/** Shuts PostgreSQL down now and then, cleanly or as a crash would, and starts it again. */
async function restartPostgres(
  cluster: PostgresCluster,
  random: Random,
  faults: Faults,
  isOver: () => boolean,
): Promise<void> {
  for (;;) {
    await sleep(random.between(...POSTGRES_LIVES_MS));
    if (isOver()) return;
    const mode = random.chance(0.5) ? 'fast' : 'immediate';
    faults[mode] += 1;
    faults.moments.push(Date.now());
    await cluster.halt(mode);
    await sleep(random.below(POSTGRES_IS_DOWN_MS));
    await cluster.resume();
  }
}

/** Records a server that ended by itself, with its last output. @returns whether it ended. */
function noteEnd(server: ShopServer, faults: Faults): boolean {
  if (server.isRunning) return false;
  faults.ends.push(server.lines.slice(-LAST_LINES).join('\n'));
  return true;
}

/** Kills all servers at the same moment, and starts them again. */
export async function killAll(servers: readonly ShopServer[], faults: Faults): Promise<void> {
  faults.kills += servers.length;
  faults.moments.push(Date.now());
  await Promise.all(servers.map((server) => server.kill()));
  await Promise.all(servers.map(startAgain));
}

/** Restarts a server that cannot open while the database is away, as a supervisor would. */
async function startAgain(server: ShopServer): Promise<void> {
  const deadline = performance.now() + LONGEST_START_MS;
  for (;;) {
    try {
      return await server.start();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await server.kill();
      await sleep(BETWEEN_STARTS_MS);
    }
  }
}
