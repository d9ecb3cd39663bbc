import type { ListedBill } from '../../../../shared/contract/money/bills-contract';
import type { ReportPayment } from '../../../../shared/contract/money/money-sums';
import type { Report, ReportOrder } from '../../../../shared/contract/money/reports-contract';
import { customerWords } from '../../../../shared/domain/orders/customer-words';
import type { PaidBy } from '../../../../shared/domain/orders/order-payments';
import { ORDER_STATUS_LABELS } from '../../../../shared/domain/orders/order-status';
import { PAYMENT_STATUS_LABELS } from '../../../../shared/domain/orders/payment';
import { actorWords } from '../../../../shared/domain/platform/actor';
import { exactTime } from '../../../ui/relative-time';
import { hourLabel } from '../charts/series-words';
import { count, money, type Sheet, sheetOf, text } from './sheet';

export const METHOD_LABELS: Record<PaidBy, string> = {
  upi: 'UPI, marked paid by staff',
  bank: 'UPI, found in a bank statement',
  cash: 'Cash',
  card: 'Card',
  gateway: 'Online, through the gateway',
};

export const moneySheet = ({ money: { methods, ...sums } }: Pick<Report, 'money'>): Sheet =>
  sheetOf(
    'Money',
    [
      ...methods.map(({ method, ...ofMethod }) => ({ what: METHOD_LABELS[method], ...ofMethod })),
      { what: 'Total', ...sums },
    ],
    [
      text('Method', ({ what }) => what),
      money('Taken', ({ taken }) => taken),
      money('Refunded', ({ refunded }) => refunded),
      money('Net', ({ left }) => left),
    ],
  );

export const dishesSheet = ({ dishes }: Report): Sheet =>
  sheetOf('Dishes', dishes, [
    text('Dish', ({ name }) => name),
    text('Category', ({ category }) => category),
    count('Orders', ({ orders }) => orders),
    count('Units', ({ units }) => units),
    money('Sold', ({ sold }) => sold),
  ]);

export const categoriesSheet = ({ categories }: Report): Sheet =>
  sheetOf('Categories', categories, [
    text('Category', ({ name }) => name),
    count('Units', ({ units }) => units),
    money('Sold', ({ sold }) => sold),
  ]);

export const taxesSheet = ({ taxes }: Report): Sheet =>
  sheetOf('Tax on bills', taxes, [
    text('GST', ({ rate }) => `${rate}%`),
    money('Taxable value', ({ taxable }) => taxable),
    money('CGST', ({ cgst }) => cgst),
    money('SGST', ({ sgst }) => sgst),
    money('Round off', ({ roundOff }) => roundOff),
    money('Amount', ({ amount }) => amount),
  ]);

export const statesSheet = ({ states }: Report): Sheet =>
  sheetOf('Orders by status', states, [
    text('Status', ({ status }) => ORDER_STATUS_LABELS[status]),
    text('Payment', ({ paymentStatus }) => PAYMENT_STATUS_LABELS[paymentStatus]),
    count('Orders', ({ orders }) => orders),
    money('Total', ({ total }) => total),
  ]);

export const daysSheet = ({ days }: Report): Sheet =>
  sheetOf('Days', days, [
    text('Day', ({ date }) => date),
    count('Orders', ({ orders }) => orders),
    money('Sold', ({ sold }) => sold),
    count('Cancelled', ({ cancelled }) => cancelled),
    money('Taken', ({ taken }) => taken),
    money('Refunded', ({ refunded }) => refunded),
    money('Net', ({ left }) => left),
  ]);

export const hoursSheet = ({ hours }: Report): Sheet =>
  sheetOf('Hours', hours, [
    text('From', ({ hour }) => hourLabel(hour)),
    count('Orders', ({ orders }) => orders),
  ]);

const customersSheet = ({ customers }: Report): Sheet =>
  sheetOf(
    'Customers',
    [
      ['New customers', customers.fresh],
      ['Returning customers', customers.returning],
      ['Orders from deleted accounts', customers.forgotten],
    ] as const,
    [text('What', ([what]) => what), count('Number', ([, number]) => number)],
  );

const soldSheet = ({ sold }: Report): Sheet =>
  sheetOf(
    'Sold',
    [...soldLines(sold), ['Total', sold.total] as const],
    [text('What', ([what]) => what), money('Amount', ([, amount]) => amount)],
  );

/** The parts of what was sold, in rupees. */
export function soldLines(sold: Report['sold']): (readonly [what: string, rupees: number])[] {
  return [
    ['Dishes', sold.dishes],
    ['Packaging', sold.packaging],
    ['Delivery', sold.delivery],
    ...(sold.adjustments === 0 ? [] : [['Discounts and surcharges', sold.adjustments] as const]),
  ];
}

export const reportSheets = (report: Report): Sheet[] =>
  [
    moneySheet,
    daysSheet,
    soldSheet,
    dishesSheet,
    categoriesSheet,
    taxesSheet,
    statesSheet,
    hoursSheet,
    customersSheet,
  ].map((make) => make(report));

export const ordersSheet = (orders: readonly ReportOrder[]): Sheet =>
  sheetOf('Orders', orders, [
    text('Order', ({ id }) => id),
    text('Day', ({ day }) => day),
    text('Placed', ({ placedAt }) => exactTime(placedAt)),
    text('Customer', customerWords),
    text('Delivery or pickup', ({ deliveryMethod }) => deliveryMethod),
    text('Status', ({ status }) => ORDER_STATUS_LABELS[status]),
    text('Payment', ({ paymentStatus }) => PAYMENT_STATUS_LABELS[paymentStatus]),
    count('Units', ({ units }) => units),
    money('Dishes', ({ dishes }) => dishes),
    money('Packaging', ({ packaging }) => packaging),
    money('Delivery', ({ delivery }) => delivery),
    money('Discounts and surcharges', ({ adjustments }) => adjustments),
    money('Total', ({ total }) => total),
  ]);

export const paymentsSheet = (payments: readonly ReportPayment[]): Sheet =>
  sheetOf('Payments', payments, [
    text('Day', ({ day }) => day),
    text('Time', ({ at }) => exactTime(at)),
    text('Order', ({ orderId }) => orderId),
    text('Day of the order', ({ orderDay }) => orderDay),
    text('Type', paymentWords),
    text('Method', ({ method }) => METHOD_LABELS[method]),
    money('Amount', ({ amount }) => amount),
    text('Reference', ({ reference }) => reference),
    text('By', ({ by }) => actorWords(by)),
    text('Reason', ({ reason }) => reason),
  ]);

const BILL_KINDS: Record<ListedBill['kind'], string> = {
  bill: 'Bill',
  'credit-note': 'Credit note',
  'cancelled-credit-note': 'Credit note cancelled',
};

export const billsSheet = (bills: readonly ListedBill[]): Sheet =>
  sheetOf('Bills', bills, [
    text('Number', ({ number }) => number),
    text('Type', ({ kind }) => BILL_KINDS[kind]),
    text('Day', ({ day }) => day),
    text('Order', ({ orderId }) => orderId),
    text('GST', ({ rates }) => rates.map((rate) => `${rate}%`).join(', ')),
    money('Taxable value', ({ taxable }) => taxable),
    money('CGST', ({ cgst }) => cgst),
    money('SGST', ({ sgst }) => sgst),
    money('Round off', ({ roundOff }) => roundOff),
    money('Amount', ({ amount }) => amount),
  ]);

/** What has changed after a day was closed: fewer columns, for a page. */
export const changesSheet = (payments: readonly ReportPayment[]): Sheet =>
  sheetOf('Changes', payments, [
    text('When', ({ at }) => exactTime(at)),
    text('Order', ({ orderId }) => orderId),
    text('What', (payment) => `${paymentWords(payment)}: ${METHOD_LABELS[payment.method]}`),
    text('By', ({ by }) => actorWords(by)),
    money('Amount', ({ amount }) => amount),
  ]);

function paymentWords({ kind, corrects }: ReportPayment): string {
  return `${kind === 'payment' ? 'Payment' : 'Refund'}${corrects === null ? '' : ' undone'}`;
}
