import { placeAsGuest } from '../guest-order';
import { expect, test } from '../journey';
import { openAsStaff } from '../people';

test('an order is printed as a ticket for the kitchen and a bill for the customer', async ({
  page,
  shop,
}) => {
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
  await expect(bill).toContainText('Bill of supply');
  await expect(bill).not.toContainText('CGST');
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(isCut)).toBe(false);

  const seller = {
    storeName: 'Maenam',
    storeAddress: 'Main Bazaar',
    storePhone: '+91 90000 00000',
    gstin: '11ABCDE1234F1Z5',
    fssaiNumber: '12345678901234',
    taxRate: 5,
  };
  await page.route('**/api/orders/*/bill', (route) =>
    route.fulfill({
      json: {
        orderId: id,
        billNumber: '2026-27/000123',
        madeAt: '2026-04-15T06:30:00.000Z',
        seller,
      },
    }),
  );
  await page.reload();
  await expect(bill).toContainText('Tax invoice');
  for (const said of ['996331', seller.gstin, seller.fssaiNumber, '2026-27/000123', 'CGST 2.5%']) {
    await expect(bill).toContainText(said);
  }
});
