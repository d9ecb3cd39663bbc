import type { StockByProduct } from '../../../shared/domain/stock';
import { closedMessage } from '../../../shared/domain/store-hours';
import type { Api } from '../../api/api-client';
import {
  categoryFromWire,
  type MenuCategory,
  type MenuProduct,
  productFromWire,
} from '../../api/catalog-from-wire';
import {
  FALLBACK_SETTINGS,
  type ShopSettings,
  settingsFromWire,
} from '../../api/settings-from-wire';
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

/** What one loading of the shop brought. */
export type LoadedShop = Omit<Shop, 'settings'> & { settings: ShopSettings | undefined };

/**
 * Loads the shop: settings, menu and stock at once. It never fails; when the settings cannot be
 * read the shop counts as open (spec §4).
 * @param now chooses the words of the banner, not whether the shop is open.
 */
export async function loadShop(api: Api, now: Date): Promise<LoadedShop> {
  const [settings, categories, products, inventory] = await Promise.all([
    orUndefined(api.settings.read()),
    orUndefined(api.catalog.listCategories()),
    orUndefined(api.catalog.listProducts({})),
    orUndefined(api.inventory.listPublic({})),
  ]);
  const known = settings && settingsFromWire(settings);
  return {
    settings: known,
    closedMessage: known && !settings.isStoreOpen ? closedMessage(known.hours, now) : undefined,
    // Managers are sent hidden ones as well; in the shop they see what everyone sees.
    categories: categories?.filter(({ isActive }) => isActive).map(categoryFromWire),
    products: products?.filter(({ isAvailable }) => isAvailable).map(productFromWire),
    stock: inventory && stockFromWire(inventory),
  };
}

async function orUndefined<Answer>(call: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await call;
  } catch {
    // The page says what is missing and offers to try again.
    return undefined;
  }
}

/** The shop as now loaded; what could not be loaded this time stays as it was known before. */
export function shopFrom(loaded: LoadedShop, before?: Shop): Shop {
  return {
    settings: loaded.settings ?? before?.settings ?? FALLBACK_SETTINGS,
    closedMessage: loaded.closedMessage,
    categories: loaded.categories ?? before?.categories,
    products: loaded.products ?? before?.products,
    stock: loaded.stock ?? before?.stock,
  };
}
