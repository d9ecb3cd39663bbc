import type { Page } from '@playwright/test';
import { expectAccessible, ONE_LOOK, TWO_LOOKS } from '../../expect-accessible';
import { ESPRESSO, keepCart } from '../../guest-checkout';
import { guestLink, placeAsGuest } from '../../guest-order';
import { expect, test } from '../../journey';
import { openAndMove } from '../../open-and-move';
import { addProduct, setStock } from '../../set-up-shop';
import { openStaffApi } from '../../staff-api';

test.use({ viewport: { width: 360, height: 740 } });

const placeOrder = (page: Page) => page.getByRole('button', { name: /^Place order/ });
const placed = (page: Page) => page.getByRole('heading', { name: 'Order placed' });

test('the last order is one tap away, and offered again', async ({ page, shop }) => {
  const staff = await openStaffApi(shop);
  const items = [{ productId: 'filter-coffee', quantity: 1 }];
  const order = await placeAsGuest(shop, { items });
  const { id } = order;
  await page.goto(guestLink(order));
  await expect(page.getByRole('article')).toHaveAccessibleName(`Order ${id}`);

  // The order is one tap away on every page, and its status is in the tab's title.
  const setStatus = (status: string) => staff('PUT', `/orders/${id}/status`, { status });
  const bar = page.getByRole('link', { name: /View$/ });
  await openAndMove(page, '/about', bar);
  await expect(bar).toContainText(/^Pay ₹\d+\.00Order Placed · number \d+Ready /);
  // The window of new orders is another one.
  const shopStatus = page.getByRole('region', { name: 'Delivery today' });
  await expect(shopStatus.getByText('Open now')).toBeVisible();
  await expect(shopStatus.getByText(/Ready \d/)).toBeHidden();
  await setStatus('preparing');
  await expect(bar).toContainText('Preparing');
  await expect(page).toHaveTitle(/^Preparing · About/);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'View Orders' })).toBeVisible();
  await page.keyboard.press('Escape');
  await bar.click();
  await expect(page.getByRole('article')).toHaveAccessibleName(`Order ${id}`);
  await expect(bar).toHaveCount(0);
  await expect(page).toHaveTitle(/^Preparing · Your orders/);
  await setStatus('delivered');
  await expect(page).toHaveTitle(/^Your orders/);

  // The menu offers the last order.
  const last = page.getByRole('region', { name: 'Your last order' });
  await openAndMove(page, '/menu', last);
  await expect(last).toContainText('1 × Filter Coffee');
  await expectAccessible(page, 'the last order', ONE_LOOK, '[aria-label="Your last order"]');
  await last.getByRole('button', { name: /^Order again/ }).click();
  await placeOrder(page).click();
  await expect(placed(page)).toBeVisible();
  await page.getByRole('link', { name: 'Follow your order' }).click();
  await page.waitForURL(/order=/);
  const again = new URL(page.url()).searchParams.get('order');
  await staff('PUT', `/orders/${again}/status`, { status: 'delivered' });
  await openAndMove(page, '/menu', page.getByRole('region', { name: 'Your usual' }));
});

test('ordering again says first what has changed', async ({ page, shop }) => {
  const staff = await openStaffApi(shop);
  const [dearer, gone, soldOut] = [
    await addProduct(staff, { price: 100 }),
    await addProduct(staff),
    await addProduct(staff),
  ];
  const items = [dearer, gone, soldOut].map(({ id }) => ({ productId: id, quantity: 1 }));
  const order = await placeAsGuest(shop, { items });
  await staff('PUT', `/orders/${order.id}/status`, { status: 'delivered' });
  const running = await placeAsGuest(shop);
  const { version: _, stockVersion: __, stockCount: ___, ...fields } = dearer;
  await staff('PUT', `/products/${dearer.id}`, { ...fields, price: 110 });
  await staff('DELETE', `/products/${gone.id}`);
  await setStock(staff, soldOut.id, 0);
  await keepCart(page, [ESPRESSO]);

  await page.goto(guestLink(order));
  const again = page.getByRole('article').getByRole('button', { name: /^Order again/ });
  await again.click();
  const question = page.getByRole('dialog', { name: 'Changed since your order' });
  await expect(question.getByRole('listitem')).toHaveText([
    `${dearer.name} is now ₹110.00. It was ₹100.00.`,
    `${gone.name} is no longer on the menu.`,
    `${soldOut.name} is sold out.`,
  ]);
  await expectAccessible(page, 'what has changed', ONE_LOOK, '[role=dialog]');
  await question.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Cart, 1 line' })).toBeVisible();

  await again.click();
  await question.getByRole('button', { name: 'Add to my cart' }).click();
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByRole('heading', { name: 'Espresso' })).toBeVisible();
  await expect(page.getByRole('heading', { name: dearer.name })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Pickup at');
  await expect(placeOrder(page)).toHaveText('Place order · ₹195.00');

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(guestLink(running));
  await page.getByRole('link', { name: 'Back to Orders List' }).click();
  const list = page.getByRole('navigation', { name: 'Your orders' });
  await expect(list).toContainText(order.id);
  await page.getByRole('button', { name: 'Forget finished orders' }).click();
  await expect(list).not.toContainText(order.id);
  await expect(list).toContainText(running.id);
});

test('a guest’s details are remembered only if wanted', async ({ page, context }) => {
  // A new tab has no draft. A reload of the first tab was aborted when the page was still loading scripts.
  const visit = async (tab: Page) => {
    await tab.goto('/checkout');
    return {
      tab,
      details: tab.getByRole('region', { name: 'Your details' }),
      name: tab.getByLabel('Your name'),
      phone: tab.getByLabel('Phone number'),
      remember: tab.getByLabel(/^Remember me on this device/),
      goOn: tab.getByRole('button', { name: 'Continue as a guest' }),
      pickup: tab.getByRole('radio', { name: /Pickup/ }),
    };
  };
  await keepCart(page, [ESPRESSO]);
  const first = await visit(page);
  await first.name.fill('Pema');
  await first.phone.fill('9876500073');
  await first.goOn.click();
  await expect(first.pickup).toBeVisible();

  const second = await visit(await context.newPage());
  await expect(second.name).toHaveValue('');
  await second.name.fill('Pema');
  await second.phone.fill('9876500073');
  await second.remember.check();
  await second.goOn.click();
  await second.pickup.click();
  await second.tab.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(placeOrder(second.tab)).toBeVisible();

  const third = await visit(await context.newPage());
  await expect(third.details).toContainText('Pema+91 98765 00073');
  await expect(placeOrder(third.tab)).toBeEnabled();
  await expectAccessible(third.tab, 'remembered details', TWO_LOOKS, 'main');
  await third.details.getByRole('button', { name: 'Forget' }).click();
  await expect(third.name).toHaveValue('');

  const fourth = await visit(await context.newPage());
  await expect(fourth.name).toHaveValue('');
});
