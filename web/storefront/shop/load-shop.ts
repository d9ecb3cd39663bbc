import type { StockByProduct } from '../../../shared/domain/stock';
import { closedMessage } from '../../../shared/domain/store-hours';
import type { Api } from '../../api/api-client';
import {
  categoryFromWire,
  type MenuCategory,
  type MenuProduct,
  productFromWire,
} from '../../api/catalog-from-wire';
import { FALLBACK_SETTINGS, settingsFromWire, type ShopSettings } from '../../api/settings-from-wire';
import { stockFromWire } from '../../api/stock-from-wire';

/** What every page of the storefront stands on. A part that could not be loaded is undefined. */
export interface Shop {
  settings: ShopSettings;
  /** What a closed shop's banner says; undefined while orders are taken. */
  closedMessage: string | undefined;
  categories: readonly MenuCategory[] | undefined;
  products: readonly MenuProduct[] | undefined;
  stock: StockByProduct | undefined;
}

/**
 * Loads the shop: settings, menu and stock at once. It never fails; when the settings cannot be
 * read the shop counts as open (spec §4).
 * @param now chooses the words of the banner, not whether the shop is open.
 */
export async function loadShop(api: Api, now: Date): Promise<Shop> {
  const [settings, categories, products, inventory] = await Promise.allSettled([
    api.settings.read(),
    api.catalog.listCategories(),
    api.catalog.listProducts({}),
    api.inventory.listPublic({}),
  ]);
  const read = settings.status === 'fulfilled' ? settings.value : undefined;
  const known = read ? settingsFromWire(read) : FALLBACK_SETTINGS;
  return {
    settings: known,
    closedMessage: read && !read.isStoreOpen ? closedMessage(known.hours, now) : undefined,
    // Managers are sent hidden ones as well; in the shop they see what everyone sees.
    categories: valueOf(categories)?.filter(({ isActive }) => isActive).map(categoryFromWire),
    products: valueOf(products)?.filter(({ isAvailable }) => isAvailable).map(productFromWire),
    stock: inventory.status === 'fulfilled' ? stockFromWire(inventory.value) : undefined,
  };
}

function valueOf<Value>(outcome: PromiseSettledResult<Value>): Value | undefined {
  return outcome.status === 'fulfilled' ? outcome.value : undefined;
}
