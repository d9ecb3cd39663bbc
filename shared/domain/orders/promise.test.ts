import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  type KitchenState,
  promisedWindow,
  travelMinutes,
  UNCONFIRMED_WAIT_S,
  USUAL_PACE,
  unconfirmedSeconds,
  waitSecondsOf,
  workOf,
} from './promise';
import { mayBeTooLate, type PromisedWindow, windowBefore } from './promised-window';

const MINUTE_MS = 60_000;
const NOTHING_MADE = { makingSeconds: 0, makingOrders: 0 };
const NOW = new Date('2026-04-15T06:30:00Z');

const dish = fc.record({
  productId: fc.constantFrom('waffle', 'coffee', 'pizza'),
  quantity: fc.integer({ min: 1, max: 30 }),
  prepMinutes: fc.option(fc.integer({ min: 0, max: 240 })),
});
const order = fc.array(dish, { minLength: 1, maxLength: 50 });
const hands = fc.integer({ min: 1, max: 20 });
const seconds = fc.nat(20_000);
const open = fc.record({
  waitingSeconds: seconds,
  makingSeconds: seconds,
  makingOrders: fc.integer({ min: 1, max: 200 }),
});
const pace = fc
  .tuple(...[1, 2, 3].map(() => fc.double({ min: 0.2, max: 5, noNaN: true })))
  .map((factors) => factors.toSorted((a, b) => a - b))
  .map(([low = 1, middle = 1, high = 1]) => ({ low, middle, high }));
const kitchen = fc.record({
  hands,
  paces: fc.array(pace, { minLength: 3, maxLength: 3 }),
  busyMinutes: fc.constantFrom(0, 10, 30),
});
const now = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
  .map((date) => new Date(date));

const isNoEarlier = (later: PromisedWindow, sooner: PromisedWindow) => {
  expect(later.from.getTime()).toBeGreaterThanOrEqual(sooner.from.getTime());
  expect(later.until.getTime()).toBeGreaterThanOrEqual(sooner.until.getTime());
};

describe('a promised window', () => {
  it('lies in the future, in steps of five minutes, 10 to 25 minutes long', () => {
    fc.assert(
      fc.property(kitchen, open, order, now, fc.nat(60), (state, queue, dishes, at, travel) => {
        const waitSeconds = waitSecondsOf(queue, state.hands);
        const asked = { now: at, travelMinutes: travel };
        const window = promisedWindow({ ...state, waitSeconds }, workOf(dishes, 8), asked);
        expect(window.from.getTime()).toBeGreaterThan(at.getTime());
        const width = window.until.getTime() - window.from.getTime();
        expect(width).toBeGreaterThanOrEqual(10 * MINUTE_MS);
        expect(width).toBeLessThanOrEqual(25 * MINUTE_MS);
        for (const end of Object.values(window)) expect(end.getTime() % (5 * MINUTE_MS)).toBe(0);
        expect(promisedWindow({ ...state, waitSeconds }, workOf(dishes, 8), asked)).toEqual(window);
      }),
    );
  });

  it('is never earlier with more work ahead', () => {
    fc.assert(
      fc.property(
        kitchen,
        open,
        order,
        seconds,
        fc.boolean(),
        (state, queue, dishes, more, made) => {
          const at = (of: typeof queue) =>
            promisedWindow(
              { ...state, waitSeconds: waitSecondsOf(of, state.hands) },
              workOf(dishes, 8),
              { now: NOW },
            );
          const added = made
            ? { makingSeconds: queue.makingSeconds + more, makingOrders: queue.makingOrders + 1 }
            : { waitingSeconds: queue.waitingSeconds + more };
          isNoEarlier(at({ ...queue, ...added }), at(queue));
        },
      ),
    );
  });

  it('is never earlier for more dishes, and never later with more hands', () => {
    fc.assert(
      fc.property(kitchen, open, order, dish, hands, (state, queue, dishes, another, more) => {
        const at = (lines: typeof dishes, count: number) =>
          promisedWindow(
            { ...state, hands: count, waitSeconds: waitSecondsOf(queue, count) },
            workOf(lines, 8),
            { now: NOW },
          );
        isNoEarlier(at([...dishes, another], state.hands), at(dishes, state.hands));
        isNoEarlier(at(dishes, state.hands), at(dishes, state.hands + more));
      }),
    );
  });

  it('never ends after the closing, and is kept where it fits', () => {
    fc.assert(
      fc.property(
        kitchen,
        open,
        order,
        now,
        fc.integer({ min: 1, max: 600 }),
        (state, queue, dishes, at, left) => {
          const waitSeconds = waitSecondsOf(queue, state.hands);
          const latest = new Date(at.getTime() + left * MINUTE_MS);
          const window = promisedWindow({ ...state, waitSeconds }, workOf(dishes, 8), { now: at });
          const promised = windowBefore(window, latest);
          expect(promised.until.getTime()).toBeLessThanOrEqual(latest.getTime());
          expect(promised.from.getTime()).toBeGreaterThan(at.getTime());
          expect(mayBeTooLate(promised)).toBe(window.until > latest);
          if (!mayBeTooLate(promised)) expect(promised).toEqual(window);
          expect(windowBefore(window, null)).toEqual(window);
        },
      ),
    );
  });

  const idle: KitchenState = {
    hands: 2,
    waitSeconds: 0,
    paces: [USUAL_PACE, USUAL_PACE, USUAL_PACE],
    busyMinutes: 0,
  };
  const waffle = workOf([{ productId: 'waffle', quantity: 1, prepMinutes: 8 }], 5);

  it('of one waffle in an idle kitchen ends within twenty minutes', () => {
    expect(promisedWindow(idle, waffle, { now: NOW })).toEqual({
      from: new Date('2026-04-15T06:40:00Z'),
      until: new Date('2026-04-15T06:50:00Z'),
    });
  });

  it('is later by the minutes that staff add, and by the way', () => {
    const busy = { ...idle, busyMinutes: 20 };
    expect(promisedWindow(busy, waffle, { now: NOW, travelMinutes: 10 })).toEqual({
      from: new Date('2026-04-15T07:10:00Z'),
      until: new Date('2026-04-15T07:20:00Z'),
    });
  });
});

describe('work', () => {
  it('of further units of a dish is half of the first one’s', () => {
    const waffles = (quantity: number) => ({ productId: 'waffle', quantity, prepMinutes: 8 });
    const three = { totalSeconds: 16 * 60, longestSeconds: 8 * 60 };
    expect(workOf([waffles(3)], 5)).toEqual(three);
    expect(workOf([waffles(1), waffles(2)], 5)).toEqual(three);
  });

  it('of a dish without a time is the usual one; nothing is to make of a bottle', () => {
    const of = (prepMinutes: number | null) => [{ productId: 'x', quantity: 1, prepMinutes }];
    expect(workOf(of(null), 5)).toEqual({ totalSeconds: 300, longestSeconds: 300 });
    expect(workOf(of(0), 5)).toEqual({ totalSeconds: 0, longestSeconds: 0 });
  });

  it('of an accepted order counts half for each pair of hands', () => {
    const queue = { waitingSeconds: 600, makingSeconds: 1200, makingOrders: 4 };
    expect(waitSecondsOf(queue, 2)).toBe((600 + 1200 - 300) / 2);
    expect(waitSecondsOf({ waitingSeconds: 0, makingSeconds: 0, makingOrders: 0 }, 2)).toBe(0);
  });
});

it('the rider’s way grows with the distance, and is guessed for an unknown place', () => {
  const store = { latitude: 27.307, longitude: 88.366 };
  const zone = { store, radiusKm: 5 };
  const north = (km: number) => ({ ...store, latitude: store.latitude + km / 111.195 });
  expect(travelMinutes(zone, store)).toBe(5);
  expect(travelMinutes(zone, north(2))).toBe(14);
  expect(travelMinutes(zone, undefined)).toBe(19);
  expect(travelMinutes(zone, north(400))).toBe(60);

  const corners = [
    [27.32, 88.36],
    [27.33, 88.37],
    [27.32, 88.37],
  ] as const;
  const terms = { id: 'a', name: 'Ralang', deliveryFee: 0, minOrderAmount: 0, extraMinutes: 15 };
  const onlyArea = { store, radiusKm: 0, areas: [{ ...terms, corners }] };
  const there = { latitude: 27.324, longitude: 88.366 };
  expect(travelMinutes(onlyArea, there)).toBe(travelMinutes(zone, there) + 15);
  expect(travelMinutes(onlyArea, undefined)).toBeGreaterThan(5);
});

test('unpaid orders add their work to the wait, up to a few minutes', () => {
  fc.assert(
    fc.property(fc.array(seconds, { maxLength: 50 }), hands, (works, hands) => {
      const sum = works.reduce((total, each) => total + each, 0);
      const counted = unconfirmedSeconds(works, hands);
      expect(counted).toBeLessThanOrEqual(sum);
      const wait = waitSecondsOf({ waitingSeconds: counted, ...NOTHING_MADE }, hands);
      expect(wait).toBeLessThanOrEqual(UNCONFIRMED_WAIT_S.ofAll);
      if (works.length === 1) expect(wait).toBeLessThanOrEqual(UNCONFIRMED_WAIT_S.ofOne);
      if (sum <= UNCONFIRMED_WAIT_S.ofOne * hands) expect(counted).toBe(sum);
    }),
  );
});
