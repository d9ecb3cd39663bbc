import type { Order } from '../../../shared/contract/order-shape';
import { expect, test } from '../journey';
import { clearBoard, openBoard, placeTicket, tap, ticketsIn } from '../kitchen-orders';
import { addProduct } from '../set-up-shop';
import { openStaffApi } from '../staff-api';

const LYING = { width: 1024, height: 768 };
const STANDING = { width: 768, height: 1024 };
const ORDERS = 30;
const AT_ONCE = 5;
const RUSH_MS = 120_000;
const WAVES = ORDERS / AT_ONCE;

test('a rush of 30 orders in two minutes: three taps each on two boards, none missed', async ({
  browser,
  shop,
}) => {
  const ask = await openStaffApi(shop);
  await clearBoard(ask);
  const { id: productId } = await addProduct(ask, { stockCount: ORDERS });
  const lying = await openBoard(browser, shop, LYING);
  const standing = await openBoard(browser, shop, STANDING);
  const boards = [lying, standing];
  const moves: string[] = [];
  for (const board of boards) {
    board.on('request', (request) => {
      if (request.url().endsWith('/move')) moves.push(request.url());
    });
  }

  const orders: string[] = [];
  for (let wave = 0; wave < WAVES; wave += 1) {
    const tickets = await Promise.all(
      Array.from({ length: AT_ONCE }, () =>
        placeTicket(ask, { items: [{ productId, quantity: 1 }] }),
      ),
    );
    orders.push(...tickets.map(({ id }) => id));
    for (const board of boards) await board.clock.fastForward(RUSH_MS / WAVES);
    for (const [label, column] of [
      ['Accept', 'Preparing'],
      ['Ready', 'Ready'],
    ] as const) {
      for (const [index, ticket] of tickets.entries()) {
        await tap(index % 2 === 0 ? lying : standing, label, ticket);
      }
      for (const board of boards) await expect(ticketsIn(board, column)).toHaveCount(AT_ONCE);
    }
    // The other board hands over what this one has made.
    for (const [index, ticket] of tickets.entries()) {
      await tap(index % 2 === 0 ? standing : lying, 'Handed over unpaid', ticket);
    }
    for (const board of boards) await expect(ticketsIn(board, 'Ready')).toHaveCount(0);
  }

  expect(moves).toHaveLength(3 * ORDERS);
  for (const id of orders) {
    const { statusUpdates } = await ask<Order>('GET', `/orders/admin/${id}`);
    const statuses = statusUpdates.map(({ status }) => status);
    expect(statuses).toEqual(['placed', 'preparing', 'on-the-way', 'delivered']);
  }
  for (const board of boards) await board.close();
});
