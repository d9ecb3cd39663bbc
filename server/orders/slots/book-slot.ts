import { workOf } from '../../../shared/domain/orders/promise';
import { kitchenStart, nearestFree, slotsFor } from '../../../shared/domain/orders/slots';
import type { Closing } from '../../../shared/domain/platform/closing';
import { DomainError } from '../../../shared/domain/platform/refusals';
import { acquireAdvisoryLock } from '../../platform/db/advisory-lock';
import type { Tx } from '../../platform/db/transaction';
import { type OrderPromise, type Promising, travelOf } from '../promise/promise-order';
import { type Moment, readSlots } from './read-slots';

/**
 * Before pricing. @param moment.closing why the shop is closed; null while it is open.
 * @throws DomainError `store_closed` when the shop is closed, `slot_unavailable` when it is open.
 */
export async function assertSlotsOffered(
  tx: Tx,
  slotAt: string,
  { closing, ...moment }: Moment & { closing: Closing | null },
): Promise<void> {
  const { slots } = await readSlots(tx, moment);
  if (slots.length > 0) return;
  if (closing !== null) throw new DomainError('store_closed', closing);
  const startsAt = new Date(slotAt).toISOString();
  throw new DomainError('slot_unavailable', { slotAt: startsAt, isFull: false, nearest: [] });
}

/**
 * Orders of a slot are placed one after the other; one that is refused or cancelled has taken no room.
 * @param slotAt the start of the slot, ISO 8601 text.
 * @throws DomainError `slot_unavailable` when the slot is full, over or too soon.
 */
export async function bookSlot(
  tx: Tx,
  slotAt: string,
  order: Moment & Pick<Promising, 'lines' | 'destination'>,
): Promise<OrderPromise> {
  const startsAt = new Date(slotAt).toISOString();
  await acquireAdvisoryLock(tx, `slot:${startsAt}`);
  const offer = await readSlots(tx, order);
  const { settings, now } = order;
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
