import type { OrderedDish } from '../../../shared/domain/orders/promise';
import type { Random } from '../random';

/** One day of a kitchen, with the truth that the shop cannot see. */
export interface DayPlan {
  /** Orders in each hour from opening on. */
  ordersPerHour: readonly number[];
  /** Those who really cook. */
  cooks: number;
  /** Mean minutes until somebody accepts an order. */
  acceptMinutes: number;
  /** How long dishes take that day, as a factor of their true times; 1 unless it says so. */
  slowness?: number;
  /** Further orders that come within minutes; in seconds since opening. */
  rush?: { from: number; lasts: number; orders: number };
  /** When the shop closes, in seconds since opening. Nobody orders later. */
  closesAt?: number;
}

/** A dish of the menu: what its owner entered, and how long it really takes. */
export interface Dish {
  productId: string;
  prepMinutes: number | null;
  trueMinutes: number;
}

/** An order of the day; times in seconds since opening. */
export interface DayOrder {
  placedAt: number;
  dishes: readonly OrderedDish[];
  /** When the food was ready. */
  readyAt: number;
  acceptedAt: number;
  /** When staff tapped Ready. */
  tappedAt: number;
}

/** Together with the first, each further unit really takes this part of its time. */
const FURTHER_UNIT = 0.6;
const NOISE = 0.3;
/** Some taps come when the customer does. */
const FORGOTTEN_TAPS = 0.05;

/** Makes the dishes in the order in which the orders came. */
export function kitchenDay(plan: DayPlan, menu: readonly Dish[], chance: Random): DayOrder[] {
  const freeAt = new Array<number>(plan.cooks).fill(0);
  return arrivals(plan, chance).map((placedAt) => {
    const dishes = chooseDishes(menu, chance);
    const acceptedAt = placedAt + chance.exponential(plan.acceptMinutes * 60);
    let cookedAt = acceptedAt;
    for (const { productId, quantity } of dishes) {
      const dish = menu.find((each) => each.productId === productId);
      const minutes = (dish?.trueMinutes ?? 0) * (1 + FURTHER_UNIT * (quantity - 1));
      const cook = freeAt.indexOf(Math.min(...freeAt));
      const startsAt = Math.max(freeAt[cook] ?? 0, acceptedAt);
      const seconds = minutes * 60 * (plan.slowness ?? 1);
      freeAt[cook] = startsAt + seconds * chance.lognormal(NOISE);
      cookedAt = Math.max(cookedAt, freeAt[cook]);
    }
    const readyAt = cookedAt + 30 + chance.exponential(30);
    const lateTap = chance.next() < FORGOTTEN_TAPS ? 300 + chance.exponential(600) : 0;
    return {
      placedAt,
      dishes,
      acceptedAt,
      readyAt,
      tappedAt: readyAt + chance.exponential(60) + lateTap,
    };
  });
}

function arrivals({ ordersPerHour, rush, closesAt }: DayPlan, chance: Random): number[] {
  const { from, lasts, orders: further } = rush ?? { from: 0, lasts: 0, orders: 0 };
  const times = Array.from({ length: further }, () => from + lasts * chance.next());
  ordersPerHour.forEach((orders, hour) => {
    for (
      let at = chance.exponential(3600 / orders);
      at < 3600;
      at += chance.exponential(3600 / orders)
    ) {
      times.push(hour * 3600 + at);
    }
  });
  return times.filter((at) => at < (closesAt ?? Infinity)).sort((a, b) => a - b);
}

function chooseDishes(menu: readonly Dish[], chance: Random): OrderedDish[] {
  const count = 1 + Math.floor(chance.next() ** 2 * 3);
  const chosen = new Map<string, OrderedDish>();
  for (let each = 0; each < count; each += 1) {
    const { productId, prepMinutes } = chance.pick(menu);
    const quantity = chance.next() < 0.25 ? 2 : 1;
    chosen.set(productId, { productId, prepMinutes, quantity });
  }
  return [...chosen.values()];
}
