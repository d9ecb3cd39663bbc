import type { Product } from '../../../../shared/contract/menu/catalog-contract';
import type { CodedTable } from '../../../../shared/contract/orders/tables-contract';
import { placeAsGuest } from '../../guest-order';
import { expect, test } from '../../journey';
import { openAsStaff } from '../../people';
import { changeSettings } from '../../set-up-shop';
import { openStaffApi } from '../../staff-api';

/** Whether nothing lies over a button's lower end; to be evaluated in the page. */
function isOnTop(button: Element): boolean {
  const { left, bottom } = button.getBoundingClientRect();
  return button.contains(document.elementFromPoint(left + 20, bottom - 4));
}

test('on a phone nothing moves under the finger, and the change comes into view', async ({
  office: page,
  shop,
}) => {
  const ask = await openStaffApi(shop);
  const restore = await changeSettings(ask, {
    tipsAtCounter: true,
    tableService: true,
    tableCodes: true,
  });
  const dishes = { price: 243, packagingCharge: 5, categoryId: 'waffles', stockCount: 9 };
  const bun = { ...dishes, name: 'Counter bun' };
  const { id: productId } = await ask<Product>('POST', '/products', bun);
  await ask('POST', '/products', { ...dishes, name: 'Counter roll', price: 15 });
  const { code } = await ask<CodedTable>('POST', '/admin/tables', { name: 'Phone’s table' });
  await ask('POST', `/tables/${code}/rounds`, { items: [{ productId, quantity: 1 }] });
  await ask('POST', '/admin/tables', { name: 'Table between that and the last' });
  const last = await ask<CodedTable>('POST', '/admin/tables', {
    name: 'Wall seat by the warm stove',
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await openAsStaff(page, shop, '/admin/orders/new');
  const dish = page.getByRole('button', { name: bun.name });
  await expect(page.getByText('A table asks for something')).toBeVisible();
  const before = await dish.boundingBox();
  await placeAsGuest(shop);
  await expect(page.getByText(/new order/)).toBeVisible();
  expect(await dish.boundingBox()).toEqual(before);
  const entries = await page.evaluate(() => history.length);
  await dish.tap();
  await page.getByRole('button', { name: 'Counter roll' }).tap();
  await page.getByRole('button', { name: '2 items · ₹268.00' }).tap();
  // The next Tab goes on in the order.
  await page.keyboard.press('Tab');
  const inOrder = page.getByRole('region', { name: 'Order', exact: true }).locator(':focus');
  await expect(inOrder).toHaveCount(1);
  // The bar that led here lies over none of the ways to pay.
  const later = page.getByRole('button', { name: 'Pay later' });
  await expect.poll(() => later.evaluate(isOnTop)).toBe(true);
  await page.getByText('Number, name, note').tap();
  await page.getByLabel('Name').fill('Pema');
  await page.getByRole('button', { name: 'Cash', exact: true }).tap();
  await expect(page.getByRole('button', { name: /^₹500.00/ })).toBeInViewport({ ratio: 1 });
  // On the ₹ before the 0, which is replaced by what is typed.
  await page.getByLabel('Tip').tap({ position: { x: 24, y: 20 } });
  await page.keyboard.type('10');
  await page.getByRole('button', { name: '₹500.00 Change ₹222.00' }).tap();
  await expect(page.locator('*:focus').getByText('Change ₹222.00')).toBeInViewport();
  // The next order begins with its fields folded, as this one did.
  await expect(page.getByLabel('Name')).toBeHidden();
  expect(await page.evaluate(() => history.length)).toBe(entries);
  // The row of tables begins with others.
  await page.goto(`/admin/orders/new?table=${last.id}`);
  await expect(page.getByRole('link', { name: last.name })).toBeInViewport({ ratio: 1 });
  await restore();
});
