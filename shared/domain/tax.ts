import type { Paise } from './money';

/** A restaurant's service by the tariff that a bill names (SAC). */
export const RESTAURANT_SAC = '996331';

/** The tax that prices contain, half of it the Union's and half the State's; all parts add up to the total. */
export interface ContainedTax {
  taxable: Paise;
  cgst: Paise;
  sgst: Paise;
}

/** A rate has at most one decimal: in tenths of a percent it is a whole number. */
const TENTHS_OF_THE_WHOLE = 1000;

/**
 * Calculates GST back out of a total that contains it. The two halves are of one rate on one value,
 * so they are equal to the paisa; what rounding leaves over stays in the taxable value.
 * @param ratePercent of both halves together, such as 5; at most one decimal.
 */
export function containedTax(total: Paise, ratePercent: number): ContainedTax {
  const tenths = Math.round(ratePercent * 10);
  const half = Math.round((total * tenths) / (2 * (TENTHS_OF_THE_WHOLE + tenths)));
  return { taxable: total - 2 * half, cgst: half, sgst: half };
}

/**
 * What a bill has to say of tax: only who is registered and charges some may show it; a
 * composition dealer has a number and a rate of 0, and has to say that it collects none.
 */
export type TaxStanding = 'regular' | 'composition' | 'unregistered';

export function taxStanding(gstin: string, ratePercent: number): TaxStanding {
  if (gstin === '') return 'unregistered';
  return ratePercent > 0 ? 'regular' : 'composition';
}
