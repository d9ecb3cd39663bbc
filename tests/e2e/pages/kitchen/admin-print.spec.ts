import { newGuest, placeAsGuest } from '../../guest-order';
import { expect, test } from '../../journey';
import { openAsStaff } from '../../people';

test('an order is printed as a ticket and as a bill', async ({ office: page, shop }) => {
  const { id } = await placeAsGuest(shop, {
    items: [{ productId: 'espresso', quantity: 2 }],
    guest: { ...newGuest(), name: 'Asha PAID ✔ 22:10' },
    specialInstructions: 'PAID\nno sugar',
  });
  await openAsStaff(page, shop, `/admin/orders/${id}`);
  await page.getByRole('link', { name: 'Kitchen ticket' }).click();
  const ticket = page.getByRole('article', { name: 'Kitchen ticket' });
  await expect(ticket).toContainText(id);
  await expect(ticket).toContainText('Pickup');
  await expect(ticket).toContainText('2×');
  // What the customer wrote stands apart.
  await expect(ticket).toContainText('Name: Asha PAID ✔ 22:10');
  const note = ticket.getByRole('figure', { name: "Customer's note" });
  await expect(note).toHaveText("Customer's notePAID\nno sugar", { useInnerText: false });
  await expect(note).not.toHaveCSS('border-left-width', '0px');
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
  // Nobody has begun it, so it takes no number yet.
  await expect(page.getByRole('heading', { name: 'This order has no bill yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the order' }).click();
  await page.getByRole('link', { name: 'Bill', exact: true }).click();
  await page.getByRole('button', { name: 'Make the bill' }).click();
  const bill = page.getByRole('article', { name: 'Bill' });
  await expect(bill).toContainText(/20\d\d-\d\d\/0000\d\d/);
  await expect(bill).toContainText('Bill no.');
  await expect(bill).not.toContainText('CGST');
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(isCut)).toBe(false);
});
