import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresCluster } from '../support/postgres-cluster';
import type { ShopServer } from '../support/shop-server';
import type { Dice } from './dice';

/** What was done to the servers. */
export interface Deeds {
  kills: number;
  stops: number;
  /** Ends of PostgreSQL that let it tidy up, and those that did not. */
  restarts: { fast: number; immediate: number };
  /** What a server said that ended without having been told to. */
  ends: string[];
}

/** Times the number of servers, so that as many die in a minute, however many there are. */
const SERVER_LIVES_MS = { least: 1000, most: 6000 };
const SERVER_IS_DOWN_MS = 500;
const STOPPED_GENTLY = 0.2;
const POSTGRES_LIVES_MS = { least: 5000, most: 10_000 };
const POSTGRES_IS_DOWN_MS = 1500;
const BETWEEN_STARTS_MS = 200;
const LONGEST_START_MS = 60_000;
const LAST_LINES = 8;

/**
 * Kills a server, or tells it to stop, and starts it again, until it is over.
 * @param of so many servers, each of which has somebody who does this to it.
 */
export async function killAgainAndAgain(
  server: ShopServer,
  of: number,
  dice: Dice,
  deeds: Deeds,
  isOver: () => boolean,
): Promise<void> {
  for (;;) {
    await sleep(of * dice.between(SERVER_LIVES_MS.least, SERVER_LIVES_MS.most));
    if (isOver()) return;
    noteEnd(server, deeds);
    if (dice.chance(STOPPED_GENTLY)) {
      deeds.stops += 1;
      await server.stop();
    } else {
      deeds.kills += 1;
      await server.kill();
    }
    await sleep(dice.below(SERVER_IS_DOWN_MS));
    await startAgain(server);
  }
}

/** Ends PostgreSQL now and then, as an owner does or as a crash does, and starts it again. */
export async function restartPostgres(
  cluster: PostgresCluster,
  dice: Dice,
  deeds: Deeds,
  isOver: () => boolean,
): Promise<void> {
  for (;;) {
    await sleep(dice.between(POSTGRES_LIVES_MS.least, POSTGRES_LIVES_MS.most));
    if (isOver()) return;
    const mode = dice.chance(0.5) ? 'fast' : 'immediate';
    deeds.restarts[mode] += 1;
    await cluster.halt(mode);
    await sleep(dice.below(POSTGRES_IS_DOWN_MS));
    await cluster.resume();
  }
}

/** Notes that a server has ended by itself, with the last that it said. @returns whether it has. */
function noteEnd(server: ShopServer, deeds: Deeds): boolean {
  if (server.isRunning) return false;
  deeds.ends.push(server.lines.slice(-LAST_LINES).join('\n'));
  return true;
}

/** Sees to it that all servers run, once nobody does anything to them any more. */
export async function startEnded(servers: readonly ShopServer[], deeds: Deeds): Promise<void> {
  for (const server of servers) if (noteEnd(server, deeds)) await startAgain(server);
}

/** As a supervisor does: a server that does not open, for the database is away, is started anew. */
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
