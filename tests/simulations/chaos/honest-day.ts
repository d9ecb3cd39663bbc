import { setTimeout as sleep } from 'node:timers/promises';
import { randomOf } from '../random';
import { wrongAnswers } from './check-api';
import { checkLedger, type Findings } from './check-ledger';
import { brokenSums } from './check-proof';
import { type StockAccount, stockAccounts } from './check-stock';
import type { Attempt } from './client-records';
import { runCook } from './cook';
import { runCustomer } from './customer';
import { type Ledger, readLedgerOf } from './ledger';
import type { EngineName, OpenShops } from './open-shops';
import type { PreparedShop } from './prepare-shop';
import { counter, type Simulation, type Work } from './simulation';
import { runStaff } from './staff';
import { followOrders } from './subscriber';

const CUSTOMERS = 16;
const STAFF = 3;
const COOKS = 2;
const SETTLING_MS = 100;

export interface Day {
  shops: OpenShops;
  prepared: PreparedShop;
  simulation: Simulation;
  seed: number;
}

/** What happened to a shop, and the findings afterwards. */
export interface DayOutcome {
  engine: EngineName;
  servers: number;
  simulation: Simulation;
  ledger: Ledger;
  stocks: readonly StockAccount[];
  findings: Findings;
  /** What only this kind of run shows, above the rest and below it. */
  rows: Readonly<Record<string, string>>;
  lines: readonly string[];
}

/**
 * Runs customers, staff, cooks and a subscriber. Afterwards no request of theirs is pending.
 * @param pauses the longest time between two orders of a customer, and between two changes of a member of staff.
 * @param begin everything else that happens that day.
 */
export async function runHonestDay(
  { shops, simulation, prepared, seed }: Day,
  pauses: { customerMs: number; staffMs: number },
  begin: (work: Work) => Promise<unknown>,
): Promise<void> {
  const { products, customers: accounts, admin } = prepared;
  const nextNumber = counter();
  const longestPauseMs = pauses.customerMs;
  const shopping = { simulation, products, accounts, nextNumber, longestPauseMs };
  const staffNumber = counter();
  const staffPause = pauses.staffMs;
  const work = { simulation, admin, products, nextNumber: staffNumber, longestPauseMs: staffPause };
  let lastEvent: number | undefined;
  const following = followOrders(simulation, admin, () => lastEvent);
  const isFollowing = () => simulation.clientRecords.followed.length > 0;
  while (!isFollowing() && !simulation.isOver()) await sleep(SETTLING_MS);
  await Promise.all([
    ...several(CUSTOMERS, (each) => runCustomer(shopping, randomOf(seed, `customer ${each}`))),
    ...several(STAFF, (each) => runStaff(work, randomOf(seed, `staff ${each}`))),
    ...several(COOKS, (each) => runCook(work, randomOf(seed, `cook ${each}`))),
    begin(work),
  ]);
  lastEvent = (await readLedgerOf(shops.database.settings)).lastEvent;
  await following;
}

/** Starts several of a kind, which are numbered from 0. */
export function several<Begun>(count: number, begin: (each: number) => Begun): Begun[] {
  return Array.from({ length: count }, (_, each) => begin(each));
}

/** Checks every promise. @param others orders that were not a customer's. */
export async function lookAround(
  { shops, prepared, simulation }: Day,
  others: readonly Attempt[] = [],
): Promise<Omit<DayOutcome, 'rows' | 'lines'>> {
  const { engine, servers, database } = shops;
  const { clientRecords } = simulation;
  const { attempts } = clientRecords;
  const ledger = await readLedgerOf(database.settings);
  return {
    engine,
    servers: servers.length,
    simulation,
    ledger,
    stocks: stockAccounts(ledger, clientRecords),
    findings: {
      ...checkLedger(ledger, { ...clientRecords, attempts: [...attempts, ...others] }),
      'wrong answers': await wrongAnswers(servers, prepared.admin, ledger, attempts),
      'broken sums': await brokenSums(database.settings),
    },
  };
}
