import { meanOf, orderP99, ordersUnderAttack, percentile } from './check-attack';
import { counted, summary } from './report';
import type { AttackOutcome } from './run-attacks';
import { TRICKS } from './troublemaker/troublemaker';

const KB = 1000;
const MEASURED_S = [0, 30, 60, 120, 300, 600];
/** The samples of this many seconds are averaged. */
const WINDOW_S = 15;

/** A readable summary of a run with attacks: each trick's responses, and what the server took. */
export function reportAttack(outcome: AttackOutcome, seconds: number, seed: number): string {
  const rows = [
    ['times', timesText(outcome)],
    ['filled', filledText(outcome)],
    ['machine', machineText(outcome)],
  ] as const;
  return [
    summary(outcome, rows, seconds, seed),
    '  tricks, with the status of each response',
    ...trickLines(outcome),
    '  lone attacks',
    ...outcome.records.measured.map(
      ({ what, value, most }) => `    ${rounded(value)} ${what}, at most ${rounded(most)}`,
    ),
    '  the first server',
    ...sampleLines(outcome, seconds),
  ].join('\n');
}

function rounded(value: number): string {
  return value.toLocaleString('en', { maximumSignificantDigits: 3, useGrouping: false });
}

function timesText({ records }: AttackOutcome): string {
  const orders = ordersUnderAttack(records);
  const ms = (share: number) => `${Math.round(percentile(orders, share))} ms`;
  const p99 = `${Math.round(orderP99(records))} ms`;
  return `${orders.length} honest orders in ${ms(0.5)} (p50), ${p99} (p99), ${ms(1)} at most`;
}

/** A server that has to wait for a processor is slow because of other programs, too. */
function machineText({ records: { samples } }: AttackOutcome): string {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last) return 'not watched';
  const share = (what: 'ranS' | 'waitedS') => {
    const percent = (100 * (last[what] - first[what])) / (last.atS - first.atS);
    return `${Math.round(percent)} %`;
  };
  return `the server ran ${share('ranS')} of the time and waited ${share('waitedS')} for a processor`;
}

function filledText({ records: { bytes, lines } }: AttackOutcome): string {
  const kb = (count: number) => `${Math.round(count / KB)} kB`;
  const most = (kind: string) =>
    kb(
      Math.max(0, ...[...bytes].filter(([whose]) => whose.startsWith(kind)).map(([, all]) => all)),
    );
  const output = lines.reduce((sum, line) => sum + line.length, 0);
  return [
    `at most ${most('logs of')} of entries for an account`,
    `${most('logs from')} of entries and ${most('events from')} of events for an address`,
    `${kb(output)} of output`,
  ].join(', ');
}

function trickLines({ records: { counts } }: AttackOutcome): string[] {
  return Object.keys(TRICKS).map((name) => {
    const statuses = [...(counts.get(name) ?? [])].sort(([a], [b]) => a - b);
    return `    ${name}: ${counted(statuses.map(([status, count]) => [`× ${status}`, count]))}`;
  });
}

function sampleLines({ records: { samples } }: AttackOutcome, seconds: number): string[] {
  return MEASURED_S.filter((atS) => atS <= seconds).map((atS) => {
    const from = Math.min(atS, seconds - WINDOW_S);
    const { residentMb, heapMb, diskMb, ...loop } = meanOf(samples, from, from + WINDOW_S);
    const memory = `${residentMb.toFixed(0)} MB, heap ${heapMb.toFixed(0)} MB`;
    const disk = `data folder ${diskMb.toFixed(1)} MB`;
    const delay = `event loop delayed ${loop.loopDelayMs.toFixed(0)} ms (p99)`;
    const longest = `${loop.longestLoopDelayMs.toFixed(0)} ms at most`;
    return `    at ${atS} s: ${memory}, ${disk}, ${delay}, ${longest}`;
  });
}
