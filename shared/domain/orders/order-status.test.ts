import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isFinal,
  nextStatus,
  ORDER_STATUS_LABELS,
  ORDER_STATUSES,
  type OrderStatus,
  stockEffect,
  timeline,
} from './order-status';

const path = (...statuses: OrderStatus[]) =>
  statuses.map((status, index) => ({ status, timestamp: index + 1 }));
const steps = (...statuses: OrderStatus[]) =>
  timeline(statuses.at(-1) ?? 'placed', path(...statuses)).map(({ status, state, at }) => [
    status,
    state,
    at,
  ]);

describe('order statuses (orders rule 10)', () => {
  it('come in order, with their labels', () => {
    expect(ORDER_STATUSES.map((status) => [status, ORDER_STATUS_LABELS[status]])).toEqual([
      ['placed', 'Order Placed'],
      ['preparing', 'Preparing'],
      ['on-the-way', 'On The Way'],
      ['delivered', 'Delivered'],
      ['cancelled', 'Cancelled'],
    ]);
  });

  it.each([
    ['placed', 'preparing', false],
    ['preparing', 'on-the-way', false],
    ['on-the-way', 'delivered', false],
    ['delivered', undefined, true],
    ['cancelled', undefined, true],
  ] as const)('%s is followed by %s; polling ends: %s', (status, next, final) => {
    expect(nextStatus(status)).toBe(next);
    expect(isFinal(status)).toBe(final);
  });
});

describe('the stock that an order holds', () => {
  it('is restored by cancelling, taken by reopening, and otherwise unchanged', () => {
    for (const from of ORDER_STATUSES) {
      for (const to of ORDER_STATUSES) {
        const effect =
          from === to
            ? 'none'
            : to === 'cancelled'
              ? 'restore'
              : from === 'cancelled'
                ? 'take'
                : 'none';
        expect([from, to, stockEffect(from, to)]).toEqual([from, to, effect]);
      }
    }
  });

  it('is taken exactly while the order is not cancelled, after any history', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ORDER_STATUSES)), (then) => {
        const effects = then.map((to, index) => stockEffect(then[index - 1] ?? 'placed', to));
        const held = effects.reduce(
          (sum, effect) => sum + { take: 1, restore: -1, none: 0 }[effect],
          1,
        );
        expect(held).toBe(then.at(-1) === 'cancelled' ? 0 : 1);
      }),
    );
  });
});

describe('the timeline (orders rule 11)', () => {
  it('of an order just placed', () => {
    expect(steps('placed')).toEqual([
      ['placed', 'current', 1],
      ['preparing', 'later', undefined],
      ['on-the-way', 'later', undefined],
      ['delivered', 'later', undefined],
    ]);
  });

  it.each(['preparing', 'on-the-way', 'delivered'] as const)(
    'of an order set straight to %s',
    (status) => {
      const shown = timeline(status, path('placed', status));
      expect(shown.map((step) => step.status)).toEqual(ORDER_STATUSES.slice(0, 4));
      const current = ORDER_STATUSES.indexOf(status);
      expect(shown.map((step) => step.state)).toEqual(
        shown.map((_, index) =>
          index < current ? 'done' : index === current ? 'current' : 'later',
        ),
      );
    },
  );

  it('shows the last time of a status set twice, and none for an undone step', () => {
    expect(steps('placed', 'preparing', 'placed').slice(0, 2)).toEqual([
      ['placed', 'current', 3],
      ['preparing', 'later', undefined],
    ]);
    expect(steps('placed', 'preparing', 'placed', 'preparing')[1]).toEqual([
      'preparing',
      'current',
      4,
    ]);
  });

  it('of a cancelled order shows the steps it took, then Cancelled', () => {
    expect(steps('placed', 'cancelled')).toEqual([
      ['placed', 'done', 1],
      ['cancelled', 'current', 2],
    ]);
    expect(steps('placed', 'on-the-way', 'cancelled').map(([status]) => status)).toEqual([
      'placed',
      'on-the-way',
      'cancelled',
    ]);
  });

  it('of a reopened order shows no Cancelled', () => {
    expect(
      steps('placed', 'cancelled', 'preparing').map(([status, state]) => [status, state]),
    ).toEqual([
      ['placed', 'done'],
      ['preparing', 'current'],
      ['on-the-way', 'later'],
      ['delivered', 'later'],
    ]);
  });

  it('has one current step, the status, with done steps before and later ones after it', () => {
    const status = fc.constantFrom(...ORDER_STATUSES);
    fc.assert(
      fc.property(status, fc.array(status), (now, history) => {
        const shown = timeline(now, path(...history));
        const states = shown.map(({ state }) => state).join(' ');
        expect(states).toMatch(/^(done )*current( later)*$/);
        expect(shown.find(({ state }) => state === 'current')?.status).toBe(now);
      }),
    );
  });
});
