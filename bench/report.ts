import type { BackOfficeRow } from './bench-back-office';
import type { LiveFigures } from './bench-live';
import type { SyncFigures } from './bench-syncs';
import type { VisitFigures } from './bench-visits';
import type { Measured } from './measure';

/** One thing measured, beside what it is held against in the same run. */
export interface Row {
  what: string;
  shop: Measured;
  bareName: string;
  bare: Measured;
}

const HEAD = ['what', 'a second', 'p50 ms', 'p99 ms', 'beside', 'a second', 'p99 ms', 'ratio'];

/** A table in Markdown; the ratio is the shop's answers a second over the bare one's. */
export function markdownTable(rows: readonly Row[]): string {
  const cells = rows.map(({ what, shop, bareName, bare }) => [
    shop.failed > 0 ? `${what} (${shop.failed} failed)` : what,
    Math.round(shop.perSecond).toString(),
    shop.p50Ms.toFixed(1),
    shop.p99Ms.toFixed(1),
    bareName,
    Math.round(bare.perSecond).toString(),
    bare.p99Ms.toFixed(1),
    (shop.perSecond / bare.perSecond).toFixed(2),
  ]);
  return table(HEAD, cells);
}

/** The back office's calls, each with the time that half and nineteen of twenty of its answers keep within. */
export function backOfficeTable(engine: string, rows: readonly BackOfficeRow[]): string {
  const cells = rows.map(({ call, p50Ms, p95Ms }) => [call, p50Ms.toFixed(1), p95Ms.toFixed(1)]);
  return table([`back office at 100,000 orders, ${engine}`, 'p50 ms', 'p95 ms'], cells);
}

/** How soon a change is seen by whom it concerns, and what each open stream costs. */
export function liveTable(engine: string, figures: LiveFigures): string {
  const { customers, p50Ms, p99Ms, kilobytesPerStream, lost } = figures;
  const head = [`a change of status each, ${engine}`, 'p50 ms', 'p99 ms', 'kB a stream', 'lost'];
  const cells = [p50Ms, p99Ms, kilobytesPerStream].map((value) => value.toFixed(0));
  return table(head, [[`${customers} customers`, ...cells, String(lost)]]);
}

/** What went to the disk before customers were told. */
export function syncTable({ orders, syncs, early }: SyncFigures): string {
  const head = ['orders, sqlite', 'syncs of the log', 'answered before their sync'];
  return table(head, [[orders, syncs, early].map(String)]);
}

/** What a page costs a weak phone, at its first visit and at its second. */
export function visitsTable(rows: readonly VisitFigures[]): string {
  const head = ['a weak phone opens', 'largest paint ms', 'blocked ms', 'layout shift'];
  const cells = rows.flatMap(({ page, first, second }) =>
    [
      { what: `${page}, first visit`, ...first },
      { what: `${page}, second visit`, ...second },
    ].map(({ what, largestPaintMs, blockedMs, shift }) => [
      what,
      largestPaintMs.toFixed(0),
      blockedMs.toFixed(0),
      shift.toFixed(3),
    ]),
  );
  return table(head, cells);
}

function table(head: string[], cells: string[][]): string {
  const line = (row: string[]) => `| ${row.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...cells.map(line)].join('\n');
}
