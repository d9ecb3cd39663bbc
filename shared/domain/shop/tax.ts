import type { Paise } from '../platform/money';

/** The service code (SAC) of restaurants, which a bill must show. */
export const RESTAURANT_SAC = '996331';

/** The tax contained in a total, half central and half state. The parts add up to the total. */
export interface ContainedTax {
  taxable: Paise;
  cgst: Paise;
  sgst: Paise;
}

/** Rates are computed in tenths of a percent, so that they are whole numbers. */
const TENTHS_IN_TOTAL = 1000;

/**
 * Computes the GST contained in a total. Both halves are equal; the rounding difference stays in the
 * taxable value.
 * @param ratePercent of both halves together, such as 5; at most one decimal.
 */
export function containedTax(total: Paise, ratePercent: number): ContainedTax {
  const tenths = Math.round(ratePercent * 10);
  const half = Math.round((total * tenths) / (2 * (TENTHS_IN_TOTAL + tenths)));
  return { taxable: total - 2 * half, cgst: half, sgst: half };
}

/** How the cafe stands to GST. It decides the title of its bills and whether they show tax. */
export const TAX_MODES = ['unregistered', 'composition', 'regular'] as const;
export type TaxMode = (typeof TAX_MODES)[number];

/**
 * The mode that GSTIN and tax rate imply: a composition dealer has a GSTIN and a rate of 0, because it
 * collects no tax.
 */
export function taxStanding(gstin: string, ratePercent: number): TaxMode {
  if (gstin === '') return 'unregistered';
  return ratePercent > 0 ? 'regular' : 'composition';
}
