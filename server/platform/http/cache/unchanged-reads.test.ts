import { beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '../../../../shared/contract/menu/catalog-contract';
import type { PlacedOrder } from '../../../../shared/contract/orders/orders-contract';
import { UNCOUNTED_STOCK } from '../../../../shared/domain/menu/stock';
import { GUEST, orderFor, placed } from '../../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../../tests/support/platform/test-shop';
import { CHANGES_CHANNEL } from '../../db/announce-change';
import { publish } from '../../db/publish';
import { inTransaction } from '../../db/transaction';

const shop = await forEachTest(openTestShop());

let tea: Product;
beforeEach(async () => {
  tea = await shop.addProduct({ name: 'Tea', stockCount: 5 });
});

/** Reads twice: the second response comes from the cache. */
async function namesAt(path: string): Promise<string[]> {
  await shop.succeed('GET', path);
  return (await shop.succeed('GET', path)).map(({ name }: { name: string }) => name);
}

/** An area that no public response shows. */
const NOWHERE = 'users';

/** Waits for all notifications: PostgreSQL sends a server its own, too, a little after the change. */
async function receiveNotifications(): Promise<void> {
  const { db, notifications } = shop.shop.database;
  await expect.poll(() => notifications.isConnected()).toBe(true);
  const received = new Promise<void>((resolve) => {
    notifications.subscribe(CHANGES_CHANNEL, (area) => {
      if (area === NOWHERE) resolve();
    });
  });
  await inTransaction(db, (tx) => publish(tx, CHANGES_CHANNEL, NOWHERE));
  await received;
}

/** Changes the name behind the cache's back once the products are cached, so that only a new render shows it. */
async function renameUnannounced(names: string[]): Promise<void> {
  await receiveNotifications();
  expect(await namesAt('/api/products')).toEqual(names);
  await shop.shop.database.db.updateTable('products').set({ name: 'Unannounced' }).execute();
}

describe('a cached response', () => {
  it('stays cached through an order that does not change it, and not through its stock', async () => {
    await receiveNotifications();
    const names = await namesAt('/api/categories');
    await shop.shop.database.db.updateTable('categories').set({ name: 'Unannounced' }).execute();
    await placed(shop, orderFor(tea, 2, { guest: GUEST }));
    expect(await namesAt('/api/categories')).toEqual(names);
    const [product] = await shop.succeed('GET', '/api/products');
    expect(product.categoryName).toBe('Unannounced');
  });

  it('stays cached through refused changes', async () => {
    await renameUnannounced(['Tea']);
    for (const [path, body, status] of [
      ['/api/categories', { name: 'Mine' }, 401],
      ['/api/orders', {}, 400],
      ['/api/orders/nothing', {}, 404],
      ['/api/orders', { name: 'x'.repeat(70_000) }, 413],
    ] as const) {
      expect((await shop.request('POST', path, { body })).status).toBe(status);
    }
    expect(await namesAt('/api/products')).toEqual(['Tea']);
  });

  it('stays cached through orders that are refused or sent again', async () => {
    const order = orderFor(tea, 1, { guest: GUEST });
    const send = async (body: object) => {
      const headers = { 'Idempotency-Key': 'one' };
      return (await shop.request('POST', '/api/orders', { body, headers })).status;
    };
    expect(await send(order)).toBe(201);
    await renameUnannounced(['Tea']);
    const another = { ...GUEST, phoneNumber: '+919876500000' };
    expect(await send(order)).toBe(200);
    expect(await send({ ...order, specialInstructions: 'More sugar' })).toBe(409);
    expect(await send(orderFor(tea, 9, { guest: another }))).toBe(409);
    expect(await namesAt('/api/products')).toEqual(['Tea']);
  });

  it('stays cached through what customers change of their orders but not of the stock', async () => {
    const water = await shop.addProduct({ name: 'Water', stockCount: UNCOUNTED_STOCK });
    const order: PlacedOrder = await placed(shop, orderFor(tea, 1, { guest: GUEST }));
    const { id, accessToken = '' } = order;
    const headers = { 'Order-Access-Token': accessToken };
    await shop.succeed('POST', `/api/orders/${id}/cancellation`, { headers, body: {} });
    await renameUnannounced(['Tea', 'Water']);
    await shop.succeed('DELETE', `/api/orders/${id}/door-photo`, { headers });
    const other = { ...GUEST, phoneNumber: '+919876500001' };
    const second = await placed(shop, orderFor(water, 1, { guest: other }));
    await shop.setStatus(second.id, 'preparing');
    await receiveNotifications();
    expect(await namesAt('/api/products')).toEqual(['Tea', 'Water']);
  });

  it('is what every way of asking gets', async () => {
    const { categoryId } = tea;
    await receiveNotifications();
    const inCategory = `/api/products?categoryId=${categoryId}`;
    for (const path of ['/api/products', inCategory, `${inCategory}&status=active`]) {
      expect(await namesAt(path)).toEqual(['Tea']);
    }
    await shop.shop.database.db.updateTable('products').set({ name: 'Unannounced' }).execute();
    for (const path of [
      ...['/api/products?', '/api/products?x=1', '/api/products?x[]=1&__proto__=2'],
      ...['/api/products/', '/api/products//?x=1', '/api/./products', '/api/products#x'],
      ...[`${inCategory}&x=1`, `/api/products?status=active&categoryId=${categoryId}`],
    ]) {
      expect([path, await namesAt(path)]).toEqual([path, ['Tea']]);
    }
    const browser = { Origin: 'http://localhost:3000', 'Sec-Fetch-Site': 'same-origin' };
    for (const headers of [
      ...[browser, { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' }],
      ...[{ Cookie: 'shop.session_token=x' }, { 'admin-UID': 'x' }, { 'Accept-Encoding': 'zstd' }],
      ...[{ 'Cache-Control': 'no-cache', Pragma: 'no-cache' }, { Range: 'bytes=0-1' }],
      ...[{ 'X-HTTP-Method-Override': 'POST' }, { 'If-Modified-Since': 'x' }, { Accept: 'a/b' }],
    ]) {
      const [product] = await (await shop.fetch('/api/products', headers)).json();
      expect([headers, product.name]).toEqual([headers, 'Tea']);
    }
    for (const path of ['//api/products', '/api//products', '/API/products']) {
      const response = await shop.fetch(path);
      expect([path, response.ok]).toEqual([path, false]);
    }
  });
});
