import type { PaymentsTable } from '../../server/platform/db/schema';
import type { Violation } from './ticket-violations';

const RECEIPT = { orderId: 'order-0', reference: 'pay_1', amountPaise: 100 };
const PAYMENT: PaymentsTable = {
  id: 'payment',
  order_id: RECEIPT.orderId,
  kind: 'payment',
  method: 'gateway',
  amount_paise: RECEIPT.amountPaise,
  reference: RECEIPT.reference,
  credit_id: null,
  gateway: 'razorpay',
  at: '2026-04-15T06:30:00.000Z',
  business_date: '2026-04-15',
  admin_id: null,
  by_name: 'Razorpay',
  reason: null,
  corrects: null,
  lines: null,
};

export const PAYMENT_VIOLATIONS: Violation[] = [
  [
    'a payment that the gateway never received',
    'wrong payments',
    ({ ledger }) => {
      ledger.payments.push(PAYMENT);
    },
  ],
  [
    'a payment that was counted twice',
    'wrong payments',
    ({ ledger, clientRecords }) => {
      clientRecords.receipts.push(RECEIPT);
      ledger.payments.push(PAYMENT, { ...PAYMENT, id: 'again' });
    },
  ],
  [
    'money that the gateway has and the shop did not count',
    'wrong payments',
    ({ clientRecords }) => {
      clientRecords.receipts.push(RECEIPT);
    },
  ],
];
