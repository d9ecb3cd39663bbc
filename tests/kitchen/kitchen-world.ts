import { vi } from 'vitest';
import type { Board, Ticket } from '../../shared/contract/kitchen/kitchen-contract';
import type { Admin } from '../../shared/contract/people/staff-contract';
import { afterTicks } from '../../shared/domain/orders/order-parts';
import { moveOn, stageOf } from '../../shared/domain/orders/ticket';
import { createKeptBoard } from '../../web/admin/kitchen/board/kept-board';
import { createKeptTaps, withTaps } from '../../web/admin/kitchen/board/kept-taps';
import { createKitchen } from '../../web/admin/kitchen/board/kitchen-store';
import type { KitchenCalls } from '../../web/admin/kitchen/board/send-taps';
import { unreachable, WireError } from '../../web/api/refusal';
import { ticket } from '../support/kitchen/sample-tickets';
import { browserTabs } from '../support/platform/browser-tabs';

const STAFF: Admin = { id: 's1', name: 'Asha', email: '', role: 'staff', version: 1 };

/** Grants a lock to one tab at a time, as a browser does. */
export function tabLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request(_name: string, work: () => Promise<unknown>) {
      const run = last.then(work);
      last = run.catch(() => {});
      return run;
    },
  };
}

/** Lets what has been sent be answered. */
export const settle = () => vi.advanceTimersByTimeAsync(0);

/** The server's clock is a minute ahead. */
const serverTime = () => new Date(Date.now() + 60_000).toISOString();

/** A server with tickets, whose network a test cuts: before a request, or before its answer. */
export function kitchenServer(...placed: Ticket[]) {
  const tickets = new Map(placed.map((each) => [each.id, each]));
  const before = new Map<string, Ticket>();
  const tickedAt = new Map<string, string>();
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
    now: serverTime(),
    tickets: [...tickets.values()].filter(({ stage }) => stage !== null),
    moreTickets: 0,
    cancelled: [],
    later: { orders: 0, nextStartsAt: null, toCheck: 0 },
    refundsDue: 0,
    hurryMinutes: 10,
    startsWhenPaid: false,
    stations: [],
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
    tick: ({ id, lines: ticked, isDone, at }) =>
      answer(`tick ${id} ${ticked.join()}`, () => {
        const now = tickets.get(id);
        if (!now) throw new WireError('not_found', 404, '');
        const newest = ticked.filter((line) => at >= (tickedAt.get(`${id} ${line}`) ?? ''));
        for (const line of newest) tickedAt.set(`${id} ${line}`, at);
        const lines = now.lines.map((each) =>
          newest.includes(each.line) ? { ...each, isDone } : each,
        );
        const standing = afterTicks(now, now.deliveryMethod, lines, at);
        const stage = stageOf(standing, now.deliveryMethod) ?? null;
        const moved = standing !== now && { ...standing, stage, version: now.version + 1 };
        const next = { ...now, ...moved, lines };
        tickets.set(id, next);
        return next;
      }),
    seeCancelled: ({ id }) => answer(`seen ${id}`, () => ({ seen: true as const })),
  };
  return { world, api };
}

/** Opens a board with its kept taps, in a tab of its own unless one is given. */
export async function openBoard(shop: ReturnType<typeof kitchenServer>, tab = browserTabs().tab()) {
  const kept = createKeptTaps(tab);
  const kitchen = createKitchen(shop.api, {
    taps: kept,
    board: createKeptBoard(browserTabs().tab()),
    signedInId: () => STAFF.id,
  });
  const messages: string[] = [];
  const close = kitchen.open({
    staff: STAFF,
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
