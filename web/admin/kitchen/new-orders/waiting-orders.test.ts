import { expect, test } from 'vitest';
import { ticket } from '../../../../tests/support/kitchen/sample-tickets';
import { browserTabs } from '../../../../tests/support/platform/browser-tabs';
import { createKeptTaps, type Tap } from '../board/kept-taps';
import { createWaitingOrders } from './waiting-orders';

const staff = { id: 's1', name: 'Asha' };
const tapOn = (orderId: string, sends: number) => ({
  key: orderId,
  orderId,
  name: '42',
  staff,
  sends,
});
const accept = (orderId: string, sends = 1): Tap => ({
  ...tapOn(orderId, sends),
  kind: 'move',
  version: 1,
  at: '2026-04-15T07:00:00.000Z',
  to: 'preparing',
});
const undo = (orderId: string): Tap => ({
  ...tapOn(orderId, 0),
  kind: 'undo',
  version: 2,
  ticket: ticket(orderId),
});

/** Two placed orders, the taps of the tablet, and each list of orders that would ring. */
function tablet(...kept: Tap[]) {
  const taps = createKeptTaps(browserTabs().tab());
  const keep = (...next: Tap[]) => taps.set({ taps: next });
  keep(...kept);
  const orders = createWaitingOrders(taps);
  const rang: string[] = [];
  const settled: string[] = [];
  orders.follow(() => settled.push(orders.get().join()));
  orders.ask()(['A', 'B']);
  orders.subscribe(() => rang.push(orders.get().join()));
  return { orders, keep, rang, settled };
}

test('an order accepted without a network is quiet, but not after a reload', () => {
  const { orders, keep } = tablet();
  keep(accept('A'));
  expect(orders.get()).toEqual(['B']);
  orders.ask()(['A', 'B']);
  expect(orders.get()).toEqual(['B']);
  // The tap is sent only when the board is opened.
  expect(tablet(accept('A')).orders.get()).toEqual(['A', 'B']);
});

test('an answered tap does not ring again before the next list, nor by one read meanwhile', () => {
  const { orders, keep, rang } = tablet();
  const before = orders.ask();
  keep(accept('A'));
  keep();
  before(['A', 'B']);
  orders.ask()(['B']);
  expect(rang).toEqual(['B']);
  // Someone set its status back.
  orders.ask()(['A', 'B']);
  expect(orders.get()).toEqual(['A', 'B']);
});

test('after a tap is answered or refused, the orders are to be read again', () => {
  const { orders, keep, settled } = tablet();
  keep(accept('A'));
  expect(settled).toEqual([]);
  // The server refused it, and no event tells of it.
  keep();
  expect(settled).toEqual(['B']);
  orders.ask()(['A', 'B']);
  expect(orders.get()).toEqual(['A', 'B']);
});

test.each([
  ['unsent', 0, []],
  ['sent', 1, [accept('A'), undo('A')]],
])('an order whose %s tap is undone rings again', (_name, sends, left) => {
  const { orders, keep } = tablet();
  keep(accept('A', sends));
  expect(orders.get()).toEqual(['B']);
  keep(...left);
  expect(orders.get()).toEqual(['A', 'B']);
});
