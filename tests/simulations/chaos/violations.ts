import { newAttempt } from './client-records';
import { AT } from './sample-orders';
import { SAMPLE_PRINTER } from './sample-shop';
import { COUNTER_VIOLATIONS, first, type Violations } from './violations-at-counter';

const NOT_GIVEN = { line: null, percent: null, given_paise: null, approved_paise: 0 } as const;

/** Violations of the shop's promises. */
export const VIOLATIONS: Violations = {
  ...COUNTER_VIOLATIONS,
  'wrong tickets': {
    'a ticket that was moved twice by one tap': ({ clientRecords, ledger }) => {
      const { id } = first(ledger.orders);
      const tap = { orderId: id, version: 0, outcome: 'acknowledged' } as const;
      clientRecords.taps.push(tap, tap);
    },
    'a lost move of a ticket': ({ clientRecords, ledger }) => {
      const { id, ticket_version: version } = first(ledger.orders);
      clientRecords.taps.push({ orderId: id, version, outcome: 'acknowledged' });
    },
    'a move that was not counted': ({ ledger }) => {
      const { id: orderId } = first(ledger.orders);
      ledger.ticketChanges.push({ orderId, at: '', hasNewStatus: false });
    },
    'a change of status without an audit entry': ({ ledger }) => {
      const order = first(ledger.orders);
      ledger.ticketChanges = ledger.ticketChanges.filter(({ orderId }) => orderId !== order.id);
      order.ticket_version = 1;
      ledger.history.push({ ...first(ledger.history), kind: 'status' });
    },
    'an order that was accepted at no time': ({ ledger }) =>
      Object.assign(first(ledger.orders), { accepted_at: '2026-04-15T06:30:01.000Z' }),
    'an order that is ready before it was accepted': ({ ledger }) =>
      Object.assign(first(ledger.orders), { accepted_at: null, ready_at: AT }),
  },
  'overfull slots': {
    'more orders for a slot than it takes': ({ ledger }) => {
      const order = { ...first(ledger.orders), slot_at: AT };
      for (const id of ['a', 'b', 'c', 'd']) ledger.orders.push({ ...order, id });
    },
  },
  'wrong messages': {
    'a message that came again although no server ended': ({
      clientRecords: { deliveries, interruptions },
    }) => {
      const { at, ...told } = first(deliveries);
      deliveries.push({ ...told, at: at + 30_000 });
      interruptions.push(at + 40_000);
    },
    'a pause that the owner was not told': ({ clientRecords }) => {
      clientRecords.deliveries = clientRecords.deliveries.filter(
        ({ type }) => type !== 'shop-paused',
      );
    },
    'a message of a pause that was none': ({ ledger }) => ledger.guardSteps.shift(),
    'an end of the pause that the owner was not told': ({ ledger }) =>
      ledger.guardSteps.push({ at: AT, did: 'resume' }),
    'a board that came back and was not gone': ({ clientRecords: { deliveries } }) => {
      for (const id of ['b1', 'b2'])
        deliveries.push({ ...first(deliveries), id, type: 'board-back' });
    },
    'a test of the webhook that did not arrive': ({ clientRecords }) =>
      clientRecords.webhookTests.push({ isMade: true, unheard: 0 }),
    'a message that was not sent': ({ ledger }) => Object.assign(ledger, { pendingMessages: 1 }),
  },
  'orders while paused': {
    'an order while the shop was paused': ({ ledger, clientRecords }) => {
      const at = Date.parse(first(ledger.orders).created_at);
      clientRecords.pauses.push({ from: at - 1, to: at + 1 });
    },
  },
  'wrong prints': {
    'a ticket that was lost': ({ clientRecords }) => clientRecords.ticketIds.push('gone'),
    'a ticket that was confirmed and never printed': ({ clientRecords }) =>
      Object.assign(clientRecords, { prints: [] }),
    'a ticket that was printed twice without a mark': ({ clientRecords: { prints }, ledger }) => {
      const { jobId } = first(prints);
      for (const job of ledger.printJobs) job.order_id = 'never cancelled';
      prints.push({ jobId, isMarked: false });
    },
    'an accepted order without a ticket': ({ ledger }) => {
      const { id: order_id } = first(ledger.orders);
      first(ledger.orders).status = 'preparing';
      first(ledger.events).status = 'preparing';
      first(ledger.events).order_id = order_id;
      ledger.printers.push({ ...SAMPLE_PRINTER, id: 'another' });
    },
  },
  'wrong figures': {
    'a day that counts an order too many': ({ ledger }) => (first(ledger.dailyFigures).orders += 1),
    'an hour that counts an order too few': ({ ledger }) =>
      (first(ledger.hourlyFigures).orders -= 1),
    'a product that sold less': ({ ledger }) =>
      ledger.productFigures.push({ product_id: 'tea', orders: 0, revenue_paise: -1 }),
  },
  lost: { 'an acknowledged order that is missing': ({ ledger }) => ledger.orders.shift() },
  doubled: {
    'two orders with one key': ({ ledger }) =>
      ledger.orders.push({ ...first(ledger.orders), id: 'again' }),
    'two responses to one key': ({ clientRecords }) =>
      first(clientRecords.attempts).answers.push({ orderId: 'another', totalPaise: 1 }),
  },
  unwanted: {
    'an order of a customer who was refused': ({ clientRecords }) =>
      Object.assign(first(clientRecords.attempts), { answers: [{ code: 'out_of_stock' }] }),
    'an order that nobody sent': ({ clientRecords }) => clientRecords.attempts.shift(),
  },
  unanswered: {
    'a customer without a response': ({ clientRecords }) => {
      const { lines } = first(clientRecords.attempts);
      clientRecords.attempts.push(newAttempt({ key: 'left waiting', lines, totalPaise: 1 }));
    },
  },
  'wrong keys': {
    'a key without an order': ({ ledger }) =>
      Object.assign(first(ledger.keys), { order_id: 'gone' }),
    'a lost key': ({ ledger }) => ledger.keys.shift(),
  },
  'wrong totals': {
    'a total that is not the sum of its lines': ({ ledger, clientRecords }) => {
      first(ledger.orders).total_paise += 1;
      first(clientRecords.attempts).totalPaise += 1;
    },
    'an adjustment missing in the total': ({ ledger }) => {
      const { id: order_id } = first(ledger.orders);
      ledger.priceAdjustments.push({
        ...{ order_id, position: 9, kind: 'surcharge', label: 'Festival' },
        ...{ amount_paise: 1, code: null, ...NOT_GIVEN },
      });
    },
    'a negative total that is the sum of its parts': ({ ledger, clientRecords }) => {
      const order = first(ledger.orders);
      ledger.priceAdjustments.push({
        ...{ order_id: order.id, position: 9, kind: 'discount', label: 'Coupon' },
        ...{ amount_paise: -1 - order.total_paise, code: 'TOO-MUCH', ...NOT_GIVEN },
      });
      order.total_paise = -1;
      const attempt = first(clientRecords.attempts);
      attempt.totalPaise = -1;
      attempt.answers = [{ orderId: order.id, totalPaise: -1 }];
    },
    'a unit price without its options': ({ ledger }) => (first(ledger.items).price_paise -= 1),
    'another total than the customer’s': ({ clientRecords }) =>
      first(clientRecords.attempts).answers.push({ orderId: 'order-0', totalPaise: 1 }),
    'another dish than the ordered one': ({ ledger }) =>
      Object.assign(first(ledger.items), { product_id: 'coffee' }),
  },
  'wrong stock': {
    'stock restored twice': ({ ledger }) =>
      (first(ledger.inventory).current_stock += first(ledger.items).quantity),
    'stock below 0': ({ ledger, clientRecords }) => {
      const stock = first(ledger.inventory);
      clientRecords.initialStock = new Map([['tea', 999 - stock.current_stock]]);
      stock.current_stock = -1;
    },
  },
  'wrong changes of stock': {
    'a lost change of stock': ({ ledger }) => {
      first(ledger.inventory).current_stock -= 7;
      ledger.changes.shift();
    },
    'a refused change of stock that was made': ({ clientRecords }) =>
      Object.assign(first(clientRecords.adjustments), { outcome: 'refused' }),
    'a change of stock with other numbers': ({ clientRecords }) =>
      Object.assign(first(clientRecords.adjustments), { delta: 6 }),
  },
  'broken histories': {
    'a status that differs from the history': ({ ledger }) => {
      const order = first(ledger.orders);
      order.status = order.status === 'preparing' ? 'placed' : 'preparing';
    },
    'a payment that differs from the history': ({ ledger }) => {
      const order = first(ledger.orders);
      order.payment_status = order.payment_status === 'paid' ? 'failed' : 'paid';
    },
    'a gap in a history': ({ ledger }) => Object.assign(first(ledger.history), { sequence: 9 }),
    'a missing change that staff had seen': ({ clientRecords }) => {
      const seen = first(clientRecords.seen);
      seen.statuses = ['placed', 'delivered', 'placed', 'delivered', 'placed'];
      seen.payments = ['pending', 'paid', 'pending', 'paid', 'pending', 'paid'];
    },
  },
  'broken events': {
    'a missing event': ({ ledger }) => ledger.events.shift(),
    'a duplicate event': ({ ledger }) => {
      ledger.events.push({ ...first(ledger.events), id: ledger.events.length + 1 });
      ledger.lastEvent += 1;
    },
  },
  'broken stream': {
    'a missing last event': ({ clientRecords }) => first(clientRecords.followed).ids.pop(),
    'an event received twice': ({ clientRecords }) => {
      const { ids } = first(clientRecords.followed);
      ids.push(first(ids));
    },
    'a stream that goes back': ({ ledger, clientRecords }) =>
      clientRecords.followed.push({ from: 0, ids: ledger.events.map(({ id }) => id) }),
    'a stream that never began': ({ clientRecords }) => clientRecords.followed.pop(),
  },
};
