import { randomInt, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { ShopServer } from '../server/testing/shop-server';
import type { TestDatabase } from '../server/testing/test-database';
import type { Product } from '../shared/contract/catalog-contract';
import { rupeesToPaise } from '../shared/domain/money';
import { openBarePostgres, openBareSqlite } from './bare-engines';
import { type BasketProduct, placeBareOrder } from './bare-order';
import { measureHttp, measureWork } from './measure';
import type { Row } from './report';

const CONNECTIONS = [1, 8, 16];
const SECONDS = 5;
const WARM_UP_SECONDS = 2;

/** Orders of two products over HTTP, beside the statements of the same order alone, in the same database. */
export async function benchOrders(
  engine: string,
  shop: ShopServer,
  { settings }: TestDatabase,
): Promise<Row[]> {
  const basket = await chooseBasket(shop.url);
  const url = `${shop.url}/api/orders`;
  const nextRequest = () => orderRequest(basket);
  await measureHttp({ url, connections: 8, seconds: WARM_UP_SECONDS, nextRequest });
  const rows: Row[] = [];
  for (const connections of CONNECTIONS) {
    const order = await measureHttp({ url, connections, seconds: SECONDS, nextRequest });
    const bare = settings.DATABASE_URL
      ? await openBarePostgres(settings.DATABASE_URL, connections)
      : openBareSqlite(join(settings.DATA_DIR, 'shop.db'));
    const place = (lane: number) =>
      bare.inTransaction(lane, (query) => placeBareOrder(query, basket));
    await measureWork(place, connections, 1);
    const statements = await measureWork(place, connections, SECONDS);
    await bare.close();
    const what = `orders, ${engine}, ${connections} connection${connections > 1 ? 's' : ''}`;
    rows.push({ what, shop: order, bareName: 'bare SQL', bare: statements });
  }
  return rows;
}

/** Two products of the demo menu that cost something and have no trap in them. */
async function chooseBasket(url: string): Promise<BasketProduct[]> {
  const products: Product[] = await (await fetch(`${url}/api/products`)).json();
  return products
    .slice(0, 2)
    .map(({ id, name, price }) => ({ id, name, pricePaise: rupeesToPaise(price) }));
}

/** An order of a guest of its own, from an address of its own. */
function orderRequest(basket: readonly BasketProduct[]) {
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
