import type { OrderStatus } from '../../../shared/domain/orders/order-status';
import type { Tap } from './client-records';
import { grouped, type Ledger, type TicketChange } from './ledger';

type Order = Ledger['orders'][number];

/** Whether an order of this status was accepted, and was ready; a cancelled one may have been. */
const REACHED: Record<Exclude<OrderStatus, 'cancelled'>, { accepted: boolean; ready?: boolean }> = {
  placed: { accepted: false, ready: false },
  // A delivery can be ready at the counter.
  preparing: { accepted: true },
  'on-the-way': { accepted: true, ready: true },
  delivered: { accepted: true, ready: true },
};

/** Tickets whose version or times differ from what was done to them, and taps that moved one twice. */
export function wrongTickets(ledger: Ledger, taps: readonly Tap[]): string[] {
  const { orders, history, ticketChanges } = ledger;
  const changesOf = grouped(ticketChanges, ({ orderId }) => orderId);
  const historyOf = grouped(history, ({ order_id }) => order_id);
  const tapsOf = grouped(taps, ({ orderId }) => orderId);
  return orders.flatMap((order) => {
    const changes = changesOf.get(order.id) ?? [];
    const statuses = (historyOf.get(order.id) ?? []).filter(({ kind }) => kind === 'status');
    return [
      ...wrongVersion(order, changes, statuses.length - 1),
      ...wrongTimes(order, changes),
      ...wrongTaps(order, tapsOf.get(order.id) ?? []),
    ].map((what) => `order ${order.id}: ${what}`);
  });
}

function wrongVersion(
  { ticket_version: version }: Order,
  changes: readonly TicketChange[],
  newStatuses: number,
): string[] {
  const audited = changes.filter(({ hasNewStatus }) => hasNewStatus).length;
  return [
    ...(version === changes.length + 1
      ? []
      : [`version ${version} after ${changes.length} audited changes`]),
    ...(audited === newStatuses
      ? []
      : [`${newStatuses} statuses in its history, ${audited} audited`]),
  ];
}

function wrongTimes(order: Order, changes: readonly TicketChange[]): string[] {
  const { status, created_at, accepted_at, ready_at } = order;
  const made = new Set(changes.map(({ at }) => at));
  const unmade = [accepted_at, ready_at].filter((at) => at !== null && !made.has(at));
  const due = status === 'cancelled' ? undefined : REACHED[status];
  const isRight =
    (!due || (accepted_at !== null) === due.accepted) &&
    (due?.ready === undefined || (ready_at !== null) === due.ready) &&
    (ready_at === null || (accepted_at !== null && accepted_at <= ready_at)) &&
    (accepted_at === null || created_at <= accepted_at);
  return [
    ...unmade.map((at) => `nothing was done at ${at}`),
    ...(isRight ? [] : [`${status}, accepted ${accepted_at}, ready ${ready_at}`]),
  ];
}

function wrongTaps({ ticket_version: version }: Order, taps: readonly Tap[]): string[] {
  const heard = taps.filter(({ outcome }) => outcome === 'acknowledged');
  const versions = heard.map((tap) => tap.version);
  const doubled = versions.filter((each, index) => versions.indexOf(each) !== index);
  return [
    ...doubled.map((each) => `version ${each} was moved twice`),
    ...versions
      .filter((each) => each >= version)
      .map((each) => `the move of version ${each} is lost`),
  ];
}
