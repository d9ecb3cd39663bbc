import * as z from 'zod';
import {
  type Coordinates,
  FARTHEST_CORNER_KM,
  farthestCornerKm,
  MOST_AREAS,
} from '../../domain/shop/delivery-zone';
import { MOST_CORNERS } from '../../domain/shop/polygon';
import { polygonProblem } from '../../domain/shop/polygon-problem';
import { areSwapped, swappedMessage } from '../../domain/shop/swapped-coordinates';
import { m } from '../../messages/compiled/messages';
import { id, money, nameText } from '../platform/wire-values';

/** Five decimals are about a metre. More would be sent with every page for nothing. */
function degrees(most: number) {
  return z
    .number()
    .min(-most)
    .max(most)
    .refine((value) => Number(value.toFixed(5)) === value, 'At most 5 decimals');
}

const corners = z
  .array(z.tuple([degrees(90), degrees(180)]))
  // The rule below checks a crossing of each pair of edges.
  .max(MOST_CORNERS, { error: () => m.validation_corners({ most: MOST_CORNERS }) })
  .superRefine((drawn, context) => {
    const message = polygonProblem(drawn);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  })
  .describe('Latitude and longitude of each corner, in the order in which they are connected');

export const deliveryArea = z.object({
  id,
  name: nameText(40, 1),
  corners,
  deliveryFee: money,
  minOrderAmount: money,
  extraMinutes: z.int().min(0).max(60).describe('Minutes that the way there takes longer'),
});

/** Of areas that overlap, the first counts. */
export const deliveryAreas = z
  .array(deliveryArea)
  .max(MOST_AREAS)
  .superRefine((areas, context) => {
    areas.forEach(({ id, name }, index) => {
      const earlier = areas.slice(0, index);
      const refuse = (field: 'id' | 'name', message: string) =>
        context.addIssue({ code: 'custom', path: [index, field], message });
      if (earlier.some((each) => each.id === id)) refuse('id', 'Each id may appear once');
      if (earlier.some((each) => each.name === name)) {
        refuse('name', m.validation_area_name());
      }
    });
  });

interface Placed {
  storeLatitude: number;
  storeLongitude: number;
  deliveryAreas?: z.infer<typeof deliveryAreas> | undefined;
}

/** Refuses a store whose coordinates are exchanged, and corners that are too far from it. */
export function checkDistances(
  { storeLatitude: latitude, storeLongitude: longitude, deliveryAreas = [] }: Placed,
  context: z.RefinementCtx,
): void {
  const store: Coordinates = { latitude, longitude };
  if (areSwapped(store)) {
    context.addIssue({ code: 'custom', path: ['storeLatitude'], message: swappedMessage() });
    return;
  }
  deliveryAreas.forEach(({ corners }, index) => {
    if (farthestCornerKm(store, corners) <= FARTHEST_CORNER_KM) return;
    const message = m.validation_corner_far({ km: FARTHEST_CORNER_KM });
    context.addIssue({ code: 'custom', path: ['deliveryAreas', index, 'corners'], message });
  });
}
