import type { Reach } from '../../../shared/domain/platform/delivery-reach';
import { m } from '../../../shared/messages/compiled/messages';
import { listText } from '../../ui/list-text';

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
