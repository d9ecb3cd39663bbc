import type { Ticket } from '../../../shared/contract/kitchen/kitchen-contract';
import type { Cancellation } from '../../../shared/domain/orders/cancellation';
import { moveOn, recalled, type TicketStanding } from '../../../shared/domain/orders/ticket';
import { DomainError } from '../../../shared/domain/platform/refusals';
import { changeOrder, type Decision, type OrderChangeDeps } from '../../orders/change/change-order';
import { statusDecision } from '../../orders/change/set-order-status';
import { movedBack, movedTo } from '../../orders/change/ticket-moves';
import { standingOf, untoldMove } from '../../orders/ticket-standing';
import type { AdminActor } from '../../platform/audit/audit-actor';
import type { OrdersTable } from '../../platform/db/schema';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import { readTicket } from './read-board';

type Deps = Pick<OrderChangeDeps, 'db' | 'onOrderChange'>;

interface TicketChange {
  id: string;
  /** The ticket's version on the tablet. */
  version: number;
  actor: AdminActor;
}

/** @throws DomainError `not_found`; `conflict` for another version, as after a doubled tap, or no next stage. */
export function moveTicket(deps: Deps, change: TicketChange): Promise<Ticket> {
  return changeTicket(deps, change, (_tx, order, at) =>
    moved(order, moveOn(standingOf(order), order.delivery_method, at), at),
  );
}

/** From handed over back to the counter. @throws DomainError like `moveTicket`. */
export function recallTicket(deps: Deps, change: TicketChange): Promise<Ticket> {
  return changeTicket(deps, change, (_tx, order, at) => {
    if (order.status !== 'delivered') throw new DomainError('conflict');
    const back = recalled(standingOf(order), order.delivery_method, at);
    return { ...moved(order, back, at), reason: 'Recalled' };
  });
}

/** Customers never learn of it. @throws DomainError like `moveTicket`; `conflict` also when it is too late. */
export function undoMove(deps: Deps, change: TicketChange): Promise<Ticket> {
  return changeTicket(deps, change, (tx, order) => {
    const before = untoldMove(order, change.actor.now);
    if (!before) throw new DomainError('conflict');
    return movedBack(tx, order, before);
  });
}

/** A cook may be making an accepted one, so the board shows it until it is seen. @throws like `moveTicket`. */
export function cancelTicket(
  deps: Deps,
  change: TicketChange & Cancellation & { ranOut: readonly string[] },
): Promise<Ticket> {
  return changeTicket(deps, change, (tx, order) => {
    const isOpen = order.status !== 'delivered' && order.status !== 'cancelled';
    if (!isOpen) throw new DomainError('conflict');
    const isSeen = order.accepted_at === null;
    return statusDecision(tx, order, { ...change, value: 'cancelled' }, isSeen);
  });
}

function changeTicket(
  { db, onOrderChange }: Deps,
  { id, version, actor }: TicketChange,
  decide: (tx: Tx, order: OrdersTable, at: string) => Decision | Promise<Decision>,
): Promise<Ticket> {
  return inTransaction(db, async (tx) => {
    await changeOrder(tx, {
      id,
      actor,
      onOrderChange,
      decide: (order, { now }) => {
        if (order.ticket_version !== version) throw new DomainError('conflict');
        return decide(tx, order, now.toISOString());
      },
    });
    return readTicket(tx, id, actor.now);
  });
}

function moved(order: OrdersTable, to: TicketStanding | undefined, at: string): Decision {
  if (!to) throw new DomainError('conflict');
  return movedTo(order, to, at);
}
