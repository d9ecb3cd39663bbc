import { describe, expect, it } from 'vitest';
import { USUAL_PACE } from './promise';
import { learnPaces, type MadeOrder, pacesAt, slownessOf } from './promise-learning';

const NOON = 720;
const made = (tookSeconds: number, changes: Partial<MadeOrder> = {}): MadeOrder => ({
  placedMinutes: NOON,
  waitSeconds: 0,
  estimatedSeconds: 600,
  tookSeconds,
  ...changes,
});
const many = (count: number, order: MadeOrder) => Array<MadeOrder>(count).fill(order);

describe('the learned pace', () => {
  it('is the usual one without orders', () => {
    expect(pacesAt(learnPaces([]), NOON, 1)).toEqual([USUAL_PACE, USUAL_PACE, USUAL_PACE]);
    expect(pacesAt([], NOON, 1)).toEqual([USUAL_PACE, USUAL_PACE, USUAL_PACE]);
  });

  it('moves from the usual one as orders come', () => {
    const high = (count: number) => pacesAt(learnPaces(many(count, made(1800))), NOON, 1)[0]?.high;
    expect(high(1)).toBeLessThan(2);
    expect(high(20)).toBeGreaterThan(2.3);
    expect(high(2000)).toBeCloseTo(3, 1);
  });

  it('is of the load and the part of the day', () => {
    const learned = learnPaces([
      ...many(200, made(1200, { waitSeconds: 1000 })),
      ...many(200, made(600, { placedMinutes: 1100 })),
    ]);
    const [idle, , rush] = pacesAt(learned, NOON, 1);
    expect(rush?.middle).toBeCloseTo(2, 1);
    expect(idle?.middle).toBeCloseTo(1, 1);
  });

  it('ignores how much too late a tap came', () => {
    const orders = [...many(95, made(600)), ...many(5, made(90_000))];
    expect(pacesAt(learnPaces(orders), NOON, 1)[0]?.high).toBeLessThan(1.2);
  });
});

describe('the last hour', () => {
  const paces = learnPaces(many(200, made(600)));
  const ready = (count: number, tookSeconds: number) =>
    many(count, made(tookSeconds)).map((order) => ({ ...order, isReady: true }));
  const open = (count: number, tookSeconds: number) =>
    many(count, made(tookSeconds)).map((order) => ({ ...order, isReady: false }));

  it('shows whether the kitchen is slow or quick', () => {
    expect(slownessOf([], paces)).toBe(1);
    expect(slownessOf(ready(8, 1200), paces)).toBeCloseTo(2, 1);
    expect(slownessOf(ready(8, 300), paces)).toBeCloseTo(0.5, 1);
    expect(slownessOf(ready(8, 90_000), paces)).toBe(3);
    expect(slownessOf(ready(8, 1), paces)).toBeCloseTo(0.2, 1);
  });

  it('is told by the last orders, not by one of them', () => {
    expect(slownessOf([...ready(8, 300), ...ready(30, 1200)], paces)).toBeCloseTo(0.5, 1);
    for (const one of [1, 90_000]) {
      expect(slownessOf([...ready(1, one), ...ready(7, 600)], paces)).toBeCloseTo(1, 1);
      expect(slownessOf(ready(1, one), paces)).toBe(1);
    }
    expect(slownessOf(open(1, 90_000), paces)).toBe(1);
  });

  it('counts an open order once it waits for longer than the others took', () => {
    expect(slownessOf([...open(20, 100), ...ready(8, 600)], paces)).toBeCloseTo(1, 1);
    expect(slownessOf([...open(20, 900), ...ready(8, 600)], paces)).toBeCloseTo(1.5, 1);
    expect(slownessOf(open(20, 900), paces)).toBeCloseTo(1.5, 1);
  });

  it('makes every estimate longer or shorter', () => {
    expect(pacesAt([], NOON, 2)[0]).toEqual({ low: 2, middle: 2, high: 3.6 });
    expect(pacesAt([], NOON, 0.5)[0]).toEqual({ low: 0.5, middle: 0.5, high: 0.9 });
  });
});
