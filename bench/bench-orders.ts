import { randomInt, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Product } from '../shared/contract/menu/catalog-contract';
import type { PlacedOrder } from '../shared/contract/orders/orders-contract';
import { rupeesToPaise } from '../shared/domain/platform/money';
import type { ShopServer } from '../tests/support/platform/shop-server';
import type { TestDatabase } from '../tests/support/platform/test-database';
import { openBarePostgres, openBareSqlite } from './bare-engines';
import { type BasketProduct, placeBareOrder } from './bare-order';
import { compare, comparedRows, type Row } from './compare';
import { type Measured, measureHttp, measureWork } from './measure';
import type { Measurement } from './measurement';
import type { Engine } from './stocked-shop';

const CONNECTIONS = [1, 8, 16, 64];
/** V8 takes some thousand orders to compile what each of them runs; a cafe's shop has run for days. */
const WARM_UP = { connections: 16, seconds: 10 };

/** Compares orders of two products over HTTP with the bare statements of the same order. */
export async function benchOrders(
  shop: ShopServer,
  { settings }: TestDatabase,
  engine: Engine,
): Promise<Measurement> {
  const basket = await chooseBasket(shop.url);
  await loadWithOrders(shop.url, WARM_UP.connections, WARM_UP.seconds);
  const rows: Row[] = [];
  for (const connections of CONNECTIONS) {
    const bare = settings.DATABASE_URL
      ? await openBarePostgres(settings.DATABASE_URL, connections)
      : openBareSqlite(join(settings.DATA_DIR, 'shop.db'));
    const place = (lane: number) =>
      bare.inTransaction(lane, (query) => placeBareOrder(query, bare.own, basket));
    const compared = await compare(
      (seconds) => loadWithOrders(shop.url, connections, seconds),
      (seconds) => measureWork(place, connections, seconds),
    );
    await bare.close();
    const what = `orders, ${connections} connection${connections > 1 ? 's' : ''}`;
    rows.push({ what, bareName: 'bare SQL', ...compared });
  }
  return comparedRows(engine, rows);
}

/** Places orders of two products for some seconds. */
export async function loadWithOrders(
  url: string,
  connections: number,
  seconds: number,
): Promise<Measured> {
  const basket = await chooseBasket(url);
  const nextRequest = () => orderRequest(basket.map(({ id }) => id));
  return measureHttp({ url: `${url}/api/orders`, connections, seconds, nextRequest });
}

/** Two products of the demo menu with a price and without required options. */
export async function chooseBasket(url: string): Promise<BasketProduct[]> {
  const products: Product[] = await (await fetch(`${url}/api/products`)).json();
  return products
    .slice(0, 2)
    .map(({ id, name, price }) => ({ id, name, pricePaise: rupeesToPaise(price) }));
}

/** An order by a new guest from a new address. */
function orderRequest(productIds: readonly string[], from = newAddress()) {
  const digits = String(randomInt(0, 1_000_000_000)).padStart(9, '0');
  return {
    method: 'POST' as const,
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
      'X-Forwarded-For': from,
    },
    body: JSON.stringify({
      userId: null,
      guest: { name: 'Bench', phoneNumber: `+919${digits}` },
      items: productIds.map((productId) => ({ productId, quantity: 1, customizations: [] })),
      deliveryMethod: 'pickup',
      addressId: null,
      paymentMethod: 'upi',
      specialInstructions: '',
    }),
  };
}

const newAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** Every customer has their own IP address. */
export function addressOf(each: number): string {
  return `10.1.${Math.floor(each / 250)}.${each % 250}`;
}

/** Places a new guest's order of one product. @param each the guest's number, below 60,000. */
export async function placeGuestOrder(
  url: string,
  productId: string,
  each: number,
): Promise<PlacedOrder> {
  const answer = await fetch(`${url}/api/orders`, orderRequest([productId], addressOf(each)));
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer.json();
}
