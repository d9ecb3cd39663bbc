import {
  DELAY_MINUTES,
  isDelayable,
  MOST_DELAYS,
} from '../../../shared/domain/orders/order-change';
import { mayBeTooLate } from '../../../shared/domain/orders/promised-window';
import { MINUTE_MS } from '../../../shared/domain/platform/durations';
import { DomainError } from '../../../shared/domain/platform/refusals';
import type { AuditActor } from '../../platform/audit/audit-actor';
import type { OrdersTable } from '../../platform/db/schema';
import { inTransaction } from '../../platform/db/transaction';
import { standingOf } from '../ticket-standing';
import { changeOrder, type OrderChangeDeps } from './change-order';

const DELAY_MS = DELAY_MINUTES * MINUTE_MS;

interface Delay {
  id: string;
  /** The end of the promise that the page showed. */
  promisedUntil: string;
  actor: AuditActor;
}

/**
 * Moves the promise and the kitchen's due time by ten minutes, and tells the customer (orders rule 19). The end of
 * the first promise stays for the figures.
 * @throws DomainError `not_found`; `conflict` for another time, or once the food is ready; `promise_final` after six
 * times, or if no time was promised.
 */
export async function delayPromise(
  { db, onOrderChange }: Pick<OrderChangeDeps, 'db' | 'onOrderChange'>,
  { id, promisedUntil, actor }: Delay,
): Promise<void> {
  await inTransaction(db, (tx) =>
    changeOrder(tx, {
      id,
      actor,
      onOrderChange,
      decide: (order, { now }) => {
        const isAsSeen = order.promised_until === promisedUntil;
        if (!isAsSeen || !isDelayable(standingOf(order), order.delivery_method)) {
          throw new DomainError('conflict');
        }
        return { set: delayed(order, now) };
      },
    }),
  );
}

function delayed(order: OrdersTable, now: Date): Partial<OrdersTable> {
  const from = new Date(order.promised_from);
  const until = new Date(order.promised_until);
  const first = order.first_promised_until ?? order.promised_until;
  const delays = (until.getTime() - Date.parse(first)) / DELAY_MS;
  if (mayBeTooLate({ from, until }) || delays >= MOST_DELAYS)
    throw new DomainError('promise_final');
  const { starts_at } = order;
  return {
    promised_from: later(order.promised_from),
    promised_until: later(order.promised_until),
    first_promised_until: first,
    // The kitchen does not know of it yet.
    ...(starts_at !== null && starts_at > now.toISOString() && { starts_at: later(starts_at) }),
  };
}

const later = (at: string): string => new Date(Date.parse(at) + DELAY_MS).toISOString();
