import type { Findings } from './check-ledger';
import type { StockAccount } from './check-stock';
import { acknowledgedIds, refusalOf } from './client-records';
import type { DayOutcome } from './honest-day';

const MOST_SHOWN = 5;

/** A readable summary of a run; the violations come last. */
export function summary(outcome: DayOutcome, seconds: number, seed: number): string {
  const { engine, servers, findings, rows, lines } = outcome;
  const found = Object.entries(findings);
  const counts = counted(found.map(([name, each]) => [name, each.length]));
  return [
    `${engine}, ${servers} server${servers > 1 ? 's' : ''}, ${seconds} s, --seed=${seed}`,
    ...Object.entries({ ...rows, ...commonRows(outcome), found: counts }).map(
      ([name, text]) => `  ${name.padEnd(8)} ${text}`,
    ),
    ...found.flatMap(([name, each]) =>
      each.slice(0, MOST_SHOWN).map((what) => `  ${name.toUpperCase()}: ${what}`),
    ),
    ...lines,
  ].join('\n');
}

/** Whether no promise was broken. */
export function isSound(findings: Findings): boolean {
  return Object.values(findings).every((all) => all.length === 0);
}

function commonRows({ simulation, ledger, stocks }: DayOutcome): DayOutcome['rows'] {
  const { clientRecords: told, requests } = simulation;
  const { attempts, adjustments, staffRequests, taps, deliveries, prints, followed } = told;
  const heard = requests.filter(({ status }) => status !== undefined);
  const keys = new Set(ledger.orders.map((order) => order.special_instructions));
  const acknowledged = attempts.filter((each) => acknowledgedIds(each).length > 0).length;
  const refusals = attempts.flatMap((attempt) => refusalOf(attempt) ?? []);
  const givenUp = attempts.filter(({ givenUp, answers }) => givenUp && answers.length === 0);
  const standing = givenUp.filter(({ key }) => keys.has(key)).length;
  const changes = ledger.history.length - 2 * ledger.orders.length;
  const adjusted = adjustments.filter(({ outcome }) => outcome === 'acknowledged').length;
  const served = staffRequests.filter(({ orderIds }) => orderIds.length > 0);
  const notServed = staffRequests.filter((each) => each.refusals.length > 0).length;
  const messages = new Set(deliveries.map(({ id }) => id)).size;
  const marked = prints.filter(({ isMarked }) => isMarked).length;
  const gateway = ledger.payments.filter(
    ({ method, corrects }) => method === 'gateway' && !corrects,
  ).length;
  const events = followed.reduce((sum, { ids }) => sum + ids.length, 0);
  const sum = (name: Exclude<keyof StockAccount, 'productId'>) =>
    stocks.reduce((total, account) => total + account[name], 0);
  return {
    sends: `${requests.length - heard.length} without an answer; ${tally(
      heard.map(({ status, code = '' }) => `${status} ${code}`.trim()),
    )}`,
    orders: `${acknowledged} acknowledged; refused: ${tally(refusals)}; ${givenUp.length} given up without an answer; ${standing} of them were placed`,
    staff: `${changes} changes of status and payment, ${adjusted} of ${adjustments.length} changes of stock`,
    waiters: `${tally(served.map(({ deed }) => deed))}; ${notServed} refused; ${ledger.orderChanges.length} changes kept; ${ledger.guestRounds} rounds of guests; payments and cash: ${tally(told.counterMoney.map(({ outcome }) => outcome))}`,
    kitchen: `${taps.length} taps: ${tally(taps.map(({ outcome }) => outcome))}`,
    stock: `${sum('initial')} - ${sum('sold')} sold + ${sum('restored')} restored + ${sum('adjusted')} adjusted = ${sum('stored')}`,
    owner: `${messages} messages, ${deliveries.length - messages} of them again after a kill; paused by staff ${told.pauses.length} times`,
    printers: `${told.ticketIds.length} tickets asked for, ${ledger.printJobs.length} queued, ${prints.length} printed, ${marked} of them marked`,
    gateway: `${told.receipts.length} payments received, ${gateway} counted`,
    stream: `${events} events followed live, ${followed.length === 1 ? 'none missed' : `in ${followed.length} stretches`}`,
  };
}

/** '3 of this, 1 of that' */
export function counted(counts: Iterable<readonly [name: string, count: number]>): string {
  return [...counts].map(([name, count]) => `${count} ${name}`).join(', ') || 'none';
}

/** How often each name is there, most frequent first. */
function tally(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counted([...counts].sort(([, a], [, b]) => b - a));
}
