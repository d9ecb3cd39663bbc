import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  kitchenServer,
  openBoard,
  settle,
  tabLocks,
} from '../../../../tests/kitchen/kitchen-world';
import { ticket, ticketLine } from '../../../../tests/support/kitchen/sample-tickets';
import { columnOf, ticketsOf, waitingWords } from './stations';

const STATIONS = [
  { number: 1, name: 'Hot kitchen' },
  { number: 2, name: 'Cold kitchen' },
];
const order = (isHotDone = false) =>
  ticket('A', {
    status: 'preparing',
    stage: 'preparing',
    acceptedAt: '2026-04-15T07:01:00.000Z',
    lines: [
      ticketLine(1, 'Waffle', 1, { station: 1, isDone: isHotDone }),
      ticketLine(2, 'Salad', 1, { station: 2 }),
      ticketLine(3, 'Water', 1),
    ],
  });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-04-15T07:02:00.000Z') });
  vi.stubGlobal('navigator', { locks: tabLocks() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a station shows its own orders, and one whose part is done waits with the ready ones', () => {
  const water = ticket('B', { lines: [ticketLine(1, 'Water', 1)] });
  expect(ticketsOf([order(), water], 2).map(({ id }) => id)).toEqual(['A']);
  expect(ticketsOf([order(), water], null)).toHaveLength(2);
  expect([1, 2, null].map((station) => columnOf(order(true), station))).toEqual([
    ...['ready', 'preparing', 'preparing'],
  ]);
  expect(waitingWords(order(true), STATIONS)).toBe('Waiting for Cold kitchen');
  expect(waitingWords(order(), STATIONS)).toBe('Waiting for 2 stations');
  expect(waitingWords(order(), [])).toBe('Waiting for 2 stations');
  expect(waitingWords(order(true), [])).toBe('Waiting for Station 2');
  expect(waitingWords(water, STATIONS)).toBeUndefined();
});

test('the last part that is ticked without a network makes the order ready, as on the server later', async () => {
  const shop = kitchenServer(order(true));
  const { kitchen, find, stages, kept, messages } = await openBoard(shop);
  shop.world.isDown = true;
  kitchen.tick(find('A'), [2], true);
  await settle();
  expect([stages(), find('A').version]).toEqual([['A ready'], 2]);
  kitchen.move(find('A'));
  await settle();
  expect(stages()).toEqual([]);
  shop.world.isDown = false;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(shop.world.tickets.get('A')).toMatchObject({ status: 'delivered', version: 3 });
  expect([kept.get().taps, messages]).toEqual([[], []]);
});

test('a part that was done can be undone, sent or not, and a dish without a station cannot', async () => {
  for (const isDown of [true, false]) {
    const shop = kitchenServer(order());
    const { kitchen, find, kept } = await openBoard(shop);
    kitchen.tick(find('A'), [3], true);
    await settle();
    expect(kitchen.get().undoable).toEqual([]);
    shop.world.isDown = isDown;
    kitchen.tick(find('A'), [1], true);
    // The first sending has begun.
    if (!isDown) await settle();
    const [undoable] = kitchen.get().undoable;
    if (!undoable) throw new Error('nothing to undo');
    kitchen.undo(undoable);
    await settle();
    expect(find('A').lines.map(({ isDone }) => isDone)).toEqual([false, false, true]);
    shop.world.isDown = false;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(shop.world.tickets.get('A')?.lines[0]?.isDone).toBe(false);
    expect(kept.get().taps).toEqual([]);
  }
});

test('a move to the counter ticks all parts, and undoing it opens what it ticked', async () => {
  const shop = kitchenServer(order(true));
  const { kitchen, find } = await openBoard(shop);
  shop.world.isDown = true;
  kitchen.move(find('A'));
  const states = () => find('A').lines.map(({ isDone }) => isDone);
  expect(states()).toEqual([true, true, false]);
  const [undoable] = kitchen.get().undoable;
  if (undoable) kitchen.undo(undoable);
  await settle();
  expect(states()).toEqual([true, false, false]);
});
