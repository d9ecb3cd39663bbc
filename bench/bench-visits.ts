import type { BrowserContext } from '@playwright/test';
import type { ShopServer } from '../tests/support/platform/shop-server';
import { median } from './compare';
import { decimals, type Measurement, markdownTable } from './measurement';
import { openWeakPage, WEAK_PHONE, withBrowser } from './weak-phone';

const VISITS = 5;
/** After this time the page has settled: no more paints, shifts or requests. */
const SETTLED_MS = 3000;

/** The measurements of one visit, in ms except for the shift. */
interface Visit {
  largestPaintMs: number;
  blockedMs: number;
  shift: number;
}

/** The home page, and the menu in each language. */
const VISITED = ['/', '/menu', '/hi/menu', '/ne/menu'];

/** Opens pages on a simulated weak phone: medians of five first visits and of five second visits. */
export async function benchVisits({ url }: ShopServer): Promise<Measurement> {
  const figures: (Visit & { what: string })[] = [];
  for (const path of VISITED) {
    const first: Visit[] = [];
    const second: Visit[] = [];
    await withBrowser(async (browser) => {
      for (let each = 0; each < VISITS; each += 1) {
        const context = await browser.newContext(WEAK_PHONE);
        first.push(await visit(context, url + path));
        second.push(await visit(context, url + path));
        await context.close();
      }
    });
    figures.push({ what: `${path}, first visit`, ...medianOf(first) });
    figures.push({ what: `${path}, second visit`, ...medianOf(second) });
  }
  const head = ['a weak phone opens', 'largest paint ms', 'blocked ms', 'layout shift'];
  const cells = figures.map(({ what, largestPaintMs, blockedMs, shift }) => [
    what,
    ...decimals(0, largestPaintMs, blockedMs),
    ...decimals(3, shift),
  ]);
  return { table: markdownTable(head, cells), figures };
}

async function visit(context: BrowserContext, url: string): Promise<Visit> {
  const page = await openWeakPage(context);
  await page.addInitScript(watch);
  await page.goto(url);
  await page.waitForTimeout(SETTLED_MS);
  const seen: Visit = await page.evaluate(() => Reflect.get(window, 'seen'));
  await page.close();
  return seen;
}

/**
 * Runs in the page before the page's own scripts. Its functions are anonymous, because tsx would wrap
 * named ones in a helper function that does not exist in the page.
 */
function watch(): void {
  const seen = { largestPaintMs: 0, blockedMs: 0, shift: 0 };
  let firstPaintMs = Number.POSITIVE_INFINITY;
  Object.assign(window, { seen });
  const notes: [string, (entry: PerformanceEntry & { value?: number }) => void][] = [
    [
      'largest-contentful-paint',
      ({ startTime }) => {
        seen.largestPaintMs = startTime;
      },
    ],
    [
      'paint',
      ({ name, startTime }) => {
        if (name === 'first-contentful-paint') firstPaintMs = startTime;
      },
    ],
    [
      // Total blocking time: the part of each task beyond 50 ms, after which a tap feels late. Tasks
      // before the first paint do not count, because there is nothing to tap yet.
      'longtask',
      ({ startTime, duration }) => {
        if (startTime >= firstPaintMs) seen.blockedMs += duration - 50;
      },
    ],
    [
      'layout-shift',
      ({ value = 0 }) => {
        seen.shift += value;
      },
    ],
  ];
  for (const [type, note] of notes) {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
    observer.observe({ type, buffered: true });
  }
}

function medianOf(visits: readonly Visit[]): Visit {
  const of = (figure: keyof Visit) => median(visits.map((each) => each[figure]));
  return { largestPaintMs: of('largestPaintMs'), blockedMs: of('blockedMs'), shift: of('shift') };
}
