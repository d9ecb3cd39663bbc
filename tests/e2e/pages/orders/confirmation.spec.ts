import { ESPRESSO, fillInPickup, keepCart } from '../../guest-checkout';
import { holdRequests } from '../../hold-requests';
import { expect, test } from '../../journey';
import { openStaffApi } from '../../staff-api';

test('the confirmation says how to pay, and what follows', async ({ page, context, shop }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await keepCart(page, [{ ...ESPRESSO, quantity: 2 }]);
  await fillInPickup(page, 'Norbu', '9876500041');
  const main = page.getByRole('main');
  const panel = page.getByRole('region', { name: 'Payment' });
  await expect(main).toContainText('Pay ₹170.00 by UPI right after you order, to ');
  await expect(main).toContainText('(maenam.demo@example). We start at once.');

  const letShopCome = await holdRequests(page, '**/api/settings');
  await page.getByRole('button', { name: 'Place order · ₹170.00' }).click();
  await expect(page.getByRole('heading', { name: 'Order placed' })).toBeFocused();
  await expect(main).toContainText('Total₹170.00');
  await expect(panel.getByRole('heading')).toHaveText('Pay ₹170.00 now');
  await expect(main.getByText(/starts? at once/)).toHaveCount(1);
  const id = (await main.getByRole('definition').first().textContent()) ?? '';
  expect(id).toMatch(/^[A-Z0-9]{8,10}$/);
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();

  await test.step('its link works as soon as it is visible', async () => {
    await page.getByRole('link', { name: 'Follow your order' }).hover();
    await page.mouse.down();
    letShopCome();
    await expect.poll(() => page.evaluate(() => Boolean(history.state?.usr?.placed))).toBe(true);
    await page.mouse.up();
    await expect(page).toHaveURL(/order-history\?order=/);
    await page.goBack();
  });

  const code = page.getByRole('img', { name: 'QR code to pay 170.00 rupees' });
  const link =
    await test.step('it survives a reload, and gives all that is needed to pay', async () => {
      await page.reload();
      await expect(main).toContainText(id);
      await expect(code).toBeVisible();
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      const copied = async (name: string) => {
        const button = page.getByRole('button', { name });
        await button.click();
        await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
        const text = await page.evaluate(() => navigator.clipboard.readText());
        await page.clock.runFor(2500);
        await expect(button).toBeVisible();
        return text;
      };
      expect(await copied('Copy UPI ID')).toBe('maenam.demo@example');
      expect(await copied('Copy amount')).toBe('170.00');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Save picture' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe(`pay-${id}.png`);
      // An in-app browser saves nothing, but lets its user press and hold the picture.
      await expect(code).toHaveJSProperty('naturalWidth', 720);
      const ownLink = await copied('Copy link');
      await page.clock.resume();
      await expect(page.getByRole('link', { name: 'All orders' })).toHaveAttribute(
        'href',
        '/order-history',
      );
      return ownLink;
    });

  await test.step('the customer says that they have paid, and may take it back', async () => {
    const paid = page.getByRole('button', { name: 'I have paid' });
    await page.route('**/payment-claim', (route) => route.abort());
    await paid.click();
    await expect(panel.getByRole('alert')).toBeVisible();
    await page.unroute('**/payment-claim');
    await paid.click();
    await expect(panel.getByRole('heading')).toHaveText('Checking your payment');
    await expect(paid).toHaveCount(0);
    const waysToPay = panel.getByRole('img').or(panel.getByRole('button', { name: /^Copy/ }));
    await expect(waysToPay).toHaveCount(0);
    await page.reload();
    await expect(panel.getByRole('heading')).toHaveText('Checking your payment');
    await page.getByRole('button', { name: 'I have not paid yet' }).click();
    await expect(panel.getByRole('heading')).toBeFocused();
    await expect(panel.getByRole('heading')).toHaveText('Pay ₹170.00 now');
    await expect(waysToPay).toHaveCount(3);
    await paid.click();
    await expect(panel.getByRole('heading')).toHaveText('Checking your payment');
    await expect(waysToPay).toHaveCount(0);
  });

  const staff = await openStaffApi(shop);
  await test.step('when the cafe has checked it, the page says so; the receipt is a PDF', async () => {
    await staff('PUT', `/orders/${id}/payment-status`, { paymentStatus: 'paid' });
    await expect(main).toContainText(/Paid (\d+ \w+, )?\d+:\d\d [ap]m/);
    await expect(main).toContainText('Your receipt will be here once you have your order.');
    await page.getByRole('link', { name: 'Follow your order' }).click();
    await expect(page.getByRole('article')).toHaveAccessibleName(`Order ${id}`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('article').getByText('Espresso')).toBeVisible();
    await expect(page.getByText(/^\d+\/\d+\/\d{4}, /)).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await staff('POST', `/orders/${id}/bill`);
    await page.reload();
    await expect(page.getByRole('link', { name: /^Bill 20\d\d-/ })).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Receipt' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^bill-.*\.pdf$/);
  });

  await test.step('on another device the guest has only the link', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto('/robots.txt');
    await page.goto(link);
    await expect(page.getByRole('article')).toHaveAccessibleName(`Order ${id}`);
  });
});
