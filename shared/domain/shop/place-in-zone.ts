import {
  areCoordinates,
  type Coordinates,
  type DeliveryArea,
  type DeliveryZone,
  distanceKm,
  farthestCornerKm,
} from './delivery-zone';
import { kmOutsidePolygon } from './polygon';

export function areaAt({ areas = [] }: DeliveryZone, place: Coordinates): DeliveryArea | undefined {
  if (!areCoordinates(place)) return undefined;
  const { latitude, longitude } = place;
  return areas.find(({ corners }) => kmOutsidePolygon(corners, [latitude, longitude]) === 0);
}

/** Borders are inside; invalid coordinates are outside. */
export function isInZone(zone: DeliveryZone, place: Coordinates): boolean {
  return areCoordinates(place) && kmOutside(zone, place) === 0;
}

/** How far a place is outside the zone, in km; 0 inside. */
function kmOutside({ store, radiusKm, areas = [] }: DeliveryZone, place: Coordinates): number {
  const { latitude, longitude } = place;
  const kmOutsideAreas = areas.map(({ corners }) =>
    kmOutsidePolygon(corners, [latitude, longitude]),
  );
  return Math.min(Math.max(0, distanceKm(store, place) - radiusKm), ...kmOutsideAreas);
}

/** A place as a phone tells it. */
interface LocatedPlace extends Coordinates {
  /** Metres; null for a pin that somebody has set. */
  accuracy: number | null;
}

/** It is outside however inaccurate the phone is, and the owner does not allow that. */
export function isRuledOut(zone: DeliveryZone, place: LocatedPlace): boolean {
  if (zone.allowsOutside || isInZone(zone, place)) return false;
  return !areCoordinates(place) || kmOutside(zone, place) * 1000 > (place.accuracy ?? 0);
}

/** It may be outside or inside, because its accuracy exceeds the delivery radius: somebody must set a pin. */
export function isTooCoarse(zone: DeliveryZone, place: LocatedPlace): boolean {
  const { store, radiusKm, areas = [] } = zone;
  const corners = areas.flatMap((area) => area.corners);
  const errorKm = (place.accuracy ?? 0) / 1000;
  const isVague = errorKm > Math.max(radiusKm, farthestCornerKm(store, corners));
  return isVague && areCoordinates(place) && kmOutside(zone, place) <= errorKm;
}
