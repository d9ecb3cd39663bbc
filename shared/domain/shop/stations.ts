import { m } from '../../messages/compiled/messages';

/** A part of the kitchen with a tablet or printer of its own, by its number from 1. */
export interface Station {
  number: number;
  name: string;
}

export const MOST_STATIONS = 6;

/** What a dish has instead of its category's station if no station makes it. */
export const NO_STATION = 0;
/** What a menu file says of such a dish. */
export const NO_STATION_WORD = 'none';

/** @returns null if no station makes the dish. @param own the dish's, null for its category's. */
export function stationOfDish(own: number | null, ofCategory: number | null): number | null {
  const station = own ?? ofCategory;
  return station === NO_STATION ? null : station;
}

/** A station that was closed has only its number: 'Station 3'. */
export function stationName(stations: readonly Station[], number: number): string {
  return stations.find((station) => station.number === number)?.name ?? m.times_station({ number });
}
