import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterTicks, isEachPartDone, isTickable, openStations, stationsIn } from './order-parts';
import { stageOf } from './ticket';

const AT = '2026-04-15T07:00:00.000Z';
const line = fc.record({
  station: fc.constantFrom(1, 2, 6, null, undefined),
  isDone: fc.boolean(),
});
const method = fc.constantFrom('pickup' as const, 'delivery' as const);
const standing = fc
  .constantFrom('placed', 'preparing', 'on-the-way', 'delivered', 'cancelled')
  .chain((status) =>
    fc.record({
      status: fc.constant(status as 'placed'),
      acceptedAt: fc.constant(AT),
      readyAt: fc.constantFrom(AT, null),
    }),
  );

test('an order has the parts of its lines’ stations', () => {
  const lines = [
    { station: 2, isDone: true },
    { station: 1, isDone: false },
    { station: 2, isDone: false },
    { isDone: false },
  ];
  expect([stationsIn(lines), openStations(lines)]).toEqual([
    [1, 2],
    [1, 2],
  ]);
  expect(isEachPartDone(lines)).toBe(false);
  expect(isEachPartDone([{ isDone: true }])).toBe(false);
});

test('ticks make an order ready exactly when no part is open, and move none that is not being made', () => {
  fc.assert(
    fc.property(fc.array(line), standing, method, (lines, before, way) => {
      const after = afterTicks(before, way, lines, AT);
      const [was, is] = [stageOf(before, way), stageOf(after, way)];
      if (was !== 'preparing' && was !== 'ready') expect(after).toBe(before);
      else if (stationsIn(lines).length === 0) expect(is).toBe(was);
      else expect(is).toBe(openStations(lines).length === 0 ? 'ready' : 'preparing');
      // A second time it changes nothing.
      expect(afterTicks(after, way, lines, AT)).toBe(after);
    }),
  );
});

test('a station’s line is ticked once the order is accepted, and none after it has left', () => {
  const tickable = (station: number | null, status: 'placed' | 'preparing' | 'delivered') =>
    isTickable({ station }, { status, readyAt: null }, 'pickup');
  expect([tickable(null, 'placed'), tickable(1, 'placed')]).toEqual([true, false]);
  expect([tickable(1, 'preparing'), tickable(null, 'delivered')]).toEqual([true, false]);
});
