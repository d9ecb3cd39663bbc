import type { Page, Response } from '@playwright/test';
import { holdRequests } from '../hold-requests';
import { expect, test } from '../journey';

/** What an open page asks every few seconds. */
const FOLLOWED = new Set(['/api/settings', '/api/inventory/public']);
/**
 * The most brotli bytes of scripts that the menu loads before the visitor's first interaction: 120,000
 * for the shop, and 5,000 for the search field, the filters and the pills that follow the scroll.
 */
const MENU_SCRIPT_LIMIT_BYTES = 125_000;
const A_WHILE_MS = 60_000;
/** A pointer that rests on a link for 100 ms prefetches its page. */
const INTENT_MS = 120;

/** Opens a page, waits without interaction, and returns the loaded scripts. */
async function scriptsOf(page: Page, path: string): Promise<Response[]> {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await page.clock.install();
  const live = page.waitForResponse('**/api/inventory/public');
  await page.goto(path);
  await live;
  await page.clock.fastForward(A_WHILE_MS);
  await page.evaluate(async () => void (await fetch('/healthz')));
  return scripts;
}

/** The files that only the back office's routes use. */
async function adminFiles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { routes } = (
      window as unknown as {
        __reactRouterManifest: {
          routes: Record<string, { module: string; imports?: string[] } | undefined>;
        };
      }
    ).__reactRouterManifest;
    const filesOf = (wanted: (id: string) => boolean) =>
      Object.entries(routes)
        .filter(([id]) => wanted(id))
        .flatMap(([, route]) => (route ? [route.module, ...(route.imports ?? [])] : []));
    const isAdmin = (id: string) => id.startsWith('admin/');
    const ours = new Set(filesOf((id) => !isAdmin(id)));
    return [...new Set(filesOf(isAdmin))].filter((file) => !ours.has(file));
  });
}

test('the menu loads few scripts, none of the back office and no validator', async ({ page }) => {
  const scripts = await scriptsOf(page, '/menu');
  const sizes = await Promise.all(
    scripts.map(async (script) => Number(await script.headerValue('Content-Length'))),
  );
  expect(Math.min(...sizes)).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MENU_SCRIPT_LIMIT_BYTES);

  const office = await adminFiles(page);
  expect(office.length).toBeGreaterThan(5);
  const paths = scripts.map((script) => new URL(script.url()).pathname);
  expect(paths.filter((path) => office.includes(path))).toEqual([]);

  const sources = await Promise.all(scripts.map((script) => script.text()));
  expect(sources.filter((source) => source.includes('ZodError'))).toEqual([]);
});

test('the cart’s code is fetched at the first interaction', async ({ page }) => {
  await scriptsOf(page, '/menu');
  const drawer = page.waitForResponse(/cart-drawer-[^/]*\.js$/);
  await page.mouse.move(100, 100);
  await drawer;
});

test('the search is fetched when its field is touched', async ({ page }) => {
  const loaded = await scriptsOf(page, '/menu');
  expect(loaded.filter((script) => script.url().includes('search-results'))).toEqual([]);
  const search = page.waitForResponse(/search-results-[^/]*\.js$/);
  await page.getByLabel('Search the menu').focus();
  await search;
});

test('hovering a link prefetches its page, and never the back office', async ({ page }) => {
  const live = page.waitForResponse('**/api/inventory/public');
  await page.goto('/menu');
  await live;
  await page.getByRole('button', { name: 'Account' }).click();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const links = page.locator('header a:visible');
  const profile = page.waitForRequest(/profile-page-[^/]*\.js$/);
  const home = page.waitForRequest(/home-page-[^/]*\.js$/);
  for (const link of await links.all()) {
    await link.hover();
    await page.waitForTimeout(INTENT_MS);
  }
  await Promise.all([home, profile]);
  await expect(page).toHaveURL('/menu');
  const office = await adminFiles(page);
  const unexpected = (path: string) =>
    office.includes(path) || !(path.startsWith('/assets/') || FOLLOWED.has(path));
  expect(asked.filter(unexpected)).toEqual([]);
});

test('no script is requested before the first paint', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const letStylesCome = await holdRequests(page, '**/*.css');
  await page.goto('/menu', { waitUntil: 'commit' });
  // A picture arrives, so the parser has also seen the script tags.
  await page.waitForResponse('**/pictures/*');
  expect(scripts).toEqual([]);
  letStylesCome();
  await page.waitForResponse('**/api/inventory/public');
  expect(scripts.length).toBeGreaterThan(3);
});
