import type { BrowserContext, Page } from '@playwright/test';
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

/** Medians of five visits to a page: a phone's first visit and its second. */
export interface VisitFigures {
  page: string;
  first: Visit;
  second: Visit;
}

/** Opens a page on a simulated weak phone: five first visits and five second visits. */
export async function benchVisits(url: string, path: string): Promise<VisitFigures> {
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
  return { page: path, first: median(first), second: median(second) };
}

async function visit(context: BrowserContext, url: string): Promise<Visit> {
  const page = await openWeakPage(context);
  await page.addInitScript(watch);
  await page.goto(url);
  await page.waitForTimeout(SETTLED_MS);
  const seen = await seenBy(page);
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

function seenBy(page: Page): Promise<Visit> {
  return page.evaluate(() => Reflect.get(window, 'seen'));
}

function median(visits: readonly Visit[]): Visit {
  const middle = (of: (visit: Visit) => number) =>
    visits.map(of).sort((a, b) => a - b)[Math.floor(visits.length / 2)] ?? Number.NaN;
  return {
    largestPaintMs: middle((each) => each.largestPaintMs),
    blockedMs: middle((each) => each.blockedMs),
    shift: middle((each) => each.shift),
  };
}
