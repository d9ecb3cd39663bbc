import type { Locator, Page } from '@playwright/test';
import { placeAsGuest } from '../../guest-order';
import { expect, test } from '../../journey';
import { demoAdmin } from '../../people';

/** The most tab stops from the top of a page to the end of a list of ten rows. */
const MOST_STOPS = 90;

/** Presses Tab until the target has focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  // Found once: a search by role at every stop costs more than the stop.
  const wanted = await target.elementHandle();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await wanted?.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

async function pressOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Once a dialog has closed, something on the page has the focus, and shows it. */
async function expectFocus(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator(':focus-visible').and(page.locator('main *'))).toBeInViewport();
}

test('an order and a product are changed by keyboard alone', async ({ page, shop }) => {
  const { email, password } = await demoAdmin(shop);
  const { id } = await placeAsGuest(shop);
  await page.goto('/admin/orders');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader')).toHaveText([
    'Order id',
    'Customer',
    'Items',
    'Total',
    'Status',
    'Payment',
    'Date',
  ]);
  // From the top, the skip link leads past the header and the groups of pages.
  await page.reload();
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await pressOn(page, page.getByRole('link', { name: id }));

  const main = page.getByRole('main');
  const fact = main.locator('div').filter({ has: page.getByText('Email', { exact: true }) });
  await expect(fact.last()).toContainText('N/A');
  await expect(main.getByText('Packaging Charge')).toBeVisible();
  const code = page.getByRole('img', { name: `UPI payment QR code for order ${id}` });
  expect(await code.boundingBox()).toMatchObject({ width: 120, height: 120 });

  await pressOn(page, page.getByRole('button', { name: 'Update Status' }));
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByRole('combobox'));
  await page.keyboard.type('Prep');
  await pressOn(page, dialog.getByRole('button', { name: 'Save' }));
  const history = page.getByRole('region', { name: 'Status history' });
  await expect(history.locator('[aria-current="step"]')).toContainText('Preparing');
  await expect(page.getByRole('region', { name: 'Payment history' })).toContainText(
    'Payment Pending',
  );

  // Paid, then refunded: no dialog leaves the focus behind.
  await pressOn(page, page.getByRole('button', { name: /^UPI paid for/ }));
  await pressOn(page, dialog.getByRole('button', { name: 'Record payment' }));
  await expectFocus(page);
  await pressOn(page, page.getByRole('button', { name: 'Refund', exact: true }));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Refund', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await pressOn(page, dialog.getByRole('button', { name: 'Record refund' }));
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await page.keyboard.type('Came cold');
  await page.keyboard.press('Enter');
  await expectFocus(page);
  await expect(page.getByRole('list', { name: 'Payments and refunds' })).toContainText('Came cold');

  await pressOn(page, page.getByRole('link', { name: 'Inventory' }));
  const soldOut = main.getByRole('button', { name: /^Mark sold out: / }).first();
  const product = (await soldOut.getAttribute('aria-label'))?.replace('Mark sold out: ', '');
  await pressOn(page, soldOut);
  await expect(page.getByText(`${product} is sold out until`)).toBeVisible();
  await pressOn(page, main.getByRole('button', { name: `Sell again: ${product}`, exact: true }));
  await expect(
    main.getByRole('button', { name: `Mark sold out: ${product}`, exact: true }),
  ).toBeEnabled();

  await pressOn(page, page.getByRole('link', { name: 'Categories' }));
  await pressOn(page, main.getByRole('button', { name: 'Add Category' }));
  const form = page.getByRole('dialog', { name: 'Add Category' });
  await tabTo(page, form.getByLabel('Name'));
  await page.keyboard.type('Momos');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(form.getByLabel('Name')).toHaveValue('Momos');
  await page.keyboard.press('Escape');
  await pressOn(page, question.getByRole('button', { name: 'Leave' }));
  await expect(form).toBeHidden();
});
