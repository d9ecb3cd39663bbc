import { setTimeout as sleep } from 'node:timers/promises';
import { GUEST, guestOf, orderFor } from '../support/orders/test-orders';
import type { ChainServer } from './chain-server';

/** 20 orders a second. */
const ORDER_EVERY_MS = 50;
const RETRY_AFTER_MS = 200;

/** What became of a customer's order. Times are on the process's monotonic clock (ms). */
interface Taken {
  id: string;
  at: number;
}

export interface OrderLoad {
  taken: readonly Taken[];
  /** Answers that no customer may get. */
  failures: readonly string[];
  /** When the last order was refused for now; 0 if none was. */
  readonly lastRefusedAt: number;
  /** Resolves when all orders are answered, and no more come. */
  end(): Promise<void>;
}

/**
 * Customers order at a steady rate from one server and then the other. Like the checkout, each sends
 * an order again with its key while it is refused for now.
 */
export function startOrders(
  servers: readonly ChainServer[],
  product: { id: string },
  name: string,
): OrderLoad {
  const taken: Taken[] = [];
  const failures: string[] = [];
  const waiting: Promise<void>[] = [];
  let lastRefusedAt = 0;

  async function order(number: number): Promise<void> {
    const guest = guestOf(number);
    const headers = {
      'Idempotency-Key': `${name}-${number}`,
      'X-Forwarded-For': `10.${number >> 8}.${number & 255}.1`,
    };
    for (let attempt = number; ; attempt += 1) {
      const server = servers[attempt % servers.length] as ChainServer;
      const body = orderFor(product, 1, { guest: { ...GUEST, ...guest } });
      const answer = await server.send('POST', '/api/orders', body, headers);
      const text = await answer.text();
      if (answer.ok) {
        taken.push({ id: JSON.parse(text).id, at: performance.now() });
        return;
      }
      if (answer.status !== 503 || !answer.headers.has('Retry-After')) {
        failures.push(`${answer.status} ${text}`);
        return;
      }
      lastRefusedAt = performance.now();
      await sleep(RETRY_AFTER_MS);
    }
  }

  let number = 0;
  const timer = setInterval(() => {
    number += 1;
    waiting.push(order(number));
  }, ORDER_EVERY_MS);
  return {
    taken,
    failures,
    get lastRefusedAt() {
      return lastRefusedAt;
    },
    async end() {
      clearInterval(timer);
      await Promise.all(waiting);
    },
  };
}
