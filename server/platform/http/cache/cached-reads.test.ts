import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '../../../../shared/contract/menu/catalog-contract';
import { GUEST, orderFor, placed } from '../../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../../tests/support/platform/test-shop';
import { createApp } from '../../../app';
import { type OpenShop, openShop } from '../../../operate/open-shop';

const shop = await forEachTest(openTestShop());

/** Reads twice: the second response comes from the cache. */
async function readTwice(path: string) {
  await shop.succeed('GET', path);
  return shop.succeed('GET', path);
}

const namesAt = async (path: string) =>
  (await readTwice(path)).map(({ name }: { name: string }) => name);

describe('a cached response', () => {
  it('shows every change of the menu at once', async () => {
    const { id: categoryId } = await shop.addCategory('Tea');
    expect(await namesAt('/api/categories')).toEqual(['Tea']);
    expect(await namesAt('/api/products')).toEqual([]);

    const chai = await shop.addProduct({ name: 'Chai', categoryId, stockCount: 4 });
    expect(await namesAt('/api/products')).toEqual(['Chai']);
    expect(await readTwice('/api/inventory/public')).toEqual({ [chai.id]: { currentStock: 4 } });

    const record = (await shop.asAdmin('GET', '/api/inventory'))[0];
    await shop.asAdmin('PUT', `/api/inventory/${record.id}`, {
      productId: chai.id,
      startingStock: 9,
      currentStock: 7,
      version: record.version,
    });
    expect(await readTwice('/api/inventory/public')).toEqual({ [chai.id]: { currentStock: 7 } });

    const [{ version }] = await readTwice('/api/products');
    await shop.asAdmin('PUT', `/api/products/${chai.id}`, {
      name: 'Masala chai',
      price: 40,
      categoryId,
      version,
    });
    expect(await namesAt('/api/products')).toEqual(['Masala chai']);
    await shop.asAdmin('DELETE', `/api/products/${chai.id}?version=${version + 1}`);
    expect(await namesAt('/api/products')).toEqual([]);
  });

  it('changes with the category and the stock it shows', async () => {
    const { id, categoryId } = await shop.addProduct({ name: 'Chai', stockCount: 4 });
    const told = async () => [
      (await readTwice('/api/products')).map((product: Product) => [
        product.categoryName,
        product.stockCount,
      ]),
      await readTwice('/api/inventory/public'),
    ];
    const category = (name: string, isActive: boolean) =>
      shop.asAdmin('PUT', `/api/categories/${categoryId}`, { name, isActive });
    await category('Tea', true);
    expect(await told()).toEqual([[['Tea', 4]], { [id]: { currentStock: 4 } }]);
    await placed(shop, orderFor({ id }, 1, { guest: GUEST }));
    expect(await told()).toEqual([[['Tea', 3]], { [id]: { currentStock: 3 } }]);
    await category('Teas', true);
    expect(await told()).toEqual([[['Teas', 3]], { [id]: { currentStock: 3 } }]);
    await category('Teas', false);
    expect(await told()).toEqual([[], {}]);
  });

  it('shows the stock after an order and after its cancellation', async () => {
    const tea = await shop.addProduct({ stockCount: 5 });
    expect((await readTwice('/api/inventory/public'))[tea.id].currentStock).toBe(5);
    const { id } = await placed(shop, orderFor(tea, 2, { guest: GUEST }));
    expect((await readTwice('/api/inventory/public'))[tea.id].currentStock).toBe(3);
    await shop.setStatus(id, 'cancelled');
    expect((await readTwice('/api/inventory/public'))[tea.id].currentStock).toBe(5);
  });

  it('shows the shop opening and closing on the minute', async () => {
    await shop.changeSettings({ openingMode: 'hours' });
    expect((await readTwice('/api/settings')).isStoreOpen).toBe(true);
    shop.platform.setClock('2026-04-15T20:30:00.000Z');
    expect((await readTwice('/api/settings')).isStoreOpen).toBe(false);
  });

  it('never shows the public what only staff may see', async () => {
    await shop.addProduct({ name: 'Not yet', isAvailable: false });
    const { token } = await shop.signInAdmin();
    const hidden = () => shop.succeed('GET', '/api/products', { token });
    expect(await hidden()).toHaveLength(1);
    expect(await namesAt('/api/products')).toEqual([]);
    expect(await hidden()).toHaveLength(1);
  });

  it('is not what a query that filters gets, nor another site’s page', async () => {
    const tea = await shop.addProduct({ name: 'Tea', stockCount: 0 });
    await shop.addProduct({ name: 'Soup' });
    expect(await namesAt('/api/products')).toHaveLength(2);
    expect(await namesAt(`/api/products?categoryId=${tea.categoryId}`)).toEqual(['Tea']);
    expect(await namesAt('/api/products?status=active')).toEqual(['Soup']);
    expect(await namesAt('/api/products?categoryId=made-up')).toEqual([]);
    expect(await namesAt('/api/products?categoryId=made-up-2')).toEqual([]);
    expect(await readTwice(`/api/inventory/public?categoryId=${tea.categoryId}`)).toEqual({
      [tea.id]: { currentStock: 0 },
    });
    const refused = [
      'categoryId=',
      'categoryId=a%20b',
      'status=x',
      'status[]=x',
      'status=x&status=x',
    ];
    for (const query of refused) {
      expect((await shop.request('GET', `/api/products?${query}`)).status).toBe(400);
    }
    for (const path of ['/api/%70roducts', '/api//products', '/api/products%2f']) {
      expect((await shop.request('GET', path)).status).toBe(404);
    }
    for (const headers of [
      { Origin: 'https://evil.example' },
      { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'cors' },
    ]) {
      expect((await shop.fetch('/api/products', headers)).status).toBe(403);
    }
  });

  it('is sent in each encoding, and not again to a client that has it', async () => {
    await shop.addProduct({ description: 'warm '.repeat(200) });
    const plain = await shop.fetch('/api/products');
    const text = await plain.text();
    for (const coding of ['br', 'gzip', 'identity']) {
      const { headers } = await shop.fetch('/api/products', { 'Accept-Encoding': coding });
      expect(headers.get('Content-Encoding') ?? 'identity').toBe(coding);
      expect(headers.get('Vary')).toBe('Accept-Encoding');
      expect(headers.get('Cache-Control')).toBe('no-cache');
      expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    }
    expect(Number(plain.headers.get('Content-Length'))).toBe(Buffer.byteLength(text));

    const etag = plain.headers.get('ETag') ?? '';
    const again = await shop.fetch('/api/products', { 'If-None-Match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    for (const held of [etag.slice(2), `"other", ${etag}`, '*']) {
      expect((await shop.fetch('/api/products', { 'If-None-Match': held })).status).toBe(304);
    }
    const other = { 'If-None-Match': 'W/"other"' };
    expect((await shop.fetch('/api/products', other)).status).toBe(200);
    expect(again.headers.get('X-Request-Id')).not.toBe(plain.headers.get('X-Request-Id'));
    await shop.addProduct();
    expect((await shop.fetch('/api/products', { 'If-None-Match': etag })).status).toBe(200);
  });
});

describe.runIf(process.env['TEST_ENGINE'] === 'postgres')('two servers on one PostgreSQL', () => {
  let second: OpenShop;
  let app: ReturnType<typeof createApp>;
  beforeAll(async () => {
    second = await openShop(shop.shop.env, shop.platform);
    app = createApp(second, {});
  });
  afterAll(() => second.close());

  const onSecond = async (path: string) => (await app.request(path)).json();

  it('show each other’s changes', async () => {
    const tea = await shop.addProduct({ name: 'Tea', stockCount: 5 });
    await expect.poll(() => onSecond('/api/products')).toMatchObject([{ name: 'Tea' }]);
    await placed(shop, orderFor(tea, 2, { guest: GUEST }));
    await expect
      .poll(() => onSecond('/api/inventory/public'))
      .toEqual({ [tea.id]: { currentStock: 3 } });
    await shop.changeSettings({ storeName: 'Tea house' });
    await expect.poll(() => onSecond('/api/settings')).toMatchObject({ storeName: 'Tea house' });
  });
});
