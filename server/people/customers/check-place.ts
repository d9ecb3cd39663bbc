import { DomainError } from '../../../shared/domain/platform/refusals';
import type { DeliverySettings } from '../../../shared/domain/shop/delivery-settings';
import { locationOf, type MaybeLocated } from '../../../shared/domain/shop/delivery-terms';
import { reachOf } from '../../../shared/domain/shop/delivery-zone';
import { isInZone, isRuledOut, isTooCoarse } from '../../../shared/domain/shop/place-in-zone';

interface Place extends MaybeLocated {
  /** Metres. */
  accuracy?: number | null | undefined;
  skipLocationVerification: boolean;
}

/**
 * Inside the zone, or the check was skipped and the location is not known to be outside (people rule 12).
 * @returns whether the location is known to be inside.
 * @throws DomainError `location_required` without coordinates, or if they are too inaccurate to tell, `outside_delivery_zone`.
 */
export function checkPlace(address: Place, { zone }: DeliverySettings): boolean {
  const { accuracy = null, skipLocationVerification } = address;
  const location = locationOf(address);
  if (!location) {
    if (skipLocationVerification) return false;
    throw new DomainError('location_required');
  }
  const place = { ...location, accuracy };
  const isCoarse = isTooCoarse(zone, place);
  if (isInZone(zone, place) && !isCoarse) return true;
  if (skipLocationVerification && !isRuledOut(zone, place)) return false;
  if (isCoarse) throw new DomainError('location_required');
  throw new DomainError('outside_delivery_zone', reachOf(zone));
}
