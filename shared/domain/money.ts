/**
 * Money inside the shop: a whole number of paise (1/100 rupee). Rupees with
 * decimals exist only on the wire and on the screen.
 */
export type Paise = number;

const PAISE_PER_RUPEE = 100;

/**
 * Rupees as they cross the wire, to paise. Takes at most 2 decimals, so that
 * nothing is rounded away in silence.
 * @throws RangeError when the amount is not finite or has more decimals.
 */
export function rupeesToPaise(rupees: number): Paise {
  const paise = Math.round(rupees * PAISE_PER_RUPEE);
  if (!Number.isSafeInteger(paise) || paise / PAISE_PER_RUPEE !== rupees) {
    throw new RangeError(`${rupees} is not an amount in rupees with at most 2 decimals`);
  }
  return paise === 0 ? 0 : paise;
}

/** Paise to the rupees of the wire: exact, at most 2 decimals. */
export function paiseToRupees(paise: Paise): number {
  return paise / PAISE_PER_RUPEE;
}

/** Between thousands, lakhs, crores: the last three digits of a whole number, before them pairs. */
const INDIAN_GROUPS = /\B(?=(\d{2})*\d{3}$)/g;

/**
 * '₹1,23,456.00': Indian grouping, always 2 decimals (spec §1). Not by `Intl`: a weak phone takes a
 * third of a second to make its first formatter, and every page shows prices.
 */
export function formatRupees(paise: Paise): string {
  const [rupees = '', decimals] = plainRupees(Math.abs(paise)).split('.');
  return `${paise < 0 ? '-' : ''}₹${rupees.replace(INDIAN_GROUPS, ',')}.${decimals}`;
}

/** '348.00', without sign or grouping: what a UPI link and a copied amount hold. */
export function plainRupees(paise: Paise): string {
  const sign = paise < 0 ? '-' : '';
  const digits = String(Math.abs(paise)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
