import type { Coordinates } from './delivery-zone';

const isBetween = (degrees: number, [from, to]: readonly [number, number]) =>
  from <= degrees && degrees <= to;
/** India's whole degrees, islands included. */
const INDIA = { latitude: [6, 38], longitude: [68, 98] } as const;

/** Whether latitude and longitude of a place in India were exchanged: the place is then in the Arctic. */
export function areSwapped({ latitude, longitude }: Coordinates): boolean {
  return isBetween(latitude, INDIA.longitude) && isBetween(longitude, INDIA.latitude);
}

export const SWAPPED_MESSAGE =
  'Latitude and longitude are exchanged: in India the latitude is the smaller number';
