import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  kitchenServer,
  openBoard,
  settle,
  tabLocks,
} from '../../../../tests/kitchen/kitchen-world';
import { ticket } from '../../../../tests/support/kitchen/sample-tickets';

const NOON = Date.parse('2026-04-15T06:30:00.000Z');

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  vi.stubGlobal('navigator', { locks: tabLocks() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('three taps hand an order over; each shows at once and is sent once', async () => {
  const shop = kitchenServer(ticket('A'), ticket('B'));
  const { kitchen, find, stages, kept } = await openBoard(shop);
  for (const after of ['A preparing', 'A ready', undefined]) {
    kitchen.move(find('A'));
    expect(stages()).toEqual([after, 'B new'].filter(Boolean));
    await settle();
  }
  const sentOnce = ['move A', 'read'];
  expect(shop.world.calls).toEqual([...sentOnce, ...sentOnce, ...sentOnce]);
  expect(shop.world.tickets.get('A')).toMatchObject({ status: 'delivered', version: 4 });
  expect(kept.get().taps).toEqual([]);
});

test('a move can be undone for five seconds, and one that was not sent is just forgotten', async () => {
  const shop = kitchenServer(ticket('A'), ticket('B'));
  const { kitchen, find, stages } = await openBoard(shop);
  const undoLast = () => {
    const last = kitchen.get().undoable.at(-1);
    if (last) kitchen.undo(last);
  };
  kitchen.move(find('A'));
  await settle();
  undoLast();
  expect(stages()).toEqual(['A new', 'B new']);
  await settle();
  expect(shop.world.tickets.get('A')).toMatchObject({ stage: 'new', version: 3 });

  // Undone before its answer has arrived. Without locks a tap is sent at once.
  vi.stubGlobal('navigator', {});
  kitchen.move(find('A'));
  undoLast();
  await settle();
  expect(shop.world.tickets.get('A')).toMatchObject({ stage: 'new', version: 5 });

  shop.world.isDown = true;
  kitchen.tick(find('A'), [1], true);
  await settle();
  kitchen.move(find('B'));
  undoLast();
  expect(stages()).toEqual(['A new', 'B new']);
  shop.world.isDown = false;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(shop.world.calls.filter((name) => name.endsWith('B'))).toEqual([]);

  kitchen.move(find('A'));
  await vi.advanceTimersByTimeAsync(4900);
  expect(kitchen.get().undoable).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(kitchen.get().undoable).toEqual([]);
});

test('an order handed over comes back when that is undone', async () => {
  const shop = kitchenServer(ticket('A', { stage: 'ready', status: 'on-the-way', version: 3 }));
  const { kitchen, find, stages } = await openBoard(shop);
  kitchen.move(find('A'));
  await settle();
  expect(stages()).toEqual([]);
  kitchen.undo(kitchen.get().undoable[0] ?? { key: '', ticket: ticket('A'), version: 0, until: 0 });
  expect(stages()).toEqual(['A ready']);
  await settle();
  expect(stages()).toEqual(['A ready']);
});

test('a read that was sent before a tap does not put the ticket back', async () => {
  const shop = kitchenServer(ticket('A'));
  const { kitchen, find, stages } = await openBoard(shop);
  const old = await shop.api.readBoard(undefined);
  let release = () => {};
  const readBoard = shop.api.readBoard;
  shop.api.readBoard = () =>
    new Promise((resolve) => {
      release = () => resolve(old);
    });
  void kitchen.read();
  kitchen.move(find('A'));
  await settle();
  shop.api.readBoard = readBoard;
  release();
  await settle();
  expect(stages()).toEqual(['A preparing']);
});

test('a failed read is tried again with backoff, without waiting for an event', async () => {
  const shop = kitchenServer(ticket('A'));
  const { kitchen } = await openBoard(shop);
  kitchen.setConnected(true);
  shop.world.isDown = true;
  void kitchen.read();
  await settle();
  expect(kitchen.get()).toMatchObject({ failure: 'unavailable', heardAt: NOON });
  shop.world.isDown = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(kitchen.get()).toMatchObject({ failure: undefined, heardAt: NOON + 1000 });
  expect(kitchen.get().aheadMs).toBe(60_000);
  kitchen.setConnected(false);
  await settle();
  shop.world.calls.length = 0;
  await vi.advanceTimersByTimeAsync(45_000);
  expect(shop.world.calls).toEqual(['read', 'read', 'read']);
});

test('an order cancelled here is hidden here alone, without a tap', async () => {
  const shop = kitchenServer(ticket('A'));
  const { kitchen, find, kept, stages } = await openBoard(shop);
  const other = await openBoard(shop);
  kitchen.showCancelled({ ...find('A'), status: 'cancelled', stage: null, version: 2 });
  await settle();
  expect(stages()).toEqual([]);
  expect(kitchen.get().cancelledHere).toEqual(['A']);
  expect(other.kitchen.get().cancelledHere).toEqual([]);
  expect([kept.get().taps, shop.world.calls]).toEqual([[], []]);
});

test.each([
  ['during', ['tick', 'read']],
  ['after', ['read', 'tick']],
] as const)(
  'an answer to a tap %s a newer read does not hide what another tablet did',
  async (_when, order) => {
    const shop = kitchenServer(ticket('A'));
    const { kitchen, find, shown } = await openBoard(shop);
    const { tick, readBoard } = shop.api;
    const letAnswer = { tick: () => {}, read: () => {} };
    /** Holds the next answer. */
    const hold = <Answer>(name: 'tick' | 'read', answer: Promise<Answer>) => {
      shop.api.readBoard = readBoard;
      return new Promise<Answer>((resolve) => {
        letAnswer[name] = () => resolve(answer);
      });
    };
    shop.api.tick = (input) => hold('tick', tick(input));
    kitchen.tick(find('A'), [1], true);
    await settle();
    await tick({ id: 'A', lines: [1], isDone: false, at: '2100-01-01T00:00:00.000Z' });
    shop.api.readBoard = (input) => hold('read', readBoard(input));
    void kitchen.read();
    await settle();
    for (const name of order) {
      letAnswer[name]();
      await settle();
    }
    expect(shown()[0]?.lines[0]?.isDone).toBe(false);
  },
);

test('a board that is asked for as a read ends is read again', async () => {
  const shop = kitchenServer(ticket('A'));
  const { kitchen } = await openBoard(shop);
  for (let microtasks = 0; microtasks < 20; microtasks += 1) {
    void kitchen.read();
    for (let each = 0; each < microtasks; each += 1) await Promise.resolve();
    shop.world.calls.length = 0;
    void kitchen.read();
    await settle();
    expect(shop.world.calls, `after ${microtasks} microtasks`).toEqual(['read']);
  }
});
