import type { Product } from '../../shared/contract/catalog-contract';
import type { InventoryRecord } from '../../shared/contract/inventory-contract';
import type { Settings } from '../../shared/contract/settings-contract';
import { rupeesToPaise } from '../../shared/domain/money';
import type { DeliveryFeeRule } from '../../shared/domain/pricing';
import type { ShopServer } from '../support/shop-server';
import { staffToken } from '../support/stock-up';
import { STOCKS } from './menu';
import { type Sent, send } from './send';

/** The shop before the first order. */
export interface PreparedShop {
  /** The products that customers order. */
  products: readonly Product[];
  /** Stock by product id. */
  initialStock: ReadonlyMap<string, number>;
  feeRule: DeliveryFeeRule;
  /** An admin's access token. */
  staff: string;
  /** Access tokens of signed-in customers. */
  customers: readonly string[];
}

const CUSTOMERS = 8;

/** Chooses products of the demo menu, counts their stock, and signs people in. */
export async function prepareShop(server: ShopServer): Promise<PreparedShop> {
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

/** Signs a customer in with the code that the demo prints. @returns an access token for five minutes. */
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

/** Sends a request to a running server, past the proxy. @throws unless it succeeds. */
export async function succeed(server: ShopServer, sent: Sent) {
  const reply = await send(server.url, sent);
  if (reply && reply.status < 300) return reply.body;
  throw new Error(`${sent.method} ${sent.path}: ${reply?.status} ${JSON.stringify(reply?.body)}`);
}
