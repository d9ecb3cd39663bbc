/** Degrees, WGS 84. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

const EARTH_RADIUS_KM = 6371;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Whether coordinates are valid. Comparisons with NaN are false, so NaN is invalid. */
export function areCoordinates({ latitude, longitude }: Coordinates): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

/** Great-circle distance (haversine), in km. */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const latitude = radians(to.latitude - from.latitude);
  const longitude = radians(to.longitude - from.longitude);
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      Math.sin(longitude / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** The delivery area: a circle around the store, with a radius of 5 km by default (spec §9). */
export interface DeliveryZone {
  store: Coordinates;
  radiusKm: number;
  /** Whether skipping the location check is enough for a place that is known to be outside. */
  allowsOutside?: boolean | undefined;
}

/** The border is inside; invalid coordinates are outside. */
export function isInZone(zone: DeliveryZone, place: Coordinates): boolean {
  return areCoordinates(place) && distanceKm(zone.store, place) <= zone.radiusKm;
}

/** How far a place is outside the zone, in km; 0 inside. */
function kmOutside(zone: DeliveryZone, place: Coordinates): number {
  return Math.max(0, distanceKm(zone.store, place) - zone.radiusKm);
}

/** A place as a phone tells it. */
export interface LocatedPlace extends Coordinates {
  /** Metres; null for a pin that somebody has set. */
  accuracy: number | null;
}

/**
 * Whether the cafe cannot deliver to a place, even if the customer skips the location check: it is
 * outside however inaccurate the phone is, and the owner does not allow that.
 */
export function isRuledOut(zone: DeliveryZone, place: LocatedPlace): boolean {
  if (zone.allowsOutside || isInZone(zone, place)) return false;
  return !areCoordinates(place) || kmOutside(zone, place) * 1000 > (place.accuracy ?? 0);
}

/** The message for a location outside the zone (spec §5). */
export function outsideZoneMessage(radiusKm: number): string {
  return `Sorry, we don't deliver to your location. We only deliver within ${radiusKm} km of our store.`;
}

/** The message for an address without coordinates (spec §5, whose text is cut off; we completed it). */
export const DETECT_FIRST_MESSAGE =
  'Please detect your location first or check the "skip location verification" box.';

/** The message for a saved address outside the current zone (spec §5). */
export function savedAddressOutsideMessage(radiusKm: number): string {
  return `This saved address is no longer within our delivery zone of ${radiusKm} km.`;
}
