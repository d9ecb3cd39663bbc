import { expectAccessible, TWO_LOOKS } from '../expect-accessible';
import { guestLink, placeAsGuest } from '../guest-order';
import { expect, test } from '../journey';
import { openStaffApi } from '../staff-api';

test.use({ viewport: { width: 360, height: 740 } });

test('a guest cancels an order that the kitchen has not begun', async ({ page, shop }) => {
  const staff = await openStaffApi(shop);
  const begun = await placeAsGuest(shop);
  await page.goto(guestLink(begun));
  const cancel = page.getByRole('button', { name: 'Cancel order' });
  const dialog = page.getByRole('dialog', { name: `Cancel order ${begun.id}?` });
  await cancel.click();
  await expect(dialog).toContainText('There is nothing to pay.');
  await expectAccessible(page, 'the question before cancelling', TWO_LOOKS);
  await staff('PUT', `/orders/${begun.id}/status`, { status: 'preparing' });
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(dialog.getByRole('alert')).toContainText('already begun your order');
  await dialog.getByRole('button', { name: 'Keep order' }).click();
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('Preparing');
  await expect(cancel).toHaveCount(0);

  await page.goto('/about');
  await page.goto(guestLink(await placeAsGuest(shop)));
  await cancel.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('You cancelled it.');
  await expect(cancel).toHaveCount(0);
});
