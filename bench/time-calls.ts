import { staffToken } from '../tests/support/menu/stock-up';
import { quantile } from '../tests/support/platform/quantile';

/** A shop with a signed-in member of staff. */
export interface StaffedShop {
  url: string;
  token: string;
  /** The order that the calls of the detail page read. */
  orderId: string;
}

/** Percentiles of the response time (ms). */
export interface CallTimes {
  p50Ms: number;
  p95Ms: number;
}

const TIMES = 40;
const WARM_UPS = 3;

/**
 * Times one call of the back office in each shop. The shops alternate, so that a slower machine slows
 * all of them.
 * @param call its path; DAY_FROM, DAY_TO, MONTH and ORDER_ID are replaced by a past month and an order.
 * @param repeated how often it is timed, for calls that are limited.
 */
export async function timeCall(
  call: string,
  shops: readonly StaffedShop[],
  repeated = TIMES,
): Promise<CallTimes[]> {
  const times = shops.map((): number[] => []);
  for (let each = 0; each < WARM_UPS + repeated; each += 1) {
    for (const [index, shop] of shops.entries()) {
      const took = await timeOnce(call, shop);
      if (each >= WARM_UPS) times[index]?.push(took);
    }
  }
  return times.map((of) => ({ p50Ms: quantile(of, 0.5), p95Ms: quantile(of, 0.95) }));
}

async function timeOnce(call: string, { url, token, orderId }: StaffedShop): Promise<number> {
  const path = call
    .replace('DAY_FROM', dayAgo(120))
    .replaceAll('DAY_TO', dayAgo(90))
    .replace('MONTH', dayAgo(90).slice(0, 7))
    .replace('ORDER_ID', orderId);
  const start = performance.now();
  const answer = await fetch(url + path, { headers: bearer(token) });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return performance.now() - start;
}

/** Signs staff in to a shop that has orders. */
export async function staffed(url: string): Promise<StaffedShop> {
  const token = await staffToken(url);
  const answer = await fetch(`${url}/api/admin/newest-orders`, { headers: bearer(token) });
  const [newest] = (await answer.json()) as { id: string }[];
  if (!newest) throw new Error('The filled shop has no orders');
  return { url, token, orderId: newest.id };
}

function bearer(token: string) {
  return { Authorization: `Bearer ${token}` };
}

function dayAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}
