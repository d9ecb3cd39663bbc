/** The large size and the packaging cost the same for every product. */
export const LARGE_PAISE = 1235;
export const PACKAGING_PAISE = 15;

export const MOST_UNPAID = 5;
export const MOST_UNPAID_LATER = 3;

/** Guests leave half of a stock to others, or hold so many. */
export const GUESTS_LEAST = 5;

/** Of one order. */
export const MOST_REMAKES = 10;

/** The orders of a slot. */
export const MOST_OF_SLOT = 2;

/** What unpaid orders may hold: units, and paise of their totals. */
export const MOST_HELD = {
  guest: { units: 20, paise: 300_000 },
  customer: { units: 60, paise: 1_000_000 },
};

export interface ModelProduct {
  pricePaise: number;
  stock: number;
  isAvailable: boolean;
  isSoldOut: boolean;
}

export const ON_SALE = { isAvailable: true, isSoldOut: false };

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
