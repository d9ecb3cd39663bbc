import type { Paise } from '../platform/money';

/** The opening float, and cash that comes into the drawer or leaves it without an order (money rule 17). */
export const ENTERED_KINDS = ['float', 'in', 'out'] as const;
/** `rider` is the cash of orders that a rider has brought back. */
export const DRAWER_KINDS = [...ENTERED_KINDS, 'rider'] as const;
export type DrawerKind = (typeof DRAWER_KINDS)[number];

/** Notes and coins, in rupees. */
export const DENOMINATIONS = [500, 200, 100, 50, 20, 10, 5, 2, 1] as const;

/** How many there are of each note and coin; none of those that are missing. */
export type CashPieces = { [Rupees in (typeof DENOMINATIONS)[number]]?: number | undefined };

export const MOST_ENTRY_RUPEES = 100_000;
/** Entries of one day. A busy counter pays out a dozen times. */
export const MOST_DRAWER_ENTRIES = 200;
/** Counts of one day. */
export const MOST_DRAWER_COUNTS = 20;
/** Orders that a rider settles at once. */
export const MOST_SETTLED_ORDERS = 50;
/** How long cash stays on the riders' lists. */
export const RIDER_CASH_DAYS = 31;
/** Orders on these lists; the newest are listed once the oldest are settled. */
export const MOST_RIDER_ORDERS = 500;
/** Of one note or coin: ten thousand coins weigh some 40 kg. */
export const MOST_PIECES = 10_000;

export function sumOfPieces(pieces: CashPieces): Paise {
  return DENOMINATIONS.reduce((sum, rupees) => sum + rupees * 100 * (pieces[rupees] ?? 0), 0);
}

/** No coin is smaller than a rupee, so a smaller difference cannot be counted and needs no explanation. */
export function isExplained(difference: Paise, explanation: string): boolean {
  return Math.abs(difference) < 100 || explanation !== '';
}
