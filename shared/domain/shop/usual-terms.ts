import type { Paise } from '../platform/money';
import type { DeliverySettings } from './delivery-settings';
import type { DeliveryArea } from './delivery-zone';

/** What a delivery costs, and how much has to be ordered for it. */
export interface DeliveryTerms extends Pick<DeliverySettings, 'feeRule' | 'minOrderAmount'> {
  /** The drawn area of the place; undefined where the usual terms hold. */
  area?: DeliveryArea | undefined;
}

/** The terms outside the drawn areas, and of an address without a location. */
export function usualTerms(settings: Omit<DeliverySettings, 'zone'>): DeliveryTerms {
  const { feeRule, minOrderAmount, minDeliveryAmount } = settings;
  return { feeRule, minOrderAmount: Math.max(minOrderAmount, minDeliveryAmount) };
}

/** The least that has to be ordered for a delivery to anywhere. */
export function leastDeliveryMinimum(settings: DeliverySettings): Paise {
  const { areas = [], radiusKm } = settings.zone;
  const ofAreas = areas.map(({ minOrderAmount }) => minOrderAmount);
  // A shop without a circle delivers to its areas only.
  const isUsual = radiusKm > 0 || ofAreas.length === 0;
  return Math.min(...(isUsual ? [usualTerms(settings).minOrderAmount] : []), ...ofAreas);
}
