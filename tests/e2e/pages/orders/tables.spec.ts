import type { Product } from '../../../../shared/contract/menu/catalog-contract';
import type { CodedTable, TableState } from '../../../../shared/contract/orders/tables-contract';
import { countTaps } from '../../count-taps';
import { expectAccessible, ONE_LOOK } from '../../expect-accessible';
import { expect, test } from '../../journey';
import { openAsStaff } from '../../people';
import { addProduct, changeSettings } from '../../set-up-shop';
import { openStaffApi } from '../../staff-api';

for (const [width, height] of [
  [768, 1024],
  [1280, 800],
] as const) {
  test.describe(`on a screen of ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('one more round for a table takes 4 taps', async ({ page, shop }) => {
      const ask = await openStaffApi(shop);
      const restore = await changeSettings(ask, { tableService: true });
      const tea = await ask<Product>('POST', '/products', {
        name: `Table tea ${width}`,
        price: 20,
        categoryId: 'waffles',
        stockCount: 9,
      });
      const table = await ask<CodedTable>('POST', '/admin/tables', { name: `Window ${width}` });
      const items = [{ productId: tea.id, quantity: 1 }];
      await ask('POST', `/admin/tables/${table.id}/rounds`, { items });
      const taps = await countTaps(page);
      await openAsStaff(page, shop, '/admin');
      await page.getByRole('link', { name: 'Tables', exact: true }).click();
      const card = page.getByRole('region', { name: table.name });
      await expect(card).toContainText('₹20.00 to pay');
      await expectAccessible(page, 'the tables', ONE_LOOK);
      await card.getByRole('link', { name: 'Add dishes' }).click();
      await page.getByRole('button', { name: tea.name }).click();
      await page.getByRole('button', { name: 'Send to the kitchen' }).click();
      await expect(page.getByRole('status').filter({ hasText: table.name })).toContainText(
        `${table.name}: ₹40.00 on the bill`,
      );
      expect(taps()).toBe(4);
      // The next dishes are a walk-in's, unless staff choose the table again.
      await expect(page.getByRole('button', { name: 'Pay later' })).toBeVisible();
      await restore();
    });
  });
}

test('a guest orders by the code on the table, without address and packaging', async ({
  page,
  browser,
  shop,
}) => {
  const ask = await openStaffApi(shop);
  const restore = await changeSettings(ask, { tableService: true, tableCodes: true });
  const momo = await addProduct(ask, { name: 'Table momo', price: 90, packagingCharge: 5 });
  const table = await ask<CodedTable>('POST', '/admin/tables', { name: 'Garden 3' });
  const tablet = await browser.newPage({ baseURL: shop.url });
  await tablet.clock.install();
  await openAsStaff(tablet, shop, '/admin/tables');
  const asked = tablet.getByText('A table asks for something');
  await expect(tablet.getByRole('region', { name: table.name })).toBeVisible();
  await page.goto(`/t/${table.code}`);
  await expect(page).toHaveURL(/\/menu$/);
  await expect(page.getByText('You are at Garden 3')).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: momo.name });
  await card.getByRole('button', { name: /^Add/ }).click();
  // A tap before hydration is repeated after it.
  await expect(page.getByRole('button', { name: 'Cart, 1 line' })).toBeVisible();
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { name: 'Order to Garden 3' })).toBeVisible();
  await expectAccessible(page, 'the checkout of a table', ONE_LOOK);
  await page.getByRole('button', { name: 'Order for ₹90.00' }).click();
  await expect(page.getByText('Our staff will accept it in a moment')).toBeVisible();
  await test.step('an open tablet shows it, until another one has accepted it', async () => {
    await tablet.clock.runFor(16_000);
    await expect(asked).toBeVisible();
    await expect(tablet.getByRole('heading', { name: `${table.name} asks` })).toBeVisible();
  });
  const listed = await ask<TableState[]>('GET', '/admin/tables');
  const round = listed.find(({ id }) => id === table.id)?.rounds[0];
  await ask('POST', `/admin/table-rounds/${round?.id}/acceptance`);
  await expect(asked).toBeHidden({ timeout: 5000 });
  await tablet.close();
  await expect(page.getByText('The kitchen has your order.')).toBeVisible({ timeout: 15_000 });
  await page.getByRole('link', { name: 'See the bill and pay' }).click();
  await expect(page.getByText('₹90.00').first()).toBeVisible();
  await restore();
});
