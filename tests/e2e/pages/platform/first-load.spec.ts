import type { Page, Response } from '@playwright/test';
import { ESPRESSO, keepCart } from '../../guest-checkout';
import { holdRequests } from '../../hold-requests';
import { expect, test } from '../../journey';
import { signInByPhone } from '../../people';

/** What an open page asks every few seconds. */
const FOLLOWED = new Set(['/api/settings', '/api/inventory/public']);
/**
 * The most brotli bytes of scripts that the menu loads before the visitor's first interaction: 120,000
 * for the shop, and 5,000 for the search field, the filters and the pills that follow the scroll.
 */
const MENU_SCRIPT_LIMIT_BYTES = 125_000;
/** The most files, and brotli bytes, of scripts that the first step of the checkout loads after the cart. */
const CHECKOUT_SCRIPT_LIMIT_FILES = 6;
const CHECKOUT_SCRIPT_LIMIT_BYTES = 60_000;
const A_WHILE_MS = 60_000;
/** A pointer that rests on a link for 100 ms prefetches its page. */
const INTENT_MS = 120;

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

/** The scripts that a page receives from now on. */
function watchScripts(page: Page): Response[] {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response);
  });
  return scripts;
}

/** Their brotli bytes. */
async function bytesOf(scripts: readonly Response[]): Promise<number> {
  const sizes = await Promise.all(
    scripts.map(async (script) => Number(await script.headerValue('Content-Length'))),
  );
  expect(Math.min(...sizes)).toBeGreaterThan(0);
  return sizes.reduce((total, size) => total + size, 0);
}

/** Runs in the page: whether the first frame after a tap on a button shows it busy. */
function watchAnswer(button: HTMLElement) {
  const isBusy = new Promise<boolean>((resolve) => {
    button.addEventListener('click', () =>
      requestAnimationFrame(() => resolve(button.ariaBusy === 'true')),
    );
  });
  return { isBusy };
}

test('the menu loads few scripts, after it is painted', async ({ page }) => {
  const scripts = watchScripts(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const live = page.waitForResponse('**/api/inventory/public');

  await test.step('no script is requested before the first paint', async () => {
    const letStylesCome = await holdRequests(page, '**/*.css');
    const picture = page.waitForResponse('**/pictures/*');
    await page.clock.install();
    await page.goto('/menu', { waitUntil: 'commit' });
    // A picture arrives, so the parser has also seen the script tags.
    await picture;
    expect(asked.filter((path) => path.endsWith('.js'))).toEqual([]);
    letStylesCome();
    await live;
  });

  await test.step('few scripts are loaded, none of the back office and no validator', async () => {
    await page.clock.fastForward(A_WHILE_MS);
    await page.evaluate(async () => void (await fetch('/healthz')));
    expect(scripts.length).toBeGreaterThan(3);
    expect(await bytesOf(scripts)).toBeLessThanOrEqual(MENU_SCRIPT_LIMIT_BYTES);

    const office = await adminFiles(page);
    expect(office.length).toBeGreaterThan(5);
    const paths = scripts.map((script) => new URL(script.url()).pathname);
    expect(paths.filter((path) => office.includes(path))).toEqual([]);
    expect(paths.filter((path) => path.includes('search-results'))).toEqual([]);
    const sources = await Promise.all(scripts.map((script) => script.text()));
    expect(sources.filter((source) => source.includes('ZodError'))).toEqual([]);
  });

  await test.step('the cart’s code is fetched at the first interaction', async () => {
    const drawer = page.waitForResponse(/cart-drawer-[^/]*\.js$/);
    await page.mouse.move(100, 100);
    await drawer;
  });

  await test.step('the search is fetched when its field is touched', async () => {
    const search = page.waitForResponse(/search-results-[^/]*\.js$/);
    await page.getByLabel('Search the menu').focus();
    await search;
  });

  await test.step('hovering a link prefetches its page, and never the back office', async () => {
    await page.getByRole('button', { name: 'Account' }).click();
    asked.length = 0;
    const links = page.locator('header a:visible');
    const profile = page.waitForRequest(/profile-page-[^/]*\.js$/);
    const home = page.waitForRequest(/home-page-[^/]*\.js$/);
    for (const link of await links.all()) {
      await link.hover();
      await page.clock.runFor(INTENT_MS);
    }
    await Promise.all([home, profile]);
    await expect(page).toHaveURL('/menu#open');
    const office = await adminFiles(page);
    const unexpected = (path: string) =>
      office.includes(path) || !(path.startsWith('/assets/') || FOLLOWED.has(path));
    expect(asked.filter(unexpected)).toEqual([]);
  });
});

for (const language of ['hi', 'ne']) {
  test(`the menu's scripts are as light in the language ${language}, its letters come, and its dishes open`, async ({
    page,
  }) => {
    const scripts = watchScripts(page);
    const live = page.waitForResponse('**/api/inventory/public');
    await page.goto(`/${language}/menu`);
    await live;
    expect(scripts.length).toBeGreaterThan(3);
    expect(await bytesOf(scripts)).toBeLessThanOrEqual(MENU_SCRIPT_LIMIT_BYTES);
    const faces = await page.evaluate(() => document.fonts.load('600 1rem Figtree', 'मेनु'));
    expect(faces).toHaveLength(1);
    const layers = page.waitForResponse(/page-layers-[^/]*\.js$/);
    await page.mouse.move(100, 100);
    await layers;
    await page.locator('article h3 a').first().click();
    await expect(page).toHaveURL(new RegExp(`/${language}/menu/[^/]+$`));
  });
}

test('the checkout loads few scripts, before it is opened', async ({ page, context, shop }) => {
  const openCart = async (from: Page) => {
    await from.goto('/about');
    await from.getByRole('button', { name: /^Cart, / }).click();
    const checkout = from.getByRole('dialog').getByRole('button', { name: /^Checkout/ });
    await expect(checkout).toBeEnabled();
    await from.waitForLoadState('networkidle');
    return { checkout, scripts: watchScripts(from) };
  };
  const expectFew = async (scripts: readonly Response[]) => {
    expect(scripts.length).toBeLessThanOrEqual(CHECKOUT_SCRIPT_LIMIT_FILES);
    expect(await bytesOf(scripts)).toBeLessThanOrEqual(CHECKOUT_SCRIPT_LIMIT_BYTES);
  };
  const addAddress = { name: 'Add your address' };
  await keepCart(page, [ESPRESSO]);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });

  await test.step('a guest’s phone that saves data loads few at the tap, which it answers at once', async () => {
    const { checkout, scripts } = await openCart(page);
    const letScriptsCome = await holdRequests(page, '**/*.js');
    const answer = await checkout.evaluateHandle(watchAnswer);
    await checkout.click();
    expect(await answer.evaluate(({ isBusy }) => isBusy)).toBe(true);
    letScriptsCome();
    await expect(page.getByLabel('Your name')).toBeVisible();
    await expectFew(scripts);
  });

  await test.step('and so does a customer’s', async () => {
    await page.getByRole('radio', { name: /Sign in/ }).click();
    await signInByPhone(page, shop, '9876501234');
    await expect(page.getByRole('button', addAddress)).toBeVisible();
    // Leaving the code step's history entry would abort the load of another document.
    await page.waitForFunction(() => !history.state?.usr?.layerIds?.length);
    const { checkout, scripts } = await openCart(page);
    await checkout.click();
    await expect(page.getByRole('button', addAddress)).toBeVisible();
    await expectFew(scripts);
    expect(scripts.length).toBeGreaterThan(0);
  });

  await test.step('another phone has them before the tap', async () => {
    const other = await context.newPage();
    const { checkout, scripts } = await openCart(other);
    await other.waitForFunction(() => {
      const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      return (
        links.some(({ href }) => href.includes('/checkout-page-')) &&
        links.every(({ href }) => loaded.includes(href))
      );
    });
    scripts.length = 0;
    await checkout.click();
    await expect(other.getByRole('button', addAddress)).toBeVisible();
    expect(scripts.map((script) => script.url())).toEqual([]);
  });
});
