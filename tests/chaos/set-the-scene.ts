import type { Product } from '../../shared/contract/catalog-contract';
import type { InventoryRecord } from '../../shared/contract/inventory-contract';
import type { Settings } from '../../shared/contract/settings-contract';
import { rupeesToPaise } from '../../shared/domain/money';
import type { DeliveryFeeRule } from '../../shared/domain/pricing';
import type { ShopServer } from '../support/shop-server';
import { staffToken } from '../support/stock-up';
import { STOCKS } from './menu';
import { type Sent, send } from './send';

/** The shop as it is before the first order. */
export interface Scene {
  /** The products that are ordered. */
  products: readonly Product[];
  /** Units by product id, before anybody counted them. */
  initialStock: ReadonlyMap<string, number>;
  feeRule: DeliveryFeeRule;
  /** Of an admin. */
  staff: string;
  /** Of customers who are signed in. */
  customers: readonly string[];
}

const CUSTOMERS = 8;

/** Chooses products of the demo menu, counts their stock, and signs people in. */
export async function setTheScene(server: ShopServer): Promise<Scene> {
  const staff = await staffToken(server.url);
  const settings: Settings = await succeed(server, { method: 'GET', path: '/api/settings' });
  const menu: Product[] = await succeed(server, { method: 'GET', path: '/api/products' });
  const inventory: InventoryRecord[] = await succeed(server, {
    method: 'GET',
    path: '/api/inventory',
    token: staff,
  });
  const products = menu.slice(0, STOCKS.length);
  const stocks = new Map(products.map(({ id }, index) => [id, STOCKS[index] ?? 0]));
  const initialStock = new Map<string, number>();
  for (const { id, productId, currentStock: initial } of inventory) {
    const currentStock = stocks.get(productId);
    if (currentStock === undefined) continue;
    initialStock.set(productId, initial);
    const body = { productId, startingStock: 0, currentStock };
    await succeed(server, { method: 'PUT', path: `/api/inventory/${id}`, token: staff, body });
  }
  const customers: string[] = [];
  for (let each = 0; each < CUSTOMERS; each += 1) {
    customers.push(await signIn(server, `+91${8_000_000_000 + each}`));
  }
  return {
    products,
    initialStock,
    feeRule: {
      deliveryFee: rupeesToPaise(settings.deliveryFee),
      reducedDeliveryFee: rupeesToPaise(settings.reducedDeliveryFee),
      reducedDeliveryFeeFrom: rupeesToPaise(settings.reducedDeliveryFeeFrom),
    },
    staff,
    customers,
  };
}

/** By the code that the demo prints. @returns an access token, good for five minutes. */
async function signIn(server: ShopServer, phoneNumber: string): Promise<string> {
  const from = server.lines.length;
  await succeed(server, {
    method: 'POST',
    path: '/api/auth/phone-number/send-otp',
    body: { phoneNumber },
  });
  const [, code] = await server.waitForLine(/^\[sms\] to \S+ (\d{6}) /, from);
  const { token } = await succeed(server, {
    method: 'POST',
    path: '/api/auth/phone-number/verify',
    body: { phoneNumber, code },
  });
  return (await succeed(server, { method: 'GET', path: '/api/auth/token', token })).token;
}

/** Asks a server that runs, past the proxy. @throws when it does not do as it is told. */
export async function succeed(server: ShopServer, sent: Sent) {
  const heard = await send(server.url, sent);
  if (heard && heard.status < 300) return heard.body;
  throw new Error(`${sent.method} ${sent.path}: ${heard?.status} ${JSON.stringify(heard?.body)}`);
}
