import type { Paise } from '../platform/money';

export interface Holding {
  /** Units of all products. */
  items: number;
  amount: Paise;
}

/** An order that holds stock, or that lapsed unpaid a short while ago. */
export interface UnpaidOrder extends Holding {
  /** When it stops counting, in ms since 1970. */
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
