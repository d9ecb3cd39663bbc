import { readFile } from 'node:fs/promises';
import type { Order } from '../../../../shared/contract/orders/order-shape';
import { pdfPages } from '../../../support/money/pdf-pages';
import { DESK, expectAccessible, ONE_LOOK } from '../../expect-accessible';
import { guestLink, placeAsGuest } from '../../guest-order';
import { expect, test } from '../../journey';
import { openAsStaff } from '../../people';
import { openStaffApi } from '../../staff-api';

const PHONE = { width: 360, height: 740 };
const TABLET = { width: 768, height: 1024 };
const MONEY = '[aria-label="Payment Information"]';

test('staff take cash, cancel, and record the refund', async ({ office: page, shop }) => {
  const ask = await openStaffApi(shop);
  const guest = await placeAsGuest(shop, { items: [{ productId: 'espresso', quantity: 2 }] });
  const { id } = guest;
  await page.setViewportSize(DESK);
  // By the number called at the counter; from the list, a part in cash.
  const { counterNumber } = await ask<Order>('GET', `/orders/admin/${id}`);
  // A refused tap needs a page that does not know yet what another tablet has recorded.
  await page.route('**/api/admin/order-events', (route) => route.abort());
  await openAsStaff(page, shop, `/admin/orders?q=%23${counterNumber}`);
  const money = page.getByRole('region', { name: 'Payment Information' });
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: `Take the payment of ${counterNumber} · ${id}` }).click();
  await dialog.getByRole('radio', { name: 'Cash' }).check();
  await dialog.getByLabel('Amount').fill('20');
  await expectAccessible(page, 'a counter payment', ONE_LOOK, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await page.getByRole('link', { name: id }).click();
  await expect(money).toContainText(/₹20\.00 of ₹\d+\.00 received/);
  await money.getByRole('button', { name: /^Card paid for/ }).click();
  await dialog.getByLabel('Number on the slip').fill('16');
  // Another tablet has taken 10 meanwhile, so the same amount must not be one more tap away.
  const taken = { method: 'cash', amount: 10, reference: '', received: 20 };
  const { owedAmount } = await ask<Order>('POST', `/orders/${id}/payments`, taken);
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await expect(dialog.getByRole('alert')).toContainText('recorded a moment ago');
  await expect(dialog.getByLabel('Amount')).toHaveValue(String(owedAmount));
  await dialog.getByLabel('Number on the slip').fill('17');
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await expect(money.getByText('Completed')).toBeVisible();
  await expect(money).toContainText('· 17');

  await ask('POST', `/orders/${id}/bill`);
  await ask('PUT', `/orders/${id}/status`, { status: 'cancelled' });
  await page.reload();
  await expect(money).toContainText('Return the money to Pema');
  await money.getByRole('button', { name: 'Refund', exact: true }).click();
  await dialog.getByLabel('Amount').fill('9999');
  await dialog.getByRole('button', { name: 'Record refund' }).click();
  const total = `₹${guest.totalAmount}.00`;
  await expect(dialog.getByText(`At most ${total}`, { exact: true })).toBeVisible();
  await dialog.getByLabel('Espresso').selectOption('1');
  await expect(dialog.getByLabel('Amount')).not.toHaveValue('0');
  await dialog.getByLabel('Reference').fill('630668416110');
  await dialog.getByLabel('Reason').fill('Came cold');
  const tablet = [{ viewport: TABLET, colorScheme: 'light' }] as const;
  await expectAccessible(page, 'a refund', tablet, '[role=dialog]');
  // Another tablet has returned 1 meanwhile.
  const returned = { method: 'cash', amount: 1, reference: '', reason: 'Change', lines: [] };
  await ask('POST', `/orders/${id}/refunds`, { ...returned, received: guest.totalAmount });
  await dialog.getByRole('button', { name: 'Record refund' }).click();
  await expect(dialog.getByRole('alert')).toContainText('recorded a moment ago');
  await expect(dialog.getByLabel('Amount')).toHaveValue('');
  await dialog.getByLabel('Amount').fill('80');
  await dialog.getByRole('button', { name: 'Record refund' }).click();
  await expect(money).toContainText('1 × Espresso');
  await expect(page.getByRole('region', { name: 'Items' })).toContainText('1 of 2 refunded');
  await expectAccessible(page, 'the money of an order', ONE_LOOK, MONEY);

  // Other tests count the refunds that are due.
  await ask('PUT', `/orders/${id}/payment-status`, { paymentStatus: 'refunded' });
  await page.goto(guestLink(guest));
  await expect(page.getByText(/^₹80\.00 refunded · UPI/)).toContainText('630668416110');

  await page.setViewportSize(PHONE);
  await page.getByRole('link', { name: /^Bill 20\d\d-/ }).click();
  const bill = page.getByRole('article', { name: 'Bill' });
  await expect(bill).toContainText(`Total${total}`);
  await expect(bill.getByRole('region', { name: 'Credit note' })).toContainText(total);
  await expectAccessible(page, 'a customer’s bill', [{ viewport: PHONE, colorScheme: 'dark' }]);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^bill-20\d\d-\d\d-\d{6}\.pdf$/);
  const [pdf = ''] = pdfPages(await readFile(await file.path()));
  expect(pdf).toContain(`Total ${total}`);
  await page.route('**/api/orders/*/bill', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText("We can't reach the shop");
  await page.unroute('**/api/orders/*/bill');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(bill).toBeVisible();
});
