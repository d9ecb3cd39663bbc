import type { Page } from '@playwright/test';
import { fillShop } from '../tests/support/fill-shop';
import type { ShopServer } from '../tests/support/shop-server';
import type { TestDatabase } from '../tests/support/test-database';
import { openWeakPage, WEAK_PHONE, withBrowser } from './weak-phone';

const DISHES = 500;
const FRAMES = 150;
const STEP_PX = 120;
const RUNS = 3;
/** After this time the page has hydrated. */
const SETTLED_MS = 8000;
/** One letter is wrong; the second is in another script. */
const TYPED = ['wafle', 'नुडल'] as const;

/** How a long menu behaves on a weak phone, in ms. */
export interface MenuFigures {
  medianFrameMs: number;
  /** One frame of twenty takes longer. */
  slowFrameMs: number;
  /** From a key to the paint of its results: the slowest key of each word. */
  search: { typed: string; slowestKeyMs: number }[];
}

/** Scrolls and searches a menu of 500 dishes on a simulated weak phone. */
export async function benchMenu(shop: ShopServer, database: TestDatabase): Promise<MenuFigures> {
  await shop.start();
  await shop.stop();
  await fillShop(database, { products: DISHES, orders: 0, now: new Date() });
  await shop.start();
  return withBrowser(async (browser) => {
    const context = await browser.newContext(WEAK_PHONE);
    const frames: number[] = [];
    const search: MenuFigures['search'] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const page = await openMenu(await openWeakPage(context), shop.url);
      frames.push(...(await page.evaluate(scrollFrames, { count: FRAMES, step: STEP_PX })));
      await page.close();
    }
    for (const typed of TYPED) {
      const page = await openMenu(await openWeakPage(context), shop.url);
      search.push({ typed, slowestKeyMs: await slowestKey(page, typed) });
      await page.close();
    }
    frames.sort((a, b) => a - b);
    const at = (share: number) => frames[Math.floor(frames.length * share)] ?? Number.NaN;
    return { medianFrameMs: at(0.5), slowFrameMs: at(0.95), search };
  });
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

/** Types into the search field. @returns the longest time from a key to the next paint (ms). */
async function slowestKey(page: Page, typed: string): Promise<number> {
  await page.getByLabel('Search the menu').click();
  await page.waitForTimeout(SETTLED_MS);
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) times.push(duration);
    });
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  for (const letter of typed) {
    await page.keyboard.type(letter);
    await page.waitForTimeout(1000);
  }
  const times: number[] = await page.evaluate(() => Reflect.get(window, 'times'));
  return Math.max(0, ...times);
}
