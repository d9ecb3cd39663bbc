import type { Page } from '@playwright/test';
import { expectAccessible, expectLoaded, ONE_LOOK, TWO_LOOKS } from '../../expect-accessible';
import { englishFinder, wordsOf } from '../../find-english';
import { ESPRESSO, fillInPickup, keepCart } from '../../guest-checkout';
import { placeAsGuest } from '../../guest-order';
import { expect, test } from '../../journey';
import { clearBoard } from '../../kitchen-orders';
import { openAsStaff } from '../../people';
import { openStaffApi } from '../../staff-api';

const PHONE = { width: 360, height: 740 };
test('links of a page in Hindi stay there, and its scripts have no English', async ({
  page,
  shop,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.setViewportSize(PHONE);

  await test.step('its letters come from our typeface, for a device may have none', async () => {
    await page.goto('/hi');
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
    const faces = () =>
      page.evaluate(() =>
        [...document.fonts]
          .filter(({ unicodeRange }) => /U\+0?900-/i.test(unicodeRange))
          .map(({ status }) => status),
      );
    await expect.poll(faces).toEqual(['loaded']);
  });

  await test.step('links lead to pages in Hindi', async () => {
    const scripts: string[] = [];
    page.on('response', async (response) => {
      if (response.url().endsWith('.js')) scripts.push(await response.text().catch(() => ''));
    });
    const menu = page.getByRole('link', { name: 'मेन्यू', exact: true }).filter({ visible: true });
    await menu.first().click();
    await expect(page).toHaveURL(`${shop.url}/hi/menu`);
    await page.reload();
    await expect(page.getByRole('contentinfo')).toContainText('दाम में टैक्स शामिल है');
    expect(scripts.join('\n')).not.toContain('Prices include tax');
    expect(scripts.join('\n')).not.toContain('मूल्यमा कर');
  });
  expect(errors).toEqual([]);
});

test('the switch keeps the cart and the place on the page, and is remembered', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(PHONE);
  await keepCart(page, [ESPRESSO]);
  await page.goto('/?from=card#find-us');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  const hindi = footer.getByRole('link', { name: 'हिन्दी' });
  await expect(hindi).toHaveAttribute('lang', 'hi');
  await hindi.click();
  await expect(page).toHaveURL(`${shop.url}/hi?from=card#find-us`);
  await expect(page.getByRole('link', { name: 'हिन्दी' }).last()).toHaveAttribute(
    'aria-current',
    'true',
  );
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  const cart = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(cart).toContain(ESPRESSO.productId);

  await page.goto('/');
  await expect(page).toHaveURL(`${shop.url}/hi`);
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
  await page.goto('/admin/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
});

test('a switch in the checkout keeps cart, fields, step and the placed order', async ({
  page,
  shop,
}) => {
  const switchTo = (language: string) =>
    page.getByRole('contentinfo').getByRole('link', { name: language }).click();
  await page.setViewportSize(PHONE);
  await keepCart(page, [ESPRESSO]);
  await fillInPickup(page, 'Pema', '9876500097');
  await page.getByLabel('Special instructions').fill('Less sugar');
  await page.getByRole('button', { name: 'Change: Your details' }).click();
  await page.getByLabel('Your name').fill('Pema Bhutia');

  await switchTo('हिन्दी');
  await expect(page).toHaveURL(`${shop.url}/hi/checkout`);
  await expect(page.getByLabel('आपका नाम')).toHaveValue('Pema Bhutia');
  await expect(page.getByLabel('फ़ोन नंबर')).toHaveValue('9876500097');
  await page.getByRole('button', { name: 'मेहमान के रूप में आगे बढ़ें' }).click();
  await expect(page.getByLabel('ख़ास निर्देश')).toHaveValue('Less sugar');
  await page.getByRole('button', { name: /^ऑर्डर करें · ₹/ }).click();
  await expect(page.getByRole('heading', { name: 'ऑर्डर हो गया' })).toBeVisible();

  await switchTo('नेपाली');
  await expect(page).toHaveURL(`${shop.url}/ne/checkout#placed`);
  await expect(page.getByRole('heading', { name: 'अर्डर भयो' })).toBeVisible();
});

test.describe(() => {
  test.use({ serviceWorkers: 'allow' });

  test('a visitor’s language is there without a network', async ({ page, context, shop }) => {
    await page.goto('/hi');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await context.setOffline(true);
    await page.goto('/hi/menu');
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
    await expect(page.getByRole('contentinfo')).toContainText('दाम में टैक्स शामिल है');
    // A page that was never opened leads to the menu in its language.
    await page.goto('/hi/contact');
    await expect(page).toHaveURL(`${shop.url}/hi/menu`);
  });
});

/** The pages that the staff of a cafe look at all day, and one that its owner fills in. */
const OFFICE = ['/kitchen', '/orders/new', '/inventory', '/settings'];

/** What the demo calls its Espresso in both languages. */
const ESPRESSO_THERE = 'एस्प्रेसो';

/** Checks what a page shows: a dialog or one step as the phone shows it, the back office as a desk does. */
function checkerIn(language: 'hi' | 'ne') {
  const findEnglish = englishFinder(language);
  return async (page: Page, state: string, looks: typeof TWO_LOOKS = TWO_LOOKS.slice(0, 1)) => {
    await expectLoaded(page);
    expect.soft(await findEnglish(page), state).toEqual([]);
    await expectAccessible(page, state, looks);
  };
}

// A text outside the messages is English in either language; that the messages of both are whole, messages.test.ts shows.
test.describe('no English is left, but names', () => {
  test('from the menu to a paid order, in Hindi', async ({ page, shop }) => {
    const word = wordsOf('hi');
    const check = checkerIn('hi');
    const button = (name: string) => page.getByRole('button', { name: word(name), exact: true });
    // Unpaid orders of other tests on this network would keep a guest from ordering.
    await clearBoard(await openStaffApi(shop));
    await page.setViewportSize(PHONE);
    await keepCart(page, [ESPRESSO]);

    await test.step('the menu and the checkout', async () => {
      await page.goto('/hi/menu');
      await check(page, 'the menu');
      await page.goto('/hi/checkout');
      await button('checkout_continue_as_guest').click();
      await check(page, 'what a guest has left out');
      await page.getByLabel(word('checkout_your_name')).fill('पेमा');
      await page.getByLabel(word('signin_phone'), { exact: true }).fill('9876500098');
      await button('checkout_continue_as_guest').click();
      await check(page, 'delivery or pickup');
      await page.getByRole('radio', { name: word('checkout_pickup') }).click();
      await button('checkout_continue').click();
      await check(page, 'the review');
    });

    await test.step('the order, until it is paid', async () => {
      const [placing = ''] = word('checkout_place_order').split(' ·');
      await page.getByRole('button', { name: placing }).click();
      await expect(page.getByRole('heading', { name: word('checkout_placed') })).toBeVisible();
      await check(page, 'the order is placed');
      await page.getByRole('link', { name: word('checkout_follow') }).click();
      await page.waitForURL(/order=/);
      await expect(page.getByRole('main')).toContainText(ESPRESSO_THERE);
      await check(page, 'the order’s page');
      const id = new URL(page.url()).searchParams.get('order') ?? '';
      const staff = await openStaffApi(shop);
      await staff('PUT', `/orders/${id}/payment-status`, { paymentStatus: 'paid' });
      await expect(page.getByRole('main')).toContainText(word('order_paid'));
      await check(page, 'the order is paid');
    });
  });

  test('in the back office, in Nepali', async ({ page, shop }) => {
    const check = checkerIn('ne');
    const { id } = await placeAsGuest(shop);
    await page.context().addCookies([{ name: 'language', value: 'ne', url: shop.url }]);
    await openAsStaff(page, shop, '/admin');
    for (const path of [...OFFICE, `/orders/${id}`]) {
      await page.goto(`/admin${path}`);
      await check(page, `/admin${path}`, ONE_LOOK);
      if (path !== '/orders/new') continue;
      await page.getByRole('main').getByRole('searchbox').fill('espresso');
      await expect(page.getByRole('main')).toContainText(ESPRESSO_THERE);
    }
  });
});
