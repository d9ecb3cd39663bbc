import type { BrowserContext, CDPSession } from '@playwright/test';
import { guestLink, placeAsGuest } from '../guest-order';
import { expect, test } from '../journey';

/** What the page that is shown answers; Playwright itself loses sight of one that comes back. */
async function answer(session: CDPSession, expression: string): Promise<unknown> {
  return (await session.send('Runtime.evaluate', { expression })).result.value;
}

/** Goes back by the browser's history. @returns how the page came: anew, or as it was left. */
async function goBack(session: CDPSession): Promise<string> {
  const came = new Promise<string>((resolve) => {
    session.on('Page.frameNavigated', ({ type }) => resolve(type));
  });
  const { entries, currentIndex } = await session.send('Page.getNavigationHistory');
  const entryId = entries[currentIndex - 1]?.id ?? 0;
  await session.send('Page.navigateToHistoryEntry', { entryId });
  return came;
}

const AS_LEFT = 'BackForwardCacheRestore';

/** Whether the browser has a back/forward cache. Debian's headless shell has none. */
async function keepsPages(context: BrowserContext): Promise<boolean> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Page.enable');
  await page.goto('/robots.txt');
  await page.goto('about:blank');
  return (await goBack(session)) === AS_LEFT;
}

test('leaving the shop and coming back restores the page', async ({ browser, shop }) => {
  // Playwright switches the back/forward cache off by default.
  const other = await browser.browserType().launch({
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const context = await other.newContext({ baseURL: shop.url });
  const keeps = await keepsPages(context);
  if (!keeps) await other.close();
  // biome-ignore lint/suspicious/noSkippedTests: without the cache there is nothing to test
  test.skip(!keeps, 'this browser has no back/forward cache');
  for (const path of ['/', '/menu', guestLink(await placeAsGuest(shop))]) {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Page.enable');
    await session.send('Network.enable');
    const asked: string[] = [];
    session.on('Network.requestWillBeSent', ({ request }) => asked.push(request.url));
    const lastCall = path.includes('#token')
      ? /\/api\/orders\/[^/]+\/events/
      : /\/api\/inventory\/public/;
    const began = page.waitForResponse(lastCall);
    await page.goto(path);
    await began;
    asked.length = 0;
    await page.evaluate(() => Object.assign(window, { left: 'so' }));
    await page.goto('about:blank');
    expect(await goBack(session), path).toBe(AS_LEFT);
    expect(await answer(session, 'left')).toBe('so');
    // A stream is closed on leaving, or the page could not be kept, and opened again now.
    if (path.includes('#token')) {
      await expect.poll(() => asked.some((url) => lastCall.test(url))).toBe(true);
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
  // Not by the pointer, which Playwright would scroll for.
  await page.locator('header').getByRole('link', { name: 'About' }).first().dispatchEvent('click');
  await expect(page).toHaveTitle(/About/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  // From here on nothing is answered.
  await page.route('**', () => {});
  await page.goBack();
  await expect(page.getByRole('navigation', { name: 'Categories' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
});
