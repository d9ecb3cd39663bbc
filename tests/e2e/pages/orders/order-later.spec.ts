import type { Page } from '@playwright/test';
import type { Slots } from '../../../../shared/contract/orders/slots-contract';
import { test as clockedTest, followHours } from '../../clocked-shop';
import { expectAccessible, TWO_LOOKS } from '../../expect-accessible';
import { ESPRESSO, fillInPickup, keepCart } from '../../guest-checkout';
import { newGuest, placeAsGuest } from '../../guest-order';
import { expect, test } from '../../journey';
import { clearBoard } from '../../kitchen-orders';
import { openAsStaff } from '../../people';
import { openStaffApi } from '../../staff-api';

const BEFORE_OPENING = '2026-11-21T09:30:00+05:30';
const BEFORE_SLOT = '2026-11-21T12:14:00+05:30';
const LATER_MS = Date.parse(BEFORE_SLOT) - Date.parse(BEFORE_OPENING);
/** The server looks for orders to start every few seconds. */
const STARTED = { timeout: 20_000 };

const place = (page: Page) => page.getByRole('button', { name: /^Place order/ });
const time = (page: Page) => page.getByRole('combobox', { name: 'Time' });

clockedTest(
  'a customer orders before the opening, and the kitchen sees it when it is time to start',
  async ({ browser, shop, setClock }) => {
    await setClock(BEFORE_OPENING);
    const ask = await followHours(shop, { laterOrders: true });
    await ask('PUT', '/admin/kitchen/settings', { ordersPerSlot: 1 });
    await clearBoard(ask);
    const open = async () => {
      const opened = await browser.newPage({
        baseURL: shop.url,
        viewport: { width: 1024, height: 768 },
      });
      await opened.clock.install({ time: BEFORE_OPENING });
      return opened;
    };
    const [page, board] = [await open(), await open()];
    try {
      await page.goto('/menu');
      await expect(page.getByText('Closed now. Order for 10:15 am or later.')).toBeVisible();
      await page
        .getByRole('button', { name: /^Add 1 / })
        .first()
        .click();
      // A tap before hydration is repeated after it.
      await expect(page.getByRole('button', { name: 'Cart, 1 line' })).toBeVisible();
      await fillInPickup(page, 'Pema', '9876500091');
      await expect(page.getByRole('radio', { name: /As soon as possible/ })).toHaveCount(0);
      await expect(page.getByText(/^For today, 10:\d\d to 10:\d\d am$/)).toBeVisible();
      await time(page).selectOption('12:15 to 12:30 pm');
      await page.reload();
      const forWhen = page.getByText('For today, 12:15 to 12:30 pm', { exact: true });
      await expect(forWhen).toBeVisible();
      await place(page).click();
      await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible();
      await expect(forWhen).toBeVisible();

      const { slots } = await ask<Slots>('GET', '/slots');
      const tomorrow = slots.at(-1)?.startsAt;
      await placeAsGuest(shop, { guest: newGuest(), slotAt: tomorrow });
      await openAsStaff(board, shop, '/admin/kitchen');
      const later = board.getByRole('button', { name: /^Later: / });
      await expect(later).toHaveText(/^Later: 2 orders, next starts 12:\d\d pm$/);
      await expect(board.getByText('No new orders')).toBeVisible();
      await expectAccessible(board, 'a board with orders for later', TWO_LOOKS, 'main');
      await later.click();
      const drawer = board.getByRole('dialog', { name: 'Later' });
      await expect(
        drawer.getByText(/^Pickup today, 12:15 to 12:30 pm · starts 12:\d\d pm$/),
      ).toBeVisible();
      await drawer
        .getByRole('button', { name: /^Start now/ })
        .last()
        .click();
      await expect(drawer).toBeHidden();
      await expect(later).toHaveText(/^Later: 1 order, /);
      await expect(board.getByRole('list', { name: 'Preparing: 1' })).toBeVisible();

      await setClock(BEFORE_SLOT);
      await board.clock.fastForward(LATER_MS);
      const ticket = board
        .getByRole('region', { name: 'New', exact: true })
        .getByRole('listitem', { name: /^Order \d+$/ });
      await expect(ticket).toContainText('due 12:30', STARTED);
      await expect(later).toHaveCount(0);
    } finally {
      for (const each of [page, board]) await each.close();
      // The clock was set hours ahead, which ended the session.
      const again = await openStaffApi(shop);
      await again('PUT', '/admin/kitchen/settings', { ordersPerSlot: 3 });
      await clearBoard(again);
    }
  },
);

test('a customer whose time is taken is offered the nearest ones', async ({ page, shop }) => {
  const ask = await openStaffApi(shop);
  await ask('PUT', '/admin/kitchen/settings', { laterOrders: true, ordersPerSlot: 1 });
  try {
    await page.setViewportSize({ width: 360, height: 740 });
    await keepCart(page, [ESPRESSO]);
    await fillInPickup(page, 'Pema', '9876500092');
    // One look says when, and nothing has to be chosen.
    await expect(page.getByRole('radio', { name: /^As soon as possible Ready / })).toBeChecked();
    await expect(place(page)).toBeEnabled();
    await page.getByRole('radio', { name: /^Later/ }).check();
    await page.getByRole('button', { name: 'Tomorrow' }).click();
    await time(page).selectOption('1:15 to 1:30 pm');
    await page.getByLabel('Special instructions').fill('Less sugar');
    await expectAccessible(page, 'an order for later', TWO_LOOKS, 'main');

    const slotAt = await time(page).inputValue();
    await placeAsGuest(shop, { guest: newGuest(), slotAt });
    await place(page).click();
    const alert = page.getByRole('alert').filter({ hasText: 'fully booked' });
    await expect(alert).toContainText(
      'We are fully booked for tomorrow, 1:15 to 1:30 pm. These times are free:',
    );
    await expect(place(page)).toBeDisabled();
    await expect(page.getByLabel('Special instructions')).toHaveValue('Less sugar');
    const full = time(page).getByRole('option', { name: '1:15 to 1:30 pm (full)' });
    await expect(full).toBeDisabled();
    await expectAccessible(page, 'a time that is taken', TWO_LOOKS, 'main');
    await alert.getByRole('button', { name: 'For tomorrow, 1:30 to 1:45 pm' }).click();
    await place(page).click();
    await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible();
    await expect(page.getByText('For tomorrow, 1:30 to 1:45 pm', { exact: true })).toBeVisible();
  } finally {
    await ask('PUT', '/admin/kitchen/settings', { ordersPerSlot: 3 });
  }
});
