import type { Findings } from './check-ledger';
import { acknowledgedIds, refusalOf } from './client-records';
import type { Outcome } from './run-chaos';

const MOST_SHOWN = 5;

/** What every run shows. */
type Seen = Pick<Outcome, 'engine' | 'servers' | 'simulation' | 'ledger' | 'stocks' | 'findings'>;

type Row = readonly [name: string, text: string];

/** A readable summary of a run with faults; the violations come last. */
export function report(outcome: Outcome, seconds: number, seed: number): string {
  return summary(outcome, [['trouble', troubleText(outcome)]], seconds, seed);
}

/** @param ownRows what only this kind of run shows. */
export function summary(
  outcome: Seen,
  ownRows: readonly Row[],
  seconds: number,
  seed: number,
): string {
  const { engine, servers, findings } = outcome;
  const rows: readonly Row[] = [
    ...ownRows,
    ['sends', sendsText(outcome)],
    ['orders', ordersText(outcome)],
    ['staff', staffText(outcome)],
    ['waiters', waitersText(outcome)],
    ['kitchen', kitchenText(outcome)],
    ['stock', stockText(outcome)],
    ['owner', ownerText(outcome)],
    ['printers', printersText(outcome)],
    ['gateway', gatewayText(outcome)],
    ['stream', streamText(outcome)],
    ['found', foundText(findings)],
  ];
  const breaches = Object.entries(findings).flatMap(([name, all]) =>
    all.slice(0, MOST_SHOWN).map((each) => `  ${name.toUpperCase()}: ${each}`),
  );
  return [
    `${engine}, ${servers} server${servers > 1 ? 's' : ''}, ${seconds} s, --seed=${seed}`,
    ...rows.map(([name, text]) => `  ${name.padEnd(8)} ${text}`),
    ...breaches,
  ].join('\n');
}

/** Whether no promise was broken. */
export function isSound(findings: Findings): boolean {
  return Object.values(findings).every((all) => all.length === 0);
}

function troubleText({ faults: { kills, stops, restarts }, cuts }: Outcome): string {
  const postgres = restarts.fast + restarts.immediate;
  return [
    `${kills} servers killed, ${stops} stopped`,
    ...(postgres > 0
      ? [`PostgreSQL ended ${postgres} times (${counted(Object.entries(restarts))})`]
      : []),
    `replies cut: ${counted(Object.entries(cuts))}`,
  ].join('; ');
}

function sendsText({ simulation: { requests } }: Seen): string {
  const answers = new Map<string, number>();
  for (const { status, code } of requests) {
    if (status === undefined) continue;
    const name = code ? `${status} ${code}` : `${status}`;
    answers.set(name, (answers.get(name) ?? 0) + 1);
  }
  const unheard = requests.filter(({ status }) => status === undefined).length;
  return `${unheard} without an answer; ${counted([...answers].sort(([, a], [, b]) => b - a))}`;
}

function ordersText({ simulation, ledger }: Seen): string {
  const { attempts } = simulation.clientRecords;
  const keys = new Set(ledger.orders.map((order) => order.special_instructions));
  const acknowledged = attempts.filter((each) => acknowledgedIds(each).length > 0);
  const refusals = new Map<string, number>();
  for (const attempt of attempts) {
    const code = refusalOf(attempt);
    if (code) refusals.set(code, (refusals.get(code) ?? 0) + 1);
  }
  const givenUp = attempts.filter(({ givenUp, answers }) => givenUp && answers.length === 0);
  const standing = givenUp.filter(({ key }) => keys.has(key));
  return [
    `${acknowledged.length} acknowledged`,
    `refused: ${counted(refusals)}`,
    `${givenUp.length} given up without an answer; ${standing.length} of them were placed`,
  ].join('; ');
}

function staffText({ simulation: { clientRecords }, ledger }: Seen): string {
  const outcomes = clientRecords.adjustments.map(({ outcome }) => outcome);
  const made = outcomes.filter((outcome) => outcome === 'acknowledged').length;
  const changes = ledger.history.length - 2 * ledger.orders.length;
  return `${changes} changes of status and payment, ${made} of ${outcomes.length} changes of stock`;
}

function waitersText({ simulation: { clientRecords }, ledger }: Seen): string {
  const { staffRequests } = clientRecords;
  const done = staffRequests.filter(({ orderIds }) => orderIds.length > 0).length;
  const refused = staffRequests.filter(({ refusals }) => refusals.length > 0).length;
  const { length } = ledger.orderChanges;
  return `${done} orders and changes, ${refused} refused; ${length} changes kept`;
}

function kitchenText({ simulation: { clientRecords } }: Seen): string {
  const outcomes = new Map<string, number>();
  for (const { outcome } of clientRecords.taps) {
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  }
  return `${clientRecords.taps.length} taps: ${counted(outcomes)}`;
}

function ownerText({ simulation: { clientRecords } }: Seen): string {
  const { deliveries, pauses } = clientRecords;
  const ids = new Set(deliveries.map(({ id }) => id)).size;
  const again = deliveries.length - ids;
  return `${ids} messages, ${again} of them again after a kill; paused by staff ${pauses.length} times`;
}

function printersText({ simulation: { clientRecords }, ledger }: Seen): string {
  const { prints, ticketIds } = clientRecords;
  const marked = prints.filter(({ isMarked }) => isMarked).length;
  return `${ticketIds.length} tickets asked for, ${ledger.printJobs.length} queued, ${prints.length} printed, ${marked} of them marked`;
}

function gatewayText({ simulation: { clientRecords }, ledger }: Seen): string {
  const counted = ledger.payments.filter(
    ({ method, corrects }) => method === 'gateway' && !corrects,
  );
  return `${clientRecords.receipts.length} payments received, ${counted.length} counted`;
}

function streamText({ simulation: { clientRecords } }: Seen): string {
  const told = clientRecords.followed.reduce((sum, { ids }) => sum + ids.length, 0);
  const stretches = clientRecords.followed.length;
  return `${told} events followed live, ${stretches === 1 ? 'none missed' : `in ${stretches} stretches`}`;
}

function stockText({ stocks }: Seen): string {
  const sum = (name: 'initial' | 'sold' | 'restored' | 'adjusted' | 'stored') =>
    stocks.reduce((total, account) => total + account[name], 0);
  return `${sum('initial')} - ${sum('sold')} sold + ${sum('restored')} restored + ${sum('adjusted')} adjusted = ${sum('stored')}`;
}

function foundText(findings: Findings): string {
  return counted(Object.entries(findings).map(([name, all]) => [name, all.length] as const));
}

/** '3 of this, 1 of that' */
export function counted(counts: Iterable<readonly [name: string, count: number]>): string {
  return [...counts].map(([name, count]) => `${count} ${name}`).join(', ') || 'none';
}
