import type { SettingsInput } from '../../shared/contract/settings-contract';
import { isInZone } from '../../shared/domain/delivery-zone';
import { DomainError } from '../../shared/domain/refusals';

export interface Place {
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  skipLocationVerification: boolean;
}

/**
 * Checks that the cafe delivers to a location (spec §5): it is inside the zone, or the customer skipped
 * the check.
 * @returns whether the location is known to be inside.
 * @throws DomainError `location_required` without coordinates, `outside_delivery_zone`.
 */
export function checkPlace(
  { latitude, longitude, skipLocationVerification }: Place,
  settings: Pick<SettingsInput, 'storeLatitude' | 'storeLongitude' | 'deliveryRadius'>,
): boolean {
  const { deliveryRadius: radiusKm } = settings;
  const store = { latitude: settings.storeLatitude, longitude: settings.storeLongitude };
  const known = typeof latitude === 'number' && typeof longitude === 'number';
  if (known && isInZone({ store, radiusKm }, { latitude, longitude })) return true;
  if (skipLocationVerification) return false;
  throw known
    ? new DomainError('outside_delivery_zone', { deliveryRadius: radiusKm })
    : new DomainError('location_required');
}
