/**
 * Money inside the shop is a whole number of paise (1/100 rupee). Rupees with decimals exist only on
 * the wire and on the screen.
 */
export type Paise = number;

const PAISE_PER_RUPEE = 100;

/**
 * Converts the wire's rupees to paise. It accepts at most 2 decimals, so that nothing is silently
 * rounded.
 * @throws RangeError when the amount is not finite or has more decimals.
 */
export function rupeesToPaise(rupees: number): Paise {
  const paise = Math.round(rupees * PAISE_PER_RUPEE);
  if (!Number.isSafeInteger(paise) || paise / PAISE_PER_RUPEE !== rupees) {
    throw new RangeError(`${rupees} is not an amount in rupees with at most 2 decimals`);
  }
  return paise === 0 ? 0 : paise;
}

/** Converts paise to the wire's rupees, exactly and with at most 2 decimals. */
export function paiseToRupees(paise: Paise): number {
  return paise / PAISE_PER_RUPEE;
}

/** The positions of Indian grouping: before the last three digits, then before each pair. */
const INDIAN_GROUPS = /\B(?=(\d{2})*\d{3}$)/g;

/**
 * '₹1,23,456.00': Indian grouping, always 2 decimals (platform rule 1). It does not use `Intl`,
 * whose first formatter takes a weak phone a third of a second, and every page shows prices.
 */
export function formatRupees(paise: Paise): string {
  const [rupees = '', decimals] = plainRupees(Math.abs(paise)).split('.');
  return `${paise < 0 ? '-' : ''}₹${rupees.replace(INDIAN_GROUPS, ',')}.${decimals}`;
}

/** '348.00', without currency sign and grouping, for a UPI link or a copied amount. */
export function plainRupees(paise: Paise): string {
  const sign = paise < 0 ? '-' : '';
  const digits = String(Math.abs(paise)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
