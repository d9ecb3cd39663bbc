import { m } from '../../messages/compiled/messages';
import type { Coordinates } from './delivery-zone';

const isBetween = (degrees: number, [from, to]: readonly [number, number]) =>
  from <= degrees && degrees <= to;
/** India's whole degrees, islands included. */
const INDIA = { latitude: [6, 38], longitude: [68, 98] } as const;

/** Whether latitude and longitude of a place in India were exchanged: the place is then in the Arctic. */
export function areSwapped({ latitude, longitude }: Coordinates): boolean {
  return isBetween(latitude, INDIA.longitude) && isBetween(longitude, INDIA.latitude);
}

export function swappedMessage(): string {
  return m.typed_coordinates_swapped();
}
