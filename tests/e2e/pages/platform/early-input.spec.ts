import type { Page } from '@playwright/test';
import { holdRequests } from '../../hold-requests';
import { expect, test } from '../../journey';

/** Opens a page whose scripts wait for the returned function. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const letScriptsCome = await holdRequests(page, '**/assets/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  return letScriptsCome;
}

test('what a visitor does before the scripts takes effect later', async ({ page }) => {
  await test.step('a search and a tap', async () => {
    const letScriptsCome = await openWithoutScripts(page, '/menu?category=coffee');
    await page.getByLabel('Search the menu').fill('cappuc');
    await page.getByRole('button', { name: 'Add 1 Espresso to the cart' }).click();
    letScriptsCome();
    await expect(page.getByRole('button', { name: 'Cart, 1 line' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('maenam-cart'))).toMatch(
      /"espresso".*"quantity":1\b/,
    );
    const results = page.getByRole('region', { name: 'Search results' });
    await expect(results.getByRole('article', { name: 'Cappuccino' })).toBeVisible();
  });

  await test.step('a search field that has the focus', async () => {
    const letScriptsCome = await openWithoutScripts(page, '/menu');
    await page.getByLabel('Search the menu').focus();
    const search = page.waitForResponse(/search-results-.*js/);
    letScriptsCome();
    await search;
  });

  await test.step('a tap that ends while the page hydrates counts once', async () => {
    const letScriptsCome = await openWithoutScripts(page, '/menu?category=waffles');
    await page.evaluate(() => {
      // React marks the body while it hydrates the page, before taps are replayed.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        if (Object.keys(document.body).length === 0) port2.postMessage('in the next task');
        else {
          document.body.dataset['replay'] = typeof Reflect.get(globalThis, 'replayEarlyTap');
          document.querySelector<HTMLElement>('article [aria-expanded]')?.click();
        }
      };
      port2.postMessage('in the next task');
    });
    letScriptsCome();
    await expect(page.getByRole('button', { expanded: true })).toHaveAccessibleName(
      'Customize Classic Butter Waffle',
    );
    await expect(page.locator('body')).toHaveAttribute('data-replay', 'function');
  });

  await test.step('a form that is filled in and sent', async () => {
    const letScriptsCome = await openWithoutScripts(page, '/contact');
    await page.getByLabel('Name').fill('Pema');
    await page.getByLabel('Email').fill('pema@cafe.example');
    await page.getByLabel('Message').fill('Are you open on Sunday?');
    await page.getByRole('button', { name: 'Send message' }).click();
    letScriptsCome();
    await expect(page.getByText('Thank you for your message!')).toBeVisible();
    await expect(page).toHaveURL('/contact');
  });

  await test.step('a tap on a cart that cannot be read', async () => {
    // Stored before the page loads: a page that is already open might discard it first.
    await page.addInitScript(() => {
      localStorage.setItem('maenam-cart', '{"version":1,"lines":"?"');
    });
    const letScriptsCome = await openWithoutScripts(page, '/about');
    await page.getByRole('button', { name: /^Cart, / }).click();
    letScriptsCome();
    const cart = page.getByRole('dialog', { name: 'Your Cart' });
    await expect(page.getByText('Your saved cart could not be read.').first()).toBeVisible();
    await expect(cart.getByText('Your cart is empty')).toBeVisible();
    await cart.getByRole('button', { name: 'Continue Shopping' }).click();
    await expect(page).toHaveURL('/menu');
    await expect(cart).toBeHidden();
  });

  await test.step('a tap between hydration and its effects', async () => {
    // React yields after every step of its work, and the first step after the page has hydrated waits.
    await page.addInitScript(() => {
      const { port1, port2 } = new MessageChannel();
      const steps: (() => void)[] = [];
      let [ms, isReleased] = [0, false];
      performance.now = () => (ms += 10);
      const isHydrated = () => {
        const root = Object.entries(document).find(([name]) => name.startsWith('__reactContainer'));
        return root?.[1].stateNode.current.memoizedState.isDehydrated === false;
      };
      const run = () => {
        if (isReleased || !isHydrated()) steps.shift()?.();
        else document.body.dataset['effects'] = typeof Reflect.get(globalThis, 'replayEarlyTap');
      };
      port1.onmessage = run;
      const letRun = () => {
        isReleased = true;
        while (steps.length > 0) run();
      };
      const setImmediate = (step: () => void) => {
        steps.push(step);
        port2.postMessage('in the next task');
      };
      Object.assign(globalThis, { setImmediate, letRun });
    });
    await page.goto('/about');
    await expect(page.locator('body')).toHaveAttribute('data-effects', 'function');
    const account = page.getByRole('button', { name: 'Account' });
    const preloaded = page.waitForResponse(/cart-drawer-.*js/);
    await account.click();
    await page.evaluate(() => Reflect.get(globalThis, 'letRun')());
    await page.waitForFunction(() => Reflect.get(globalThis, 'replayEarlyTap') === undefined);
    await expect(account).toHaveAttribute('aria-expanded', 'true');
    await preloaded;
  });
});
