/** The service code (SAC) of restaurants, which a bill must show. */
export const RESTAURANT_SAC = '996331';

/** How the cafe stands to GST. It decides the title of its bills and whether they show tax. */
export const TAX_MODES = ['unregistered', 'composition', 'regular'] as const;
export type TaxMode = (typeof TAX_MODES)[number];

/** A composition dealer has a GSTIN and a rate of 0, because it collects no tax. */
export function impliedTaxMode(gstin: string, ratePercent: number): TaxMode {
  if (gstin === '') return 'unregistered';
  return ratePercent > 0 ? 'regular' : 'composition';
}
