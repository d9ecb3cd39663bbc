import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import type { Bill } from '../../shared/contract/money/bill-shape';
import { overwriteGetLocale } from '../../shared/messages/compiled/runtime';
import { DISCOUNTED_ORDER } from '../../tests/support/orders/sample-order';
import { orderFromWire } from '../api/order-from-wire';
import { CustomerBill } from './customer-bill';

const BILL: Bill = {
  orderId: DISCOUNTED_ORDER.id,
  billNumber: '2026-27/000001',
  madeAt: DISCOUNTED_ORDER.createdAt,
  seller: {
    storeName: 'Maenam',
    storeAddress: '',
    storePhone: '',
    gstin: '11ABCDE1234F1ZD',
    fssaiNumber: '12345678901234',
    taxRate: 5,
    stateCode: '11',
    taxMode: 'regular',
  },
  placeOfSupply: '11-Sikkim',
  lines: [
    { name: 'Tea', options: ['Large'], quantity: 2, price: 20, amount: 40, code: '996331' },
    { name: 'Cola', options: [], quantity: 1, price: 40, amount: 40, code: '2202' },
  ],
  charges: [
    { kind: 'packaging', label: null, amount: 10, code: '996331' },
    { kind: 'delivery', label: null, amount: 20, code: '996331' },
    { kind: 'discount', label: 'Puja coupon', amount: -25.5, code: null },
  ],
  total: 84.5,
  taxes: [
    {
      code: '996331',
      rate: 5,
      amount: 53.77,
      taxable: 51.2,
      cgst: 1.28,
      sgst: 1.28,
      roundOff: 0.01,
    },
    { code: '2202', rate: 40, amount: 30.73, taxable: 21.95, cgst: 4.39, sgst: 4.39, roundOff: 0 },
  ],
  payments: [],
  creditNotes: [],
};

const printed = (bill: Bill) =>
  renderToStaticMarkup(<CustomerBill bill={bill} order={orderFromWire(DISCOUNTED_ORDER)} />);

const fact = (term: string, value: string) =>
  new RegExp(`${term}</dt><dd[^>]*><bdi[^>]*>${value}<`);

afterEach(() => overwriteGetLocale(() => 'en'));

it('a bill is in English on a page in Hindi', () => {
  const english = printed(BILL);
  overwriteGetLocale(() => 'hi');
  expect(printed(BILL)).toBe(english);
});

it('a bill says what it charges, the tax of each rate, and the round-off', () => {
  expect(printed(BILL)).toMatch(
    /Subtotal.*₹80\.00.*Delivery Fee.*₹20\.00.*-₹25\.50.*Total.*₹84\.50/,
  );
  expect(printed(BILL)).toMatch(/SAC 996331 includes 5% GST.*CGST 2\.5%.*₹1\.28.*₹0\.01/);
  expect(printed(BILL)).toMatch(/HSN 2202 includes 40% GST.*SGST 20%.*₹4\.39/);
  expect(printed(BILL)).toContain('Place of supply');
});

it('only a regular tax payer’s bill shows tax, and only a composition dealer’s has the sentence', () => {
  const composition = printed({ ...BILL, seller: { ...BILL.seller, taxMode: 'composition' } });
  expect(composition).not.toContain('CGST');
  expect(composition).toMatch(
    /<header[^>]*><p>Composition taxable person, not eligible to collect/,
  );
  expect(printed(BILL)).not.toContain('Composition');
});

it.each([
  [[['upi', 84.5]], 'UPI'],
  [[['bank', 84.5]], 'UPI or bank transfer'],
  [[['cash', 50]], 'Cash ₹50.00'],
  [
    [
      ['cash', 50],
      ['gateway', 14.5],
      ['cash', 20],
    ],
    'Cash ₹70.00, Online payment ₹14.50',
  ],
  [
    [
      ['cash', 84.5],
      ['gateway', 84.5],
    ],
    'Cash ₹84.50, Online payment ₹84.50',
  ],
] as const)('a bill with the payments %j says that it was paid by %s', (paid, words) => {
  const payments = paid.map(([method, amount]) => ({ kind: 'payment', method, amount }) as const);
  expect(printed({ ...BILL, payments })).toMatch(fact('Paid by', words));
});

it('a bill says what was refunded, also of what was paid twice', () => {
  const payments = [
    { kind: 'payment', method: 'cash', amount: 84.5 },
    { kind: 'payment', method: 'gateway', amount: 84.5 },
    { kind: 'refund', method: 'gateway', amount: 84.5 },
  ] as const;
  const page = printed({ ...BILL, payments: [...payments] });
  expect(page).toMatch(fact('Paid by', 'Cash ₹84.50, Online payment ₹84.50'));
  expect(page).toMatch(fact('Refunded', 'Online payment'));
});

it('a bill has the number that was called at the counter', () => {
  expect(printed(BILL)).toMatch(fact('Number', '42'));
});

it('a bill without payments does not say how it was paid', () => {
  for (const bill of [BILL, { ...BILL, payments: [] }]) {
    expect(printed(bill)).not.toMatch(/Paid by|Refunded/);
  }
});

it('a bill that is paid later says what is to be collected', () => {
  const unpaid = { ...DISCOUNTED_ORDER, payLater: 'counter', paymentStatus: 'pending' } as const;
  const order = orderFromWire({ ...unpaid, receivedAmount: 50, owedAmount: 34.5 });
  const page = renderToStaticMarkup(<CustomerBill bill={BILL} order={order} />);
  expect(page).toContain('Pays at the counter ₹34.50');
});
