import type { Locator, Page } from '@playwright/test';
import { setTextSize } from '../../expect-large-text';
import { ESPRESSO, fillInPickup, keepCart } from '../../guest-checkout';
import { guestLink, placeAsGuest } from '../../guest-order';
import { holdRequests } from '../../hold-requests';
import { expect, test } from '../../journey';
import { openAndMove } from '../../open-and-move';
import { changeSettings } from '../../set-up-shop';
import { openStaffApi } from '../../staff-api';
import { watchShifts } from '../../watch-shifts';

test.use({ viewport: { width: 360, height: 640 } });

const panelOf = (page: Page) => page.getByRole('region', { name: 'Payment' });
const paidButton = (page: Page) => page.getByRole('button', { name: 'I have paid' });

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) throw new Error('One of them is not shown');
  const isBeside = a.x + a.width <= b.x || b.x + b.width <= a.x;
  return !isBeside && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Where the element with the focus is on the screen, and what the customer has typed into it. */
const inUse = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement;
    const { left, top } = field?.getBoundingClientRect() ?? {};
    const typed = field instanceof HTMLInputElement && [field.value, field.selectionStart];
    return { name: field?.tagName, left, top, typed, scrollY };
  });

test('nothing moves under a customer who pays', async ({ page, shop }) => {
  const staff = await openStaffApi(shop);
  const putBack = await changeSettings(staff, { cancelUnpaidAfterMinutes: 15 });
  const order = await placeAsGuest(shop);
  const shifts = await watchShifts(page);
  await page.goto(guestLink(order));
  const status = page.getByRole('region', { name: 'Status' });
  const panel = panelOf(page);
  const paid = paidButton(page);
  await expect(status).toContainText('Live');
  await expect(panel).toContainText(/\(1[45] min left\)/);

  const setStatus = (to: string) => staff('PUT', `/orders/${order.id}/status`, { status: to });
  /** The news must be on the page. @returns how far it has shifted the page. */
  const during = async (change: () => Promise<unknown>, shown: () => Promise<void>) => {
    const before = [await inUse(page), await shifts()] as const;
    await change();
    await shown();
    // Two frames, because shifts are told after they are painted.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await inUse(page)).toEqual(before[0]);
    expect((await shifts()) - before[1]).toBe(0);
  };

  await test.step('the kitchen accepts, while the customer is about to pay', async () => {
    await panel.getByRole('button', { name: 'Copy UPI ID' }).focus();
    const at = await paid.boundingBox();
    await during(
      () => setStatus('preparing'),
      () => expect(status).toContainText('The kitchen has accepted your order'),
    );
    expect(await paid.boundingBox()).toEqual(at);
    await expect(panel).toContainText('You can still pay here.');
    await expect(panel).not.toContainText('hold this');
  });

  await test.step('the network is lost in the middle of a claim', async () => {
    await page.route('**/payment-claim', (route) => route.abort());
    await paid.click();
    await expect(panel.getByRole('alert')).toBeVisible();
    await expect(paid).toBeFocused();
    await expect(panel.getByRole('heading').first()).toHaveText('Pay ₹85.00 now');
    await page.unroute('**/payment-claim');
    await paid.click();
    await expect(panel.getByRole('heading')).toHaveText('Checking your payment');
    await expect(panel.getByRole('heading')).toBeFocused();
  });

  // While the payment is above the status, the header tells it as well.
  const header = page.getByRole('article').locator('header');
  const reference = panel.getByLabel('UPI reference (UTR)');
  await reference.click();
  await reference.pressSequentially('41234');
  await page.keyboard.press('ArrowLeft');
  // Staff may also take a step back.
  const moments = [
    ['on-the-way', 'Ready to pick up'],
    ['preparing', 'Preparing'],
    ['placed', 'Order Placed'],
    ['delivered', 'Picked up'],
  ] as const;
  for (const [to, words] of moments) {
    await test.step(`the order becomes ${to} while a reference is typed`, () =>
      during(
        () => setStatus(to),
        () => expect(status.locator('[aria-current="step"]')).toContainText(words),
      ));
    await expect(header).toContainText(words);
    await page.keyboard.type('5');
  }
  await test.step('its payment is found', () =>
    during(
      () => staff('PUT', `/orders/${order.id}/payment-status`, { paymentStatus: 'paid' }),
      () => expect(status.getByText('Paid', { exact: true })).toBeVisible(),
    ));
  await page.keyboard.type('6');
  await expect(reference).toHaveValue('4123555564');
  // The news is shown where the customer pays as soon as nothing is being typed.
  await reference.blur();
  await expect(reference).toHaveCount(0);
  await expect(page.getByRole('article')).toContainText(/Paid \d/);
  await putBack();
});

test('the first screen after an order is for paying it', async ({ page, shop }) => {
  const staff = await openStaffApi(shop);
  const putBack = await changeSettings(staff, { cancelUnpaidAfterMinutes: 15 });
  await keepCart(page, [ESPRESSO]);
  await fillInPickup(page, 'Norbu', '9876500042');
  await page.getByRole('button', { name: /^Place order/ }).click();
  const id = (await page.getByRole('definition').first().textContent()) ?? '';
  const panel = panelOf(page);
  const save = panel.getByRole('button', { name: 'Save picture' });
  const code = panel.getByRole('img', { name: /^QR code/ });
  /** The lower edge of each, in their order. */
  const ends = async (...parts: readonly (typeof save)[]) => {
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    const edges = boxes.map((box) => (box ? box.y + box.height : Number.NaN));
    expect(edges).toEqual([...edges].sort((a, b) => a - b));
    return Math.max(...edges);
  };
  for (const path of ['/checkout', `/order-history?order=${id}`]) {
    await test.step(`on ${path.split('?')[0]}`, async () => {
      await page.setViewportSize({ width: 360, height: 640 });
      if (path !== '/checkout') {
        const letOrderCome = await holdRequests(page, `**/api/orders/${id}`);
        await Promise.all([page.waitForRequest(`**/api/orders/${id}`), page.goto(path)]);
        await expect(page.getByRole('heading', { name: 'Your orders' })).toBeInViewport();
        await expect(page.getByRole('contentinfo')).not.toBeInViewport();
        letOrderCome();
        await expect(page.getByRole('article').getByText('Order Placed').first()).toBeInViewport();
      }
      await expect(panel).toBeVisible();
      await page.evaluate(() => scrollTo(0, 0));
      expect(await ends(panel.getByRole('heading').first(), save, paidButton(page))).toBeLessThan(
        640,
      );
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.evaluate(() => scrollTo(0, 0));
      expect(await ends(code)).toBeLessThan(800);
    });
  }

  await test.step('with a button for UPI apps, if the owner has it', async () => {
    const withoutApp = await changeSettings(staff, { upiIntent: true });
    await page.setViewportSize({ width: 360, height: 640 });
    await page.reload();
    const app = panel.getByRole('link', { name: 'Pay with a UPI app' });
    expect(await ends(app, paidButton(page))).toBeLessThan(640);
    await withoutApp();
  });

  const bar = page.getByRole('region', { name: 'Order under way' });
  await test.step('it lies beside the row that adds a dish, with large text, too', async () => {
    await openAndMove(page, '/menu/espresso', bar);
    const row = page.locator('footer', { has: page.getByRole('spinbutton') });
    for (const [width, textSize] of [
      [320, '120%'],
      [320, '200%'],
      [768, ''],
    ] as const) {
      await page.setViewportSize({ width, height: 640 });
      await setTextSize(page, textSize);
      expect(await overlap(bar, row), `${width} px, ${textSize}`).toBe(false);
    }
    await page.setViewportSize({ width: 360, height: 640 });
  });

  await test.step('other pages say what is owed, and a cancellation', async () => {
    await openAndMove(page, '/about', bar);
    await expect(bar).toContainText(/Pay ₹85\.00 · held until (tomorrow, )?\d+:\d\d [ap]m/);
    await staff('PUT', `/orders/${id}/status`, { status: 'cancelled', reason: 'closed' });
    await expect(bar).toContainText('Cancelled The kitchen has closed. There is nothing to pay.');
    expect((await bar.boundingBox())?.height).toBeLessThan(64);
    await openAndMove(page, '/contact', bar);
    await expect(bar).toContainText('Cancelled');
  });
  await putBack();
});
