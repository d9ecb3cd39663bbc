import { workOf } from '../../shared/domain/promise';
import { DomainError } from '../../shared/domain/refusals';
import { kitchenStart, nearestFree, slotsFor } from '../../shared/domain/slots';
import { acquireAdvisoryLock } from '../db/advisory-lock';
import type { Tx } from '../db/transaction';
import { type OrderPromise, type Promising, travelOf } from '../promise/promise-order';
import { type Moment, readSlots } from './read-slots';

/**
 * Books a slot for a new order: the promise of an order for later. Orders of a slot are placed one after
 * the other, each counts those before it, and one that is refused or cancelled has taken no room.
 * @param slotAt the start of the slot, ISO 8601 text.
 * @param order.closedMessage what a closed shop says; null while it is open.
 * @throws DomainError `slot_unavailable` when the slot is full, over or too soon; `store_closed` when
 * the shop is closed and no slot can be booked.
 */
export async function bookSlot(
  tx: Tx,
  slotAt: string,
  order: Moment & Pick<Promising, 'lines' | 'destination'> & { closedMessage: string | null },
): Promise<OrderPromise> {
  const startsAt = new Date(slotAt).toISOString();
  await acquireAdvisoryLock(tx, `slot:${startsAt}`);
  const offer = await readSlots(tx, order);
  const { closedMessage, settings, now } = order;
  if (offer.slots.length === 0 && closedMessage !== null) {
    throw new DomainError('store_closed', { closedMessage });
  }
  const work = workOf(order.lines, offer.kitchen.usualMinutes);
  const travelMinutes = travelOf(order.destination, settings);
  const choices = slotsFor({ work, travelMinutes }, offer);
  const choice = choices.find((each) => each.startsAt === startsAt);
  const slot = offer.slots.find((each) => each.startsAt === startsAt);
  if (!slot || !choice || choice.isFull) {
    const nearest = nearestFree(choices, startsAt);
    throw new DomainError('slot_unavailable', {
      slotAt: startsAt,
      isFull: choice !== undefined,
      nearest,
    });
  }
  const start = kitchenStart(slot, { work, travelMinutes }, { hands: offer.kitchen.hands, now });
  return {
    promised_from: choice.startsAt,
    promised_until: choice.endsAt,
    travel_minutes: travelMinutes,
    work_seconds: work.totalSeconds,
    // The times of other days are not learned from it.
    wait_seconds: null,
    estimated_seconds: null,
    slot_at: choice.startsAt,
    starts_at: start.toISOString(),
  };
}
