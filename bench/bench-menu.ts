import type { BrowserContext, Page } from '@playwright/test';
import { fillShop } from '../tests/support/orders/fill-shop';
import { quantile } from '../tests/support/platform/quantile';
import type { ShopServer } from '../tests/support/platform/shop-server';
import type { TestDatabase } from '../tests/support/platform/test-database';
import { median } from './compare';
import { type KeyTime, markSearch, timeKey } from './key-to-dish';
import { decimals, type Measurement, markdownTable } from './measurement';
import { openWeakPage, slowDown, WEAK_PHONE, withBrowser } from './weak-phone';

const DISHES = 500;
const FRAMES = 150;
const STEP_PX = 120;
const RUNS = 3;
/** After this time the page has hydrated. */
const SETTLED_MS = 8000;
/** Words of a search, each typed on so many new pages. */
const TRIES = 10;
const WORDS = [
  { typed: 'wafle', what: 'one letter wrong' },
  { typed: 'नूडे', what: 'one letter wrong, in Devanagari' },
] as const;

/** A key of a search, on the weak phone if nothing else is said. */
interface KeyFigures {
  what: string;
  wallMs: { median: number; worst: number };
  cpuMs: { median: number; worst: number };
}

/**
 * Scrolls and searches a menu of 500 dishes on a simulated weak phone. Measures the frames, and the time from a key
 * until its best match is seen.
 */
export async function benchMenu(shop: ShopServer, database: TestDatabase): Promise<Measurement> {
  await shop.start();
  await shop.stop();
  await fillShop(database, { products: DISHES, orders: 0, now: new Date() });
  await shop.start();
  return withBrowser(async (browser) => {
    const context = await browser.newContext(WEAK_PHONE);
    const frames: number[] = [];
    const search: KeyFigures[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const page = await openMenu(await openWeakPage(context), shop.url);
      frames.push(...(await page.evaluate(scrollFrames, { count: FRAMES, step: STEP_PX })));
      await page.close();
    }
    for (const word of WORDS) search.push(...(await benchSearch(context, shop.url, word)));
    search.push(await benchIgnoredKey(context, shop.url));
    for (const { typed } of WORDS) search.push(await benchFullSpeed(context, shop.url, typed));
    return measurementOf(quantile(frames, 0.5), quantile(frames, 0.95), search);
  });
}

/** @param slowFrameMs one frame of twenty takes longer. */
function measurementOf(
  medianFrameMs: number,
  slowFrameMs: number,
  search: KeyFigures[],
): Measurement {
  const frames = [
    ['median', ...decimals(0, medianFrameMs)],
    ['95th percentile', ...decimals(0, slowFrameMs)],
  ];
  const keys = search.map(({ what, wallMs, cpuMs }) => [
    what,
    ...decimals(0, wallMs.median, wallMs.worst, cpuMs.median, cpuMs.worst),
  ]);
  const head = ['a key until its best match is seen', 'ms', 'worst', 'CPU ms', 'worst'];
  const tables = [
    markdownTable(['a frame while scrolling 500 dishes on a weak phone', 'ms'], frames),
    markdownTable(head, keys),
  ];
  return { table: tables.join('\n\n'), figures: { medianFrameMs, slowFrameMs, search } };
}

async function openMenu(page: Page, url: string): Promise<Page> {
  await page.goto(`${url}/menu`);
  await page.waitForTimeout(SETTLED_MS);
  return page;
}

/** Runs in the page: scrolls a step in each frame. @returns how long each frame took (ms). */
async function scrollFrames({ count, step }: { count: number; step: number }): Promise<number[]> {
  const frames: number[] = [];
  let before = await new Promise<number>(requestAnimationFrame);
  for (let each = 0; each < count; each += 1) {
    scrollBy(0, step);
    const now = await new Promise<number>(requestAnimationFrame);
    frames.push(now - before);
    before = now;
  }
  return frames;
}

/** Types a word on new pages, on which the processor is slow once they have hydrated. */
async function benchSearch(
  context: BrowserContext,
  url: string,
  { typed, what }: (typeof WORDS)[number],
): Promise<KeyFigures[]> {
  const first: KeyTime[] = [];
  const later: KeyTime[] = [];
  const last: KeyTime[] = [];
  for (let each = 0; each < TRIES; each += 1) {
    const page = await openSearch(context, url);
    await slowDown(page);
    const letters = [...typed];
    for (const [index, letter] of letters.entries()) {
      const keys = index === 0 ? first : index === letters.length - 1 ? last : later;
      keys.push(await timeKey(page, letter));
    }
    await page.close();
  }
  return [
    figuresOf(`"${typed}", first letter`, first),
    figuresOf(`"${typed}", later letters`, later),
    figuresOf(`"${typed}", ${what}`, last),
  ];
}

/** Types a letter whose `input` event no script gets: what a key costs before the search does anything. */
async function benchIgnoredKey(context: BrowserContext, url: string): Promise<KeyFigures> {
  const keys: KeyTime[] = [];
  for (let each = 0; each < TRIES; each += 1) {
    const page = await openSearch(context, url);
    await page.evaluate(() => {
      addEventListener('input', (event) => event.stopImmediatePropagation(), true);
    });
    await slowDown(page);
    keys.push(await timeKey(page, WORDS[0].typed.charAt(0)));
    await page.close();
  }
  return figuresOf('a letter that the page ignores', keys);
}

/** Types the first letter of a word on new pages at the full speed of this machine. */
async function benchFullSpeed(
  context: BrowserContext,
  url: string,
  typed: string,
): Promise<KeyFigures> {
  const first: KeyTime[] = [];
  for (let each = 0; each < TRIES; each += 1) {
    const page = await openSearch(context, url);
    first.push(await timeKey(page, [...typed][0] ?? ''));
    await page.close();
  }
  return figuresOf(`"${typed}", first letter at full speed`, first);
}

/** A hydrated menu whose search field has been tapped. */
async function openSearch(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${url}/menu`, { waitUntil: 'networkidle' });
  await page.getByLabel('Search the menu').tap();
  await page.waitForTimeout(SETTLED_MS / 2);
  await markSearch(page);
  return page;
}

function figuresOf(what: string, keys: readonly KeyTime[]): KeyFigures {
  const spread = (values: readonly number[]) => ({
    median: median(values),
    worst: Math.max(...values),
  });
  return {
    what,
    wallMs: spread(keys.map(({ wallMs }) => wallMs)),
    cpuMs: spread(keys.map(({ cpuMs }) => cpuMs)),
  };
}
