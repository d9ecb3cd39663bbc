import { setTimeout as sleep } from 'node:timers/promises';
import { type GatewayStandIn, startGatewayStandIn } from '../../support/money/gateway-stand-in';
import { randomOf } from '../random';
import { signInCustomer } from './accounts';
import { wrongAnswers } from './check-api';
import { type AttackRecords, checkAttack } from './check-attack';
import { checkLedger, type Findings } from './check-ledger';
import { type StockAccount, stockAccounts } from './check-stock';
import { startCuttingProxy } from './cutting-proxy';
import { counter, runHonestDay } from './honest-day';
import { type Ledger, readLedgerOf } from './ledger';
import { runLoneAttacks } from './lone/run-lone-attacks';
import { refreshTokens, runOffice, runSignIns } from './office';
import { type OpenShops, openShops, SHOP_ORIGIN } from './open-shops';
import type { EngineName } from './options';
import { type PreparedShop, prepareShop } from './prepare-shop';
import { beginSimulation, type Simulation } from './simulation';
import type { Scene } from './troublemaker/trick';
import { makeTrouble } from './troublemaker/troublemaker';
import { watchServer } from './watch-server';

const METRICS_TOKEN = 'only the watcher knows this token';
/** A small machine's heap, and the log level of a demo. */
const ENVIRONMENT = {
  METRICS_TOKEN,
  NODE_OPTIONS: '--max-old-space-size=512',
  LOG_LEVEL: 'warn',
};
/** Five to ten orders a second, far more than a cafe has, but not enough to sell out in a soak. */
const PAUSES = { customerMs: 4000, staffMs: 2000 };
const ACCOUNTS = 4;
/** A server that has just started is slower, so the troublemaker comes a little later. */
const WARM_UP_MS = 10_000;

/** What an attack did, and the findings afterwards. */
export interface AttackOutcome {
  engine: EngineName;
  servers: number;
  simulation: Simulation;
  ledger: Ledger;
  stocks: readonly StockAccount[];
  records: AttackRecords;
  findings: Findings;
}

/**
 * First measures lone attacks. Then runs customers and staff against a shop that a troublemaker attacks, without faults, so that what
 * they wait for is the attack's doing; then checks every promise.
 * @returns undefined if PostgreSQL is wanted but not installed.
 */
export async function runAttacks(
  engine: EngineName,
  seconds: number,
  seed: number,
): Promise<AttackOutcome | undefined> {
  const measured = await runLoneAttacks(engine, ENVIRONMENT);
  if (!measured) return undefined;
  const gateway = await startGatewayStandIn('razorpay');
  const shops = await openShops(engine, { ...ENVIRONMENT, ...gateway.settings });
  if (!shops) {
    gateway.close();
    return undefined;
  }
  const ports = shops.servers.map(({ url }) => Number(new URL(url).port));
  const proxy = await startCuttingProxy(ports, 0, randomOf(seed, 'proxy'));
  try {
    const [first] = shops.servers;
    if (!first) throw new Error('no server');
    const prepared = await prepareShop(first);
    const scene = await prepareScene(shops, prepared, gateway);
    const simulation = beginSimulation(proxy.url, prepared, seconds);
    scene.victims = simulation.clientRecords.attempts;
    const day = { shops, prepared, simulation, seed, pauses: PAUSES };
    const none = { beganAt: 0, counts: new Map(), samples: [], failedSignIns: [] };
    let seen: Seen = { ...none, measured };
    const begin = async () => {
      seen = { measured, ...(await attack(shops, prepared, simulation, scene, seed)) };
    };
    await runHonestDay({ ...day, begin });
    return await lookAround(engine, shops, prepared, simulation, scene, seen);
  } finally {
    gateway.close();
    await proxy.close();
    await shops.close();
  }
}

async function prepareScene(
  { servers }: OpenShops,
  prepared: PreparedShop,
  gateway: GatewayStandIn,
): Promise<Scene> {
  const { products, feeRule } = prepared;
  const accounts = [];
  for (let each = 0; each < ACCOUNTS; each += 1) {
    const [first] = servers;
    if (first) accounts.push(await signInCustomer(first, `+91${8_200_000_000 + each}`));
  }
  const urls = servers.map(({ url }) => url);
  const bytes = new Map<string, number>();
  return {
    urls,
    products,
    feeRule,
    accounts,
    orders: [],
    victims: [],
    bytes,
    gateway,
    nextNumber: counter(),
  };
}

type Seen = Pick<AttackRecords, 'beganAt' | 'counts' | 'samples' | 'failedSignIns' | 'measured'>;

async function attack(
  { servers, database }: OpenShops,
  { admin, customers, products }: PreparedShop,
  simulation: Simulation,
  scene: Scene,
  seed: number,
): Promise<Omit<Seen, 'measured'>> {
  const { isOver } = simulation;
  const [first] = servers;
  if (!first) throw new Error('no server');
  const beganAt = performance.now() + WARM_UP_MS;
  const trouble = async () => {
    await sleep(WARM_UP_MS);
    return makeTrouble(scene, seed, isOver);
  };
  const office = { simulation, admin, origin: SHOP_ORIGIN, products, nextNumber: counter() };
  const [counts, samples, failedSignIns] = await Promise.all([
    trouble(),
    watchServer(first, METRICS_TOKEN, database.settings.DATA_DIR, isOver),
    runSignIns(simulation, servers, randomOf(seed, 'sign-ins')),
    runOffice(office, randomOf(seed, 'office')),
    refreshTokens(simulation, [admin, ...customers, ...scene.accounts]),
  ]);
  return { beganAt, counts, samples, failedSignIns };
}

async function lookAround(
  engine: EngineName,
  { servers, database }: OpenShops,
  { admin }: PreparedShop,
  simulation: Simulation,
  { orders, bytes }: Scene,
  seen: Seen,
): Promise<AttackOutcome> {
  const { clientRecords, requests } = simulation;
  const ledger = await readLedgerOf(database.settings);
  const attempts = [...clientRecords.attempts, ...orders.map(({ attempt }) => attempt)];
  const all = { ...clientRecords, attempts };
  const ended = servers.filter(({ isRunning }) => !isRunning);
  const lines = servers.flatMap((server) => server.lines);
  const made = clientRecords.taps.filter(({ outcome }) => outcome !== 'refused');
  const tapped = new Set(made.map(({ orderId }) => orderId));
  const records = { ...seen, requests, orders, tapped, bytes, lines };
  return {
    engine,
    servers: servers.length,
    simulation,
    ledger,
    records,
    stocks: stockAccounts(ledger, clientRecords),
    findings: {
      ...checkLedger(ledger, all),
      'wrong answers': await wrongAnswers(servers, admin.token, ledger, clientRecords.attempts),
      'servers that ended by themselves': ended.map((server) => server.lines.slice(-8).join('\n')),
      ...checkAttack(records),
    },
  };
}
