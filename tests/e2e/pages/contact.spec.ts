import type { Page } from '@playwright/test';
import { expectAccessible, TWO_LOOKS } from '../expect-accessible';
import { expect, test } from '../journey';
import { openAsStaff } from '../people';
import { openStaffApi } from '../staff-api';

async function write(page: Page, message: string): Promise<void> {
  const form = page.locator('main form');
  await form.getByLabel('Name').fill('Pema');
  await form.getByLabel('Email').fill('pema@cafe.example');
  await form.getByLabel('Message').fill(message);
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByText(/^Thank you for your message!/)).toBeVisible();
}

test('a message to a cafe without an inbox is kept, and written into an email', async ({
  page,
}) => {
  await page.goto('/contact');
  await write(page, 'Do you have gluten-free waffles?');
  await page.reload();
  const email = page.getByRole('link', { name: 'Email', exact: true });
  const href = new URL((await email.getAttribute('href')) ?? '');
  expect(href.searchParams.get('body')).toBe(
    'Do you have gluten-free waffles?\n\nPema, pema@cafe.example',
  );
  await expectAccessible(page, 'a kept message', TWO_LOOKS);
  await page.getByRole('button', { name: 'Remove from this device' }).click();
  await expect(email).toHaveCount(0);
});

test('a message reaches the inbox, where it is ticked off and deleted', async ({
  page,
  shop,
  browser,
}) => {
  const staff = await openStaffApi(shop);
  const settings = await staff<object>('GET', '/settings');
  await staff('PUT', '/settings', { ...settings, version: undefined, contactInbox: true });
  await page.goto('/contact');
  await write(page, 'Do you bake\non Sunday?');
  const office = await browser.newPage({ baseURL: shop.url });
  await openAsStaff(office, shop, '/admin');
  await office.getByRole('link', { name: 'Open the inbox' }).click();
  const row = office.getByRole('row').filter({ hasText: 'Do you bake' });
  await expect(row).toContainText('pema@cafe.example');
  await expectAccessible(office, 'the inbox', TWO_LOOKS);
  await row.getByRole('button', { name: /^Mark done/ }).click();
  // The list of what is to answer no longer has it.
  await expect(row).toHaveCount(0);
  await office.goto('/admin/inbox');
  await row.getByRole('button', { name: /^Delete/ }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  await office.close();
  await staff('PUT', '/settings', { ...settings, version: undefined, contactInbox: false });
});
