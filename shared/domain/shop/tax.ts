/** The service code (SAC) of restaurants, which a bill must show. */
export const RESTAURANT_SAC = '996331';

/** How the cafe stands to GST. It decides the title of its bills and whether they show tax. */
export const TAX_MODES = ['unregistered', 'composition', 'regular'] as const;
export type TaxMode = (typeof TAX_MODES)[number];

/**
 * The mode of a cafe whose owner has not chosen one. Its GSTIN alone makes no tax invoice, because a
 * composition dealer may not collect tax.
 */
export function impliedTaxMode(gstin: string): TaxMode {
  return gstin === '' ? 'unregistered' : 'composition';
}
