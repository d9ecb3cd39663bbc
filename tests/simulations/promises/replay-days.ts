import { randomOf } from '../random';
import { type DayPlan, type Dish, kitchenDay } from './kitchen-day';
import { type Entered, learnFrom, type PromisedOrder, promiseDay } from './promise-day';

const ORDINARY: DayPlan = {
  ordersPerHour: [2, 4, 6, 5, 3, 3, 4, 6, 4, 2],
  cooks: 2,
  acceptMinutes: 1,
};
const QUIET: DayPlan = {
  ordersPerHour: [1, 2, 3, 3, 2, 2, 2, 3, 2, 1],
  cooks: 2,
  acceptMinutes: 0.7,
};
const RUSH: DayPlan = {
  ordersPerHour: [4, 7, 10, 9, 5, 5, 7, 10, 8, 4],
  cooks: 2,
  acceptMinutes: 1.5,
};
const A_COOK_LESS: DayPlan = {
  ordersPerHour: [2, 3, 4, 4, 2, 2, 3, 4, 3, 2],
  cooks: 1,
  acceptMinutes: 1.5,
};

const ENTERED: Entered = { hands: 2, usualMinutes: 8 };

const MINUTE_S = 60;
/** A day of a new shop, with 30 orders from noon to ten past. */
const NOON_RUSH: DayPlan = {
  ordersPerHour: [4, 6, 6, 6, 6, 6],
  cooks: 2,
  acceptMinutes: 1,
  rush: { from: 120 * MINUTE_S, lasts: 10 * MINUTE_S, orders: 30 },
};
const noonRush = (slowness: number, plan: Partial<DayPlan> = {}) => ({
  plan: { ...NOON_RUSH, slowness, ...plan },
  entered: ENTERED,
  isFirst: true,
});
/** At 1:29 pm. */
const CLOSES_SOON = { closesAt: 209 * MINUTE_S };

interface Replayed {
  plan: DayPlan;
  entered: Entered;
  /** Of a shop that has learned nothing. */
  isFirst?: boolean;
}

/** Each day, and what the owner has entered on it. */
const DAYS = {
  'A quiet day': { plan: QUIET, entered: ENTERED },
  'An ordinary day': { plan: ORDINARY, entered: ENTERED },
  'A rush': { plan: RUSH, entered: ENTERED },
  'One cook short, and nobody told the shop': { plan: A_COOK_LESS, entered: ENTERED },
  'One cook short, hands set to 1': { plan: A_COOK_LESS, entered: { ...ENTERED, hands: 1 } },
  'The first quiet day of a new shop': { plan: QUIET, entered: ENTERED, isFirst: true },
  '30 orders in 10 minutes, dishes take 0.4 of the time': noonRush(0.4),
  '30 orders in 10 minutes, dishes take their time': noonRush(1),
  '30 orders in 10 minutes, dishes take 1.3 of the time': noonRush(1.3),
  'The quick one, closing at 1:29 pm': noonRush(0.4, CLOSES_SOON),
  'The slow one, closing at 1:29 pm': noonRush(1.3, CLOSES_SOON),
} satisfies Record<string, Replayed>;
export type DayName = keyof typeof DAYS;

const DAYS_LEARNED = 14;

/** Replays each day in a number of kitchens, with menus and two weeks behind them of their own. */
export function replayAll(kitchens: number): Map<DayName, PromisedOrder[]> {
  const replayed = new Map<DayName, PromisedOrder[]>();
  for (let kitchen = 1; kitchen <= kitchens; kitchen += 1) {
    const chance = randomOf(kitchen);
    const menu = madeUpMenu(chance);
    const before = Array.from({ length: DAYS_LEARNED }, (_, day) =>
      kitchenDay(day % 7 < 4 ? ORDINARY : day % 7 === 4 ? QUIET : RUSH, menu, chance),
    );
    const learned = learnFrom(before, ENTERED);
    for (const [name, day] of Object.entries(DAYS) as [DayName, Replayed][]) {
      const { plan, entered, isFirst } = day;
      const shop = { ...entered, closesAt: plan.closesAt };
      const orders = promiseDay(kitchenDay(plan, menu, chance), shop, isFirst ? [] : learned);
      replayed.set(name, [...(replayed.get(name) ?? []), ...orders]);
    }
  }
  return replayed;
}

/** A third of the dishes have no time of their own, and the others one that is off by up to a third. */
function madeUpMenu(chance: ReturnType<typeof randomOf>): Dish[] {
  return [3, 4, 5, 6, 8, 10, 12, 3, 4, 5, 6, 8, 10, 12].map((minutes, index) => ({
    productId: `dish-${index}`,
    prepMinutes: index % 3 === 0 ? null : minutes,
    trueMinutes: minutes * (0.8 + 0.5 * chance.next()),
  }));
}

export interface Outcome {
  orders: number;
  /** Those that were promised no time, because the shop closes, and those promised one after it. */
  maybeLate: number;
  afterClosing: number;
  /** Shares of the promised orders, 0 to 1. */
  kept: number;
  /** Ready before the window began. */
  early: number;
  keptIn30Minutes: number;
  /** Means, in minutes. */
  width: number;
  promised: number;
  took: number;
}

/** An order is kept if its food was really ready by the end of its window. */
export function outcomeOf(all: readonly PromisedOrder[]): Outcome {
  const orders = all.filter(({ from, until }) => from < until);
  const mean = (of: (order: PromisedOrder) => number) =>
    orders.reduce((sum, order) => sum + of(order), 0) / orders.length;
  const minutes = (of: (order: PromisedOrder) => number) => mean(of) / 60;
  return {
    orders: all.length,
    maybeLate: all.length - orders.length,
    afterClosing: all.filter(({ until, closesAt = until }) => until > closesAt).length,
    kept: mean(({ readyAt, until }) => (readyAt <= until ? 1 : 0)),
    early: mean(({ readyAt, from }) => (readyAt < from ? 1 : 0)),
    keptIn30Minutes: mean(({ readyAt, placedAt }) => (readyAt - placedAt <= 1800 ? 1 : 0)),
    width: minutes(({ from, until }) => until - from),
    promised: minutes(({ placedAt, until }) => until - placedAt),
    took: minutes(({ placedAt, readyAt }) => readyAt - placedAt),
  };
}
