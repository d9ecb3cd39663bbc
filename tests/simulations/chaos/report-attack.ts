import { quantile } from '../../support/platform/quantile';
import { type AttackRecords, meanOf, orderTimes } from './check-attack';
import type { DayOutcome } from './honest-day';
import { counted } from './report';
import { TRICKS } from './troublemaker/troublemaker';

const KB = 1000;
const MEASURED_S = [0, 30, 60, 120, 300, 600];
/** The samples of this many seconds are averaged. */
const WINDOW_S = 15;

/** How long honest orders took, what was filled, and how busy the machine was. */
export function attackRows(records: AttackRecords): DayOutcome['rows'] {
  const { bytes, lines, samples } = records;
  const times = orderTimes(records);
  const ms = (share: number) => `${Math.round(quantile(times, share))} ms`;
  const kb = (count: number) => `${Math.round(count / KB)} kB`;
  const most = (kind: string) => {
    const counts = [...bytes].flatMap(([whose, all]) => (whose.startsWith(kind) ? [all] : []));
    return kb(Math.max(0, ...counts));
  };
  const output = lines.reduce((sum, line) => sum + line.length, 0);
  const [first, last] = [samples[0], samples.at(-1)];
  const share = (what: 'ranMs' | 'waitedMs') =>
    first && last
      ? `${Math.round((last[what] - first[what]) / 10 / (last.atS - first.atS))} %`
      : 'an unknown part';
  return {
    times: `${times.length} honest orders in ${ms(0.5)} (p50), ${ms(0.99)} (p99), ${ms(1)} at most`,
    filled: `at most ${most('logs of')} of entries for an account, ${most('logs from')} of entries and ${most('events from')} of events for an address, ${kb(output)} of output`,
    // A server that has to wait for a processor is slow because of other programs, too.
    machine: `the server ran ${share('ranMs')} of the time and waited ${share('waitedMs')} for a processor`,
  };
}

/** Each trick's responses, what lone attacks did, and what the first server took. */
export function attackLines({ counts, measured, samples }: AttackRecords, seconds: number) {
  const rounded = (value: number) =>
    value.toLocaleString('en', { maximumSignificantDigits: 3, useGrouping: false });
  const tricks = Object.keys(TRICKS).map((name) => {
    const statuses = [...(counts.get(name) ?? [])].sort(([a], [b]) => a - b);
    return `    ${name}: ${counted(statuses.map(([status, count]) => [`× ${status}`, count]))}`;
  });
  const figures = MEASURED_S.filter((atS) => atS <= seconds).map((atS) => {
    const from = Math.min(atS, seconds - WINDOW_S);
    const { residentMb, heapMb, diskMb, ...loop } = meanOf(samples, from, from + WINDOW_S);
    const memory = `${residentMb.toFixed(0)} MB, heap ${heapMb.toFixed(0)} MB`;
    const disk = `data folder ${diskMb.toFixed(1)} MB`;
    const delay = `event loop delayed ${loop.loopDelayMs.toFixed(0)} ms (p99)`;
    return `    at ${atS} s: ${memory}, ${disk}, ${delay}, ${loop.longestLoopDelayMs.toFixed(0)} ms at most`;
  });
  return [
    '  tricks, with the status of each response',
    ...tricks,
    '  lone attacks',
    ...measured.map(
      ({ what, value, most }) => `    ${rounded(value)} ${what}, at most ${rounded(most)}`,
    ),
    '  the first server',
    ...figures,
  ];
}
