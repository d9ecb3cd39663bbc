import type { Page } from '@playwright/test';
import type { Ticket } from '../../../../shared/contract/kitchen/kitchen-contract';
import type { Order } from '../../../../shared/contract/orders/order-shape';
import { expect, test } from '../../journey';
import { clearBoard, openBoard, placeTicket, tap, ticketsIn } from '../../kitchen-orders';
import { addProduct } from '../../set-up-shop';
import { openStaffApi } from '../../staff-api';

const LYING = { width: 1024, height: 768 };
const STANDING = { width: 768, height: 1024 };
const ORDERS = 10;
const AT_ONCE = 5;
const RUSH_MS = 40_000;
const WAVES = ORDERS / AT_ONCE;

/**
 * Gives each board its share of the tickets, the first the larger one. A board goes on when both show
 * what was moved: a ticket that slides while a finger is down is missed, in a kitchen, too.
 */
async function inTurns(
  boards: readonly Page[],
  tickets: readonly Ticket[],
  act: (board: Page, share: readonly Ticket[], moved: number) => Promise<void>,
): Promise<void> {
  const size = Math.ceil(tickets.length / boards.length);
  for (const [turn, board] of boards.entries()) {
    const share = tickets.slice(turn * size, (turn + 1) * size);
    await act(board, share, turn * size + share.length);
  }
}

test('a rush of 10 orders: three taps each, none missed', async ({ browser, shop }) => {
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
    // A ticket that comes later would move the others while they are tapped.
    for (const board of boards) await expect(ticketsIn(board, 'New')).toHaveCount(AT_ONCE);
    for (const [label, column] of [
      ['Accept', 'Preparing'],
      ['Ready', 'Ready'],
    ] as const) {
      await inTurns(boards, tickets, async (board, share, moved) => {
        for (const ticket of share) await tap(board, label, ticket);
        for (const each of boards) await expect(ticketsIn(each, column)).toHaveCount(moved);
      });
    }
    // The other board hands over what this one has made.
    await inTurns([standing, lying], tickets, async (board, share, moved) => {
      for (const ticket of share) await tap(board, 'Handed over unpaid', ticket);
      const left = AT_ONCE - moved;
      for (const each of boards) await expect(ticketsIn(each, 'Ready')).toHaveCount(left);
    });
  }

  expect(moves).toHaveLength(3 * ORDERS);
  for (const id of orders) {
    const { statusUpdates } = await ask<Order>('GET', `/orders/admin/${id}`);
    const statuses = statusUpdates.map(({ status }) => status);
    expect(statuses).toEqual(['placed', 'preparing', 'on-the-way', 'delivered']);
  }
  for (const board of boards) await board.close();
});
