/** The service code (SAC) of restaurants, which a bill must show. */
export const RESTAURANT_SAC = '996331';

/**
 * What a bill must say about tax. Only a registered seller that charges tax may show it; a
 * composition dealer has a GSTIN and a rate of 0, and must state that it collects none.
 */
export type TaxStanding = 'regular' | 'composition' | 'unregistered';

export function taxStanding(gstin: string, ratePercent: number): TaxStanding {
  if (gstin === '') return 'unregistered';
  return ratePercent > 0 ? 'regular' : 'composition';
}
