import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Board, Ticket } from '../../../shared/contract/kitchen-contract';
import { moveOn, stageOf } from '../../../shared/domain/ticket';
import { browserTabs } from '../../../tests/support/browser-tabs';
import { ticket, ticketLine } from '../../../tests/support/sample-tickets';
import { unreachable, WireError } from '../../api/refusal';
import { createKeptTaps, withTaps } from './kept-taps';
import { createKitchen } from './kitchen-store';
import type { KitchenCalls } from './send-taps';

const NOON = Date.parse('2026-04-15T06:30:00.000Z');

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  vi.stubGlobal('navigator', { locks: tabLocks() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Grants a lock to one tab at a time, as a browser does. */
function tabLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request(_name: string, work: () => Promise<unknown>) {
      const run = last.then(work);
      last = run.catch(() => {});
      return run;
    },
  };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

/** A server with tickets, whose network a test cuts: before a request, or before its answer. */
function server(...placed: Ticket[]) {
  const tickets = new Map(placed.map((each) => [each.id, each]));
  const before = new Map<string, Ticket>();
  const calls: string[] = [];
  const world = { isDown: false, losesAnswers: false, calls, tickets };

  async function answer<Answer>(name: string, work: () => Answer): Promise<Answer> {
    if (world.isDown) throw unreachable(undefined);
    calls.push(name);
    const result = work();
    if (world.losesAnswers) throw unreachable(undefined);
    return result;
  }
  const write = (id: string, version: number, change: (now: Ticket) => Partial<Ticket>) => {
    const now = tickets.get(id);
    if (!now) throw new WireError('not_found', 404, '');
    if (now.version !== version) throw new WireError('conflict', 409, '');
    const next = { ...now, ...change(now), version: version + 1 };
    tickets.set(id, next);
    return next;
  };
  const board = (): Board => ({
    now: new Date(Date.now() + 60_000).toISOString(),
    tickets: [...tickets.values()].filter(({ stage }) => stage !== null),
    moreTickets: 0,
    cancelled: [],
    refundsDue: 0,
    hurryMinutes: 10,
  });
  const api: KitchenCalls = {
    readBoard: () => answer('read', board),
    listRecent: () =>
      answer('recent', () => [...tickets.values()].filter(({ stage }) => stage === null)),
    move: ({ id, version }) =>
      answer(`move ${id}`, () =>
        write(id, version, (now) => {
          before.set(id, now);
          const next = moveOn(now, now.deliveryMethod, new Date().toISOString());
          return next ? { ...next, stage: stageOf(next, now.deliveryMethod) ?? null } : {};
        }),
      ),
    undo: ({ id, version }) =>
      answer(`undo ${id}`, () => write(id, version, () => before.get(id) ?? {})),
    tick: ({ id, line, isDone }) =>
      answer(`tick ${id} ${line}`, () => {
        const now = tickets.get(id);
        if (!now) throw new WireError('not_found', 404, '');
        const lines = now.lines.map((each) => (each.line === line ? { ...each, isDone } : each));
        const next = { ...now, lines };
        tickets.set(id, next);
        return next;
      }),
    seeCancelled: ({ id }) => answer(`seen ${id}`, () => ({ seen: true as const })),
  };
  return { world, api };
}

async function openBoard(shop: ReturnType<typeof server>, tab = browserTabs().tab()) {
  const kept = createKeptTaps(tab);
  const kitchen = createKitchen(shop.api, kept);
  const messages: string[] = [];
  const close = kitchen.open({
    onMessage: (sentence) => messages.push(sentence),
    onRefused: () => {},
  });
  await settle();
  shop.world.calls.length = 0;
  const shown = () => withTaps(kitchen.get().board?.tickets ?? [], kept.get().taps);
  return {
    kitchen,
    messages,
    close,
    kept,
    shown,
    stages: () => shown().map(({ id, stage }) => `${id} ${stage}`),
    find: (id: string) => shown().find((each) => each.id === id) ?? ticket('none'),
  };
}

test('three taps hand an order over; each shows at once and is sent once', async () => {
  const shop = server(ticket('A'), ticket('B'));
  const { kitchen, find, stages, kept } = await openBoard(shop);
  for (const after of ['A preparing', 'A ready', undefined]) {
    kitchen.move(find('A'));
    expect(stages()).toEqual([after, 'B new'].filter(Boolean));
    await settle();
  }
  expect(shop.world.calls).toEqual(['move A', 'move A', 'move A']);
  expect(shop.world.tickets.get('A')).toMatchObject({ status: 'delivered', version: 4 });
  expect(kept.get().taps).toEqual([]);
});

test('taps without a network are kept over a reload and sent in order when it is back', async () => {
  const { tab } = browserTabs();
  const shop = server(ticket('A'), ticket('B', { lines: [ticketLine(1, 'Waffle', 2)] }));
  const first = await openBoard(shop, tab());
  shop.world.isDown = true;
  first.kitchen.move(first.find('A'));
  first.kitchen.tick(first.find('B'), 1, true);
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
  const shop = server(ticket('A'));
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
  const shop = server(ticket('A'), ticket('B', { number: 43 }));
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

test('a tick that is answered after another tablet accepted does not move the ticket on', async () => {
  const shop = server(ticket('A', { lines: [ticketLine(1, 'Waffle', 1)] }));
  const { kitchen, find, kept, messages } = await openBoard(shop);
  shop.world.isDown = true;
  kitchen.tick(find('A'), 1, true);
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
    const shop = server(
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
  const shop = server(ticket('A'), ticket('B'));
  const { kitchen, find, messages } = await openBoard(shop);
  shop.world.isDown = true;
  kitchen.tick(find('B'), 1, true);
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
  const shop = server(ticket('A'));
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

test('a move can be undone for five seconds, and one that was not sent is just forgotten', async () => {
  const shop = server(ticket('A'), ticket('B'));
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
  kitchen.tick(find('A'), 1, true);
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
  const shop = server(ticket('A', { stage: 'ready', status: 'on-the-way', version: 3 }));
  const { kitchen, find, stages } = await openBoard(shop);
  kitchen.move(find('A'));
  await settle();
  expect(stages()).toEqual([]);
  kitchen.undo(kitchen.get().undoable[0] ?? { key: '', ticket: ticket('A'), version: 0 });
  expect(stages()).toEqual(['A ready']);
  await settle();
  expect(stages()).toEqual(['A ready']);
});

test('a read that was sent before a tap does not put the ticket back', async () => {
  const shop = server(ticket('A'));
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
  const shop = server(ticket('A'));
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

test('a tap that breaks the server does not hold up the others for ever', async () => {
  const shop = server(ticket('A'), ticket('B'));
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

test('an order cancelled here is hidden here alone, without a tap', async () => {
  const shop = server(ticket('A'));
  const { kitchen, find, kept, stages } = await openBoard(shop);
  const other = await openBoard(shop);
  kitchen.showCancelled({ ...find('A'), status: 'cancelled', stage: null, version: 2 });
  await settle();
  expect(stages()).toEqual([]);
  expect(kitchen.get().cancelledHere).toEqual(['A']);
  expect(other.kitchen.get().cancelledHere).toEqual([]);
  expect([kept.get().taps, shop.world.calls]).toEqual([[], []]);
});
