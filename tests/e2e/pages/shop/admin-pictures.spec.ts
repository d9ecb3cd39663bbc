import sharp from 'sharp';
import type { Product } from '../../../../shared/contract/menu/catalog-contract';
import { expectAccessible, ONE_LOOK } from '../../expect-accessible';
import { expect, test } from '../../journey';
import { openAsStaff } from '../../people';
import { addProduct, dishesOf, threeDishes } from '../../set-up-shop';
import { openStaffApi } from '../../staff-api';

test.beforeEach(({ office }) => office.setViewportSize({ width: 768, height: 1024 }));

test('pictures are matched with dishes by their names', async ({ office: page, shop }) => {
  const ask = await openStaffApi(shop);
  const dishes = await threeDishes(ask);
  const [dish, second] = dishes as [Product, Product];
  const create = { width: 300, height: 200, channels: 3 as const, background: '#c84' };
  // A panorama has few bytes, but a side that the shop refuses.
  const panorama = await sharp({ create: { ...create, width: 13_000, height: 1000 } })
    .jpeg()
    .toBuffer();
  const large = await sharp({ create: { ...create, width: 1800, height: 1500 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  expect(large.byteLength).toBeGreaterThan(5 * 1024 * 1024);
  await openAsStaff(page, shop, '/admin/products');
  await page.getByRole('button', { name: 'Add pictures' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Add pictures' });
  const fileOf = ({ name }: Product) => name.toLowerCase().replaceAll(' ', '_');
  await dialog.getByLabel('Picture files').setInputFiles([
    { name: `${fileOf(dish)}.jpg`, mimeType: 'image/jpeg', buffer: panorama },
    { name: `${fileOf(second)}.png`, mimeType: 'image/png', buffer: large },
    { name: 'IMG_2041.HEIC', mimeType: 'image/heic', buffer: Buffer.from('heic') },
  ]);
  await expect(dialog.getByRole('status')).toHaveText('2 pictures with a dish, 1 without, 0 saved');
  await expect(dialog.getByLabel(`${fileOf(dish)}.jpg`)).toHaveValue(dish.id);
  await expectAccessible(page, 'the chosen pictures', ONE_LOOK, '[role=dialog]');
  await page.setViewportSize({ width: 768, height: 1024 });
  await dialog.getByLabel('IMG_2041.HEIC').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Save 3 pictures' }).tap();
  // The shop encodes them one after the other.
  await expect(dialog.getByText('This browser cannot read HEIC photos.')).toBeVisible({
    timeout: 30_000,
  });
  await expect(dialog.getByRole('status')).toHaveText('3 pictures with a dish, 0 without, 2 saved');
  const menu = await dishesOf(ask, dish);
  for (const { id } of [dish, second]) {
    const picture = menu.find((product) => product.id === id)?.imageUrl;
    expect(picture).toMatch(/^\/pictures\//);
    expect((await page.request.get(picture ?? '')).status()).toBe(200);
  }
});

test('a dish waits for the picture that is uploading', async ({ office: page, shop }) => {
  const ask = await openStaffApi(shop);
  const dish = await addProduct(ask);
  const create = { width: 300, height: 200, channels: 3 as const, background: '#c84' };
  const buffer = await sharp({ create }).jpeg().toBuffer();
  await openAsStaff(page, shop, `/admin/products?q=${encodeURIComponent(dish.name)}`);
  await page.getByRole('button', { name: `Edit ${dish.name}`, exact: true }).tap();
  const dialog = page.getByRole('dialog', { name: `Edit ${dish.name}` });
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/api/products/pictures', async (route) => {
    await held;
    await route.continue();
  });
  const file = { name: 'a.jpg', mimeType: 'image/jpeg', buffer };
  await dialog.getByLabel('Picture file').setInputFiles(file);
  const save = dialog.getByRole('button', { name: 'Save' });
  await save.tap();
  await expect(dialog.getByText('The picture is still uploading.')).toBeVisible();
  release();
  await expect(dialog.getByRole('textbox', { name: 'Picture' })).toHaveValue(/^\/pictures\//);
  await expect(dialog.getByText('The picture is still uploading.')).toBeHidden();
  await save.tap();
  await expect(dialog).toBeHidden();
  expect((await dishesOf(ask, dish))[0]?.imageUrl).toMatch(/^\/pictures\//);
});
