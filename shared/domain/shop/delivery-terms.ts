import type { DeliverySettings } from './delivery-settings';
import type { Coordinates } from './delivery-zone';
import { areaAt } from './place-in-zone';
import { type DeliveryTerms, usualTerms } from './usual-terms';

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
  settings: DeliverySettings,
  address: MaybeLocated | undefined,
): DeliveryTerms {
  const place = address && locationOf(address);
  const area = place && areaAt(settings.zone, place);
  if (!area) return usualTerms(settings);
  const { deliveryFee } = area;
  return {
    area,
    feeRule: { ...settings.feeRule, deliveryFee, reducedDeliveryFee: deliveryFee },
    minOrderAmount: area.minOrderAmount,
  };
}
