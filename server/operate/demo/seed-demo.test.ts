import { beforeEach, describe, expect, it } from 'vitest';
import { SETTINGS_DEFAULTS } from '../../../shared/contract/shop/settings-table';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';
import { productToWire } from '../../menu/catalog/catalog-wire';
import { insertCategory } from '../../menu/catalog/category-store';
import { listProductRows } from '../../menu/catalog/product-store';
import { listSharedRows } from '../../menu/catalog/shared-options-store';
import { ensureCustomer } from '../../people/customers/customer-store';
import { insertAdmin } from '../../people/staff/admin-store';
import { contentInLanguage } from '../../shop/content/content-in-language';
import { settingsStore } from '../../shop/settings/settings-store';
import { DEMO_CONTENT } from './demo-content';
import { DEMO_CATEGORIES, DEMO_PRODUCTS } from './demo-menu';
import { WAFFLE_TOPPINGS } from './demo-options';
import { DEMO_SETTINGS } from './demo-settings';
import { seedDemo } from './seed-demo';

const shop = await forEachTest(openTestShop());

describe('the demo’s first start', () => {
  beforeEach(async () => {
    await shop.shop.database.db.deleteFrom('admins').execute();
  });

  const seed = () => seedDemo(shop.shop.database.db, shop.platform.clock(), shop.platform.newId);

  it('fills an empty shop, so that everything can be ordered at any hour', async () => {
    expect(await seed()).toBe(true);
    shop.platform.setClock('2026-04-15T20:00:00.000Z');
    expect(await shop.succeed('GET', '/api/settings')).toEqual({
      ...DEMO_SETTINGS,
      takesLaterOrders: true,
      laterFrom: null,
      isStoreOpen: true,
      closing: null,
      busyMinutes: 0,
      noDelivery: null,
      readyWindow: expect.objectContaining({ until: expect.any(String) }),
      nextOpeningChange: null,
      soldOutOptions: [],
      paysOnline: false,
      confirmed: { hours: true, place: false },
      areaPauses: [],
      version: 1,
    });
    expect(await shop.succeed('GET', '/api/content')).toEqual({
      ...contentInLanguage(DEMO_CONTENT, 'en'),
      version: 1,
    });
    const categories = await shop.succeed('GET', '/api/categories');
    expect(categories.map(({ id }: { id: string }) => id)).toEqual(
      DEMO_CATEGORIES.map(({ id }) => id),
    );
    expect(await shop.succeed('GET', '/api/products')).toHaveLength(DEMO_PRODUCTS.length);
    // As staff read them; there is nobody who could sign in.
    const rows = await listProductRows(shop.shop.database.db, { withHidden: true });
    const products = rows.map((row) => productToWire(row, shop.platform.clock()));
    expect(products).toHaveLength(DEMO_PRODUCTS.length);
    for (const [index, { startingStock, ...demo }] of DEMO_PRODUCTS.entries()) {
      expect(products[index]).toMatchObject({ ...demo, stockCount: startingStock });
    }
    const { sharedId: id, ...section } = WAFFLE_TOPPINGS;
    expect(await listSharedRows(shop.shop.database.db)).toEqual([{ id, section, version: 1 }]);
  });

  it('does not change a shop that has settings, a category or a user', async () => {
    const { db } = shop.shop.database;
    const now = shop.platform.clock();
    const session = { id: null, tokenEndsAt: now, deviceId: null, asksPin: false };
    const caller = { userId: 'u', phoneNumber: null, admin: null, session };
    const firsts = [
      () => settingsStore.insert(db, SETTINGS_DEFAULTS, now),
      () => insertCategory(db, { id: 'c', name: 'Mine', description: '', isActive: true }, now),
      () =>
        insertAdmin(db, { id: 'a', email: 'a@b.c', name: '', role: 'staff' }, now.toISOString()),
      () => ensureCustomer(db, caller, now.toISOString()),
    ];
    for (const first of firsts) {
      await shop.reset();
      await db.deleteFrom('admins').execute();
      await first();
      const before = await shop.everything();
      expect(await seed()).toBe(false);
      expect(await shop.everything()).toBe(before);
    }
  });

  it('happens once when two servers start together', async () => {
    expect((await Promise.all([seed(), seed()])).sort()).toEqual([false, true]);
    expect(await seed()).toBe(false);
    expect(await shop.succeed('GET', '/api/products')).toHaveLength(DEMO_PRODUCTS.length);
  });
});
