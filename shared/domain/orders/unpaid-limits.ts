import type { Paise } from '../platform/money';

export interface Holding {
  /** Units of all products. */
  items: number;
  amount: Paise;
}

/** An order that holds stock, or that lapsed unpaid a short while ago. */
export interface UnpaidOrder extends Holding {
  /** When it stops counting, in ms since 1970; infinite for one that counts as long as it is unpaid. */
  freeAtMs: number;
}

/** The limits of all unpaid orders together; a missing one does not apply. */
export interface UnpaidLimit extends Partial<Holding> {
  orders?: number;
}

const MEASURES = {
  orders: () => 1,
  items: ({ items }: Holding) => items,
  amount: ({ amount }: Holding) => amount,
};

/** Guests' unpaid orders may hold so many units of a product, however few there are. */
export const GUESTS_LEAST_SHARE = 5;

/**
 * How many units of a product a guest may order: together with other guests' unpaid orders at most half of
 * what is there, or five (orders rule 16).
 * @param stock before this order. @param held what guests' unpaid orders hold of it.
 */
export function guestsShare(stock: number, held: number): number {
  return Math.max(0, GUESTS_LEAST_SHARE - held, Math.floor((stock - held) / 2));
}

export interface Exceeded {
  what: keyof typeof MEASURES;
  allowed: number;
  /** When enough orders stop counting; undefined if the new order alone exceeds the limit. */
  freeAtMs: number | undefined;
}

/** An order holds stock as soon as it is placed: without limits one visitor could take all and never pay. */
export function exceededLimit(
  unpaid: readonly UnpaidOrder[],
  added: Holding,
  limit: UnpaidLimit,
): Exceeded | undefined {
  const freedFirst = unpaid.toSorted((a, b) => a.freeAtMs - b.freeAtMs);
  for (const what of ['orders', 'items', 'amount'] as const) {
    const most = limit[what] ?? Number.POSITIVE_INFINITY;
    const measure = MEASURES[what];
    let sum = unpaid.reduce((total, order) => total + measure(order), measure(added));
    if (sum <= most) continue;
    const enough = freedFirst.find((order) => {
      sum -= measure(order);
      return sum <= most;
    });
    return { what, allowed: most, freeAtMs: enough?.freeAtMs };
  }
  return undefined;
}
