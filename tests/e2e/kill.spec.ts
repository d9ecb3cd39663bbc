import { randomUUID } from 'node:crypto';
import type { PlacedOrder } from '../../shared/contract/orders/orders-contract';
import { expect, test } from './journey';

const PRODUCT = 'temi-black-tea';
const CLIENTS = 4;
const KILLS = 2;
/** In all, the clients order less than half of the demo's stock of the dish, which guests may hold unpaid. */
const ORDERS_BEFORE_KILL = 8;

/** An order that a client resends until it knows the outcome. */
interface Attempt {
  key: string;
  phoneNumber: string;
}

async function send(url: string, { key, phoneNumber }: Attempt): Promise<PlacedOrder | undefined> {
  try {
    const response = await fetch(`${url}/api/orders`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({
        guest: { name: 'Guest', phoneNumber },
        items: [{ productId: PRODUCT, quantity: 1 }],
        deliveryMethod: 'pickup',
        paymentMethod: 'upi',
      }),
    });
    // A busy shop refuses an order and asks to send it again.
    if (response.status === 503) return undefined;
    expect([200, 201]).toContain(response.status);
    return await response.json();
  } catch (error) {
    // The connection broke, perhaps after the order was placed.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

async function stockOf(url: string): Promise<number> {
  const inventory = await (await fetch(`${url}/api/inventory/public`)).json();
  return inventory[PRODUCT].currentStock;
}

test('a shop killed under load loses no acknowledged order', async ({ shop }) => {
  const initial = await stockOf(shop.url);
  const acknowledged = new Map<string, PlacedOrder>();
  const unsure: Attempt[] = [];
  let count = 0;

  for (let kill = 1; kill <= KILLS; kill += 1) {
    const goal = acknowledged.size + ORDERS_BEFORE_KILL;
    let running = true;
    const clients = Array.from({ length: CLIENTS }, async () => {
      while (running) {
        count += 1;
        const attempt = { key: randomUUID(), phoneNumber: `+91${9_000_000_000 + count}` };
        const order = await send(shop.url, attempt);
        if (!order) {
          unsure.push(attempt);
          continue;
        }
        acknowledged.set(attempt.key, order);
        if (acknowledged.size === goal) {
          running = false;
          await shop.kill();
        }
      }
    });
    await Promise.all(clients);
    await shop.start();
  }

  for (const order of acknowledged.values()) {
    const path = `/api/orders/${order.id}?accessToken=${order.accessToken}`;
    const response = await fetch(shop.url + path);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ id: order.id, totalAmount: order.totalAmount });
  }
  // A client without a response retries with the same key and ends with one order.
  for (const attempt of unsure) {
    const order = await send(shop.url, attempt);
    if (!order) throw new Error('a shop that runs again did not answer');
    acknowledged.set(attempt.key, order);
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(KILLS * ORDERS_BEFORE_KILL);
  expect(new Set([...acknowledged.values()].map(({ id }) => id)).size).toBe(acknowledged.size);
  expect(await stockOf(shop.url)).toBe(initial - acknowledged.size);
});
