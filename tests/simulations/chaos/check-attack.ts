import { SETTINGS_DEFAULTS } from '../../../shared/contract/shop/settings-table';
import { quantile } from '../../support/platform/quantile';
import type { Findings } from './check-ledger';
import { acknowledgedIds } from './client-records';
import { grouped } from './ledger';
import type { Measured } from './lone/stage';
import type { TimedRequest } from './simulation';
import { DECOY_PHONE } from './troublemaker/disk-tricks';
import type { HostileOrder } from './troublemaker/trick';
import { TRICKS, type TrickCounts } from './troublemaker/troublemaker';
import type { Sample } from './watch-server';

/** What an attacked shop must keep: docs/decisions/0034-faults-on-purpose.md. */
const LONGEST_ORDER_P99_MS = 1000;
/** The limits of limit-rules.ts, with a tenth for what surrounds the counted entries. */
const MOST_BYTES = [
  ['logs of ', 1_100_000],
  ['logs from ', 11_000_000],
  ['events from ', 5_500_000],
] as const;
/** Before this second the memory fills as after every start. */
const WARM_AFTER_S = 120;
const MOST_MEMORY_GROWTH = 1.25;
const MOST_LINE_LENGTH = 20_000;

/** Everything that was seen of an attack. */
export interface AttackRecords {
  requests: readonly TimedRequest[];
  /** When the attack began, in ms since the process did. */
  beganAt: number;
  counts: TrickCounts;
  orders: readonly HostileOrder[];
  /** The ids of orders that a cook tapped. Staff decide about those, so they count against no limit. */
  tapped: ReadonlySet<string>;
  bytes: ReadonlyMap<string, number>;
  /** Sign-ins of new customers that failed. */
  failedSignIns: readonly string[];
  /** The server's output. */
  lines: readonly string[];
  samples: readonly Sample[];
  /** What lone attacks did. */
  measured: readonly Measured[];
}

/** The promises to honest customers and staff that an attack broke. */
export function checkAttack(records: AttackRecords): Findings {
  return {
    'slow orders': slowOrders(records),
    'refused staff': refusedStaff(records.requests),
    'refused customers': [...refusedCustomers(records.requests), ...records.failedSignIns],
    'successful tricks': successfulTricks(records.counts),
    'stock held by strangers': heldStock(records),
    'filled disk': filledDisk(records.bytes),
    'unmasked or long lines': badLines(records.lines),
    'growing memory': growingMemory(records.samples),
    'effects of lone attacks': effects(records.measured),
  };
}

/** How long the orders of honest customers took since the attack began, in ms. */
export function orderTimes({ requests, beganAt }: AttackRecords): number[] {
  const orders = ordersOf(requests).filter(({ startedAt }) => startedAt >= beganAt);
  return orders.map(({ ms }) => ms);
}

function ordersOf(requests: readonly TimedRequest[]): TimedRequest[] {
  return requests.filter(({ by }) => by !== 'staff');
}

function slowOrders(records: AttackRecords): string[] {
  const p99 = Math.round(quantile(orderTimes(records), 0.99));
  return p99 < LONGEST_ORDER_P99_MS ? [] : [`the p99 of honest orders is ${p99} ms`];
}

function refusedStaff(requests: readonly TimedRequest[]): string[] {
  return requests.filter((each) => each.by === 'staff' && isShutOut(each)).map(describe);
}

/** Customers with an account reach their own limit. Guests place one order each and reach none. */
function refusedCustomers(requests: readonly TimedRequest[]): string[] {
  return ordersOf(requests)
    .filter(({ by, code }) => by === 'guest' || code !== 'too_many_unpaid_orders')
    .filter(isShutOut)
    .map(describe);
}

/** A conflict or an empty shelf is nobody's fault; a limit, a failure and silence are. */
function isShutOut({ status = 0 }: TimedRequest): boolean {
  return [0, 401, 403, 429].includes(status) || status >= 500;
}

function describe({ by, call, status, code, ms }: TimedRequest): string {
  return `${by}: ${call} was answered ${status ?? 'not at all'} ${code ?? ''} after ${Math.round(ms)} ms`;
}

function successfulTricks(counts: TrickCounts): string[] {
  return Object.entries(TRICKS).flatMap(([name, { withstood }]) => {
    const statuses = [...(counts.get(name) ?? [])];
    return statuses
      .filter(([status]) => !withstood.includes(status))
      .map(([status, count]) => `${name}: ${count} answers ${status}`);
  });
}

function heldStock({ orders, tapped }: AttackRecords): string[] {
  const held = orders.filter(({ attempt }) => {
    const placed = acknowledgedIds(attempt);
    return placed.length > 0 && !placed.some((id) => tapped.has(id));
  });
  return [...grouped(held, ({ from }) => networkOf(from))].flatMap(([network, own]) => {
    const lines = own.flatMap(({ attempt }) => attempt.lines);
    const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const isWithin = units <= SETTINGS_DEFAULTS.unpaidItemsOfNetwork;
    return isWithin ? [] : [`${network} holds ${units} units`];
  });
}

/** An IPv4 address, or the /48 of an IPv6 one, whose first three groups are always written out. */
function networkOf(ip: string): string {
  return ip.includes(':') ? ip.split(':').slice(0, 3).join(':') : ip;
}

function filledDisk(bytes: ReadonlyMap<string, number>): string[] {
  return [...bytes].flatMap(([whose, count]) => {
    const [, most = 0] = MOST_BYTES.find(([kind]) => whose.startsWith(kind)) ?? [];
    return count > most ? [`${count} bytes of ${whose}`] : [];
  });
}

function badLines(lines: readonly string[]): string[] {
  return lines.flatMap((line) => [
    ...(line.includes(DECOY_PHONE) ? [line.slice(0, 200)] : []),
    ...(line.length > MOST_LINE_LENGTH ? [`a line of ${line.length} characters`] : []),
  ]);
}

/** A figure that is not known is too much, too. */
function effects(measured: readonly Measured[]): string[] {
  return measured
    .filter(({ value, most }) => !(value <= most))
    .map(({ what, value, most }) => `${value} ${what}, at most ${most}`);
}

/** Compares the last minute with the third one. Shorter runs show nothing. */
function growingMemory(samples: readonly Sample[]): string[] {
  const end = samples.at(-1)?.atS ?? 0;
  if (end < 2 * WARM_AFTER_S + 60) return [];
  const early = meanOf(samples, WARM_AFTER_S, WARM_AFTER_S + 60);
  const late = meanOf(samples, end - 60, end);
  return (['residentMb', 'heapMb'] as const)
    .filter((what) => late[what] > early[what] * MOST_MEMORY_GROWTH)
    .map((what) => `${what} grew from ${early[what].toFixed(0)} to ${late[what].toFixed(0)}`);
}

/** The mean of the samples between two seconds, and the longest delay. */
export function meanOf(samples: readonly Sample[], fromS: number, toS: number) {
  const within = samples.filter(({ atS }) => atS >= fromS && atS <= toS);
  const mean = (what: keyof Sample) =>
    within.reduce((sum, sample) => sum + sample[what], 0) / Math.max(1, within.length);
  return {
    residentMb: mean('residentMb'),
    heapMb: mean('heapMb'),
    loopDelayMs: mean('loopDelayMs'),
    longestLoopDelayMs: Math.max(0, ...within.map((sample) => sample.longestLoopDelayMs)),
    diskMb: mean('diskMb'),
  };
}
