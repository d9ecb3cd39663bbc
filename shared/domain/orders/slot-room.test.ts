import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { USUAL_PACE } from './promise';
import { nearestFree, roomOf, slotsFor } from './slots';

const LIMITS = { orders: 3, workSeconds: 1800 };
/** On a Wednesday. */
const at = (clock: string) => new Date(`2026-04-15T${clock}+05:30`);
const isoAt = (clock: string) => at(clock).toISOString();

describe('the room of a slot', () => {
  const full = (booked: { orders: number; workSeconds: number }, totalSeconds: number) => {
    const kitchen = { hands: 2, waitSeconds: 0, paces: [USUAL_PACE], busyMinutes: 0 };
    const slots = [
      { startsAt: isoAt('18:00'), opensAt: isoAt('10:00'), ...roomOf(booked, LIMITS) },
    ];
    const order = { work: { totalSeconds, longestSeconds: 480 }, travelMinutes: 0 };
    return slotsFor(order, { slots, slotSeconds: 1800, kitchen, now: at('12:02') })[0]?.isFull;
  };

  it.each([
    [{ orders: 2, workSeconds: 900 }, 900, false],
    [{ orders: 3, workSeconds: 900 }, 480, true],
    [{ orders: 2, workSeconds: 1400 }, 480, true],
    // More than any slot has: it needs an empty one.
    [{ orders: 0, workSeconds: 0 }, 9000, false],
    [{ orders: 1, workSeconds: 480 }, 9000, true],
    [{ orders: 1, workSeconds: 9000 }, 480, true],
    // The owner has lowered the limit since.
    [{ orders: 5, workSeconds: 480 }, 480, true],
  ])('with %j, for %d s of work: full %s', (booked, totalSeconds, isFull) => {
    expect(full(booked, totalSeconds)).toBe(isFull);
  });

  it('never lets orders exceed its limits, except one that has it alone', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 60, max: 4000 })), (works) => {
        const booked = { orders: 0, workSeconds: 0 };
        for (const work of works) {
          if (full(booked, work)) continue;
          booked.orders += 1;
          booked.workSeconds += work;
        }
        expect(booked.orders).toBeLessThanOrEqual(LIMITS.orders);
        expect(booked.orders === 1 || booked.workSeconds <= LIMITS.workSeconds).toBe(true);
      }),
    );
  });
});

it('the nearest slots with room are named in the order of time', () => {
  const slots = ['12:00', '12:15', '12:30', '12:45', '13:00'].map((start, index) => ({
    startsAt: isoAt(start),
    endsAt: isoAt(start),
    isFull: index === 2 || index === 3,
  }));
  expect(nearestFree(slots, isoAt('12:30'), 2)).toEqual([isoAt('12:15'), isoAt('12:00')].sort());
  expect(nearestFree(slots, isoAt('12:45'))).toEqual([
    isoAt('12:00'),
    isoAt('12:15'),
    isoAt('13:00'),
  ]);
});
