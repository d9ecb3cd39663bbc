import type { Browser, Locator, Page } from '@playwright/test';
import type { ShopServer } from '../tests/support/platform/shop-server';
import { median } from './compare';
import { type KeyTime, markInput, timeInput, timeKey } from './key-to-dish';
import { decimals, type Measurement, markdownTable } from './measurement';
import { slowDown, WEAK_PHONE, withBrowser } from './weak-phone';

/** Each tap is timed on so many new pages. */
const TRIES = 7;
/** After this time the page has hydrated. */
const SETTLED_MS = 2000;
/** After this time the page has answered the mouse. */
const REST_MS = 300;
/** The most work of a tap, and of the first one that adds a dish, against a tap that the menu only paints. */
const LIMIT = 2;
const FIRST_LIMIT = 3;
/** A page that does nothing but show that its button or field was used. */
const BARE_PAGE = `<meta name="viewport" content="width=device-width">
<button style="width:10rem;height:4rem" onclick="this.textContent = Number(this.textContent) + 1">0</button>
<input>`;
const BARE_TAP = 'a tap on a bare page';
const BARE_KEY = 'a letter on a bare page';
const PAINTED_TAP = 'a tap on the menu without its scripts';
const PAINTED_KEY = 'a letter on the menu without its scripts';

/** Taps and types on the menu and, in turns, on the menu without its scripts and on a bare page. Medians of new pages. */
export async function benchTaps({ url }: ShopServer): Promise<Measurement> {
  const times = new Map<string, KeyTime[]>();
  await withBrowser(async (browser) => {
    for (let each = 0; each < TRIES; each += 1) {
      for (const walk of [tapBarePage, tapPaintedMenu, tapMenu, searchMenu]) {
        for await (const [what, time] of walk(browser, url)) {
          times.set(what, [...(times.get(what) ?? []), time]);
        }
      }
    }
  });
  const of = (what: string, figure: keyof KeyTime) =>
    median((times.get(what) ?? []).map((time) => time[figure]));
  // The ratios are of the work (CPU): to that of the bare page, and of the menu that only paints.
  const figures = [...times.keys()].map((what) => ({
    what,
    wallMs: of(what, 'wallMs'),
    cpuMs: of(what, 'cpuMs'),
    bareRatio: of(what, 'cpuMs') / of(what.includes('letter') ? BARE_KEY : BARE_TAP, 'cpuMs'),
    ratio: of(what, 'cpuMs') / of(what.includes('letter') ? PAINTED_KEY : PAINTED_TAP, 'cpuMs'),
    limit: what === 'the first Add' ? FIRST_LIMIT : LIMIT,
  }));
  const head = [
    'until the next frame on a weak phone',
    'ms',
    'CPU ms',
    'against the bare page',
    'against the painted menu',
    'budget',
  ];
  const cells = figures.map(({ what, wallMs, cpuMs, bareRatio, ratio, limit }) => [
    what,
    ...decimals(0, wallMs, cpuMs),
    ...decimals(1, bareRatio, ratio),
    ...decimals(0, limit),
  ]);
  return { table: markdownTable(head, cells), figures };
}

type Walk = AsyncGenerator<[what: string, time: KeyTime]>;

async function* tapBarePage(browser: Browser): Walk {
  const page = await openSlow(browser, (opened) => opened.setContent(BARE_PAGE));
  yield [BARE_TAP, await timeTap(page, page.locator('button'))];
  await (await restOn(page, page.locator('input')))();
  yield [BARE_KEY, await timeKey(page, 'w')];
  await page.context().close();
}

/** The menu as the server renders it: a tap on Add only writes a number. */
async function* tapPaintedMenu(browser: Browser, url: string): Walk {
  const page = await openSlow(browser, async (opened) => {
    await opened.route(/\.js$/, (route) => route.abort());
    await opened.goto(`${url}/menu`);
  });
  const add = page.getByRole('button', { name: /^Add 1 / }).first();
  await add.evaluate((button) => {
    button.addEventListener('click', () => {
      button.textContent = '1';
    });
  });
  yield [PAINTED_TAP, await timeTap(page, add)];
  await (await restOn(page, page.getByLabel('Search the menu')))();
  await page.waitForTimeout(SETTLED_MS);
  yield [PAINTED_KEY, await timeKey(page, 'w')];
  await page.context().close();
}

async function* tapMenu(browser: Browser, url: string): Walk {
  const page = await openSlow(browser, (opened) => opened.goto(`${url}/menu`));
  const add = page.getByRole('button', { name: /^Add 1 / });
  const more = page.getByRole('button', { name: /^One more/ });
  const veg = page.getByRole('search').getByRole('button', { name: /only$/ });
  yield ['the first Add', await timeTap(page, add.first())];
  yield ['the second Add', await timeTap(page, add.first())];
  yield ['one more', await timeTap(page, more.first())];
  yield ['a filter on', await timeTap(page, veg)];
  yield ['a filter off', await timeTap(page, veg)];
  yield ['Checkout', await timeTap(page, page.getByRole('link', { name: 'Checkout' }))];
  await page.context().close();
}

async function* searchMenu(browser: Browser, url: string): Walk {
  const page = await openSlow(browser, (opened) => opened.goto(`${url}/menu`));
  await (await restOn(page, page.getByLabel('Search the menu')))();
  await page.waitForTimeout(SETTLED_MS);
  await page.keyboard.type('w');
  await page.waitForTimeout(SETTLED_MS);
  yield ['a later letter', await timeKey(page, 'a')];
  await page.context().close();
}

/**
 * Taps with the finger's events alone: Playwright's own tap asks in each of them what is below the finger. The
 * mouse, which no phone has, rests there too, or each change of the layout would move it into the page's corner.
 */
async function timeTap(page: Page, target: Locator): Promise<KeyTime> {
  const tap = await restOn(page, target);
  return timeInput(page, tap);
}

/** Moves the mouse onto what is tapped then. */
async function restOn(page: Page, target: Locator): Promise<() => Promise<void>> {
  const box = await target.boundingBox();
  if (!box) throw new Error('What is tapped is not on the page');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2] as const;
  await page.mouse.move(x, y);
  await page.waitForTimeout(REST_MS);
  return () => page.touchscreen.tap(x, y);
}

async function openSlow(browser: Browser, load: (page: Page) => Promise<unknown>): Promise<Page> {
  const context = await browser.newContext({ ...WEAK_PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  // The page must not take the mouse for a visitor's first move.
  await page.addInitScript(() => {
    addEventListener(
      'pointermove',
      (event) => event.pointerType === 'mouse' && event.stopImmediatePropagation(),
      true,
    );
  });
  await load(page);
  await page.waitForTimeout(SETTLED_MS);
  await markInput(page);
  await slowDown(page);
  return page;
}
