import { randomInt, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Product } from '../shared/contract/menu/catalog-contract';
import { rupeesToPaise } from '../shared/domain/platform/money';
import type { ShopServer } from '../tests/support/platform/shop-server';
import type { TestDatabase } from '../tests/support/platform/test-database';
import { openBarePostgres, openBareSqlite } from './bare-engines';
import { type BasketProduct, placeBareOrder } from './bare-order';
import { compare, type Row } from './compare';
import { measureHttp, measureWork } from './measure';

const CONNECTIONS = [1, 8, 16, 64];
/** V8 takes some thousand orders to compile what each of them runs; a cafe's shop has run for days. */
const WARM_UP = { connections: 16, seconds: 10 };

/** Compares orders of two products over HTTP with the bare statements of the same order. */
export async function benchOrders(shop: ShopServer, { settings }: TestDatabase): Promise<Row[]> {
  const basket = await chooseBasket(shop.url);
  const load = (connections: number, seconds: number) =>
    measureHttp({
      url: `${shop.url}/api/orders`,
      connections,
      seconds,
      nextRequest: () => orderRequest(basket),
    });
  await load(WARM_UP.connections, WARM_UP.seconds);
  const rows: Row[] = [];
  for (const connections of CONNECTIONS) {
    const bare = settings.DATABASE_URL
      ? await openBarePostgres(settings.DATABASE_URL, connections)
      : openBareSqlite(join(settings.DATA_DIR, 'shop.db'));
    const place = (lane: number) =>
      bare.inTransaction(lane, (query) => placeBareOrder(query, bare.own, basket));
    const compared = await compare(
      (seconds) => load(connections, seconds),
      (seconds) => measureWork(place, connections, seconds),
    );
    await bare.close();
    const what = `orders, ${connections} connection${connections > 1 ? 's' : ''}`;
    rows.push({ what, bareName: 'bare SQL', ...compared });
  }
  return rows;
}

/** Two products of the demo menu with a price and without required options. */
export async function chooseBasket(url: string): Promise<BasketProduct[]> {
  const products: Product[] = await (await fetch(`${url}/api/products`)).json();
  return products
    .slice(0, 2)
    .map(({ id, name, price }) => ({ id, name, pricePaise: rupeesToPaise(price) }));
}

/** An order by a new guest from a new address. */
export function orderRequest(basket: readonly BasketProduct[]) {
  const digits = String(randomInt(0, 1_000_000_000)).padStart(9, '0');
  return {
    method: 'POST' as const,
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
      'X-Forwarded-For': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
    },
    body: JSON.stringify({
      userId: null,
      guest: { name: 'Bench', phoneNumber: `+919${digits}` },
      items: basket.map(({ id }) => ({ productId: id, quantity: 1, customizations: [] })),
      deliveryMethod: 'pickup',
      addressId: null,
      paymentMethod: 'upi',
      specialInstructions: '',
    }),
  };
}
