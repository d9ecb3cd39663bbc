import { afterTicks, isTickable } from '../../../shared/domain/orders/order-parts';
import type { TicketStanding } from '../../../shared/domain/orders/ticket';
import { DomainError } from '../../../shared/domain/platform/refusals';
import type { AuditActor } from '../../platform/audit/audit-actor';
import type { OrdersTable } from '../../platform/db/schema';
import type { Tx } from '../../platform/db/transaction';
import { listItems, lockOrder } from '../order-store';
import { standingOf, ticketChange, untoldMove } from '../ticket-standing';
import { type Decision, notBefore, type OrderChangeHook, writeChange } from './change-order';
import { partLine, updateTicks } from './line-ticks';
import { recordStaffEvent } from './mark-order';
import { movedBack, movedTo } from './ticket-moves';

interface Tick {
  id: string;
  lines: readonly number[];
  isDone: boolean;
  /** When it was tapped, by the server's clock; ISO 8601, UTC. */
  at: string;
  actor: AuditActor;
  onOrderChange: OrderChangeHook;
}

/**
 * A tap that arrives after a later one on the same line changes nothing there: its tablet had no network, or sends
 * it again. Customers learn of a tick only if it makes the order ready, or no longer ready.
 * @throws DomainError `not_found`.
 */
export async function tickLines(tx: Tx, tick: Tick): Promise<void> {
  const { id, isDone, onOrderChange } = tick;
  // The order's lock keeps other taps from coming between the reading and the writing.
  const order = await lockOrder(tx, id);
  const items = await listItems(tx, [id]);
  const asked = items.filter(({ line }) => tick.lines.includes(line));
  if (asked.length < new Set(tick.lines).size) throw new DomainError('not_found');
  const actor = notBefore(order, tick.actor);
  const received = actor.now.toISOString();
  const tapped = new Date(Math.min(tick.actor.now.getTime(), Date.parse(tick.at))).toISOString();
  const standing = standingOf(order);
  const newest = asked.filter(
    (item) =>
      isTickable(item, standing, order.delivery_method) &&
      (item.done_tapped_at === null || tapped >= item.done_tapped_at),
  );
  const changed = newest.filter((item) => partLine(item).isDone !== isDone);
  await updateTicks(tx, id, newest, { done_tapped_at: tapped });
  if (changed.length === 0) return;
  await updateTicks(tx, id, changed, { done_at: isDone ? received : null });
  const lines = items.map((item) =>
    changed.includes(item) ? { ...partLine(item), isDone } : partLine(item),
  );
  const next = afterTicks(standing, order.delivery_method, lines, received);
  if (next === standing) return recordStaffEvent(tx, order, actor.now);
  const decision = isDone ? movedTo(order, next, received) : reopened(tx, order, next, actor.now);
  await writeChange(tx, order, { ...decision, actor, onOrderChange });
}

/** While customers have not been told that it is ready, they never learn of it. */
function reopened(tx: Tx, order: OrdersTable, next: TicketStanding, now: Date): Decision {
  const before = untoldMove(order, now);
  const isUndone = before?.status === next.status && before.readyAt === null;
  if (isUndone) return movedBack(tx, order, before);
  return { set: ticketChange(order, next), reason: 'Unticked' };
}
