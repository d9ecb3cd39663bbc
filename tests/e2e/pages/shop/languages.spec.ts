import { ESPRESSO, fillInPickup, keepCart } from '../../guest-checkout';
import { expect, test } from '../../journey';

const PHONE = { width: 360, height: 740 };
/** A word of English that is no name, price or unit. */
const ENGLISH =
  /\b(the|and|of|to|us|we|order|menu|home|about|contact|sign|find|view|our|delivery)\b/i;

test('a page in Hindi is in Hindi, and its links stay there', async ({ page, shop }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.setViewportSize(PHONE);

  await test.step('header, footer and the shop’s own words of the home page have no English', async () => {
    await page.goto('/hi');
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
    await expect(page.getByRole('heading', { name: 'ख़ास व्यंजन' })).toBeVisible();
    await page.getByRole('button', { name: 'मेन्यू खोलें' }).click();
    const header = page.getByRole('banner');
    const own = [
      await header.getByRole('navigation', { name: 'मुख्य' }).filter({ visible: true }).textContent(),
      await page.getByRole('navigation', { name: 'ज़रूरी लिंक' }).textContent(),
      await page.getByRole('link', { name: 'ऑनलाइन ऑर्डर करें' }).textContent(),
    ];
    expect(own.filter((text) => ENGLISH.test(text ?? ''))).toEqual([]);
    // A device may have no letters of its own for Hindi.
    const faces = () =>
      page.evaluate(() =>
        [...document.fonts]
          .filter(({ unicodeRange }) => /U\+0?900-/i.test(unicodeRange))
          .map(({ status }) => status),
      );
    await expect.poll(faces).toEqual(['loaded']);
  });

  await test.step('links lead to pages in Hindi, whose scripts have no English', async () => {
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
