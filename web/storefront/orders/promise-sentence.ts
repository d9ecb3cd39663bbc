import type { Order } from '../../../shared/contract/orders/order-shape';
import { promiseWords } from '../../../shared/domain/orders/promise-words';
import { mayBeTooLate } from '../../../shared/domain/orders/promised-window';
import { slotWords } from '../../../shared/domain/orders/slot-words';
import { m } from '../../../shared/messages/compiled/messages';

type Promised = Pick<
  Order,
  'status' | 'deliveryMethod' | 'promisedFrom' | 'promisedUntil' | 'slotAt'
>;

/** Undefined unless its customer waits. @param now the server's; while unknown, nothing is late. */
export function promiseSentence(order: Promised, now: Date | undefined): string | undefined {
  const { status, deliveryMethod, promisedFrom, promisedUntil, slotAt } = order;
  const isPickup = deliveryMethod === 'pickup';
  const isAwaited =
    status === 'placed' || status === 'preparing' || (status === 'on-the-way' && !isPickup);
  if (!isAwaited) return undefined;
  const window = { from: new Date(promisedFrom), until: new Date(promisedUntil) };
  if (now && now > window.until && !mayBeTooLate(window)) return m.order_late();
  // It may have been moved.
  if (slotAt) return m.order_for_slot({ slot: slotWords(promisedFrom, now ?? new Date()) });
  return promiseWords(window, deliveryMethod);
}
