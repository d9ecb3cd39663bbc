import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Board } from '../../../../shared/contract/kitchen/kitchen-contract';
import type { Admin } from '../../../../shared/contract/people/staff-contract';
import type { RefusalCode } from '../../../../shared/domain/platform/refusals';
import { ticket } from '../../../../tests/support/kitchen/sample-tickets';
import { browserTabs } from '../../../../tests/support/platform/browser-tabs';
import { unreachable } from '../../../api/refusal';
import { createKeptBoard } from './kept-board';
import { createKeptTaps, tapsOf } from './kept-taps';
import { createKitchen } from './kitchen-store';
import type { KitchenCalls } from './send-taps';

const NOON = Date.parse('2026-04-15T06:30:00.000Z');
const DAY_MS = 86_400_000;

const person = (id: string): Admin => ({ id, name: id, email: '', role: 'staff', version: 1 });
const [ASHA, PEMA] = [person('Asha'), person('Pema')];

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  vi.stubGlobal('navigator', {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A tablet whose pages are opened by one person after another, and a shop that may be out of reach. */
function tablet() {
  const moved: string[] = [];
  const refused: RefusalCode[] = [];
  const world = {
    isDown: false,
    signedIn: undefined as string | undefined,
    moved,
    refused,
    reads: 0,
  };
  const reach = async <Answer>(answer: () => Answer): Promise<Answer> => {
    if (world.isDown) throw unreachable(undefined);
    return answer();
  };
  const board = (): Board => ({
    now: new Date(Date.now() + 60_000).toISOString(),
    tickets: [ticket('A'), ticket('B')],
    moreTickets: 0,
    cancelled: [],
    later: { orders: 0, nextStartsAt: null, toCheck: 0 },
    refundsDue: 0,
    hurryMinutes: 10,
    startsWhenPaid: false,
    stations: [],
  });
  const calls = {
    readBoard: () => {
      world.reads += 1;
      return reach(board);
    },
    move: ({ id }) =>
      reach(() => {
        moved.push(`${id} by ${world.signedIn}`);
        return ticket(id, { stage: 'preparing', version: 2 });
      }),
  } as Partial<KitchenCalls> as KitchenCalls;
  const stored = { taps: browserTabs(), board: browserTabs() };

  /** Loads the page. Without a network nobody knows who is signed in. */
  const open = async (staff: Admin) => {
    world.signedIn = world.isDown ? undefined : staff.id;
    const taps = createKeptTaps(stored.taps.tab());
    const kitchen = createKitchen(calls, {
      taps,
      board: createKeptBoard(stored.board.tab()),
      signedInId: () => world.signedIn,
    });
    const close = kitchen.open({
      staff,
      onMessage: () => {},
      onRefused: (code) => refused.push(code),
    });
    await vi.advanceTimersByTimeAsync(0);
    return { kitchen, close, taps };
  };
  return { world, stored, open };
}

test('a tablet that is reloaded without a network shows its last board and since when', async () => {
  const { world, open } = tablet();
  (await open(ASHA)).close();
  world.isDown = true;
  vi.setSystemTime(NOON + 10_000);
  const { kitchen } = await open(ASHA);
  expect(kitchen.get()).toMatchObject({
    heardAt: NOON,
    aheadMs: 60_000,
    failure: 'unavailable',
    board: { tickets: [{ id: 'A' }, { id: 'B' }] },
  });
});

test.each([
  ['somebody else', PEMA, 0],
  ['its user a day later', ASHA, DAY_MS],
])('a kept board is not shown to %s', async (_who, staff, laterMs) => {
  const { world, stored, open } = tablet();
  (await open(ASHA)).close();
  world.isDown = true;
  vi.setSystemTime(NOON + laterMs);
  const { kitchen } = await open(staff);
  expect(kitchen.get()).toMatchObject({ board: undefined, failure: 'unavailable' });
  if (laterMs > 0) expect(stored.board.stored.text).toBe(undefined);
});

test('a board that is read after its user signed out is not kept', async () => {
  const { world, stored, open } = tablet();
  const { kitchen } = await open(ASHA);
  world.signedIn = undefined;
  stored.board.stored.text = undefined;
  await kitchen.read();
  expect(stored.board.stored.text).toBe(undefined);
});

test('only the session of the person who tapped sends a kept tap', async () => {
  const { world, open } = tablet();
  const first = await open(ASHA);
  world.isDown = true;
  first.kitchen.move(ticket('A'));
  await vi.advanceTimersByTimeAsync(1000);
  first.close();

  world.isDown = false;
  const second = await open(PEMA);
  second.kitchen.move(ticket('B'));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(world.moved).toEqual(['B by Pema']);
  expect(second.taps.get().taps).toMatchObject([{ orderId: 'A', staff: { name: 'Asha' } }]);
  second.close();

  const third = await open(ASHA);
  await vi.advanceTimersByTimeAsync(0);
  expect(world.moved).toEqual(['B by Pema', 'A by Asha']);
  expect(third.taps.get().taps).toEqual([]);
});

test('a tap while the sign-in is checked is sent a second later', async () => {
  const { world, open } = tablet();
  const { kitchen } = await open(ASHA);
  kitchen.setConnected(true);
  world.signedIn = undefined;
  kitchen.move(ticket('A'));
  await vi.advanceTimersByTimeAsync(500);
  expect(world.moved).toEqual([]);
  world.signedIn = ASHA.id;
  await vi.advanceTimersByTimeAsync(500);
  expect(world.moved).toEqual(['A by Asha']);
});

test('while nobody can send a tap, the session is read again and the board less and less often', async () => {
  const { world, open } = tablet();
  const { kitchen } = await open(ASHA);
  kitchen.setConnected(true);
  world.signedIn = undefined;
  world.reads = 0;
  kitchen.move(ticket('A'));
  await vi.advanceTimersByTimeAsync(60_000);
  // After 1, 2, 4, 8, 16, 31 and 46 seconds.
  expect(world.reads).toBe(7);
  expect(world.refused).toEqual(Array(7).fill('unauthorized'));
  world.signedIn = ASHA.id;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(world.moved).toEqual(['A by Asha']);
  world.reads = 0;
  await vi.advanceTimersByTimeAsync(40_000);
  expect(world.reads).toBe(0);
});

test('another person may discard them', async () => {
  const { world, open } = tablet();
  const { kitchen, close, taps } = await open(ASHA);
  world.isDown = true;
  kitchen.move(ticket('A'));
  close();
  world.isDown = false;
  const { kitchen: next } = await open(PEMA);
  next.discardTaps(ASHA.id);
  expect(tapsOf(taps.get().taps, ASHA.id)).toEqual([]);
});
