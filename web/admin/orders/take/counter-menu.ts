import { rupeesToPaise } from '../../../../shared/domain/platform/money';
import { deliverySettings } from '../../../../shared/domain/shop/delivery-settings';
import { getLocale } from '../../../../shared/messages/compiled/runtime';
import type { Api } from '../../../api/api-client';
import { categoryFromWire, productFromWire } from '../../../api/catalog-from-wire';
import { withTimeout } from '../../../api/with-timeout';

export type CounterMenu = Awaited<ReturnType<typeof readCounterMenu>>;

/**
 * What the page needs to take an order, with the dishes in the page's language. All of it is stored on the device, for hours
 * without a network.
 */
export async function readCounterMenu(api: Api) {
  const options = withTimeout();
  const lang = getLocale();
  const [settings, categories, products, names, soldOut] = await Promise.all([
    api.settings.read(undefined, options),
    api.catalog.listCategories({ lang }, options),
    api.catalog.listProducts({ lang }, options),
    api.catalog.listNames(undefined, options),
    api.soldOut.list(undefined, options),
  ]);
  const { opensAt, closesAt, weeklyHours, holidays } = settings;
  const gone = new Set(soldOut.items.flatMap(({ kind, id }) => (kind === 'option' ? [id] : [])));
  const tables = settings.tableService ? await api.tables.list() : [];
  return {
    delivery: deliverySettings(settings),
    discountCap: rupeesToPaise(settings.staffDiscountCap),
    hours: { opensAt, closesAt, weeklyHours, holidays },
    categories: categories.map(categoryFromWire),
    names,
    tables,
    products: products
      .filter(({ isAvailable }) => isAvailable)
      .map((product) => ({
        ...productFromWire(product, gone),
        isSoldOut: product.soldOutUntil !== null || product.stockCount === 0,
      })),
  };
}
