import type { Page } from '@playwright/test';
import type { Order } from '../../../../shared/contract/orders/order-shape';
import { countTaps } from '../../count-taps';
import { guestLink, placeAsGuest } from '../../guest-order';
import { expect, test } from '../../journey';
import {
  buttonOn,
  clearBoard,
  openBoardOn,
  placeTicket,
  readTicket,
  ticketIn,
  ticketOn,
} from '../../kitchen-orders';
import { openAsStaff } from '../../people';
import { openStaffApi } from '../../staff-api';

/** After a tap, its spot is inert for so long. */
const INERT_MS = 700;

test('staff do the ten commonest jobs in few taps', async ({ page, shop }) => {
  const ask = await openStaffApi(shop);
  await clearBoard(ask);
  await page.clock.install();
  await page.setViewportSize({ width: 1024, height: 768 });
  const taps = await countTaps(page);
  /** Counts each tap and each field that is touched. */
  const job = (name: string, most: number, act: () => Promise<void>) =>
    test.step(name, async () => {
      taps();
      await act();
      expect(taps(), name).toBe(most);
      await page.clock.fastForward(INERT_MS);
    });
  const orderOf = (id: string) => ask<Order>('GET', `/orders/admin/${id}`);
  const dialog = page.getByRole('dialog');
  const ticket = await placeTicket(ask);
  const other = await placeTicket(ask, {
    items: [
      { productId: 'espresso', quantity: 1 },
      { productId: 'masala-chai', quantity: 1 },
    ],
  });
  const claimed = await placeAsGuest(shop);
  await claim(page, claimed);
  await openBoardOn(page, shop);
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await job('accept', 1, async () => {
    await buttonOn(page, 'Accept', ticket).click();
    await expect(ticketIn(page, 'Preparing', ticket)).toBeVisible();
  });
  await job('ready', 1, async () => {
    await buttonOn(page, 'Ready', ticket).click();
    await expect(ticketIn(page, 'Ready', ticket)).toBeVisible();
  });
  await job('take cash and hand over', 2, async () => {
    await button(`Cash paid for ${ticket.number}`).click();
    await expect(page.getByText(`Order ${ticket.number} is marked paid.`)).toBeVisible();
    await page.clock.fastForward(INERT_MS);
    await buttonOn(page, 'Handed over', ticket).click();
    await expect(ticketOn(page, ticket)).toHaveCount(0);
  });
  await expect
    .poll(() => orderOf(ticket.id))
    .toMatchObject({ status: 'delivered', payments: [{ method: 'cash' }] });
  await job('hand over what is paid', 1, async () => {
    await page.getByRole('button', { name: new RegExp(`^Undo ${ticket.number}`) }).isVisible();
    for (const move of ['move', 'move']) {
      const { version } = await readTicket(ask, other.id);
      await ask('POST', `/admin/kitchen/orders/${other.id}/${move}`, { version });
    }
    await ask('PUT', `/orders/${other.id}/payment-status`, { paymentStatus: 'paid' });
    await expect(ticketIn(page, 'Ready', other)).toBeVisible();
    await buttonOn(page, 'Handed over', other).click();
    await expect(ticketOn(page, other)).toHaveCount(0);
  });

  await job('check a claimed payment', 1, async () => {
    const waiting = ticketOn(page, await readTicket(ask, claimed.id));
    await expect(waiting).toContainText('CHECK PAYMENT');
    await waiting.getByRole('button', { name: /^UPI paid for/ }).click();
    await expect(waiting).not.toContainText('CHECK PAYMENT');
  });
  await job('sold out', 2, async () => {
    await page.getByRole('button', { name: /^Sold out/ }).click();
    const dish = dialog.getByRole('checkbox', { name: 'Masala Chai', exact: true });
    await dish.click();
    await expect(dish).toBeChecked();
  });
  await page.keyboard.press('Escape');
  await ask('PUT', '/products/sold-out', { kind: 'product', id: 'masala-chai', until: null });
  await job('pause', 2, async () => {
    await page.getByRole('button', { name: /^Shop:/ }).click();
    await dialog.getByRole('button', { name: /^15/ }).first().click();
    await expect(page.getByRole('button', { name: /^Shop: ?Paused/ })).toBeVisible();
  });
  await ask('PUT', '/settings/state', { to: 'open' });

  const asked = await readTicket(ask, claimed.id);
  await job('cancel', 3, async () => {
    await button(`More for ${asked.number}`).click();
    await button('Something has run out').click();
    // The only dish of the order is what has run out.
    await expect(dialog.getByRole('checkbox', { name: 'Espresso' })).toBeChecked();
    await button('Cancel the order').click();
    await expect(page.getByText(`Order ${asked.number} is cancelled.`)).toBeVisible();
  });
  const gone = { kind: 'product', id: 'espresso' };
  const { items } = await ask<{ items: object[] }>('GET', '/products/sold-out');
  expect(items).toContainEqual(expect.objectContaining(gone));
  await ask('PUT', '/products/sold-out', { ...gone, until: null });

  await openAsStaff(page, shop, `/admin/orders/${claimed.id}`);
  await job('refund all of it', 3, async () => {
    await button('Refund').click();
    await dialog.getByLabel('Reason').click();
    await page.keyboard.type('Coffee ran out');
    await button('Record refund').click();
    await expect(dialog).toHaveCount(0);
  });
  expect(await orderOf(claimed.id)).toMatchObject({ paymentStatus: 'refunded' });
  await openAsStaff(page, shop, `/admin/orders/${ticket.id}`);
  await page.evaluate(() =>
    Object.assign(window, { print: () => document.body.append('Printed') }),
  );
  await job('print a bill', 2, async () => {
    await page.getByRole('link', { name: 'Bill', exact: true }).click();
    await button('Print').click();
    await expect(page.getByText('Printed')).toBeVisible();
  });
  await expect(page.getByRole('article', { name: 'Bill' })).toContainText(`Number${ticket.number}`);
});

async function claim(page: Page, order: { id: string; accessToken: string; totalAmount: number }) {
  const answer = await page.request.post(`/api/orders/${order.id}/payment-claim`, {
    headers: { 'order-access-token': order.accessToken },
    data: {},
  });
  expect(answer.ok(), guestLink(order)).toBe(true);
}
