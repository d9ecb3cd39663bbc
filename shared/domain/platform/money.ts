/** A whole number of 1/100 rupee. Rupees with decimals exist only on the wire and on the screen. */
export type Paise = number;

const PAISE_PER_RUPEE = 100;

/** Nothing is silently rounded. @throws RangeError when it is not finite or has more than 2 decimals. */
export function rupeesToPaise(rupees: number): Paise {
  const paise = Math.round(rupees * PAISE_PER_RUPEE);
  if (!Number.isSafeInteger(paise) || paise / PAISE_PER_RUPEE !== rupees) {
    throw new RangeError(`${rupees} is not an amount in rupees with at most 2 decimals`);
  }
  return paise === 0 ? 0 : paise;
}

export function paiseToRupees(paise: Paise): number {
  return paise / PAISE_PER_RUPEE;
}

/** The positions of Indian grouping: before the last three digits, then before each pair. */
const INDIAN_GROUPS = /\B(?=(\d{2})*\d{3}$)/g;

/** '₹1,23,456.00' (platform rule 1). `Intl`'s first formatter takes a weak phone a third of a second. */
export function formatRupees(paise: Paise): string {
  const [rupees = '', decimals] = plainRupees(Math.abs(paise)).split('.');
  return `${paise < 0 ? '-' : ''}₹${rupees.replace(INDIAN_GROUPS, ',')}.${decimals}`;
}

/** '₹1,234.00' of an amount in rupees, as the wire has it. */
export const amountText = (rupees: number) => formatRupees(rupeesToPaise(rupees));

/** '348.00', without currency sign and grouping, for a UPI link or a copied amount. */
export function plainRupees(paise: Paise): string {
  const sign = paise < 0 ? '-' : '';
  const digits = String(Math.abs(paise)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
