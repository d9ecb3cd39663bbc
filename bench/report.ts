import type { BackOfficeRow } from './bench-back-office';
import type { LiveFigures } from './bench-live';
import type { MenuFigures } from './bench-menu';
import type { GrowthRow } from './bench-million';
import type { StartFigures } from './bench-start';
import type { SyncFigures } from './bench-syncs';
import type { TapFigures } from './bench-taps';
import type { VisitFigures } from './bench-visits';
import type { Row } from './compare';
import type { Engine } from './stocked-shop';

/** The shop's responses per second, and their ratio to the bare server's. */
export function comparedTable(engine: Engine, rows: readonly Row[]): string {
  const head = [engine, 'a second', 'p50 ms', 'p99 ms', 'beside', 'a second', 'p99 ms', 'ratio'];
  const cells = rows.map(({ what, shop, bareName, beside, ratio }) => [
    shop.failed > 0 ? `${what} (${shop.failed} failed)` : what,
    shop.perSecond.toFixed(0),
    shop.p50Ms.toFixed(1),
    shop.p99Ms.toFixed(1),
    bareName,
    beside.perSecond.toFixed(0),
    beside.p99Ms.toFixed(1),
    ratio.toFixed(2),
  ]);
  return table(head, cells);
}

/** How long a shop takes to open, and its memory. */
export function startTable(engine: Engine, figures: StartFigures): string {
  const head = [engine, 'first start ms', 'opened again ms', 'idle MB', 'after a load MB'];
  const { firstStartMs, startMs, idleMb, loadedMb } = figures;
  const cells = [firstStartMs, startMs, idleMb, loadedMb].map((value) => value.toFixed(0));
  return table(head, [['the shop', ...cells]]);
}

/** Times in a shop with few orders and in one with many. */
export function growthTable(
  engine: Engine,
  rows: readonly GrowthRow[],
  [few, many]: readonly [number, number],
): string {
  const words = (orders: number) => orders.toLocaleString('en');
  const head = [engine, `ms at ${words(few)} orders`, `ms at ${words(many)}`, 'ratio'];
  const cells = rows.map(({ what, fewMs, manyMs }) => [
    what,
    fewMs.toFixed(1),
    manyMs.toFixed(1),
    (manyMs / fewMs).toFixed(2),
  ]);
  return table(head, cells);
}

/** The calls of the back office, each with its p50 and p95. */
export function backOfficeTable(engine: Engine, rows: readonly BackOfficeRow[]): string {
  const cells = rows.map(({ call, p50Ms, p95Ms }) => [call, p50Ms.toFixed(1), p95Ms.toFixed(1)]);
  return table([`back office at 100,000 orders, ${engine}`, 'p50 ms', 'p95 ms'], cells);
}

/** How soon customers receive a change, and the cost of each open stream. */
export function liveTable(engine: Engine, rows: readonly LiveFigures[]): string {
  const head = [`a change of status each, ${engine}`, 'p50 ms', 'p99 ms', 'kB a stream', 'lost'];
  const cells = rows.map(({ customers, p50Ms, p99Ms, kilobytesPerStream, lost }) => [
    `${customers} customers`,
    ...[p50Ms, p99Ms, kilobytesPerStream].map((value) => value.toFixed(0)),
    String(lost),
  ]);
  return table(head, cells);
}

/** Whether orders were on disk before their responses were sent. */
export function syncTable({ orders, syncs, early }: SyncFigures): string {
  const head = ['orders, sqlite', 'syncs of the log', 'answered before their sync'];
  return table(head, [[orders, syncs, early].map(String)]);
}

/** The cost of a page on a weak phone, on the first visit and on the second. */
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

/** How a menu of 500 dishes scrolls and searches on a weak phone. */
export function menuTable({ medianFrameMs, slowFrameMs, search }: MenuFigures): string {
  const frames = [
    ['median', medianFrameMs.toFixed(0)],
    ['95th percentile', slowFrameMs.toFixed(0)],
  ];
  const keys = search.map(({ what, wallMs, cpuMs }) => [
    what,
    ...[wallMs.median, wallMs.worst, cpuMs.median, cpuMs.worst].map((ms) => ms.toFixed(0)),
  ]);
  const head = ['a key until its best match is seen', 'ms', 'worst', 'CPU ms', 'worst'];
  return [
    table(['a frame while scrolling 500 dishes on a weak phone', 'ms'], frames),
    table(head, keys),
  ].join('\n\n');
}

/** What taps on the menu cost until the next frame, against the same on a page that only paints them. */
export function tapsTable(rows: readonly TapFigures[]): string {
  const cells = rows.map(({ what, wallMs, cpuMs, bareRatio, ratio, limit }) => [
    what,
    wallMs.toFixed(0),
    cpuMs.toFixed(0),
    bareRatio.toFixed(1),
    ratio.toFixed(1),
    limit.toFixed(0),
  ]);
  const head = [
    'until the next frame on a weak phone',
    'ms',
    'CPU ms',
    'against the bare page',
    'against the painted menu',
    'budget',
  ];
  return table(head, cells);
}

function table(head: string[], cells: string[][]): string {
  const line = (row: string[]) => `| ${row.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...cells.map(line)].join('\n');
}
