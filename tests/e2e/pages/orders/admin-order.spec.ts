import type { Locator } from '@playwright/test';
import type { Product } from '../../../../shared/contract/menu/catalog-contract';
import type { Order } from '../../../../shared/contract/orders/order-shape';
import { expectAccessible, ONE_LOOK } from '../../expect-accessible';
import { guestLink, placeAsGuest } from '../../guest-order';
import { expect, test } from '../../journey';
import { openAsStaff } from '../../people';
import { addProduct, setStock } from '../../set-up-shop';
import { openStaffApi } from '../../staff-api';

const DELIVERED_TO = {
  street: 'Kewzing Road 4',
  city: 'Ravangla',
  state: 'Sikkim',
  zipCode: '737139',
  latitude: 27.3071,
  longitude: 88.3661,
  accuracy: 10,
};

/** The hue in degrees of a badge's text colour. */
const hueOf = (badge: Locator) =>
  badge.evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) return Number.NaN;
    canvas.fillStyle = getComputedStyle(element).color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    const turn = Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue);
    return (turn * (180 / Math.PI) + 360) % 360;
  });

test('a pickup shows the store and its payment’s colour', async ({ office: page, shop }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const ask = await openStaffApi(shop);
  const { id } = await placeAsGuest(shop);
  await openAsStaff(page, shop, `/admin/orders/${id}`);
  await expect(page.getByRole('region', { name: 'Delivery Information' })).toContainText(
    'The customer picks this up at Maenam Cafe (demo), Main Bazaar',
  );
  const payment = page.getByRole('region', { name: 'Payment Information' });
  await payment.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(payment.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^upi:\/\/pay\?pa=maenam\.demo@example&.*am=85\.00/,
  );
  const qr = await payment.getByRole('img', { name: /^UPI payment QR code/ }).boundingBox();
  expect([qr?.width, qr?.height]).toEqual([120, 120]);
  for (const [paymentStatus, label, from, to] of [
    ['paid', 'Completed', 90, 170],
    ['refunded', 'Refunded', 190, 260],
    ['failed', 'Payment Failed', 0, 22],
    ['pending', 'Payment Pending', 25, 65],
  ] as const) {
    await ask('PUT', `/orders/${id}/payment-status`, { paymentStatus });
    const hue = await hueOf(payment.getByText(label, { exact: true }));
    expect(hue, label).toBeGreaterThan(from);
    expect(hue, label).toBeLessThan(to);
  }
});

test('an order explains why a change failed', async ({ office: page, shop }) => {
  const ask = await openStaffApi(shop);
  const product: Product = await addProduct(ask, { stockCount: 2, price: 200 });
  const { id } = await placeAsGuest(shop, {
    items: [{ productId: product.id, quantity: 2 }],
    deliveryMethod: 'delivery',
    deliveryAddress: DELIVERED_TO,
  });
  // Without a stream the page does not show others' changes before the button is pressed.
  await page.route('**/api/admin/order-events', (route) => route.abort());
  await openAsStaff(page, shop, `/admin/orders/${id}`);
  await expect(page.getByRole('link', { name: 'Back to Orders' })).toHaveAttribute(
    'href',
    '/admin/orders',
  );
  // There is no packaging charge, so its line is left out.
  await expect(page.getByRole('region', { name: 'Items' }).locator('dt')).toHaveText([
    'Subtotal',
    'Delivery Fee',
    'Total',
  ]);
  await expect(page.getByRole('region', { name: 'Customer Information' })).toContainText('Pema');
  const money = page.getByRole('region', { name: 'Payment Information' });
  await expect(money.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
  const delivery = page.getByRole('region', { name: 'Delivery Information' });
  await expect(delivery).toContainText('Kewzing Road 4');
  await expect(delivery).toContainText('27.30710, 88.36610');
  const directions = delivery.getByRole('link', { name: 'Get Directions' });
  const to = new URL((await directions.getAttribute('href')) ?? '');
  expect(to.searchParams.get('destination')).toBe('27.3071,88.3661');

  const history = page.getByRole('region', { name: 'Status history' });
  const payments = page.getByRole('region', { name: 'Payment history' });
  const second = 'Someone else changed this in the meantime. Please try again.';
  await ask('PUT', `/orders/${id}/status`, { status: 'cancelled' });
  await page.getByRole('button', { name: 'Start preparing' }).click();
  await expect(page.getByRole('alert')).toHaveText(second);
  await expect(history.locator('[aria-current="step"]')).toContainText('Cancelled');
  await expect(history).not.toContainText('Preparing');

  await ask('PUT', `/orders/${id}/payment-status`, { paymentStatus: 'paid' });
  await page.getByRole('button', { name: 'Update Payment Status' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').selectOption('Payment Failed');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(second);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(payments.locator('[aria-current="step"]')).toContainText('Completed');

  // The cancelled order's units were restored and have been sold since.
  await setStock(ask, product.id, 1);
  await page.getByRole('button', { name: 'Update Status' }).click();
  await dialog.getByRole('combobox').selectOption('Order Placed');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    `There is not enough in stock. Only 1 of ${product.name} available now.`,
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(history.locator('[aria-current="step"]')).toContainText('Cancelled');

  await page.getByRole('link', { name: 'Kitchen ticket' }).click();
  await expect(page.getByRole('article', { name: 'Kitchen ticket' })).toBeVisible();
  await page.route(`**/api/orders/**`, (route) => route.abort());
  for (const paper of ['ticket', 'bill']) {
    await page.goto(`/admin/orders/${id}/${paper}`);
    await expect(page.getByRole('alert')).toContainText(
      'Failed to load order details. Please try again.',
    );
  }
  await page.unroute(`**/api/orders/**`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('This order was cancelled, so it has no bill.')).toBeVisible();
  await page.goto('/admin/orders/NOBODYXX/ticket');
  await expect(page.getByText('Order not found')).toBeVisible();
});

test('cancelling asks why, tells the customer, and is refunded', async ({ office: page, shop }) => {
  const ask = await openStaffApi(shop);
  const order = await placeAsGuest(shop);
  await ask('PUT', `/orders/${order.id}/payment-status`, { paymentStatus: 'paid' });
  await openAsStaff(page, shop, `/admin/orders/${order.id}`);
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('It is paid: the money has to be returned to the customer.');
  await expectAccessible(page, 'the reasons for cancelling', ONE_LOOK, '[role=dialog]');
  const cancel = dialog.getByRole('button', { name: 'Cancel the order' });
  await cancel.click();
  await expect(dialog.getByRole('alert')).toHaveText('Please choose a reason.');
  await dialog.getByRole('radio', { name: 'Another reason' }).click();
  await cancel.click();
  await expect(dialog.getByRole('alert')).toHaveText('Please tell the customer why.');
  await dialog.getByLabel('Message to the customer').fill('The oven is broken.');
  await cancel.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('The customer reads: “The oven is broken.”')).toBeVisible();

  const customer = await page.context().newPage();
  await customer.goto(guestLink(order));
  await expect(customer.getByRole('region', { name: 'Status' })).toContainText(
    'The oven is broken. We will return the ₹85.00 you paid.',
  );
  await customer.close();

  await page.getByRole('link', { name: 'Dashboard' }).click();
  const refunds = page.getByRole('status').filter({ hasText: 'Refunds due' });
  await expect(refunds).toBeVisible();
  await refunds.getByRole('link', { name: `${order.id} · Refund ₹85.00` }).click();
  const money = page.getByRole('region', { name: 'Payment Information' });
  await expect(money).toContainText('Refund ₹85.00');
  const due = await ask<{ items: Order[] }>('GET', '/orders?status=cancelled&paymentStatus=paid');
  for (const { id } of due.items) {
    await ask('PUT', `/orders/${id}/payment-status`, { paymentStatus: 'refunded' });
  }
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('region', { name: 'Today' })).toBeVisible();
  await expect(refunds).toHaveCount(0);
});
