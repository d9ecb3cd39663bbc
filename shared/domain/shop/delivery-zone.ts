import type { Reach } from '../platform/delivery-reach';
import type { Paise } from '../platform/money';
import type { Corner } from './polygon';

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

export const MOST_AREAS = 12;
/** A corner farther from the store is a typing error. */
export const FARTHEST_CORNER_KM = 100;

/** A part of the zone that the owner has drawn, with its own fee and minimum. */
export interface DeliveryArea {
  id: string;
  name: string;
  corners: readonly Corner[];
  deliveryFee: Paise;
  /** The minimum subtotal of a delivery. */
  minOrderAmount: Paise;
  /** Minutes by which the way takes longer than its distance says. */
  extraMinutes: number;
}

/** A circle around the store, by default of 5 km (shop rules 2 and 8), and drawn areas. */
export interface DeliveryZone {
  store: Coordinates;
  radiusKm: number;
  /** Of areas that overlap, the first counts. */
  areas?: readonly DeliveryArea[] | undefined;
  /** Whether skipping the location check is enough for a place that is known to be outside. */
  allowsOutside?: boolean | undefined;
}

/** How far the corner of an area that is farthest from the store is, in km. */
export function farthestCornerKm(store: Coordinates, corners: readonly Corner[]): number {
  return Math.max(
    0,
    ...corners.map(([latitude, longitude]) => distanceKm(store, { latitude, longitude })),
  );
}

export function reachOf({ store, radiusKm, areas = [] }: DeliveryZone): Reach {
  const outer = areas.filter(({ corners }) => farthestCornerKm(store, corners) > radiusKm);
  return {
    deliveryRadius: radiusKm,
    ...(outer.length > 0 && { areas: outer.map(({ name }) => name) }),
  };
}
