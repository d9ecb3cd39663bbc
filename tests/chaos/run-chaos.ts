import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../../server/db/database';
import { wrongAnswers } from './check-api';
import { checkLedger, type Findings } from './check-ledger';
import { type StockAccount, stockAccounts } from './check-stock';
import { beCustomer } from './customer';
import { type CuttingProxy, startCuttingProxy } from './cutting-proxy';
import { diceOf } from './dice';
import { followOrders } from './follower';
import { type Ledger, readLedger } from './ledger';
import { type OpenShops, openShops } from './open-shops';
import type { EngineName } from './options';
import { type Scene, setTheScene } from './set-the-scene';
import { beStaff } from './staff';
import type { Street } from './street';
import { type Deeds, killAgainAndAgain, restartPostgres, startEnded } from './trouble';

const CUSTOMERS = 16;
const STAFF = 3;
const CUT_SHARE = 0.1;
const SETTLING_MS = 100;
/** What was begun has so long to come to an end once all servers run again. */
const GRACE_MS = 60_000;
const FAILURE = /^500\b/;

/** What was done to a shop, and what was found afterwards. */
export interface Outcome {
  engine: EngineName;
  servers: number;
  deeds: Deeds;
  cuts: CuttingProxy['cuts'];
  street: Street;
  ledger: Ledger;
  stocks: readonly StockAccount[];
  findings: Findings;
}

/**
 * Has customers and staff at a shop for so long while its servers are killed, its database ends and
 * replies are lost, and then looks whether anything is wrong.
 * @returns undefined without PostgreSQL on this machine, where it is needed.
 */
export async function runChaos(
  engine: EngineName,
  seconds: number,
  seed: number,
): Promise<Outcome | undefined> {
  const shops = await openShops(engine);
  if (!shops) return undefined;
  const ports = shops.servers.map(({ url }) => Number(new URL(url).port));
  const proxy = await startCuttingProxy(ports, CUT_SHARE, diceOf(seed, 'proxy'));
  try {
    const [first] = shops.servers;
    if (!first) throw new Error('no server');
    const scene = await setTheScene(first);
    const street = openStreet(proxy.url, scene, seconds);
    const deeds = await haveADay(shops, scene, street, seed);
    return await lookAround(engine, { shops, proxy, scene, street, deeds });
  } finally {
    await proxy.close();
    await shops.close();
  }
}

function openStreet(url: string, { initialStock, feeRule }: Scene, seconds: number): Street {
  const end = performance.now() + seconds * 1000;
  return {
    url,
    testimony: { initialStock, feeRule, attempts: [], seen: [], adjustments: [], followed: [] },
    answers: new Map(),
    unheard: 0,
    isOver: () => performance.now() > end,
    isLate: () => performance.now() > end + GRACE_MS,
  };
}

/** Everybody at once; afterwards all servers run, and nobody waits for an answer. */
async function haveADay(
  { servers, cluster, database }: OpenShops,
  scene: Scene,
  street: Street,
  seed: number,
): Promise<Deeds> {
  const deeds: Deeds = { kills: 0, stops: 0, restarts: { fast: 0, immediate: 0 }, ends: [] };
  const { isOver } = street;
  const { products, customers: tokens, staff: token } = scene;
  const shopping = { street, products, tokens, nextNumber: counter() };
  const work = { street, token, productIds: products.map(({ id }) => id), nextMarker: counter() };
  let lastEvent: number | undefined;
  const following = followOrders(street, token, () => lastEvent);
  while (street.testimony.followed.length === 0 && !isOver()) await sleep(SETTLING_MS);
  await Promise.all([
    ...Array.from({ length: CUSTOMERS }, (_, each) =>
      beCustomer(shopping, diceOf(seed, `customer ${each}`)),
    ),
    ...Array.from({ length: STAFF }, (_, each) => beStaff(work, diceOf(seed, `staff ${each}`))),
    ...servers.map((server, each) =>
      killAgainAndAgain(server, servers.length, diceOf(seed, `server ${each}`), deeds, isOver),
    ),
    cluster && restartPostgres(cluster, diceOf(seed, 'postgres'), deeds, isOver),
  ]);
  await startEnded(servers, deeds);
  lastEvent = (await readAll(database.settings)).lastEvent;
  await following;
  return deeds;
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
  scene: Scene;
  street: Street;
  deeds: Deeds;
}

async function lookAround(
  engine: EngineName,
  { shops, proxy, scene, street, deeds }: Aftermath,
): Promise<Outcome> {
  const { servers, database } = shops;
  const { testimony, answers } = street;
  const ledger = await readAll(database.settings);
  const failures = [...answers].filter(([name]) => FAILURE.test(name));
  return {
    engine,
    servers: servers.length,
    deeds,
    cuts: proxy.cuts,
    street,
    ledger,
    stocks: stockAccounts(ledger, testimony),
    findings: {
      ...checkLedger(ledger, testimony),
      'wrong answers': await wrongAnswers(servers, scene.staff, ledger, testimony.attempts),
      'opaque failures': failures.map(([name, count]) => `${count} answers ${name}`),
      'servers that ended by themselves': deeds.ends,
    },
  };
}
