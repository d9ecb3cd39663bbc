import type { DeliverySettings } from './delivery-settings';
import type { Coordinates, DeliveryArea } from './delivery-zone';
import { areaAt } from './place-in-zone';

/** What a delivery costs, and how much has to be ordered for it. */
export interface DeliveryTerms extends Pick<DeliverySettings, 'feeRule' | 'minOrderAmount'> {
  /** The drawn area of the place; undefined where the usual terms hold. */
  area?: DeliveryArea | undefined;
}

/** An address whose location is not known has none, or null. */
export interface MaybeLocated {
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
}

export function locationOf({ latitude, longitude }: MaybeLocated): Coordinates | undefined {
  const isKnown = typeof latitude === 'number' && typeof longitude === 'number';
  return isKnown ? { latitude, longitude } : undefined;
}

/** An area's fee is the same for an order of any size. The usual terms hold elsewhere and without a location. */
export function deliveryTerms(
  { zone, feeRule, minOrderAmount, minDeliveryAmount }: DeliverySettings,
  address: MaybeLocated | undefined,
): DeliveryTerms {
  const place = address && locationOf(address);
  const area = place && areaAt(zone, place);
  if (!area) return { feeRule, minOrderAmount: Math.max(minOrderAmount, minDeliveryAmount) };
  const { deliveryFee } = area;
  return {
    area,
    feeRule: { ...feeRule, deliveryFee, reducedDeliveryFee: deliveryFee },
    minOrderAmount: area.minOrderAmount,
  };
}
