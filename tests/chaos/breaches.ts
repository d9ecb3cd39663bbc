import type { MadeUpShop } from './made-up-shop';

/** What can be wrong with a shop, by which name it has to be found, and how it is brought about. */
export const BREACHES: [what: string, finding: string, commit: (shop: MadeUpShop) => void][] = [
  [
    'an acknowledged order that is not there',
    'lost',
    ({ ledger }) => {
      ledger.orders.shift();
    },
  ],
  [
    'two orders of one key',
    'doubled',
    ({ ledger }) => {
      ledger.orders.push({ ...first(ledger.orders), id: 'again' });
    },
  ],
  [
    'two answers to one key',
    'doubled',
    ({ testimony }) => {
      first(testimony.attempts).answers.push({ orderId: 'another', totalPaise: 1 });
    },
  ],
  [
    'a second order of somebody who was refused',
    'unwanted',
    ({ testimony }) => {
      first(testimony.attempts).answers = [{ code: 'out_of_stock' }];
    },
  ],
  [
    'an order that nobody sent',
    'unwanted',
    ({ testimony }) => {
      testimony.attempts.shift();
    },
  ],
  [
    'a customer who never got an answer',
    'unanswered',
    ({ testimony }) => {
      const { lines } = first(testimony.attempts);
      testimony.attempts.push({
        ...{ key: 'left waiting', lines, totalPaise: 1 },
        ...{ answers: [], unheard: 9, givenUp: false },
      });
    },
  ],
  [
    'a key that stands for nothing',
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
    ({ ledger, testimony }) => {
      first(ledger.orders).total_paise += 1;
      first(testimony.attempts).totalPaise += 1;
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
    'another total than the customer was told',
    'wrong totals',
    ({ testimony }) => {
      first(testimony.attempts).answers.push({ orderId: 'order-0', totalPaise: 1 });
    },
  ],
  [
    'another dish than the one that was ordered',
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
    ({ ledger, testimony }) => {
      const stock = first(ledger.inventory);
      testimony.initialStock = new Map([['tea', 999 - stock.current_stock]]);
      stock.current_stock = -1;
    },
  ],
  [
    'a change of stock that is lost',
    'wrong changes of stock',
    ({ ledger }) => {
      first(ledger.inventory).current_stock -= 7;
      ledger.changes.shift();
    },
  ],
  [
    'a change of stock that was refused, and made',
    'wrong changes of stock',
    ({ testimony }) => {
      first(testimony.adjustments).outcome = 'refused';
    },
  ],
  [
    'a change of stock that is another',
    'wrong changes of stock',
    ({ testimony }) => {
      first(testimony.adjustments).delta = 6;
    },
  ],
  [
    'a status that the history does not lead to',
    'broken histories',
    ({ ledger }) => {
      const order = first(ledger.orders);
      order.status = order.status === 'preparing' ? 'placed' : 'preparing';
    },
  ],
  [
    'a payment that the history does not lead to',
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
    'a change that staff were shown and that is gone',
    'broken histories',
    ({ testimony }) => {
      first(testimony.seen).statuses = ['placed', 'delivered', 'placed', 'delivered', 'placed'];
      first(testimony.seen).payments = ['pending', 'paid', 'pending', 'paid', 'pending', 'paid'];
    },
  ],
  [
    'an event that is missing',
    'broken events',
    ({ ledger }) => {
      ledger.events.shift();
    },
  ],
  [
    'an event that was told twice',
    'broken events',
    ({ ledger }) => {
      ledger.events.push({ ...first(ledger.events), id: ledger.events.length + 1 });
      ledger.lastEvent += 1;
    },
  ],
  [
    'a last event that never came',
    'broken stream',
    ({ testimony }) => {
      first(testimony.followed).ids.pop();
    },
  ],
  [
    'an event that came twice',
    'broken stream',
    ({ testimony }) => {
      const { ids } = first(testimony.followed);
      ids.push(first(ids));
    },
  ],
  [
    'a stream that goes back',
    'broken stream',
    ({ ledger, testimony }) => {
      testimony.followed.push({ from: 0, ids: ledger.events.map(({ id }) => id) });
    },
  ],
  [
    'a stream that never began',
    'broken stream',
    ({ testimony }) => {
      testimony.followed.pop();
    },
  ],
  [
    'a day that counts an order too many',
    'wrong figures',
    ({ ledger }) => {
      first(ledger.dailyFigures).orders += 1;
    },
  ],
  [
    'an hour that counts an order too few',
    'wrong figures',
    ({ ledger }) => {
      first(ledger.hourlyFigures).orders -= 1;
    },
  ],
  [
    'a product that sold less',
    'wrong figures',
    ({ ledger }) => {
      ledger.productFigures.push({ product_id: 'tea', orders: 0, revenue_paise: -1 });
    },
  ],
];

/** The first of them; every made-up shop has an order, a product and a change of its stock. */
function first<Item>([item]: readonly Item[]): Item {
  if (item === undefined) throw new Error('nothing there');
  return item;
}
