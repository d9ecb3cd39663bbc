import type { Product } from '../../../shared/contract/menu/catalog-contract';
import type { InventoryRecord } from '../../../shared/contract/menu/inventory-contract';
import type { Settings } from '../../../shared/contract/shop/settings-contract';
import { rupeesToPaise } from '../../../shared/domain/platform/money';
import type { DeliveryFeeRule } from '../../../shared/domain/shop/delivery-settings';
import type { ShopServer } from '../../support/platform/shop-server';
import { type Account, signInAdmin, signInCustomer, succeed } from './accounts';
import { STOCKS } from './menu';

/** The shop before the first order. */
export interface PreparedShop {
  /** The products that customers order. */
  products: readonly Product[];
  /** Stock by product id. */
  initialStock: ReadonlyMap<string, number>;
  feeRule: DeliveryFeeRule;
  admin: Account;
  /** Signed-in customers. */
  customers: readonly Account[];
}

const CUSTOMERS = 8;

/** Chooses products of the demo menu, counts their stock, and signs people in. */
export async function prepareShop(server: ShopServer): Promise<PreparedShop> {
  const admin = await signInAdmin(server);
  const { token } = admin;
  const settings: Settings = await succeed(server, { method: 'GET', path: '/api/settings' });
  // Unpaid orders lapse while customers and staff change them.
  const { version: _, isStoreOpen: __, ...saved } = settings;
  const body = { ...saved, cancelUnpaidAfterMinutes: 15 };
  await succeed(server, { method: 'PUT', path: '/api/settings', token, body });
  const menu: Product[] = await succeed(server, { method: 'GET', path: '/api/products' });
  const inventory: InventoryRecord[] = await succeed(server, {
    method: 'GET',
    path: '/api/inventory',
    token,
  });
  const products = menu.slice(0, STOCKS.length);
  const stocks = new Map(products.map(({ id }, index) => [id, STOCKS[index] ?? 0]));
  const initialStock = new Map<string, number>();
  for (const { id, productId, currentStock: initial } of inventory) {
    const currentStock = stocks.get(productId);
    if (currentStock === undefined) continue;
    initialStock.set(productId, initial);
    const body = { productId, startingStock: 0, currentStock };
    await succeed(server, { method: 'PUT', path: `/api/inventory/${id}`, token, body });
  }
  const customers: Account[] = [];
  for (let each = 0; each < CUSTOMERS; each += 1) {
    customers.push(await signInCustomer(server, `+91${8_000_000_000 + each}`));
  }
  return {
    products,
    initialStock,
    feeRule: {
      deliveryFee: rupeesToPaise(settings.deliveryFee),
      reducedDeliveryFee: rupeesToPaise(settings.reducedDeliveryFee),
      reducedDeliveryFeeFrom: rupeesToPaise(settings.reducedDeliveryFeeFrom),
    },
    admin,
    customers,
  };
}
