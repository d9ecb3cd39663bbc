import type { SettingsInput } from '../../shared/contract/settings-contract';
import { type DeliveryZone, isInZone, isRuledOut } from '../../shared/domain/delivery-zone';
import { DomainError } from '../../shared/domain/refusals';

export interface Place {
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  /** Metres. */
  accuracy?: number | null | undefined;
  skipLocationVerification: boolean;
}

type ZoneSettings = Pick<
  SettingsInput,
  'storeLatitude' | 'storeLongitude' | 'deliveryRadius' | 'deliversOutsideZone'
>;

export function zoneOf(settings: ZoneSettings): DeliveryZone {
  return {
    store: { latitude: settings.storeLatitude, longitude: settings.storeLongitude },
    radiusKm: settings.deliveryRadius,
    allowsOutside: settings.deliversOutsideZone,
  };
}

/**
 * Checks that the cafe delivers to a location (spec §5): it is inside the zone, or the customer skipped
 * the check and the location is not known to be outside (record 83).
 * @returns whether the location is known to be inside.
 * @throws DomainError `location_required` without coordinates, `outside_delivery_zone`.
 */
export function checkPlace(
  { latitude, longitude, accuracy = null, skipLocationVerification }: Place,
  settings: ZoneSettings,
): boolean {
  const zone = zoneOf(settings);
  if (typeof latitude !== 'number' || typeof longitude !== 'number') {
    if (skipLocationVerification) return false;
    throw new DomainError('location_required');
  }
  const place = { latitude, longitude, accuracy };
  if (isInZone(zone, place)) return true;
  if (skipLocationVerification && !isRuledOut(zone, place)) return false;
  throw new DomainError('outside_delivery_zone', { deliveryRadius: zone.radiusKm });
}
