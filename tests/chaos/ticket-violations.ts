import { AT } from './sample-orders';
import type { SampleShop } from './sample-shop';

/** A description, the finding that must name it, and how to cause it. */
export type Violation = [what: string, finding: string, commit: (shop: SampleShop) => void];

/** Violations of what the kitchen board promises. */
export const TICKET_VIOLATIONS: Violation[] = [
  [
    'a ticket that was moved twice by one tap',
    'wrong tickets',
    ({ clientRecords, ledger }) => {
      const { id } = first(ledger.orders);
      const tap = { orderId: id, version: 0, outcome: 'acknowledged' } as const;
      clientRecords.taps.push(tap, tap);
    },
  ],
  [
    'a lost move of a ticket',
    'wrong tickets',
    ({ clientRecords, ledger }) => {
      const { id, ticket_version: version } = first(ledger.orders);
      clientRecords.taps.push({ orderId: id, version, outcome: 'acknowledged' });
    },
  ],
  [
    'a move that was not counted',
    'wrong tickets',
    ({ ledger }) => {
      const { id: orderId } = first(ledger.orders);
      ledger.ticketChanges.push({ orderId, at: '', hasNewStatus: false });
    },
  ],
  [
    'a change of status without an audit entry',
    'wrong tickets',
    ({ ledger }) => {
      const order = first(ledger.orders);
      ledger.ticketChanges = ledger.ticketChanges.filter(({ orderId }) => orderId !== order.id);
      order.ticket_version = 1;
      ledger.history.push({ ...first(ledger.history), kind: 'status' });
    },
  ],
  [
    'an order that was accepted at no time',
    'wrong tickets',
    ({ ledger }) => {
      first(ledger.orders).accepted_at = '2026-04-15T06:30:01.000Z';
    },
  ],
  [
    'an order that is ready before it was accepted',
    'wrong tickets',
    ({ ledger }) => {
      Object.assign(first(ledger.orders), { accepted_at: null, ready_at: AT });
    },
  ],
  [
    'more orders for a slot than it takes',
    'overfull slots',
    ({ ledger }) => {
      const order = { ...first(ledger.orders), slot_at: AT };
      for (const id of ['a', 'b', 'c', 'd']) ledger.orders.push({ ...order, id });
    },
  ],
];

/** The first item. Every sample shop has an order, a product and an adjustment of its stock. */
export function first<Item>([item]: readonly Item[]): Item {
  if (item === undefined) throw new Error('nothing there');
  return item;
}
