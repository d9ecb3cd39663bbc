import type { PaymentsTable } from '../../../server/platform/db/schema';
import type { CounterMoney } from './client-records';
import { AT } from './sample-orders';
import type { SampleShop } from './sample-shop';

/** By the finding that must name them: how to cause each. */
export type Violations = Record<string, Record<string, (shop: SampleShop) => unknown>>;

const RECEIPT = { orderId: 'order-0', reference: 'pay_1', amountPaise: 100 };
const PAYMENT: PaymentsTable = {
  ...{ id: 'payment', order_id: RECEIPT.orderId, kind: 'payment', method: 'gateway' },
  ...{ amount_paise: RECEIPT.amountPaise, reference: RECEIPT.reference, credit_id: null },
  ...{ gateway: 'razorpay', at: AT, business_date: AT.slice(0, 10), admin_id: null },
  ...{ by_name: 'Razorpay', reason: null, corrects: null, lines: null },
  ...{ device_id: null, device_name: null },
};

const SLIP: CounterMoney & { orderId: string } = {
  ...{ name: 'slip-1', amountPaise: RECEIPT.amountPaise, tipPaise: 0 },
  ...{ orderId: RECEIPT.orderId, outcome: 'acknowledged' },
};

/** The first item. Every sample shop has an order, a product and an adjustment of its stock. */
export function first<Item>([item]: readonly Item[]): Item {
  if (item === undefined) throw new Error('nothing there');
  return item;
}

/** Violations at the counter: by payments, tips, the drawer and waiters. */
export const COUNTER_VIOLATIONS: Violations = {
  'wrong counter money': {
    'a payment that was acknowledged and is lost': ({ clientRecords }) =>
      clientRecords.counterMoney.push(SLIP),
    'a payment that was recorded twice': ({ ledger, clientRecords }) => {
      clientRecords.counterMoney.push(SLIP);
      ledger.payments.push(
        { ...PAYMENT, reference: SLIP.name },
        { ...PAYMENT, reference: SLIP.name },
      );
    },
    'an entry of the drawer that was refused and made': ({ ledger, clientRecords }) => {
      ledger.drawerEntries.push({ id: 'entry', amount_paise: SLIP.amountPaise });
      clientRecords.counterMoney.push({
        ...SLIP,
        ...{ name: 'entry', orderId: null, outcome: 'refused' },
      });
    },
    'a tip that is lost': ({ ledger, clientRecords }) => {
      ledger.payments.push({ ...PAYMENT, reference: SLIP.name });
      clientRecords.counterMoney.push({ ...SLIP, tipPaise: 100 });
    },
    'a tip that nobody gave': ({ ledger }) =>
      ledger.tips.push({ order_id: SLIP.orderId, amount_paise: 100 }),
  },
  'wrong served': {
    'a round of guests that is kept twice': ({ ledger }) => (ledger.guestRounds += 1),
    'a round that is lost': ({ ledger }) => {
      ledger.items = ledger.items.filter(({ order_id }) => order_id !== 'order-served');
    },
    'a round that was added twice': ({ ledger }) => {
      const round = ledger.items.filter(({ order_id }) => order_id === 'order-served');
      ledger.items.push(...round);
    },
    'an order of a waiter that is lost': ({ ledger }) => {
      ledger.orders = ledger.orders.filter(({ channel }) => channel === 'online');
    },
    'an order that no waiter was told of': ({ clientRecords }) => {
      clientRecords.staffRequests = [];
    },
    'a change that was done and refused': ({ clientRecords }) => {
      first(clientRecords.staffRequests).refusals.push('conflict');
    },
    'a request that was never answered': ({ clientRecords }) => {
      first(clientRecords.staffRequests).orderIds = [];
    },
  },
  'wrong payments': {
    'a payment that the gateway never received': ({ ledger }) => ledger.payments.push(PAYMENT),
    'a payment that was counted twice': ({ ledger, clientRecords }) => {
      clientRecords.receipts.push(RECEIPT);
      ledger.payments.push(PAYMENT, { ...PAYMENT, id: 'again' });
    },
    'money that the gateway has and the shop did not count': ({ clientRecords }) =>
      clientRecords.receipts.push(RECEIPT),
  },
};
