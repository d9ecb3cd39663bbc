import { kolkataTime } from '../../../../shared/domain/platform/kolkata-time';
import { ESPRESSO, fillInPickup, keepCart } from '../../guest-checkout';
import { expect, test } from '../../journey';
import { signInByPhone } from '../../people';
import { addProduct, changeSettings, setStock } from '../../set-up-shop';
import { openStaffApi } from '../../staff-api';
import { watchShifts } from '../../watch-shifts';

test('an empty cart redirects to the menu without a layout shift', async ({ page }) => {
  const shifted = await watchShifts(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/checkout');
    await expect(page).toHaveURL(/\/menu/);
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await shifted(), `at ${width} px`).toBeLessThan(0.02);
  }
});

test('a guest is told what is missing and what has changed', async ({ page, shop }) => {
  const staff = await openStaffApi(shop);
  const { version: _, ...product } = await addProduct(staff, {
    price: 100,
    packagingCharge: 5,
    stockCount: 3,
  });
  const { id, name } = product;
  await keepCart(page, [{ productId: id, name, price: 10_000, quantity: 3 }, ESPRESSO]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/checkout');
  const main = page.getByRole('main');
  const goOn = page.getByRole('button', { name: 'Continue as a guest' });
  const next = page.getByRole('button', { name: 'Continue', exact: true });
  const total = page.getByRole('complementary', { name: 'Total' });
  const place = page.getByRole('button', { name: /^Place order/ });
  const alert = total.getByRole('alert');

  await test.step('the bar with the total does not cover a control that a browser scrolls to', async () => {
    await expect(goOn).toBeVisible();
    // Firefox and Safari move a control just into view when it gets the focus.
    const onTop = await goOn.evaluate((button) => {
      button.scrollIntoView({ block: 'end' });
      const { left, bottom } = button.getBoundingClientRect();
      return document.elementFromPoint(left + 40, bottom - 8)?.closest('button')?.textContent;
    });
    expect(onTop).toBe('Continue as a guest');
  });

  await test.step('the first step says that the order is too small', async () => {
    const restore = await changeSettings(staff, { minOrderAmount: 1000 });
    await page.reload();
    await expect(main.getByRole('status').first()).toContainText('₹1,000.00');
    await expect(main.getByRole('link', { name: 'Add something' })).toBeVisible();
    await restore();
    await page.reload();
  });

  await page.setViewportSize({ width: 1280, height: 720 });
  await test.step('who orders', async () => {
    await expect(main).toContainText(
      'Please sign in to use your saved addresses or continue as a guest.',
    );
    await goOn.click();
    await expect(main).toContainText('Please enter your name');
    await expect(main).toContainText('Please enter your phone number');
    const guest = page.getByLabel('Your name');
    await guest.fill('\u202eahsA');
    await page.getByLabel('Phone number').fill('9876500031');
    await goOn.click();
    await expect(guest).toHaveAccessibleDescription(
      'Please type this again: it contains invisible characters',
    );
    await expect(guest).toBeFocused();
    await guest.fill('Dawa');
    await goOn.click();
  });

  await test.step('delivery is the default, with its fee; pickup has none', async () => {
    await expect(page.getByRole('radio', { name: /Delivery/ })).toBeChecked();
    expect(await main.getByText('We deliver within').textContent()).toContain('5\u00a0km of');
    await expect(total).toContainText('Delivery fee₹20.00');
    await next.click();
    await expect(main).toContainText('Please enter your house and street');
    await expect(main).toContainText(
      'Please detect your location first or check the "skip location verification" box.',
    );
    await page.getByLabel('Street').fill('4 Temple Road');
    await page.getByLabel('Skip location verification').check();
    await next.click();
    await expect(main).toContainText('Delivery to 4 Temple Road, Ravangla, Sikkim 737139');
    await expect(place).toHaveText('Place order · ₹420.00');

    // Entered data survives a reload, and each step can be reopened.
    await page.reload();
    await page.getByRole('button', { name: 'Change: Delivery or pickup' }).click();
    await page.getByRole('radio', { name: /Pickup/ }).click();
    await next.click();
    await expect(main).toContainText('Pickup at Main Bazaar, Ravangla');
    await expect(total).not.toContainText('Delivery fee');
    await expect(place).toHaveText('Place order · ₹400.00');
    await expect(place).toBeEnabled();
  });

  await test.step('a new price', async () => {
    await staff('PUT', `/products/${id}`, { ...product, price: 110 });
    await place.click();
    await expect(alert).toContainText(
      'The total is now ₹430.00. Please check your order and place it again.',
    );
    await expect(alert).toContainText(`${name}: was ₹100.00, now ₹110.00`);
    await expect(main).toContainText('₹110.00 each, it was ₹100.00');
    await expect(place).toHaveText('Place order · ₹430.00');
  });

  await test.step('less stock', async () => {
    await setStock(staff, id, 1);
    await place.click();
    await expect(alert).toContainText(`Only 1 of ${name} available now.`);
    await expect(main.getByText('Only 1 available now.', { exact: true })).toBeVisible();
    await expect(place).toBeDisabled();
    await page.getByRole('button', { name: 'Adjust my order' }).click();
    await expect(place).toHaveText('Place order · ₹200.00');
  });

  await test.step('a holiday', async () => {
    await staff('PUT', '/admin/kitchen/settings', { laterOrders: false });
    // The page learns of the holiday from the refusal, not from its own checks.
    const settings = await staff('GET', '/settings');
    await page.route('**/api/settings', (route) => route.fulfill({ json: settings }));
    const openAgain = await changeSettings(staff, {
      openingMode: 'hours',
      holidays: [{ date: kolkataTime(new Date()).date, name: 'Losar', hours: [] }],
    });
    try {
      await page.route('**/api/orders', async (route) => {
        await page.unroute('**/api/settings');
        await route.continue();
      });
      await place.click();
      await expect(alert).toContainText(
        'Store is closed for today (Losar). Please come back tomorrow at 10:00 AM.',
      );
      await expect(place).toBeDisabled();
    } finally {
      await openAgain();
      await staff('PUT', '/admin/kitchen/settings', { laterOrders: true });
    }
  });
  expect(await staff('GET', '/orders?q=9876500031')).toMatchObject({ total: 0 });
});

test('a customer who signs in may pay at the counter', async ({ page, shop }) => {
  const staff = await openStaffApi(shop);
  const restore = await changeSettings(staff, { payAtCounter: true });
  try {
    await page.setViewportSize({ width: 360, height: 740 });
    await keepCart(page, [ESPRESSO]);
    await fillInPickup(page, 'Dolma', '9876500033');
    const review = page.getByRole('region', { name: 'Review your order' });
    await expect(review).toContainText('To pay at the counter, sign in with your phone.');
    await review.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('radio', { name: /Sign in/ }).click();
    await signInByPhone(page, shop, '9876500033');
    const name = page.getByLabel('Name', { exact: true });
    await expect(name).toHaveValue('Dolma');
    const place = page.getByRole('button', { name: 'Place order · ₹85.00' });
    await expect(page.getByText('Save your name first, or leave it empty.')).toBeVisible();
    await expect(place).toBeDisabled();
    await name.fill('');
    await expect(place).toBeEnabled();
    await name.fill('Dolma');
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(page.getByRole('radio', { name: /Pay now by UPI/ })).toBeChecked();
    await page.getByRole('radio', { name: /Pay at the counter/ }).click();
    await place.click();
    const payment = page.getByRole('region', { name: 'Payment' });
    await expect(payment).toContainText('Pay ₹85.00 at the counter');
    expect(await staff('GET', '/orders?q=9876500033')).toMatchObject({
      items: [{ customerName: 'Dolma', payLater: 'counter', heldUntil: null }],
    });
    await payment.getByRole('button', { name: 'Pay now by UPI instead' }).click();
    await expect(payment.getByRole('heading')).toHaveText('Pay ₹85.00 now');
    await expect(payment.getByRole('heading')).toBeFocused();
  } finally {
    await restore();
  }
});
