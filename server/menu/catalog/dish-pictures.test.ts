import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import type { Product } from '../../../shared/contract/menu/catalog-contract';
import { dishPicture, dishPicturePath } from '../../../shared/domain/menu/dish-picture';
import { rupeesToPaise } from '../../../shared/domain/platform/money';
import { brandPath } from '../../../shared/domain/shop/brand-files';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';

let categoryId: string;
const shop = await forEachTest(openTestShop());
const admin = await shop.signInAdmin();
beforeEach(async () => {
  categoryId = (await shop.addCategory('Hot things')).id;
});

const add = (fields: object = {}): Promise<Product> =>
  shop.asAdmin('POST', '/api/products', { name: 'Masala Chai', price: 40, categoryId, ...fields });
const pathOf = async ({ id, name, imageUrl, price }: Product) => {
  const { storeName } = await shop.succeed('GET', '/api/settings');
  const dish = { id, name, imageUrl, price: rupeesToPaise(price), customizationOptions: {} };
  const content = await shop.succeed('GET', '/api/content');
  return dishPicturePath(id, dishPicture(dish, storeName, content));
};

async function upload(colour: string): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="${colour}"/></svg>`;
  const { body } = await shop.request('POST', '/api/products/pictures', {
    token: admin.token,
    body: new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer()),
    headers: { 'Content-Type': 'image/png' },
  });
  return body.imageUrl;
}

/** The share picture, whole, and the share of its right half that is not of the ground's colour. */
async function drawn(path: string) {
  const response = await shop.fetch(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('image/png');
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  const bytes = Buffer.from(await response.arrayBuffer());
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => {
    const at = (y * info.width + x) * info.channels;
    return [...data.subarray(at, at + 3)];
  };
  const ground = pixel(info.width - 2, 2).join();
  let ink = 0;
  for (let y = 0; y < info.height; y += 3) {
    for (let x = info.width / 2 + 40; x < info.width; x += 3) {
      if (pixel(x, y).join() !== ground) ink += 1;
    }
  }
  return { info, bytes: bytes.byteLength, pixel, ink };
}

test('a dish’s share picture has its photograph, and its name in any script', async () => {
  const red = await upload('#f00');
  const inks = [];
  for (const name of ['Masala Chai', 'मसला चिया', 'བོད་ཇ་', 'ਮਸਾਲਾ ਚਾਹ']) {
    const { info, bytes, pixel, ink } = await drawn(
      await pathOf(await add({ name, imageUrl: red })),
    );
    expect([info.width, info.height]).toEqual([1200, 630]);
    // WhatsApp shows no picture above 600 kB.
    expect(bytes).toBeLessThan(600_000);
    const [r = 0, g = 0, b = 0] = pixel(200, 300);
    expect([r > 200, g < 60, b < 60]).toEqual([true, true, true]);
    inks.push(ink);
  }
  // Boxes instead of letters would be as many everywhere.
  expect(new Set(inks).size).toBe(inks.length);
  expect(Math.min(...inks)).toBeGreaterThan(500);
});

test('a dish without a picture, or with one that is gone, has a share picture, too', async () => {
  for (const imageUrl of [
    '',
    'https://pictures.example/tea.jpg',
    `/pictures/${'f'.repeat(32)}/960.webp`,
  ]) {
    await drawn(await pathOf(await add({ imageUrl, name: '<b>&</b>'.repeat(12) })));
  }
});

test('only the current version is drawn; an earlier one leads to it, and no dish has none', async () => {
  const dish = await add();
  const before = await pathOf(dish);
  await drawn(before);
  const change = { name: dish.name, price: 45, categoryId };
  const now = await pathOf(await shop.asAdmin('PUT', `/api/products/${dish.id}`, change));
  expect(now).not.toBe(before);
  for (const path of [before, now.replace(/[0-9a-f]{16}\.png$/, `${'0'.repeat(16)}.png`)]) {
    const response = await shop.fetch(path);
    expect([response.status, response.headers.get('Location')]).toEqual([302, now]);
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
  }
  expect((await shop.fetch(now.replace('.png', '.svg'))).status).toBe(404);
  expect((await shop.fetch(now.replace(dish.id, 'no-such-dish'))).status).toBe(404);
  await shop.asAdmin('DELETE', `/api/products/${dish.id}`);
  expect((await shop.fetch(now)).status).toBe(404);
});

test('many pictures at once keep the queue short; the others show the cafe’s picture', async () => {
  const dishes = await Promise.all(
    Array.from({ length: 12 }, (_, each) => add({ name: `Tea ${each}` })),
  );
  const paths = await Promise.all(dishes.map(pathOf));
  const answers = await Promise.all(paths.map((path) => shop.fetch(path)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
  const busy = answers.filter(({ status }) => status === 302);
  expect(busy.length).toBeGreaterThan(0);
  const share = brandPath(await shop.succeed('GET', '/api/content'), 'share.jpg');
  for (const { headers } of busy) {
    expect(headers.get('Location')).toBe(share);
    expect(headers.get('Cache-Control')).toBe('no-store');
  }
});
