import type { Browser, Page } from '@playwright/test';
import { median } from './compare';
import { type KeyTime, markInput, timeInput, timeKey } from './key-to-dish';
import { slowDown, WEAK_PHONE, withBrowser } from './weak-phone';

/** Each tap is timed on so many new pages. */
const TRIES = 7;
/** After this time the page has hydrated. */
const SETTLED_MS = 2000;
/** The most work of a tap, and of the first one that adds a dish, against a tap on the bare page. */
const LIMIT = 2;
const FIRST_LIMIT = 3;
/** A page that does nothing but show that its button or field was used. */
const BARE_PAGE = `<meta name="viewport" content="width=device-width">
<button style="width:10rem;height:4rem" onclick="this.textContent = Number(this.textContent) + 1">0</button>
<input>`;
const BARE_TAP = 'a tap on a bare page';
const BARE_KEY = 'a letter on a bare page';

/** A tap or key on the weak phone until its next frame. */
export interface TapFigures {
  what: string;
  wallMs: number;
  cpuMs: number;
  /** The work (CPU) against that of the bare page. */
  ratio: number;
  limit: number;
}

/** Taps and types on the menu and, in turns, on a bare page. Medians of new pages. */
export async function benchTaps(url: string): Promise<TapFigures[]> {
  const times = new Map<string, KeyTime[]>();
  await withBrowser(async (browser) => {
    for (let each = 0; each < TRIES; each += 1) {
      for (const walk of [tapBarePage, tapMenu, searchMenu]) {
        for await (const [what, time] of walk(browser, url)) {
          times.set(what, [...(times.get(what) ?? []), time]);
        }
      }
    }
  });
  const of = (what: string, figure: keyof KeyTime) =>
    median((times.get(what) ?? []).map((time) => time[figure]));
  return [...times.keys()].map((what) => ({
    what,
    wallMs: of(what, 'wallMs'),
    cpuMs: of(what, 'cpuMs'),
    ratio: of(what, 'cpuMs') / of(what.includes('letter') ? BARE_KEY : BARE_TAP, 'cpuMs'),
    limit: what === 'the first Add' ? FIRST_LIMIT : LIMIT,
  }));
}

type Walk = AsyncGenerator<[what: string, time: KeyTime]>;

async function* tapBarePage(browser: Browser): Walk {
  const page = await openSlow(browser, (opened) => opened.setContent(BARE_PAGE));
  yield [BARE_TAP, await timeInput(page, () => page.locator('button').tap())];
  await page.locator('input').tap();
  yield [BARE_KEY, await timeKey(page, 'w')];
  await page.context().close();
}

async function* tapMenu(browser: Browser, url: string): Walk {
  const page = await openSlow(browser, (opened) => opened.goto(`${url}/menu`));
  const add = page.getByRole('button', { name: /^Add 1 / });
  const more = page.getByRole('button', { name: /^One more/ });
  const veg = page.getByRole('search').getByRole('button', { name: /only$/ });
  yield ['the first Add', await timeInput(page, () => add.first().tap())];
  yield ['the second Add', await timeInput(page, () => add.first().tap())];
  yield ['one more', await timeInput(page, () => more.first().tap())];
  yield ['a filter on', await timeInput(page, () => veg.tap())];
  yield ['a filter off', await timeInput(page, () => veg.tap())];
  await page.context().close();
}

async function* searchMenu(browser: Browser, url: string): Walk {
  const page = await openSlow(browser, (opened) => opened.goto(`${url}/menu`));
  await page.getByLabel('Search the menu').tap();
  await page.waitForTimeout(SETTLED_MS);
  await page.keyboard.type('w');
  await page.waitForTimeout(SETTLED_MS);
  yield ['a later letter', await timeKey(page, 'a')];
  await page.context().close();
}

async function openSlow(browser: Browser, load: (page: Page) => Promise<unknown>): Promise<Page> {
  const context = await browser.newContext({ ...WEAK_PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  await load(page);
  await page.waitForTimeout(SETTLED_MS);
  await markInput(page);
  await slowDown(page);
  return page;
}
