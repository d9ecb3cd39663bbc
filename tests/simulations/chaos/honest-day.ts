import { setTimeout as sleep } from 'node:timers/promises';
import { randomOf } from '../random';
import { runCook } from './cook';
import { runCustomer } from './customer';
import { readLedgerOf } from './ledger';
import type { OpenShops } from './open-shops';
import type { PreparedShop } from './prepare-shop';
import type { Simulation } from './simulation';
import { runStaff } from './staff';
import { followOrders } from './subscriber';

const CUSTOMERS = 16;
const STAFF = 3;
const COOKS = 2;
const SETTLING_MS = 100;

interface Day {
  shops: OpenShops;
  prepared: PreparedShop;
  simulation: Simulation;
  seed: number;
  /** The longest time between two orders of a customer, and between two changes of a member of staff. */
  pauses: { customerMs: number; staffMs: number };
  /** Begins everything else that happens that day. */
  begin: () => Promise<unknown>;
}

/** Runs customers, staff, cooks and a subscriber. Afterwards no request of theirs is pending. */
export async function runHonestDay(day: Day): Promise<void> {
  const { simulation, prepared, seed, pauses } = day;
  const { products, customers: accounts, admin } = prepared;
  const shopping = {
    simulation,
    products,
    accounts,
    nextNumber: counter(),
    longestPauseMs: pauses.customerMs,
  };
  const productIds = products.map(({ id }) => id);
  const work = {
    simulation,
    admin,
    productIds,
    nextMarker: counter(),
    longestPauseMs: pauses.staffMs,
  };
  let lastEvent: number | undefined;
  const following = followOrders(simulation, admin, () => lastEvent);
  const isFollowing = () => simulation.clientRecords.followed.length > 0;
  while (!isFollowing() && !simulation.isOver()) await sleep(SETTLING_MS);
  await Promise.all([
    ...Array.from({ length: CUSTOMERS }, (_, each) =>
      runCustomer(shopping, randomOf(seed, `customer ${each}`)),
    ),
    ...Array.from({ length: STAFF }, (_, each) => runStaff(work, randomOf(seed, `staff ${each}`))),
    ...Array.from({ length: COOKS }, (_, each) => runCook(work, randomOf(seed, `cook ${each}`))),
    day.begin(),
  ]);
  lastEvent = (await readLedgerOf(day.shops.database.settings)).lastEvent;
  await following;
}

/** A sequence that begins with 1. */
export function counter(): () => number {
  let count = 0;
  return () => {
    count += 1;
    return count;
  };
}
