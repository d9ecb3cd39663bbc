import { FIGURE_VIOLATIONS } from './figure-violations';
import { KITCHEN_VIOLATIONS } from './kitchen-violations';
import { PAYMENT_VIOLATIONS } from './payment-violations';
import { first, TICKET_VIOLATIONS, type Violation } from './ticket-violations';

/** Violations of the shop's promises: a description, the finding that must name it, and how to cause it. */
export const VIOLATIONS: Violation[] = [
  ...TICKET_VIOLATIONS,
  ...KITCHEN_VIOLATIONS,
  ...FIGURE_VIOLATIONS,
  ...PAYMENT_VIOLATIONS,
  [
    'an acknowledged order that is missing',
    'lost',
    ({ ledger }) => {
      ledger.orders.shift();
    },
  ],
  [
    'two orders with one key',
    'doubled',
    ({ ledger }) => {
      ledger.orders.push({ ...first(ledger.orders), id: 'again' });
    },
  ],
  [
    'two responses to one key',
    'doubled',
    ({ clientRecords }) => {
      first(clientRecords.attempts).answers.push({ orderId: 'another', totalPaise: 1 });
    },
  ],
  [
    'an order of a customer who was refused',
    'unwanted',
    ({ clientRecords }) => {
      first(clientRecords.attempts).answers = [{ code: 'out_of_stock' }];
    },
  ],
  [
    'an order that nobody sent',
    'unwanted',
    ({ clientRecords }) => {
      clientRecords.attempts.shift();
    },
  ],
  [
    'a customer without a response',
    'unanswered',
    ({ clientRecords }) => {
      const { lines } = first(clientRecords.attempts);
      clientRecords.attempts.push({
        ...{ key: 'left waiting', lines, totalPaise: 1 },
        ...{ answers: [], unheard: 9, givenUp: false },
      });
    },
  ],
  [
    'a key without an order',
    'wrong keys',
    ({ ledger }) => {
      first(ledger.keys).order_id = 'gone';
    },
  ],
  [
    'a lost key',
    'wrong keys',
    ({ ledger }) => {
      ledger.keys.shift();
    },
  ],
  [
    'a total that is not the sum of its lines',
    'wrong totals',
    ({ ledger, clientRecords }) => {
      first(ledger.orders).total_paise += 1;
      first(clientRecords.attempts).totalPaise += 1;
    },
  ],
  [
    'an adjustment missing in the total',
    'wrong totals',
    ({ ledger }) => {
      const { id: order_id } = first(ledger.orders);
      ledger.priceAdjustments.push({
        ...{ order_id, position: 9, kind: 'surcharge', label: 'Festival' },
        ...{ amount_paise: 1, code: null },
      });
    },
  ],
  [
    'a negative total that is the sum of its parts',
    'wrong totals',
    ({ ledger, clientRecords }) => {
      const order = first(ledger.orders);
      ledger.priceAdjustments.push({
        ...{ order_id: order.id, position: 9, kind: 'discount', label: 'Coupon' },
        ...{ amount_paise: -1 - order.total_paise, code: 'TOO-MUCH' },
      });
      order.total_paise = -1;
      const attempt = first(clientRecords.attempts);
      attempt.totalPaise = -1;
      attempt.answers = [{ orderId: order.id, totalPaise: -1 }];
    },
  ],
  [
    'a unit price without its options',
    'wrong totals',
    ({ ledger }) => {
      first(ledger.items).price_paise -= 1;
    },
  ],
  [
    'another total than the customer’s',
    'wrong totals',
    ({ clientRecords }) => {
      first(clientRecords.attempts).answers.push({ orderId: 'order-0', totalPaise: 1 });
    },
  ],
  [
    'another dish than the ordered one',
    'wrong totals',
    ({ ledger }) => {
      first(ledger.items).product_id = 'coffee';
    },
  ],
  [
    'stock restored twice',
    'wrong stock',
    ({ ledger }) => {
      first(ledger.inventory).current_stock += first(ledger.items).quantity;
    },
  ],
  [
    'stock below 0',
    'wrong stock',
    ({ ledger, clientRecords }) => {
      const stock = first(ledger.inventory);
      clientRecords.initialStock = new Map([['tea', 999 - stock.current_stock]]);
      stock.current_stock = -1;
    },
  ],
  [
    'a lost change of stock',
    'wrong changes of stock',
    ({ ledger }) => {
      first(ledger.inventory).current_stock -= 7;
      ledger.changes.shift();
    },
  ],
  [
    'a refused change of stock that was made',
    'wrong changes of stock',
    ({ clientRecords }) => {
      first(clientRecords.adjustments).outcome = 'refused';
    },
  ],
  [
    'a change of stock with other numbers',
    'wrong changes of stock',
    ({ clientRecords }) => {
      first(clientRecords.adjustments).delta = 6;
    },
  ],
  [
    'a status that differs from the history',
    'broken histories',
    ({ ledger }) => {
      const order = first(ledger.orders);
      order.status = order.status === 'preparing' ? 'placed' : 'preparing';
    },
  ],
  [
    'a payment that differs from the history',
    'broken histories',
    ({ ledger }) => {
      const order = first(ledger.orders);
      order.payment_status = order.payment_status === 'paid' ? 'failed' : 'paid';
    },
  ],
  [
    'a gap in a history',
    'broken histories',
    ({ ledger }) => {
      first(ledger.history).sequence = 9;
    },
  ],
  [
    'a missing change that staff had seen',
    'broken histories',
    ({ clientRecords }) => {
      first(clientRecords.seen).statuses = ['placed', 'delivered', 'placed', 'delivered', 'placed'];
      first(clientRecords.seen).payments = [
        'pending',
        'paid',
        'pending',
        'paid',
        'pending',
        'paid',
      ];
    },
  ],
  [
    'a missing event',
    'broken events',
    ({ ledger }) => {
      ledger.events.shift();
    },
  ],
  [
    'a duplicate event',
    'broken events',
    ({ ledger }) => {
      ledger.events.push({ ...first(ledger.events), id: ledger.events.length + 1 });
      ledger.lastEvent += 1;
    },
  ],
  [
    'a missing last event',
    'broken stream',
    ({ clientRecords }) => {
      first(clientRecords.followed).ids.pop();
    },
  ],
  [
    'an event received twice',
    'broken stream',
    ({ clientRecords }) => {
      const { ids } = first(clientRecords.followed);
      ids.push(first(ids));
    },
  ],
  [
    'a stream that goes back',
    'broken stream',
    ({ ledger, clientRecords }) => {
      clientRecords.followed.push({ from: 0, ids: ledger.events.map(({ id }) => id) });
    },
  ],
  [
    'a stream that never began',
    'broken stream',
    ({ clientRecords }) => {
      clientRecords.followed.pop();
    },
  ],
];
