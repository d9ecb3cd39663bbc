import { setTimeout as sleep } from 'node:timers/promises';
import { startGatewayStandIn } from '../../support/money/gateway-stand-in';
import { randomOf } from '../random';
import { type AttackRecords, checkAttack } from './check-attack';
import { startCuttingProxy } from './cutting-proxy';
import { type Day, type DayOutcome, lookAround, runHonestDay } from './honest-day';
import { runLoneAttacks } from './lone/run-lone-attacks';
import { refreshTokens, runOffice, runSignIns } from './office';
import { type EngineName, withShops } from './open-shops';
import { prepareShop, signInCustomers } from './prepare-shop';
import { attackLines, attackRows } from './report-attack';
import { beginSimulation, counter, type Work } from './simulation';
import type { Scene } from './troublemaker/trick';
import { makeTrouble } from './troublemaker/troublemaker';
import { watchServer } from './watch-server';

const METRICS_TOKEN = 'only the watcher knows this token';
/** A small machine's heap, and the log level of a demo. */
const ENVIRONMENT = { METRICS_TOKEN, NODE_OPTIONS: '--max-old-space-size=512', LOG_LEVEL: 'warn' };
/** Five to ten orders a second, far more than a cafe has, but not enough to sell out in a soak. */
const PAUSES = { customerMs: 4000, staffMs: 2000 };
const ACCOUNTS = 4;
/** A server that has just started is slower, so the troublemaker comes a little later. */
const WARM_UP_MS = 10_000;

/**
 * First measures lone attacks. Then runs customers and staff against a shop that a troublemaker attacks, without
 * faults, so that what they wait for is the attack's doing; then checks every promise.
 * @returns undefined if PostgreSQL is wanted but not installed.
 */
export async function runAttacks(
  engine: EngineName,
  seconds: number,
  seed: number,
): Promise<DayOutcome | undefined> {
  const measured = await runLoneAttacks(engine, ENVIRONMENT);
  if (!measured) return undefined;
  const gateway = await startGatewayStandIn('razorpay');
  const environment = { ...ENVIRONMENT, ...gateway.settings };
  const attacked = withShops(engine, environment, async (shops) => {
    const { first, servers } = shops;
    const prepared = await prepareShop(first);
    const { products, feeRule } = prepared;
    const accounts = await signInCustomers(first, ACCOUNTS, 8_200_000_000);
    const proxy = await startCuttingProxy(servers, 0, randomOf(seed, 'proxy'));
    const simulation = beginSimulation(proxy.url, prepared, seconds);
    simulation.settle();
    const { clientRecords, requests } = simulation;
    const scene: Scene = {
      ...{ urls: servers.map(({ url }) => url), products, feeRule, accounts, gateway },
      ...{ orders: [], victims: clientRecords.attempts, bytes: new Map() },
      nextNumber: counter(),
    };
    const day: Day = { shops, prepared, simulation, seed };
    let seen: Attacked = { beganAt: 0, counts: new Map(), samples: [], failedSignIns: [] };
    const running = runHonestDay(day, PAUSES, async (work) => {
      seen = await attack(day, work, scene);
    });
    await running.finally(proxy.close);
    const { orders, bytes } = scene;
    const looked = await lookAround(
      day,
      orders.map(({ attempt }) => attempt),
    );
    const ended = servers.filter(({ isRunning }) => !isRunning);
    const lines = servers.flatMap((server) => server.lines);
    const made = clientRecords.taps.filter(({ outcome }) => outcome !== 'refused');
    const tapped = new Set(made.map(({ orderId }) => orderId));
    const records = { ...seen, measured, requests, orders, tapped, bytes, lines };
    return {
      ...looked,
      rows: attackRows(records),
      lines: attackLines(records, seconds),
      findings: {
        ...looked.findings,
        'servers that ended by themselves': ended.map((each) => each.lines.slice(-8).join('\n')),
        ...checkAttack(records),
      },
    };
  });
  return attacked.finally(gateway.close);
}

type Attacked = Pick<AttackRecords, 'beganAt' | 'counts' | 'samples' | 'failedSignIns'>;

async function attack({ shops, prepared, seed }: Day, work: Work, scene: Scene): Promise<Attacked> {
  const { simulation } = work;
  const { first, servers, database } = shops;
  const beganAt = performance.now() + WARM_UP_MS;
  const trouble = async () => {
    await sleep(WARM_UP_MS);
    return makeTrouble(scene, seed, simulation.isOver);
  };
  const signedIn = [prepared.admin, ...prepared.customers, ...scene.accounts];
  const [counts, samples, failedSignIns] = await Promise.all([
    trouble(),
    watchServer(first, METRICS_TOKEN, database.settings.DATA_DIR, simulation),
    runSignIns(simulation, servers, randomOf(seed, 'sign-ins')),
    runOffice(work, randomOf(seed, 'office')),
    refreshTokens(simulation, signedIn),
  ]);
  return { beganAt, counts, samples, failedSignIns };
}
