import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  kitchenServer,
  openBoard,
  settle,
  tabLocks,
} from '../../../../tests/kitchen/kitchen-world';
import { ticket, ticketLine } from '../../../../tests/support/kitchen/sample-tickets';
import { browserTabs } from '../../../../tests/support/platform/browser-tabs';
import { WireError } from '../../../api/refusal';

const NOON = Date.parse('2026-04-15T06:30:00.000Z');

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  vi.stubGlobal('navigator', { locks: tabLocks() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('taps without a network are kept over a reload and sent in order when it is back', async () => {
  const { tab } = browserTabs();
  const shop = kitchenServer(ticket('A'), ticket('B', { lines: [ticketLine(1, 'Waffle', 2)] }));
  const first = await openBoard(shop, tab());
  shop.world.isDown = true;
  first.kitchen.move(first.find('A'));
  first.kitchen.tick(first.find('B'), [1], true);
  first.kitchen.move(first.find('A'));
  await settle();
  first.close();
  expect(first.stages()).toEqual(['A ready', 'B new']);
  expect(first.find('B').lines[0]?.isDone).toBe(true);
  expect(shop.world.calls).toEqual([]);

  shop.world.isDown = false;
  const second = await openBoard(shop, tab());
  await vi.advanceTimersByTimeAsync(20_000);
  const sent = shop.world.calls.filter((name) => name !== 'read');
  expect(sent.length).toBeLessThanOrEqual(3);
  expect(shop.world.tickets.get('A')).toMatchObject({ stage: 'ready', version: 3 });
  expect(shop.world.tickets.get('B')?.lines[0]?.isDone).toBe(true);
  expect(second.kept.get().taps).toEqual([]);
  expect(second.messages).toEqual([]);
});

test('a tap whose answer was lost is sent again without a second move or a message', async () => {
  const shop = kitchenServer(ticket('A'));
  const { kitchen, find, stages, messages, kept } = await openBoard(shop);
  shop.world.losesAnswers = true;
  kitchen.move(find('A'));
  await settle();
  shop.world.losesAnswers = false;
  await vi.advanceTimersByTimeAsync(2000);
  expect(shop.world.calls.filter((name) => name === 'move A')).toHaveLength(2);
  expect(stages()).toEqual(['A preparing']);
  expect(shop.world.tickets.get('A')?.version).toBe(2);
  expect([kept.get().taps, messages]).toEqual([[], []]);
});

test('a tap on a ticket that someone else moved is dropped, and said in words', async () => {
  const shop = kitchenServer(ticket('A'), ticket('B', { number: 43 }));
  const { kitchen, find, stages, messages } = await openBoard(shop);
  shop.world.tickets.set('A', ticket('A', { stage: 'ready', status: 'on-the-way', version: 3 }));
  shop.world.tickets.delete('B');
  kitchen.move(find('A'));
  kitchen.move(find('B'));
  await settle();
  expect(stages()).toEqual(['A ready']);
  expect(messages).toEqual([
    'Someone else changed 42. It is in “Ready” now.',
    'Your tap on 43 failed. It is no longer on the board.',
  ]);
});

test('a tick that is sent again says when it was tapped, by the server’s clock', async () => {
  const shop = kitchenServer(ticket('A', { lines: [ticketLine(1, 'Waffle', 1)] }));
  const tick = vi.spyOn(shop.api, 'tick');
  const { kitchen, find } = await openBoard(shop);
  shop.world.losesAnswers = true;
  await vi.advanceTimersByTimeAsync(5000);
  kitchen.tick(find('A'), [1], true);
  await settle();
  shop.world.losesAnswers = false;
  await vi.advanceTimersByTimeAsync(20_000);
  // The server's clock is a minute ahead.
  const at = new Date(NOON + 65_000).toISOString();
  expect(tick.mock.calls.map(([tap]) => tap.at)).toEqual([at, at]);
});

test('a tick that is sent again does not overrule another tablet’s later one', async () => {
  const shop = kitchenServer(ticket('A', { lines: [ticketLine(1, 'Waffle', 1)] }));
  const { kitchen, find, kept } = await openBoard(shop);
  shop.world.losesAnswers = true;
  kitchen.tick(find('A'), [1], true);
  await settle();
  shop.world.losesAnswers = false;
  const later = new Date(NOON + 61_000).toISOString();
  await shop.api.tick({ id: 'A', lines: [1], isDone: false, at: later });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(kept.get().taps).toEqual([]);
  expect(find('A').lines[0]?.isDone).toBe(false);
});

test('a slow answer, after which the server’s clock seems earlier, does not turn two ticks round', async () => {
  const shop = kitchenServer(ticket('A', { lines: [ticketLine(1, 'Waffle', 1)] }));
  const { kitchen, find } = await openBoard(shop);
  kitchen.tick(find('A'), [1], true);
  await settle();
  const readBoard = shop.api.readBoard;
  vi.spyOn(shop.api, 'readBoard').mockImplementation(async (...args) => {
    const board = await readBoard(...args);
    return { ...board, now: new Date(Date.parse(board.now) - 8000).toISOString() };
  });
  await kitchen.read();
  await vi.advanceTimersByTimeAsync(1000);
  kitchen.tick(find('A'), [1], false);
  await settle();
  expect(shop.world.tickets.get('A')?.lines[0]?.isDone).toBe(false);
});

test('a tick that is answered after another tablet accepted does not move the ticket on', async () => {
  const shop = kitchenServer(ticket('A', { lines: [ticketLine(1, 'Waffle', 1)] }));
  const { kitchen, find, kept, messages } = await openBoard(shop);
  shop.world.isDown = true;
  kitchen.tick(find('A'), [1], true);
  kitchen.move(find('A'));
  await settle();
  shop.world.isDown = false;
  await shop.api.move({ id: 'A', version: 1 });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(shop.world.tickets.get('A')).toMatchObject({ stage: 'preparing', version: 2 });
  expect(find('A').lines[0]?.isDone).toBe(true);
  expect([kept.get().taps, messages]).toEqual([[], []]);
});

test.each([
  ['the next move', 'new', 'ready', 3],
  ['its undo', 'new', 'new', 3],
  ['the undo of handing it over', 'ready', 'ready', 5],
] as const)(
  'a tap whose answer was lost does not take %s along',
  async (name, from, to, version) => {
    const isReady = from === 'ready';
    const shop = kitchenServer(
      isReady ? ticket('A', { stage: 'ready', status: 'on-the-way', version: 3 }) : ticket('A'),
    );
    const { kitchen, find, kept, messages } = await openBoard(shop);
    shop.world.losesAnswers = true;
    kitchen.move(find('A'));
    await settle();
    const [undoable] = kitchen.get().undoable;
    if (name === 'the next move') kitchen.move(find('A'));
    else if (undoable) kitchen.undo(undoable);
    shop.world.losesAnswers = false;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(shop.world.tickets.get('A')).toMatchObject({ stage: to, version });
    expect(find('A').stage).toBe(to);
    expect([kept.get().taps, messages]).toEqual([[], []]);
  },
);

test('later taps that are dropped with a tap are said, even if the first came true', async () => {
  const shop = kitchenServer(ticket('A'), ticket('B'));
  const { kitchen, find, messages } = await openBoard(shop);
  shop.world.isDown = true;
  kitchen.tick(find('B'), [1], true);
  kitchen.move(find('A'));
  kitchen.move(find('A'));
  await settle();
  shop.world.isDown = false;
  await shop.api.move({ id: 'A', version: 1 });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(shop.world.tickets.get('A')).toMatchObject({ stage: 'preparing', version: 2 });
  expect(messages).toEqual(['Someone else changed 42. It is in “Preparing” now.']);
});

test('two tabs send each tap once', async () => {
  const { tab } = browserTabs();
  const shop = kitchenServer(ticket('A'));
  const first = await openBoard(shop, tab());
  const second = await openBoard(shop, tab());
  shop.world.isDown = true;
  first.kitchen.move(first.find('A'));
  first.kitchen.move(first.find('A'));
  await settle();
  shop.world.isDown = false;
  void first.kitchen.read();
  void second.kitchen.read();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(shop.world.calls.filter((name) => name === 'move A')).toHaveLength(2);
  expect(shop.world.tickets.get('A')).toMatchObject({ stage: 'ready', version: 3 });
  expect([first.messages, second.messages]).toEqual([[], []]);
});

test('a tap that breaks the server does not hold up the others for ever', async () => {
  const shop = kitchenServer(ticket('A'), ticket('B'));
  const { kitchen, find, stages, messages } = await openBoard(shop);
  const move = shop.api.move;
  shop.api.move = (input, options) =>
    input.id === 'A'
      ? Promise.reject(new WireError('internal_error', 500, ''))
      : move(input, options);
  kitchen.move(find('A'));
  kitchen.move(find('B'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(stages()).toEqual(['A new', 'B preparing']);
  expect(messages).toEqual(['Your tap on 42 failed. It is in “New” now.']);
});
