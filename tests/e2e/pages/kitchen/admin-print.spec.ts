import { placeAsGuest } from '../../guest-order';
import { expect, test } from '../../journey';
import { openAsStaff } from '../../people';

test('an order is printed as a ticket and as a bill', async ({ office: page, shop }) => {
  const { id } = await placeAsGuest(shop, {
    items: [{ productId: 'espresso', quantity: 2 }],
    specialInstructions: 'Less sugar',
  });
  await openAsStaff(page, shop, `/admin/orders/${id}`);
  const delivery = page.getByRole('region', { name: 'Delivery Information' });
  await expect(delivery).toContainText('The customer picks this up at ');
  await expect(delivery).toContainText(/Customer's note\s*Less sugar/);
  await page.getByRole('link', { name: 'Kitchen ticket' }).click();
  const ticket = page.getByRole('article', { name: 'Kitchen ticket' });
  await expect(ticket).toContainText(id);
  await expect(ticket).toContainText('Pickup');
  await expect(ticket).toContainText('2×');
  await expect(ticket).toContainText('Less sugar');
  await expect(ticket).not.toContainText('₹');

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(ticket).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(ticket).toHaveCSS('color', 'rgb(0, 0, 0)');
  // 72 mm is the printable width of an 80 mm roll.
  await page.setViewportSize({ width: 272, height: 800 });
  const isCut = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
  expect(await page.evaluate(isCut)).toBe(false);

  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'Back to the order' }).click();
  await page.getByRole('link', { name: 'Bill', exact: true }).click();
  const bill = page.getByRole('article', { name: 'Bill' });
  await expect(bill).toContainText(/20\d\d-\d\d\/0000\d\d/);
  await expect(bill).toContainText('Bill no.');
  await expect(bill).not.toContainText('CGST');
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(isCut)).toBe(false);
});
