import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../../server/db/database';
import { wrongAnswers } from './check-api';
import { checkLedger, type Findings } from './check-ledger';
import { type StockAccount, stockAccounts } from './check-stock';
import { runCustomer } from './customer';
import { type CuttingProxy, startCuttingProxy } from './cutting-proxy';
import { type Faults, killRepeatedly, restartPostgres, startEnded } from './faults';
import { type Ledger, readLedger } from './ledger';
import { type OpenShops, openShops } from './open-shops';
import type { EngineName } from './options';
import { type PreparedShop, prepareShop } from './prepare-shop';
import { randomOf } from './random';
import type { Simulation } from './simulation';
import { runStaff } from './staff';
import { followOrders } from './subscriber';

const CUSTOMERS = 16;
const STAFF = 3;
const CUT_SHARE = 0.1;
const SETTLING_MS = 100;
/** How long unfinished requests may take once all servers run again. */
const GRACE_MS = 60_000;
const FAILURE = /^500\b/;

/** What happened to a shop, and the findings afterwards. */
export interface Outcome {
  engine: EngineName;
  servers: number;
  faults: Faults;
  cuts: CuttingProxy['cuts'];
  simulation: Simulation;
  ledger: Ledger;
  stocks: readonly StockAccount[];
  findings: Findings;
}

/**
 * Runs customers and staff against a shop while its servers are killed, its database restarts and
 * replies get lost; then checks every promise.
 * @returns undefined if PostgreSQL is wanted but not installed.
 */
export async function runChaos(
  engine: EngineName,
  seconds: number,
  seed: number,
): Promise<Outcome | undefined> {
  const shops = await openShops(engine);
  if (!shops) return undefined;
  const ports = shops.servers.map(({ url }) => Number(new URL(url).port));
  const proxy = await startCuttingProxy(ports, CUT_SHARE, randomOf(seed, 'proxy'));
  try {
    const [first] = shops.servers;
    if (!first) throw new Error('no server');
    const prepared = await prepareShop(first);
    const simulation = openStreet(proxy.url, prepared, seconds);
    const faults = await haveADay(shops, prepared, simulation, seed);
    return await lookAround(engine, { shops, proxy, prepared, simulation, faults });
  } finally {
    await proxy.close();
    await shops.close();
  }
}

function openStreet(
  url: string,
  { initialStock, feeRule }: PreparedShop,
  seconds: number,
): Simulation {
  const end = performance.now() + seconds * 1000;
  return {
    url,
    clientRecords: { initialStock, feeRule, attempts: [], seen: [], adjustments: [], followed: [] },
    answers: new Map(),
    unheard: 0,
    isOver: () => performance.now() > end,
    isLate: () => performance.now() > end + GRACE_MS,
  };
}

/** Runs all actors at once. Afterwards all servers run and no request is pending. */
async function haveADay(
  { servers, cluster, database }: OpenShops,
  prepared: PreparedShop,
  simulation: Simulation,
  seed: number,
): Promise<Faults> {
  const faults: Faults = { kills: 0, stops: 0, restarts: { fast: 0, immediate: 0 }, ends: [] };
  const { isOver } = simulation;
  const { products, customers: tokens, staff: token } = prepared;
  const shopping = { simulation, products, tokens, nextNumber: counter() };
  const work = {
    simulation,
    token,
    productIds: products.map(({ id }) => id),
    nextMarker: counter(),
  };
  let lastEvent: number | undefined;
  const following = followOrders(simulation, token, () => lastEvent);
  while (simulation.clientRecords.followed.length === 0 && !isOver()) await sleep(SETTLING_MS);
  await Promise.all([
    ...Array.from({ length: CUSTOMERS }, (_, each) =>
      runCustomer(shopping, randomOf(seed, `customer ${each}`)),
    ),
    ...Array.from({ length: STAFF }, (_, each) => runStaff(work, randomOf(seed, `staff ${each}`))),
    ...servers.map((server, each) =>
      killRepeatedly(server, servers.length, randomOf(seed, `server ${each}`), faults, isOver),
    ),
    cluster && restartPostgres(cluster, randomOf(seed, 'postgres'), faults, isOver),
  ]);
  await startEnded(servers, faults);
  lastEvent = (await readAll(database.settings)).lastEvent;
  await following;
  return faults;
}

function counter(): () => number {
  let count = 0;
  return () => {
    count += 1;
    return count;
  };
}

async function readAll(settings: OpenShops['database']['settings']): Promise<Ledger> {
  const database = openDatabase({
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    poolSize: 1,
    onConnectionError: (error) => console.error(error),
  });
  try {
    return await readLedger(database.db);
  } finally {
    await database.close();
  }
}

interface Aftermath {
  shops: OpenShops;
  proxy: CuttingProxy;
  prepared: PreparedShop;
  simulation: Simulation;
  faults: Faults;
}

async function lookAround(
  engine: EngineName,
  { shops, proxy, prepared, simulation, faults }: Aftermath,
): Promise<Outcome> {
  const { servers, database } = shops;
  const { clientRecords, answers } = simulation;
  const ledger = await readAll(database.settings);
  const failures = [...answers].filter(([name]) => FAILURE.test(name));
  return {
    engine,
    servers: servers.length,
    faults,
    cuts: proxy.cuts,
    simulation,
    ledger,
    stocks: stockAccounts(ledger, clientRecords),
    findings: {
      ...checkLedger(ledger, clientRecords),
      'wrong answers': await wrongAnswers(servers, prepared.staff, ledger, clientRecords.attempts),
      'opaque failures': failures.map(([name, count]) => `${count} answers ${name}`),
      'servers that ended by themselves': faults.ends,
    },
  };
}
