import type { Product } from '../../../shared/contract/menu/catalog-contract';
import type { InventoryRecord } from '../../../shared/contract/menu/inventory-contract';
import type { CodedTable } from '../../../shared/contract/orders/tables-contract';
import type { Settings } from '../../../shared/contract/shop/settings-contract';
import { rupeesToPaise } from '../../../shared/domain/platform/money';
import type { DeliveryFeeRule } from '../../../shared/domain/shop/delivery-settings';
import type { ShopServer } from '../../support/platform/shop-server';
import { type Account, asStaff, signInAdmin, signInCustomer } from './accounts';
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
/** Few tables, so that several waiters add to the same bill. */
const TABLES = 4;

/** Chooses products of the demo menu, counts their stock, and signs people in. */
export async function prepareShop(server: ShopServer): Promise<PreparedShop> {
  const admin = await signInAdmin(server);
  // Unpaid orders lapse while customers and staff change them.
  const settings = await changeSettings(server, admin, { cancelUnpaidAfterMinutes: 15 });
  const menu: Product[] = await asStaff(server, admin, 'GET', '/api/products');
  const inventory: InventoryRecord[] = await asStaff(server, admin, 'GET', '/api/inventory');
  const products = menu.slice(0, STOCKS.length);
  const initialStock = new Map<string, number>();
  for (const [index, { id: productId }] of products.entries()) {
    const { id = '', currentStock: initial = 0 } =
      inventory.find((record) => record.productId === productId) ?? {};
    initialStock.set(productId, initial);
    const counted = { productId, startingStock: 0, currentStock: STOCKS[index] ?? 0 };
    await asStaff(server, admin, 'PUT', `/api/inventory/${id}`, counted);
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
    customers: await signInCustomers(server, CUSTOMERS, 8_000_000_000),
  };
}

/** Signs new customers in. @param firstPhone ten digits; the others follow it. */
export async function signInCustomers(
  server: ShopServer,
  count: number,
  firstPhone: number,
): Promise<Account[]> {
  const customers: Account[] = [];
  for (let each = 0; each < count; each += 1) {
    customers.push(await signInCustomer(server, `+91${firstPhone + each}`));
  }
  return customers;
}

/** Lets guests order at tables by their codes, and staff record tips. @returns the tables. */
export async function addTables(server: ShopServer, admin: Account): Promise<CodedTable[]> {
  await changeSettings(server, admin, {
    tableService: true,
    tableCodes: true,
    tipsAtCounter: true,
  });
  const tables: CodedTable[] = [];
  for (let each = 1; each <= TABLES; each += 1) {
    const named = { name: `Table ${each}` };
    tables.push(await asStaff(server, admin, 'POST', '/api/admin/tables', named));
  }
  return tables;
}

async function changeSettings(server: ShopServer, admin: Account, changes: Partial<Settings>) {
  const { isStoreOpen: _, ...saved }: Settings = await asStaff(
    server,
    admin,
    'GET',
    '/api/settings',
  );
  await asStaff(server, admin, 'PUT', '/api/settings', { ...saved, ...changes });
  return saved;
}
