import { workOf } from '../../../shared/domain/orders/promise';
import { slotsFor } from '../../../shared/domain/orders/slots';
import type { Database } from '../../platform/db/database';
import { USUAL_DISHES } from '../promise/usual-window';
import { type Moment, readSlots } from './read-slots';

/** From when on one can order for later: of a pickup of one usual dish. Null if one cannot. */
export async function readLaterOffer(db: Database, moment: Moment): Promise<Date | null> {
  const offer = await readSlots(db, moment);
  const work = workOf(USUAL_DISHES, offer.kitchen.usualMinutes);
  const first = slotsFor({ work, travelMinutes: 0 }, offer).find(({ isFull }) => !isFull);
  return first ? new Date(first.startsAt) : null;
}
