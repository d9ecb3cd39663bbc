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
    const high = (count: number) => pacesAt(learnPaces(many(count, made(1200))), NOON, 1)[0]?.high;
    expect(high(1)).toBeLessThan(1.5);
    expect(high(20)).toBeGreaterThan(1.6);
    expect(high(2000)).toBeCloseTo(2, 1);
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

describe('a slow day', () => {
  const paces = learnPaces(many(200, made(600)));

  it('shows in the last orders, and a fast one does not', () => {
    expect(slownessOf([], paces)).toBe(1);
    expect(slownessOf(many(1, made(1800)), paces)).toBeLessThan(2.1);
    expect(slownessOf(many(8, made(1200)), paces)).toBeCloseTo(2, 1);
    expect(slownessOf(many(8, made(300)), paces)).toBe(1);
    expect(slownessOf(many(8, made(90_000)), paces)).toBe(3);
  });

  it('makes every estimate longer', () => {
    expect(pacesAt([], NOON, 2)[0]).toEqual({ low: 2, middle: 2, high: 2.8 });
  });
});
