import { startGatewayStandIn } from '../../support/money/gateway-stand-in';
import { randomOf } from '../random';
import { renewToken } from './accounts';
import { wrongAnswers } from './check-api';
import { checkLedger, type Findings } from './check-ledger';
import { brokenSums } from './check-proof';
import { type StockAccount, stockAccounts } from './check-stock';
import { type CuttingProxy, startCuttingProxy } from './cutting-proxy';
import { runDoor } from './door';
import { type Faults, killRepeatedly, restartPostgres, startEnded } from './faults';
import { prepareGuard, runEvening, runShift } from './guarded-kitchen';
import { counter, runHonestDay } from './honest-day';
import { hasGuardLooked, type Ledger, readLedgerOf } from './ledger';
import { type OpenShops, openShops } from './open-shops';
import type { EngineName } from './options';
import { startOwner } from './owner';
import { runPayers } from './payers';
import { type PreparedShop, prepareShop } from './prepare-shop';
import { addPrinters, askForTickets, emptyQueues, runPrinter } from './printers';
import { printsOf } from './prints';
import { beginSimulation, type Simulation } from './simulation';
import { addTables, runWaiter } from './waiters';

const CUT_SHARE = 0.1;
const PAUSES = { customerMs: 400, staffMs: 150 };
const WAITERS = 3;

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
  const owner = await startOwner();
  const gateway = await startGatewayStandIn('razorpay');
  const shops = await openShops(engine, { ...owner.environment, ...gateway.settings });
  if (!shops) {
    gateway.close();
    owner.close();
    return undefined;
  }
  const ports = shops.servers.map(({ url }) => Number(new URL(url).port));
  const proxy = await startCuttingProxy(ports, CUT_SHARE, randomOf(seed, 'proxy'));
  try {
    const [first] = shops.servers;
    if (!first) throw new Error('no server');
    const prepared = await prepareShop(first);
    const { admin } = prepared;
    const printers = await addPrinters(first, admin);
    const tables = await addTables(first, admin);
    await prepareGuard(first, admin, () => hasGuardLooked(shops.database.settings));
    const simulation = beginSimulation(proxy.url, prepared, seconds);
    const faults: Faults = {
      kills: 0,
      stops: 0,
      restarts: { fast: 0, immediate: 0 },
      moments: [],
      ends: [],
    };
    const chance = (actor: string) => randomOf(seed, actor);
    const service = {
      simulation,
      admin,
      tables,
      products: prepared.products,
      longestPauseMs: PAUSES.staffMs,
      nextNumber: counter(),
    };
    const begin = () =>
      Promise.all([
        breakThings(shops, seed, faults, simulation.isOver),
        runShift(simulation, admin, seconds, chance('shift')),
        runDoor(simulation, admin, chance('door')),
        ...Array.from({ length: WAITERS }, (_, each) =>
          runWaiter(service, chance(`waiter ${each}`)),
        ),
        runPayers({ simulation, gateway }, chance('payers')),
        askForTickets(simulation, admin, printers, chance('tickets')),
        ...[...printers.asked, printers.automatic].map((device) =>
          runPrinter(shops.servers, device, chance(device.path), simulation.isOver),
        ),
      ]);
    await runHonestDay({ shops, prepared, simulation, seed, pauses: PAUSES, begin });
    await renewToken(first, admin);
    const evening = { simulation, servers: shops.servers, admin, owner, faults };
    const missing = await runEvening({ ...evening, random: chance('evening') });
    await renewToken(first, admin);
    await emptyQueues(first, admin, printers, chance('printers'));
    const { clientRecords } = simulation;
    clientRecords.deliveries = owner.deliveries;
    clientRecords.interruptions = faults.moments;
    for (const { printer } of [...printers.asked, printers.automatic]) {
      clientRecords.prints.push(...(await printsOf(printer)));
    }
    return await lookAround(engine, { shops, proxy, prepared, simulation, faults, missing });
  } finally {
    await proxy.close();
    await shops.close();
    gateway.close();
    owner.close();
  }
}

/** Kills servers and PostgreSQL under the customers. Afterwards all servers run. */
async function breakThings(
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
  await startEnded(servers, faults);
}

interface Aftermath {
  shops: OpenShops;
  proxy: CuttingProxy;
  prepared: PreparedShop;
  simulation: Simulation;
  faults: Faults;
  /** What the guard did not do. */
  missing: string[];
}

async function lookAround(
  engine: EngineName,
  { shops, proxy, prepared, simulation, faults, missing }: Aftermath,
): Promise<Outcome> {
  const { servers, database } = shops;
  const { clientRecords, requests } = simulation;
  const ledger = await readLedgerOf(database.settings);
  const failures = requests.filter(({ status }) => status === 500);
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
      'wrong answers': await wrongAnswers(
        servers,
        prepared.admin.token,
        ledger,
        clientRecords.attempts,
      ),
      'broken sums': await brokenSums(database.settings),
      'opaque failures': failures.map(({ call }) => `${call} was answered 500`),
      'servers that ended by themselves': faults.ends,
      'missing steps of the guard': missing,
    },
  };
}
