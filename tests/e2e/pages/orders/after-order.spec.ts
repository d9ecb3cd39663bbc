import { expectAccessible, ONE_LOOK, TWO_LOOKS } from '../../expect-accessible';
import { guestLink, placeAsGuest } from '../../guest-order';
import { expect, test } from '../../journey';
import { openAsStaff } from '../../people';
import { openStaffApi } from '../../staff-api';

test.use({ viewport: { width: 360, height: 740 } });

test('a guest cancels an order, and says how another was', async ({ page, shop, browser }) => {
  const staff = await openStaffApi(shop);
  const begun = await placeAsGuest(shop);
  await page.goto(guestLink(begun));
  const cancel = page.getByRole('button', { name: 'Cancel order' });
  const dialog = page.getByRole('dialog', { name: `Cancel order ${begun.id}?` });
  await cancel.click();
  await expect(dialog).toContainText('If you have already paid, call us first.');
  await expectAccessible(page, 'the question before cancelling', ONE_LOOK, '[role=dialog]');
  await staff('PUT', `/orders/${begun.id}/status`, { status: 'preparing' });
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(dialog.getByRole('alert')).toContainText('already started your order');
  await dialog.getByRole('button', { name: 'Keep order' }).click();
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('Preparing');
  await expect(cancel).toHaveCount(0);

  // A new fragment alone would not load the page.
  await page.goto('/robots.txt');
  await page.goto(guestLink(await placeAsGuest(shop)));
  await cancel.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('You cancelled it.');
  await expect(cancel).toHaveCount(0);

  const order = await placeAsGuest(shop);
  await staff('PUT', `/orders/${order.id}/status`, { status: 'delivered' });
  await test.step('a guest says how it was, and consents to show it', async () => {
    await page.goto('/robots.txt');
    await page.goto(guestLink(order));
    const asked = page.getByRole('region', { name: 'How was it?' });
    await expect(asked).toContainText('Only the owner reads your answer.');
    await asked.getByRole('button', { name: 'Great' }).click();
    await asked.getByLabel('A word for the cafe').fill('The best espresso\nin the hills.');
    await asked.getByLabel(/beside the name “Pema”/).check();
    await expectAccessible(page, 'a review', ONE_LOOK, '[aria-label="How was it?"]');
    await asked.getByRole('button', { name: 'Send' }).click();
    await expect(asked.getByRole('button', { name: 'Change' })).toBeVisible();
    await page.reload();
    await expect(asked).toContainText('The best espresso');
    await expect(asked.getByRole('button', { name: 'Great' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  await test.step('the owner shows it on the website', async () => {
    const office = await browser.newPage({ baseURL: shop.url });
    await openAsStaff(office, shop, '/admin/reviews');
    const row = office.getByRole('row').filter({ hasText: order.id });
    await expect(row).toContainText('Great');
    await row.getByRole('button', { name: /^Show on website/ }).click();
    await expect(row).toContainText('On the website');
    await expectAccessible(office, 'the reviews', TWO_LOOKS, 'main');
    await page.goto('/about');
    const said = page.getByRole('region', { name: 'What our customers say' });
    await expect(said).toContainText('The best espresso in the hills.Pema');
    await row.getByRole('button', { name: /^Hide what/ }).click();
    await expect(row).not.toContainText('On the website');
    await office.close();
  });
});
