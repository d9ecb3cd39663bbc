import type { Content } from '../../../shared/contract/shop/content-contract';
import type { Settings } from '../../../shared/contract/shop/settings-contract';
import type { StockByProduct } from '../../../shared/domain/menu/stock';
import type { Api } from '../../api/api-client';
import {
  categoryFromWire,
  type MenuCategory,
  type MenuProduct,
  productFromWire,
} from '../../api/catalog-from-wire';
import { pick } from '../../api/pick';
import {
  FALLBACK_SETTINGS,
  SHOWN_MOMENT,
  type ShopSettings,
  settingsFromWire,
} from '../../api/settings-from-wire';
import { stockFromWire } from '../../api/stock-from-wire';

type Moment = { [Part in (typeof SHOWN_MOMENT)[number]]?: Settings[Part] | undefined };

/** The data of every storefront page. A part that could not be loaded is undefined. */
export interface Shop extends Moment {
  settings: ShopSettings;
  /** What the owner says; its parts are left out while it could not be loaded. */
  content: Content | undefined;
  /** The text of the closed banner; undefined while the shop takes orders, if only for later. */
  closedMessage: string | undefined;
  categories: readonly MenuCategory[] | undefined;
  products: readonly MenuProduct[] | undefined;
  stock: StockByProduct | undefined;
}

export type LoadedShop = Omit<Shop, 'settings'> & {
  settings: ShopSettings | undefined;
  /** Counts the owner's changes of the settings. */
  settingsVersion: number | undefined;
  /** The ids of the options that are sold out, which are marked in `products`. */
  soldOutOptions: readonly string[] | undefined;
};

/** Never fails; without settings the shop counts as open (shop rule 6). */
export async function loadShop(api: Api): Promise<LoadedShop> {
  const [settings, content, categories, products, inventory] = await Promise.all([
    orUndefined(api.settings.read()),
    orUndefined(api.content.read()),
    orUndefined(api.catalog.listCategories()),
    orUndefined(api.catalog.listProducts({})),
    orUndefined(api.inventory.listPublic({})),
  ]);
  const soldOutIds = new Set(settings?.soldOutOptions);
  return {
    settings: settings && settingsFromWire(settings),
    soldOutOptions: settings?.soldOutOptions,
    settingsVersion: settings?.version,
    content,
    closedMessage: settings && closedMessageOf(settings),
    ...pick<Moment, keyof Moment>(settings ?? {}, SHOWN_MOMENT),
    // The API sends hidden products to managers, but their storefront is the same as everyone's.
    categories: categories?.filter(({ isActive }) => isActive).map(categoryFromWire),
    products: products
      ?.filter(({ isAvailable }) => isAvailable)
      .map((product) => productFromWire(product, soldOutIds)),
    stock: inventory && stockFromWire(inventory),
  };
}

/** Undefined while the shop takes orders. */
export function closedMessageOf(settings: Settings): string | undefined {
  return settings.laterMessage ? undefined : (settings.closedMessage ?? undefined);
}

function orUndefined<Answer>(call: Promise<Answer>): Promise<Answer | undefined> {
  return call.catch(() => undefined);
}

/** Replaces parts that failed to load with the earlier ones. */
export function shopFrom(loaded: LoadedShop, before?: Shop): Shop {
  return {
    settings: loaded.settings ?? before?.settings ?? FALLBACK_SETTINGS,
    content: loaded.content ?? before?.content,
    closedMessage: loaded.closedMessage,
    ...pick(loaded, SHOWN_MOMENT),
    categories: loaded.categories ?? before?.categories,
    products: loaded.products ?? before?.products,
    stock: loaded.stock ?? before?.stock,
  };
}
