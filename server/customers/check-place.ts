import type { SettingsInput } from '../../shared/contract/settings-contract';
import { isInZone } from '../../shared/domain/delivery-zone';
import { DomainError } from '../../shared/domain/refusals';

/** What is known of where an address lies. */
export interface Place {
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  skipLocationVerification: boolean;
}

/**
 * Whether the cafe delivers there (spec §5): inside the zone, or let through by the customer's own
 * tick, unverified.
 * @returns whether the place is known to be inside.
 * @throws DomainError `location_required` without coordinates, `outside_delivery_zone` beyond the zone.
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
