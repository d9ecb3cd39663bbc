import { type ComingDay, comingTimeWords } from './coming-time';
import { pluralize } from './pluralize';

export interface Reach {
  deliveryRadius: number;
  /** The names of areas that are not wholly inside the circle. */
  areas?: string[] | undefined;
}

/** More names would hide the rest of a sentence. */
const MOST_NAMED = 3;

const listOf = (names: readonly string[]) =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ');

/** 'within 5 km and to Ralang'. A shop may deliver to its areas only: its radius is 0 then. */
export function reachWords({ deliveryRadius, areas = [] }: Reach, ofWhat = ''): string {
  const circle = `within ${deliveryRadius} km${ofWhat}`;
  if (areas.length === 0) return circle;
  const rest = areas.length - MOST_NAMED;
  const names = rest > 0 ? [...areas.slice(0, MOST_NAMED), pluralize(rest, 'more area')] : areas;
  const named = `to ${listOf(names)}`;
  return deliveryRadius > 0 ? `${circle} and ${named}` : named;
}

/** The message for a location outside the zone (shop rule 9). */
export function outsideZoneMessage(reach: Reach): string {
  return `Sorry, we don't deliver to your location. We only deliver ${reachWords(reach, ' of our store')}.`;
}

/** The message for an address without coordinates (shop rule 9). */
export const DETECT_FIRST_MESSAGE =
  'Please detect your location first or check the "skip location verification" box.';

/** The message for a saved address outside the current zone (shop rule 9). */
export function savedAddressOutsideMessage({ deliveryRadius, areas }: Reach): string {
  const size = areas ? '' : ` of ${deliveryRadius} km`;
  return `This saved address is no longer within our delivery zone${size}.`;
}

export interface DeliveryPause {
  /** ISO 8601 text in UTC. */
  until: string;
  day: ComingDay;
  /** The name of the only area to which it does not; null for a closed road, which stops all deliveries. */
  area: string | null;
}

export function deliveryPauseWords({ until, day, area }: DeliveryPause): string {
  const end = comingTimeWords({ at: until, day });
  const why =
    area === null
      ? `The road is closed: no delivery until ${end}`
      : `No delivery to ${area} until ${end}`;
  return `${why}. You can pick up your order.`;
}
