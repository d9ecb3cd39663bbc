import type { Page } from '@playwright/test';
import { expectAccessible, TWO_LOOKS } from '../../expect-accessible';
import { expect, test } from '../../journey';
import { openAsStaff } from '../../people';
import { changeSettings } from '../../set-up-shop';
import { openStaffApi } from '../../staff-api';

async function write(page: Page, message: string): Promise<void> {
  const form = page.locator('main form');
  await form.getByLabel('Name').fill('Pema');
  await form.getByLabel('Email').fill('pema@cafe.example');
  await form.getByLabel('Message').fill(message);
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByText(/^Thank you for your message!/)).toBeVisible();
}

test('a message to the cafe is kept, or reaches the inbox', async ({ page, shop, browser }) => {
  const staff = await openStaffApi(shop);
  await page.goto('/contact');

  await test.step('without an inbox it is kept, and written into an email', async () => {
    await write(page, 'Do you have gluten-free waffles?');
    await page.reload();
    const email = page.getByRole('link', { name: 'Email', exact: true });
    const href = new URL((await email.getAttribute('href')) ?? '');
    expect(href.searchParams.get('body')).toBe(
      'Do you have gluten-free waffles?\n\nPema, pema@cafe.example',
    );
    await expectAccessible(page, 'a kept message', TWO_LOOKS, 'main');
    await page.getByRole('button', { name: 'Remove from this device' }).click();
    await expect(email).toHaveCount(0);
  });

  await test.step('with an inbox it is ticked off there, and deleted', async () => {
    const restore = await changeSettings(staff, { contactInbox: true });
    try {
      await page.reload();
      await write(page, 'Do you bake\non Sunday?');
      const office = await browser.newPage({ baseURL: shop.url });
      await openAsStaff(office, shop, '/admin');
      await office.getByRole('link', { name: 'Open the inbox' }).click();
      const row = office.getByRole('row').filter({ hasText: 'Do you bake' });
      await expect(row).toContainText('pema@cafe.example');
      await expectAccessible(office, 'the inbox', TWO_LOOKS, 'main');
      await row.getByRole('button', { name: /^Mark done/ }).click();
      // The list of what is to answer no longer has it.
      await expect(row).toHaveCount(0);
      await office.goto('/admin/inbox');
      await row.getByRole('button', { name: /^Delete/ }).click();
      const dialog = office.getByRole('dialog', { name: /^Delete/ });
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await expect(dialog).toBeHidden();
      await expect(row).toHaveCount(0);
      await office.close();
    } finally {
      await restore();
    }
  });
});
