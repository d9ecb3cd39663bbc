import type { BrowserContext, CDPSession } from '@playwright/test';
import { guestLink, placeAsGuest } from '../../guest-order';
import { expect, test } from '../../journey';

/** Evaluates an expression in the visible page. Playwright loses track of a page restored from the cache. */
async function evaluate(session: CDPSession, expression: string): Promise<unknown> {
  return (await session.send('Runtime.evaluate', { expression })).result.value;
}

interface Return {
  isRestored: boolean;
  /** The page's own obstacles to the cache. A browser without one has none of them. */
  obstacles: string[];
}

/** Goes back in the browser's history. */
async function goBack(session: CDPSession): Promise<Return> {
  const returned = new Promise<Return>((resolve) => {
    session.on('Page.frameNavigated', ({ type }) => {
      if (type === 'BackForwardCacheRestore') resolve({ isRestored: true, obstacles: [] });
    });
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      const ofPage = notRestoredExplanations.filter(({ type }) => type !== 'Circumstantial');
      resolve({ isRestored: false, obstacles: ofPage.map(({ reason }) => reason) });
    });
  });
  const { entries, currentIndex } = await session.send('Page.getNavigationHistory');
  const entryId = entries[currentIndex - 1]?.id ?? 0;
  await session.send('Page.navigateToHistoryEntry', { entryId });
  return returned;
}

/** Whether the browser has a back/forward cache. Debian's headless shell has none. */
async function hasPageCache(context: BrowserContext): Promise<boolean> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Page.enable');
  await page.goto('/robots.txt');
  await page.goto('about:blank');
  return (await goBack(session)).isRestored;
}

test('the back/forward cache may keep and restores every page', async ({ browser, shop }) => {
  // Playwright switches the back/forward cache off by default.
  const other = await browser.browserType().launch({
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const context = await other.newContext({ baseURL: shop.url });
  const isCached = await hasPageCache(context);
  for (const path of ['/', '/menu', guestLink(await placeAsGuest(shop))]) {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Page.enable');
    await session.send('Network.enable');
    const requested: string[] = [];
    session.on('Network.requestWillBeSent', ({ request }) => requested.push(request.url));
    const lastCall = path.includes('#token')
      ? /\/api\/orders\/[^/]+\/events/
      : /\/api\/inventory\/public/;
    const began = page.waitForResponse(lastCall);
    await page.goto(path);
    await began;
    requested.length = 0;
    await page.evaluate(() => Object.assign(window, { left: 'so' }));
    await page.goto('about:blank');
    expect(await goBack(session), path).toEqual({ isRestored: isCached, obstacles: [] });
    expect(await evaluate(session, 'window.left')).toBe(isCached ? 'so' : undefined);
    // The stream closed on leaving, as the cache requires, and must open again.
    if (path.includes('#token')) {
      await expect.poll(() => requested.some((url) => lastCall.test(url))).toBe(true);
    }
  }
  await other.close();
});

test('Back to the menu is instant and restores the scroll position', async ({ page }) => {
  const live = page.waitForResponse('**/api/inventory/public');
  await page.goto('/menu');
  await live;
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
  // A real click would make Playwright scroll to the link.
  await page.locator('header').getByRole('link', { name: 'About' }).first().dispatchEvent('click');
  await expect(page).toHaveTitle(/About/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  // No request is answered from here on.
  await page.route('**', () => {});
  await page.goBack();
  await expect(page.getByRole('navigation', { name: 'Categories' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
});
