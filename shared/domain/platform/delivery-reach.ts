import { m } from '../../messages/compiled/messages';
import { type ComingDay, comingTimeWords } from './coming-time';
import { listText } from './list-text';

export interface Reach {
  deliveryRadius: number;
  /** The names of areas that are not wholly inside the circle. */
  areas?: string[] | undefined;
}

/** More names would hide the rest of a sentence. */
const MOST_NAMED = 3;

/** Where the shop delivers, for a message: in its circle, in its areas (its radius is 0 then), or in both. */
export function reachInputs({ deliveryRadius, areas = [] }: Reach) {
  const more = areas.length - MOST_NAMED;
  const named = areas.slice(0, MOST_NAMED);
  const names = listText(more > 0 ? [...named, m.facts_more_areas({ count: more })] : named);
  const kind = areas.length === 0 ? 'circle' : deliveryRadius > 0 ? 'both' : 'areas';
  return { kind, km: deliveryRadius, names } as const;
}

export interface DeliveryPause {
  /** ISO 8601 text in UTC. */
  until: string;
  day: ComingDay;
  /** The name of the only area to which it does not; null for a closed road, which stops all deliveries. */
  area: string | null;
}

export function deliveryPauseWords({ until, day, area }: DeliveryPause): string {
  const time = comingTimeWords({ at: until, day });
  return area === null ? m.times_road_closed({ time }) : m.times_area_paused({ area, time });
}
