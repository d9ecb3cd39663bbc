import { startGatewayStandIn } from '../../support/money/gateway-stand-in';
import { randomOf } from '../random';
import { renewToken } from './accounts';
import { startCuttingProxy } from './cutting-proxy';
import { breakThings, type Faults } from './faults';
import { prepareGuard, runEvening, runShift } from './guarded-kitchen';
import { type Day, type DayOutcome, lookAround, runHonestDay, several } from './honest-day';
import { hasGuardLooked } from './ledger';
import { type EngineName, type OpenShops, withShops } from './open-shops';
import { type Owner, startOwner } from './owner';
import { runPayers } from './payers';
import { addTables, prepareShop } from './prepare-shop';
import { addPrinters, askForTickets, emptyQueues, printsOf, runPrinter } from './printers';
import { counted } from './report';
import { beginSimulation } from './simulation';
import { runDoor } from './staff';
import { runWaiter } from './waiters';

const CUT_SHARE = 0.1;
const PAUSES = { customerMs: 400, staffMs: 150 };
const WAITERS = 3;

/**
 * Runs customers and staff against a shop while its servers are killed, its database restarts and
 * replies get lost; then checks every promise.
 * @returns undefined if PostgreSQL is wanted but not installed.
 */
export async function runChaos(
  engine: EngineName,
  seconds: number,
  seed: number,
): Promise<DayOutcome | undefined> {
  const owner = await startOwner();
  const gateway = await startGatewayStandIn('razorpay');
  try {
    return await withShops(engine, { ...owner.environment, ...gateway.settings }, (shops) =>
      runDay(shops, owner, gateway, seconds, seed),
    );
  } finally {
    gateway.close();
    owner.close();
  }
}

async function runDay(
  shops: OpenShops,
  owner: Owner,
  gateway: Awaited<ReturnType<typeof startGatewayStandIn>>,
  seconds: number,
  seed: number,
): Promise<DayOutcome> {
  const { first, servers } = shops;
  const chance = (actor: string) => randomOf(seed, actor);
  const proxy = await startCuttingProxy(servers, CUT_SHARE, chance('proxy'));
  try {
    const prepared = await prepareShop(first);
    const { admin } = prepared;
    const printers = await addPrinters(first, admin);
    const tables = await addTables(first, admin);
    await prepareGuard(first, admin, () => hasGuardLooked(shops.database.settings));
    const simulation = beginSimulation(proxy.url, prepared, seconds);
    const day: Day = { shops, prepared, simulation, seed };
    const faults: Faults = { kills: 0, stops: 0, fast: 0, immediate: 0, moments: [], ends: [] };
    await runHonestDay(day, PAUSES, (work) =>
      Promise.all([
        breakThings(shops, seed, faults, simulation.isOver).then(simulation.settle),
        runShift(simulation, admin, chance('shift')),
        runDoor(work, chance('door')),
        ...several(WAITERS, (each) => runWaiter(work, tables, chance(`waiter ${each}`))),
        runPayers({ simulation, gateway }, chance('payers')),
        askForTickets(simulation, admin, printers, chance('tickets')),
        ...[...printers.asked, printers.automatic].map((device) =>
          runPrinter(servers, device, chance(device.path), simulation),
        ),
      ]),
    );
    await renewToken(first, admin);
    const random = chance('evening');
    const missing = await runEvening({ simulation, servers, admin, owner, faults, random });
    await renewToken(first, admin);
    await emptyQueues(first, admin, printers, chance('printers'));
    Object.assign(simulation.clientRecords, {
      deliveries: owner.deliveries,
      interruptions: faults.moments,
      prints: await printsOf(printers),
    });
    const seen = await lookAround(day);
    const failures = simulation.requests.filter(({ status }) => status === 500);
    return {
      ...seen,
      rows: { trouble: troubleText(faults, proxy.cuts) },
      lines: [],
      findings: {
        ...seen.findings,
        'opaque failures': failures.map(({ call }) => `${call} was answered 500`),
        'servers that ended by themselves': faults.ends,
        'missing steps of the guard': missing,
      },
    };
  } finally {
    await proxy.close();
  }
}

function troubleText({ kills, stops, fast, immediate }: Faults, cuts: Record<string, number>) {
  const postgres = fast + immediate;
  return [
    `${kills} servers killed, ${stops} stopped`,
    ...(postgres > 0
      ? [`PostgreSQL ended ${postgres} times (${counted(Object.entries({ fast, immediate }))})`]
      : []),
    `replies cut: ${counted(Object.entries(cuts))}`,
  ].join('; ');
}
