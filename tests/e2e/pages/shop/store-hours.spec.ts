import { followHours, test } from '../../clocked-shop';
import { expect } from '../../journey';
import { setHidden } from '../../set-hidden';
import { addProduct, changeSettings } from '../../set-up-shop';
import { openStaffApi } from '../../staff-api';

const BEFORE = 'Store is closed. Please come back at 10:00 AM.';
const AFTER = 'Store is closed for today. Please come back tomorrow at 10:00 AM.';
const BY_HAND = 'Store is currently closed.';
const ANY = /Store is (currently )?closed[^<]*/;
/** The longest time until an open page shows a change of the settings. */
const CHECK_MS = 5000;

/** A time of a day of 2026 in Ravangla. */
const at = (time: string) => `2026-11-21T${time}+05:30`;

test('open pages follow the ordering hours and a switch', async ({ page, shop, setClock }) => {
  await setClock(at('09:59:00'));
  const morning = await followHours(shop, { laterOrders: false });
  const option = { value: 'honey', label: 'Honey', priceModifier: 20 };
  const soldOut = await addProduct(morning, {
    stockCount: 0,
    customizationOptions: { topping: { label: 'Topping', options: [option] } },
  });
  /** What the HTML of a page says about the closed shop. */
  const saidBy = async (path: string) => {
    const html = await (await fetch(shop.url + path)).text();
    return ANY.exec(html.replaceAll(/<script[\s\S]*?<\/script>/g, ''))?.[0].trim();
  };
  const banner = page.getByText(ANY);
  const card = page.getByRole('article').first();
  const expectOpen = async (isOpen: boolean) => {
    const button = card.getByRole('button', { name: isOpen ? /^Add 1 / : 'Closed' });
    await expect(button).toBeEnabled({ enabled: isOpen });
    await expect(card.getByRole('button', { name: 'Customize' })).toBeEnabled({ enabled: isOpen });
  };
  let asked = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/settings') asked += 1;
  });
  const passTime = async () => {
    const checked = page.waitForResponse('**/api/settings');
    await page.clock.fastForward(CHECK_MS);
    await (await checked).finished();
  };

  await page.clock.install({ time: '2020-02-29T03:00:00Z' });
  const known = page.waitForResponse('**/api/settings');
  await page.goto('/menu');
  await known;
  await page.evaluate(() => document.body.setAttribute('data-test', 'not reloaded'));

  await test.step('the menu opens by itself', async () => {
    expect(await saidBy('/menu')).toBe(BEFORE);
    await expect(banner).toContainText(BEFORE);
    await expectOpen(false);
    // This check learns that two seconds are left, and the next one is due later.
    await setClock(at('09:59:58'));
    await passTime();
    await setClock(at('10:00:01'));
    await page.clock.fastForward(CHECK_MS / 2);
    await expect(banner).toHaveCount(0);
    await expectOpen(true);
  });

  await test.step('the menu closes by itself', async () => {
    await setClock(at('19:39:58'));
    await passTime();
    await expectOpen(true);
    await setClock(at('19:40:01'));
    await page.clock.fastForward(CHECK_MS / 2);
    await expect(banner).toContainText(AFTER);
    await expectOpen(false);
  });

  await setClock(at('13:00:00'));
  // The morning's token has expired.
  const staff = await openStaffApi(shop);
  await test.step('a page in view follows the owner’s switch', async () => {
    await changeSettings(staff, { openingMode: 'open' });
    await passTime();
    await expect(banner).toHaveCount(0);
    await expectOpen(true);
    await changeSettings(staff, { openingMode: 'closed' });
    await passTime();
    await expect(banner).toContainText(BY_HAND);
    await expectOpen(false);
  });

  await test.step('a closed shop says so on every page, and still that a dish is sold out', async () => {
    for (const path of ['/', '/menu', '/about', '/contact']) {
      expect(await saidBy(path), path).toContain(BY_HAND);
    }
    const gone = page.getByRole('article', { name: soldOut.name });
    await expect(gone.getByRole('button', { name: 'Out of Stock' })).toBeDisabled();
    await expect(gone.getByRole('button', { name: 'Customize' })).toBeDisabled();
  });

  await test.step('a hidden page asks when it is shown', async () => {
    await setHidden(page, true);
    const before = asked;
    await page.clock.fastForward(2 * CHECK_MS);
    await page.evaluate(async () => void (await fetch('/healthz')));
    expect(asked).toBe(before);
    await changeSettings(staff, { openingMode: 'open' });
    await expect(banner).toHaveCount(1);
    await setHidden(page, false);
    await expect(banner).toHaveCount(0);
    await expectOpen(true);
    expect(await saidBy('/menu')).toBeUndefined();
  });
  await expect(page.locator('body')).toHaveAttribute('data-test', 'not reloaded');
});
