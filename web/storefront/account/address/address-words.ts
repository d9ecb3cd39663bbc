import type { Address } from '../../../../shared/contract/people/customers-contract';
import {
  detectFirstMessage,
  savedAddressOutsideMessage,
} from '../../../../shared/domain/platform/outside-zone';
import {
  type Coordinates,
  type DeliveryZone,
  reachOf,
} from '../../../../shared/domain/shop/delivery-zone';
import { isInZone, isTooCoarse } from '../../../../shared/domain/shop/place-in-zone';
import { m } from '../../../../shared/messages/compiled/messages';

type Place = Pick<Address, 'street' | 'aptSuite' | 'landmark' | 'city' | 'state' | 'zipCode'>;

/** '12 Main Road, Flat 3, opposite the school, Ravangla, Sikkim 737139'. */
export function addressLine(address: Place): string {
  const { street, aptSuite, landmark, city, state, zipCode } = address;
  return [street, aptSuite, landmark, city, `${state} ${zipCode}`]
    .filter((part) => part.trim() !== '')
    .join(', ');
}

/** '350 m' below a kilometre, to the next 50; '2.3 km' above; '1,000 km' from a hundred. */
export function distanceWords(km: number): string {
  const roundedMetres = Math.round((km * 1000) / 50) * 50;
  if (roundedMetres < 1000) return m.address_metres({ metres: Math.max(50, roundedMetres) });
  return m.address_km({ km: km < 100 ? km.toFixed(1) : Math.round(km).toLocaleString('en-IN') });
}

/** An approximation that is precise enough within a town. */
export function compassWord(from: Coordinates, to: Coordinates): string {
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180);
  const turn = Math.atan2(east, to.latitude - from.latitude) / (Math.PI / 4);
  return m.location_compass().split(' ')[(Math.round(turn) + 8) % 8] ?? '';
}

/** The warning outside the zone (shop rule 9); undefined inside, or without a location. */
export function savedAddressWarning(address: Address, zone: DeliveryZone): string | undefined {
  const { latitude, longitude, accuracy } = address;
  if (latitude === null || longitude === null) return undefined;
  if (isTooCoarse(zone, { latitude, longitude, accuracy })) return detectFirstMessage();
  return isInZone(zone, { latitude, longitude })
    ? undefined
    : savedAddressOutsideMessage(reachOf(zone));
}
