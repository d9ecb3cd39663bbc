import type { ListedBill } from '../../../../shared/contract/money/bills-contract';
import type { ReportPayment } from '../../../../shared/contract/money/money-sums';
import type { ReportOrder } from '../../../../shared/contract/money/reports-contract';
import type { ActorCode } from '../../../../shared/domain/platform/actor';
import {
  ACTORS_IN_FILES,
  BILL_KINDS_IN_FILES,
  METHODS_IN_FILES,
  PAYMENT_STATUS_IN_FILES,
  SERVED_AS_IN_FILES,
  statusInFiles,
  timeInFiles,
} from './file-words';
import { taxColumns } from './report-sheets';
import { count, money, type Sheet, sheetOf, text } from './sheet';

// The lists that only files have. They are English in every language (see `Words` of a sheet).

export const ordersSheet = (orders: readonly ReportOrder[]): Sheet =>
  sheetOf('Orders', orders, [
    text('Order', ({ id }) => id),
    text('Day', ({ day }) => day),
    text('Placed', ({ placedAt }) => timeInFiles(placedAt)),
    text('Customer', ({ customerName, isCustomerDeleted }) =>
      isCustomerDeleted ? 'Deleted account' : customerName,
    ),
    text('Delivery or pickup', ({ servedAs }) => SERVED_AS_IN_FILES[servedAs]),
    text('Status', ({ status, servedAs }) => statusInFiles(status, servedAs)),
    text('Payment', ({ paymentStatus }) => PAYMENT_STATUS_IN_FILES[paymentStatus]),
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
    text('Time', ({ at }) => timeInFiles(at)),
    text('Order', ({ orderId }) => orderId),
    text('Day of the order', ({ orderDay }) => orderDay),
    text('Type', typeWords),
    text('Method', ({ method }) => METHODS_IN_FILES[method]),
    money('Amount', ({ amount }) => amount),
    text('Reference', ({ reference }) => reference),
    text('By', ({ by }) => (by in ACTORS_IN_FILES ? ACTORS_IN_FILES[by as ActorCode] : by)),
    text('Reason', ({ reason }) => reason),
  ]);

function typeWords({ kind, corrects }: ReportPayment): string {
  const type = kind === 'payment' ? 'Payment' : 'Refund';
  return corrects === null ? type : `${type} undone`;
}

export const billsSheet = (bills: readonly ListedBill[]): Sheet =>
  sheetOf('Bills', bills, [
    text('Number', ({ number }) => number),
    text('Type', ({ kind }) => BILL_KINDS_IN_FILES[kind]),
    text('Day', ({ day }) => day),
    text('Order', ({ orderId }) => orderId),
    text('GST', ({ rates }) => rates.map((rate) => `${rate}%`).join(', ')),
    ...taxColumns<ListedBill>(),
  ]);
