import { workOf } from '../../../shared/domain/orders/promise';
import { laterWords, slotsFor } from '../../../shared/domain/orders/slots';
import type { Database } from '../../platform/db/database';
import { USUAL_DISHES } from '../promise/usual-window';
import { type Moment, readSlots } from './read-slots';

/** Whether one can order for later, and from when on: of a pickup of one usual dish, in words. */
export async function readLaterOffer(
  db: Database,
  moment: Moment,
): Promise<{ isTaken: boolean; message: string | null }> {
  const offer = await readSlots(db, moment);
  const work = workOf(USUAL_DISHES, offer.kitchen.usualMinutes);
  const first = slotsFor({ work, travelMinutes: 0 }, offer).find(({ isFull }) => !isFull);
  if (!first) return { isTaken: false, message: null };
  return { isTaken: true, message: laterWords(new Date(first.startsAt), moment.now) };
}
