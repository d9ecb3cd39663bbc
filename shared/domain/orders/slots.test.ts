import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { USUAL_STATE } from '../shop/shop-state';
import { hoursOn, isStoreOpen, minutesOf, type OpeningSettings } from '../shop/store-hours';
import { estimatedSeconds, type KitchenState, promisedWindow, USUAL_PACE } from './promise';
import {
  kitchenStart,
  type LaterOrder,
  mayOrderLater,
  roomOf,
  type SlotWithRoom,
  slotEnd,
  slotsFor,
  upcomingSlots,
} from './slots';

const MINUTE_MS = 60_000;
const HOURS: OpeningSettings = {
  openingMode: 'hours',
  opensAt: '10:00',
  closesAt: '19:40',
  weeklyHours: null,
  holidays: [],
};
/** A Wednesday. */
const at = (clock: string, date = '2026-04-15') => new Date(`${date}T${clock}+05:30`);
const isoAt = (clock: string, date?: string) => at(clock, date).toISOString();
const KITCHEN: KitchenState = { hands: 2, waitSeconds: 0, paces: [USUAL_PACE], busyMinutes: 0 };
const DISH: LaterOrder = { work: { totalSeconds: 480, longestSeconds: 480 }, travelMinutes: 0 };
const LIMITS = { orders: 3, workSeconds: 1800 };

const empty = (now: Date, hours = HOURS): SlotWithRoom[] =>
  upcomingSlots(hours, now).map((slot) => ({
    ...slot,
    ...roomOf({ orders: 0, workSeconds: 0 }, LIMITS),
  }));
const choices = (now: Date, order = DISH, kitchen = KITCHEN, hours = HOURS) =>
  slotsFor(order, { slots: empty(now, hours), slotSeconds: 1800, kitchen, now });

const clock = fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15 + (quarter % 7));
const words = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const dayHours = fc
  .uniqueArray(clock, { minLength: 0, maxLength: 4 })
  .map((minutes) => minutes.sort((a, b) => a - b).map(words))
  .map(([opens, closes, opensAgain, closesAgain]) => [
    ...(opens && closes ? [{ opens, closes }] : []),
    ...(opensAgain && closesAgain ? [{ opens: opensAgain, closes: closesAgain }] : []),
  ]);
const hours = fc
  .array(dayHours, { minLength: 7, maxLength: 7 })
  .map((weeklyHours): OpeningSettings => ({ ...HOURS, weeklyHours }));
const now = fc
  .date({ min: at('00:00'), max: at('00:00', '2026-05-15'), noInvalidDate: true })
  .map((date) => new Date(date));
const order = fc.record({
  work: fc
    .record({ totalSeconds: fc.nat(9000), longestSeconds: fc.nat(3600) })
    .map(({ totalSeconds, longestSeconds }) => ({
      totalSeconds: Math.max(totalSeconds, longestSeconds),
      longestSeconds,
    })),
  travelMinutes: fc.nat(60),
});
const kitchen = fc.record({
  hands: fc.integer({ min: 1, max: 6 }),
  waitSeconds: fc.nat(7200),
  paces: fc.constant([USUAL_PACE, USUAL_PACE, USUAL_PACE]),
  busyMinutes: fc.constantFrom(0, 10, 30),
});

describe('the slots', () => {
  it('are the whole quarters of today and tomorrow within the hours', () => {
    const slots = upcomingSlots(HOURS, at('12:05'));
    expect(slots[0]).toEqual({ startsAt: isoAt('12:15'), opensAt: isoAt('10:00') });
    // 19:30 to 19:45 would end after closing.
    expect(slots.filter(({ startsAt }) => startsAt < isoAt('24:00')).at(-1)?.startsAt).toBe(
      isoAt('19:15'),
    );
    expect(slots.at(-1)?.startsAt).toBe(isoAt('19:15', '2026-04-16'));
    expect(slots).toHaveLength(29 + 38);
  });

  it('begin at the first whole quarter of an opening', () => {
    const late = { ...HOURS, opensAt: '10:10' };
    expect(upcomingSlots(late, at('08:00'))[0]?.startsAt).toBe(isoAt('10:15'));
  });

  it('respect holidays and join hours that meet at midnight', () => {
    const holidays = [
      { date: '2026-04-15', name: 'Losar', hours: [{ opens: '22:00', closes: '24:00' }] },
      { date: '2026-04-16', name: '', hours: [{ opens: '00:00', closes: '01:00' }] },
    ];
    const slots = upcomingSlots({ ...HOURS, holidays }, at('12:00'));
    expect(slots).toHaveLength(12);
    expect(new Set(slots.map(({ opensAt }) => opensAt))).toEqual(new Set([isoAt('22:00')]));
  });

  it('go on in an evening that began yesterday', () => {
    const evening = [{ opens: '18:00', closes: '02:00' }];
    const settings = { ...HOURS, weeklyHours: Array(7).fill(evening) };
    const slots = upcomingSlots(settings, at('00:50'));
    expect(slots[0]).toEqual({ startsAt: isoAt('01:00'), opensAt: isoAt('18:00', '2026-04-14') });
    const startsBefore = (clock: string) => slots.filter(({ startsAt }) => startsAt < isoAt(clock));
    expect(startsBefore('18:00').at(-1)?.startsAt).toBe(isoAt('01:45'));
    expect(slots.at(-1)?.startsAt).toBe(isoAt('01:45', '2026-04-17'));
  });

  it('lie ahead, within the opening hours, a quarter of an hour long', () => {
    fc.assert(
      fc.property(hours, now, (settings, moment) => {
        for (const slot of upcomingSlots(settings, moment)) {
          const starts = new Date(slot.startsAt);
          const ends = new Date(slotEnd(slot));
          expect(starts > moment).toBe(true);
          expect(starts.getTime() % (15 * MINUTE_MS)).toBe(0);
          expect(ends.getTime() - starts.getTime()).toBe(15 * MINUTE_MS);
          expect(isStoreOpen(settings, starts)).toBe(true);
          expect(isStoreOpen(settings, new Date(ends.getTime() - 1))).toBe(true);
          expect(isStoreOpen(settings, new Date(slot.opensAt))).toBe(true);
          expect(slot.opensAt <= slot.startsAt).toBe(true);
        }
      }),
    );
  });

  it('are as many as fit into the hours of a day that has not begun', () => {
    fc.assert(
      fc.property(hours, now, (settings, moment) => {
        const tomorrow = new Date(moment.getTime() + 24 * 60 * MINUTE_MS + 330 * MINUTE_MS);
        const date = tomorrow.toISOString().slice(0, 10);
        const fitting = hoursOn(settings, date).map(({ opens, closes }) =>
          Math.max(0, Math.floor(minutesOf(closes) / 15) - Math.ceil(minutesOf(opens) / 15)),
        );
        const slots = upcomingSlots(settings, moment).filter(
          ({ startsAt }) => startsAt >= at('00:00', date).toISOString(),
        );
        expect(slots).toHaveLength(fitting.reduce((sum, count) => sum + count, 0));
      }),
    );
  });
});

describe('the slots that an order can have', () => {
  it('begin with that in which its window would end', () => {
    expect(choices(at('12:02'))[0]).toEqual({
      startsAt: isoAt('12:15'),
      endsAt: isoAt('12:30'),
      isFull: false,
    });
    expect(choices(at('12:02'), DISH, { ...KITCHEN, waitSeconds: 1800 })[0]?.startsAt).toBe(
      isoAt('13:00'),
    );
    expect(choices(at('12:02'), { ...DISH, travelMinutes: 30 })[0]?.startsAt).toBe(isoAt('12:45'));
  });

  it('count from the opening while the shop is closed', () => {
    const busy = { ...KITCHEN, busyMinutes: 30, waitSeconds: 3600 };
    expect(choices(at('08:00'), DISH, busy)[0]?.startsAt).toBe(isoAt('10:15'));
    const large = { ...DISH, work: { totalSeconds: 3600, longestSeconds: 480 } };
    expect(choices(at('08:00'), large)[0]?.startsAt).toBe(isoAt('10:45'));
  });

  it('are never sooner than an order for now is promised, nor sooner for more work', () => {
    fc.assert(
      fc.property(hours, now, order, kitchen, (settings, moment, asked, state) => {
        const found = choices(moment, asked, state, settings);
        const idle = { ...state, waitSeconds: 0, busyMinutes: 0 };
        const soonest = promisedWindow(idle, asked.work, {
          now: moment,
          travelMinutes: asked.travelMinutes,
        });
        for (const { startsAt, endsAt } of found) {
          expect(new Date(startsAt) > moment).toBe(true);
          expect(new Date(endsAt) >= soonest.until).toBe(true);
        }
        const { totalSeconds, longestSeconds } = asked.work;
        const more = { totalSeconds: totalSeconds + 600, longestSeconds };
        const later = choices(moment, { ...asked, work: more }, state, settings);
        expect(found.map(({ startsAt }) => startsAt)).toEqual(
          expect.arrayContaining(later.map(({ startsAt }) => startsAt)),
        );
      }),
    );
  });
});

describe('the kitchen starts an order for later', () => {
  const slot = { startsAt: isoAt('13:15'), opensAt: isoAt('10:00') };

  it('so that it is ready, or at the door, when its slot begins', () => {
    const [hands, early] = [2, at('12:02')];
    expect(kitchenStart(slot, DISH, { hands, now: early })).toEqual(at('13:05'));
    const delivery = { ...DISH, travelMinutes: 20 };
    expect(kitchenStart(slot, delivery, { hands, now: early })).toEqual(at('12:45'));
    expect(kitchenStart(slot, delivery, { hands, now: at('12:50') })).toEqual(at('12:50'));
    const first = { startsAt: isoAt('10:00'), opensAt: isoAt('10:00') };
    expect(kitchenStart(first, DISH, { hands, now: at('08:00') })).toEqual(at('10:00'));
  });

  it('neither before now or the opening, nor too late for the slot’s end', () => {
    fc.assert(
      fc.property(hours, now, order, kitchen, (settings, moment, asked, state) => {
        const bookable = new Set(choices(moment, asked, state, settings).map((s) => s.startsAt));
        const slots = upcomingSlots(settings, moment).filter((s) => bookable.has(s.startsAt));
        for (const each of slots) {
          const start = kitchenStart(each, asked, { hands: state.hands, now: moment });
          expect(start >= moment && start >= new Date(each.opensAt)).toBe(true);
          const seconds = estimatedSeconds({ hands: state.hands, waitSeconds: 0 }, asked.work);
          const doneMs = start.getTime() + seconds * 1000 + asked.travelMinutes * MINUTE_MS;
          expect(doneMs).toBeLessThanOrEqual(Date.parse(slotEnd(each)));
        }
      }),
    );
  });
});

it('no order for later is taken while staff hold the shop closed or paused', () => {
  const moment = at('12:00');
  const until = (end: string) => ({ ...USUAL_STATE, pausedUntil: isoAt(end) });
  expect(mayOrderLater(HOURS, USUAL_STATE, moment)).toBe(true);
  expect(mayOrderLater(HOURS, until('12:30'), moment)).toBe(false);
  expect(mayOrderLater(HOURS, until('11:30'), moment)).toBe(true);
  expect(mayOrderLater({ ...HOURS, openingMode: 'closed' }, USUAL_STATE, moment)).toBe(false);
  expect(mayOrderLater({ ...HOURS, openingMode: 'open' }, USUAL_STATE, at('02:00'))).toBe(true);
});
