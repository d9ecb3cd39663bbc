import type { Locator, Page } from '@playwright/test';
import { ESPRESSO, keepCart } from '../../guest-checkout';
import { expect, test } from '../../journey';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const depth = (page: Page) => page.evaluate(() => history.state?.usr?.layerIds?.length ?? 0);

/** Opens something over the page, goes back, and expects the same page at the same place. */
async function expectBackCloses(page: Page, open: () => Promise<void>, opened: Locator) {
  const url = page.url();
  const place = () => page.evaluate(() => Math.round(scrollY));
  await open();
  await expect(opened).toBeVisible();
  await expect.poll(() => depth(page)).toBe(1);
  const before = await place();
  await page.goBack();
  await expect(opened).toBeHidden();
  expect(page.url()).toBe(url);
  expect(await place()).toBe(before);
}

test('Back closes what is open over the menu, and nothing else', async ({ page }) => {
  await keepCart(page, [ESPRESSO]);
  await page.goto('/about');
  await page.goto('/menu');
  const cart = page.getByRole('dialog', { name: 'Your Cart' });
  const bar = button(page, /View cart/);
  const choose = button(page, /^Choose options of/).first();

  await test.step('cart, menu and options close, without a network as well', async () => {
    await choose.scrollIntoViewIfNeeded();
    await expectBackCloses(page, () => bar.click(), cart);
    await page.context().setOffline(true);
    const links = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
    await page.evaluate(() => scrollTo(0, 0));
    await expectBackCloses(page, () => button(page, 'Open menu').click(), links);
    await choose.scrollIntoViewIfNeeded();
    await expectBackCloses(page, () => choose.click(), page.getByRole('dialog'));
    await page.context().setOffline(false);
  });

  await test.step('an X, Escape, and Forward leave no entry behind', async () => {
    for (const close of [
      () => cart.getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await bar.click();
      await expect.poll(() => depth(page)).toBe(1);
      await close();
      await expect(cart).toBeHidden();
      await expect.poll(() => depth(page)).toBe(0);
    }
    await page.evaluate(() => history.forward());
    await expect.poll(() => depth(page)).toBe(0);
    await expect(cart).toBeHidden();
    await expect(page).toHaveURL(/\/menu$/);
  });

  await test.step('a reload closes the cart, and two quick taps on X leave the menu open', async () => {
    await bar.click();
    await expect.poll(() => depth(page)).toBe(1);
    await page.reload();
    await expect.poll(() => depth(page)).toBe(0);
    await expect(cart).toBeHidden();
    const dish = page.getByRole('article').first().getByRole('link');
    await dish.click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Close' }).dblclick({ force: true });
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/\/menu$/);
  });

  await test.step('a tap before the menu is painted again opens the cart and keeps it open', async () => {
    await page.getByRole('article').first().getByRole('link').click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Close' }).waitFor();
    await page.evaluate(() => {
      const button = (label: RegExp) =>
        [...document.querySelectorAll('button')].find(({ ariaLabel, textContent }) =>
          label.test(ariaLabel ?? textContent),
        );
      button(/^Close$/)?.click();
      const tapOnceThere = () => {
        if (location.pathname === '/menu') button(/View cart/)?.click();
        else setTimeout(tapOnceThere);
      };
      tapOnceThere();
    });
    await expect.poll(() => depth(page)).toBe(1);
    await expect(cart).toBeVisible();
    await page.goBack();
    await expect(cart).toBeHidden();
  });

  await test.step('Back from a page that the cart led to skips the cart, and twice leaves the menu', async () => {
    await bar.click();
    await cart.getByRole('button', { name: /^Checkout/ }).click();
    await expect(page).toHaveURL(/\/checkout$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/menu$/);
    await expect(cart).toBeHidden();
    await bar.click();
    await expect.poll(() => depth(page)).toBe(1);
    // Later, because the page that this leads to ends the call.
    await page.evaluate(
      () =>
        void setTimeout(() => {
          history.back();
          history.back();
        }),
    );
    await expect(page).toHaveURL(/\/about$/);
  });
});

test('Back goes one step back in the checkout, and never into an ordered one', async ({ page }) => {
  await keepCart(page, [ESPRESSO]);
  await page.goto('/menu');
  await page.getByRole('link', { name: 'Checkout' }).click();
  const name = page.getByLabel('Your name');
  const pickup = page.getByRole('radio', { name: /Pickup/ });
  const place = button(page, /^Place order/);
  const goOn = button(page, 'Continue');
  const asGuest = button(page, 'Continue as a guest');

  await name.fill('Pema');
  await page.getByLabel('Phone number').fill('9876500077');
  await asGuest.click();
  await test.step('from the map to the address, and from the code to the number', async () => {
    const map = page.getByRole('button', { name: 'Choose on the map' });
    await map.click();
    await expect(map).toBeHidden();
    await expect.poll(() => depth(page)).toBe(2);
    await page.goBack();
    await expect(map).toBeVisible();
    await page.goBack();
    await page.getByRole('radio', { name: 'Sign in' }).click();
    await page.getByLabel('Phone number').fill('9876500077');
    await button(page, 'Send code').click();
    await expect(page.getByLabel('Verification code')).toBeVisible();
    await expect.poll(() => depth(page)).toBe(1);
    await page.goBack();
    await expect(page.getByLabel('Phone number')).toHaveValue('9876500077');
    await page.getByRole('radio', { name: 'As a guest' }).click();
  });

  await test.step('step by step to the menu without a network, and on again', async () => {
    await asGuest.click();
    await pickup.click();
    await goOn.click();
    await expect(place).toBeVisible();
    await expect.poll(() => depth(page)).toBe(2);
    await page.context().setOffline(true);
    await page.goBack();
    await expect(pickup).toBeChecked();
    await page.goBack();
    await expect(name).toHaveValue('Pema');
    await page.goBack();
    await expect(page).toHaveURL(/\/menu$/);
    await page.context().setOffline(false);
    await page.goForward();
    await expect(place).toBeVisible();
    await button(page, 'Change: Your details').click();
    await asGuest.click();
    await expect(place).toBeVisible();
    await expect.poll(() => depth(page)).toBe(1);
  });

  await test.step('Back from the order leads to the menu, and Forward to the order', async () => {
    let orders = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/orders')) orders += 1;
    });
    await place.click();
    const ordered = page.getByRole('heading', { name: 'Order placed' });
    await expect(ordered).toBeVisible();
    await expect(page).toHaveURL(/#placed$/);
    await expectBackCloses(
      page,
      () => button(page, 'Cancel order').click(),
      page.getByRole('dialog'),
    );
    await page.evaluate(() => history.forward());
    await expect.poll(() => depth(page)).toBe(0);
    await expect(ordered).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/menu$/);
    await page.goForward();
    await expect(ordered).toBeVisible();
    await expect(place).toHaveCount(0);
    expect(orders).toBe(1);
  });
});
