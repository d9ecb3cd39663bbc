import { type ClientRequest, request } from 'node:http';
import type { PlacedOrder } from '../shared/contract/orders/orders-contract';
import { staffToken } from '../tests/support/menu/stock-up';
import { many } from '../tests/support/platform/many';
import { residentMb } from '../tests/support/platform/process-figures';
import { quantile } from '../tests/support/platform/quantile';
import type { ShopServer } from '../tests/support/platform/shop-server';
import type { TestDatabase } from '../tests/support/platform/test-database';
import { addressOf, chooseBasket, placeGuestOrder } from './bench-orders';
import { decimals, type Measurement, markdownTable } from './measurement';
import type { Engine } from './stocked-shop';

/** The first changes only warm up the server. */
const CUSTOMERS = [10, 100, 1000];
const AT_ONCE = 16;
/** The number of staff who change orders concurrently, each as fast as the shop responds. */
const STAFF_AT_WORK = 4;
const LONGEST_WAIT_MS = 30_000;

/** The cost of notifying a number of connected customers of a change of their order. */
interface LiveFigures {
  customers: number;
  /** The time from sending the change until the customer receives it. */
  p50Ms: number;
  p99Ms: number;
  /** The server's resident memory per open stream; NaN on systems that do not report it. */
  kilobytesPerStream: number;
  /** Changes that did not arrive within 30 s. */
  lost: number;
}

/** Repeats the measurement with more and more customers. */
export async function benchLive(
  shop: ShopServer,
  _: TestDatabase,
  engine: Engine,
): Promise<Measurement> {
  const figures: LiveFigures[] = [];
  for (const customers of CUSTOMERS) figures.push(await tellAll(shop, customers));
  const head = [`a change of status each, ${engine}`, 'p50 ms', 'p99 ms', 'kB a stream', 'lost'];
  const cells = figures.map(({ customers, p50Ms, p99Ms, kilobytesPerStream, lost }) => [
    `${customers} customers`,
    ...decimals(0, p50Ms, p99Ms, kilobytesPerStream, lost),
  ]);
  return { table: markdownTable(head, cells), figures };
}

/** Connects one guest per order; then four members of staff change every order once. */
async function tellAll(shop: ShopServer, customers: number): Promise<LiveFigures> {
  const [product] = await chooseBasket(shop.url);
  const orders = await many(customers, AT_ONCE, (each) =>
    placeGuestOrder(shop.url, product?.id ?? '', customers + each),
  );
  const before = residentMb(shop.pid);
  const arrivals = new Map<string, number>();
  const streams = await many(customers, AT_ONCE, (each) =>
    follow(shop.url, orders[each] as PlacedOrder, each, arrivals),
  );
  const kilobytesPerStream = ((residentMb(shop.pid) - before) * 1000) / customers;

  const token = await staffToken(shop.url);
  const sentAt = new Map<string, number>();
  await many(customers, STAFF_AT_WORK, async (each) => {
    const { id = '' } = orders[each] ?? {};
    sentAt.set(id, performance.now());
    const answer = await fetch(`${shop.url}/api/orders/${id}/status`, {
      method: 'PUT',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${token}`,
        'X-Forwarded-For': addressOf(each),
      },
      body: JSON.stringify({ status: 'preparing' }),
    });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  });
  const deadline = performance.now() + LONGEST_WAIT_MS;
  while (arrivals.size < orders.length && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  for (const stream of streams) stream.destroy();

  const delays = [...arrivals].map(([id, at]) => at - (sentAt.get(id) ?? at));
  return {
    customers,
    p50Ms: quantile(delays, 0.5),
    p99Ms: quantile(delays, 0.99),
    kilobytesPerStream,
    lost: orders.length - arrivals.size,
  };
}

/** Opens the stream of an order, resolves at its first event, and records when the change arrives. */
function follow(
  url: string,
  { id, accessToken = '' }: PlacedOrder,
  each: number,
  arrivals: Map<string, number>,
): Promise<ClientRequest> {
  return new Promise((resolve, reject) => {
    const headers = { 'X-Forwarded-For': addressOf(each), 'Order-Access-Token': accessToken };
    const stream = request(
      `${url}/api/orders/${id}/events`,
      { headers, agent: false },
      (response) => {
        if (response.statusCode !== 200) reject(new Error(`a stream: ${response.statusCode}`));
        response.setEncoding('utf8').on('data', (text: string) => {
          if (text.includes('"reload"')) resolve(stream);
          if (text.includes('"preparing"')) arrivals.set(id, performance.now());
        });
        response.on('error', () => {});
      },
    );
    stream.on('error', reject);
    stream.end();
  });
}
