import type { ReportPayment } from '../../../../shared/contract/money/money-sums';
import type { Report } from '../../../../shared/contract/money/reports-contract';
import { WASTE_REASON_WORDS } from '../../../../shared/domain/menu/waste';
import type { PaidBy } from '../../../../shared/domain/orders/order-payments';
import { ORDER_STATUS_LABELS } from '../../../../shared/domain/orders/order-status';
import { PAYMENT_STATUS_LABELS } from '../../../../shared/domain/orders/payment';
import { actorWords } from '../../../../shared/domain/platform/actor';
import { m } from '../../../../shared/messages/compiled/messages';
import { exactTime } from '../../../ui/relative-time';
import { hourLabel } from '../charts/series-words';
import {
  hourInFiles,
  METHODS_IN_FILES,
  PAYMENT_STATUS_IN_FILES,
  STATUS_IN_FILES,
  WASTE_REASONS_IN_FILES,
} from './file-words';
import { both, count, money, type Sheet, sheetOf, text, type Words } from './sheet';

export const METHOD_LABELS: Readonly<Record<PaidBy, () => string>> = {
  upi: m.reports_method_upi,
  bank: m.reports_method_bank,
  cash: m.reports_method_cash,
  card: m.reports_method_card,
  gateway: m.reports_method_gateway,
};

const total = () => both('Total', m.reports_total());
const orderCount = <Row extends { orders: number }>() =>
  count<Row>(both('Orders', m.reports_orders()), ({ orders }) => orders);
const unitCount = <Row extends { units: number }>() =>
  count<Row>(both('Units', m.reports_units()), ({ units }) => units);
const soldAmount = <Row extends { sold: number }>() =>
  money<Row>(both('Sold', m.reports_sold()), ({ sold }) => sold);
const what = <Row extends readonly [Words, number]>() =>
  text<Row>(both('What', m.reports_what()), ([words]) => words);

interface Named {
  name: string;
  localName: string;
}

const nameOf = ({ name, localName }: Named) => both(name, localName);
const dishColumn = <Row extends Named>() => text<Row>(both('Dish', m.reports_dish()), nameOf);

const moneyColumns = <Row extends Record<'taken' | 'refunded' | 'left', number>>() => [
  money<Row>(both('Taken', m.reports_taken()), ({ taken }) => taken),
  money<Row>(both('Refunded', m.reports_refunded()), ({ refunded }) => refunded),
  money<Row>(both('Net', m.reports_net()), ({ left }) => left),
];

type Taxed = Record<'taxable' | 'cgst' | 'sgst' | 'roundOff' | 'amount', number>;

export const taxColumns = <Row extends Taxed>() => [
  money<Row>(both('Taxable value', m.reports_taxable()), ({ taxable }) => taxable),
  money<Row>('CGST', ({ cgst }) => cgst),
  money<Row>('SGST', ({ sgst }) => sgst),
  money<Row>(both('Round off', m.reports_round_off()), ({ roundOff }) => roundOff),
  money<Row>(both('Amount', m.reports_amount()), ({ amount }) => amount),
];

export const moneySheet = ({ money: { methods, ...sums } }: Pick<Report, 'money'>): Sheet =>
  sheetOf(
    both('Money', m.reports_money()),
    [
      ...methods.map(({ method, ...ofMethod }) => ({
        what: both(METHODS_IN_FILES[method], METHOD_LABELS[method]()),
        ...ofMethod,
      })),
      { what: total(), ...sums },
    ],
    [text(both('Method', m.reports_method()), (row) => row.what), ...moneyColumns()],
  );

export const dishesSheet = ({ dishes }: Report): Sheet =>
  sheetOf(both('Dishes', m.reports_dishes()), dishes, [
    dishColumn(),
    text(both('Category', m.reports_category()), (row) => both(row.category, row.localCategory)),
    orderCount(),
    unitCount(),
    soldAmount(),
  ]);

export const categoriesSheet = ({ categories }: Report): Sheet =>
  sheetOf(both('Categories', m.reports_categories()), categories, [
    text(both('Category', m.reports_category()), nameOf),
    unitCount(),
    soldAmount(),
  ]);

export const wasteSheet = ({ waste }: Report): Sheet =>
  sheetOf(both('Thrown away and made again', m.waste_report()), waste, [
    dishColumn(),
    count(both('Thrown away', m.waste_thrown_away()), ({ thrown }) => thrown),
    count(both('Made again', m.waste_made_again()), ({ remade }) => remade),
    money(both('Value', m.waste_value()), ({ value }) => value),
    text(both('Reasons', m.waste_reasons()), ({ reasons }) =>
      both(
        reasons.map(({ reason, units }) => `${WASTE_REASONS_IN_FILES[reason]} ${units}`).join(', '),
        reasons
          .map(({ reason, units: count }) =>
            m.waste_reason_units({ reason: WASTE_REASON_WORDS[reason](), count }),
          )
          .join(', '),
      ),
    ),
  ]);

export const taxesSheet = ({ taxes }: Report): Sheet =>
  sheetOf(both('Tax on bills', m.reports_tax_on_bills()), taxes, [
    text('GST', ({ rate }) => `${rate}%`),
    ...taxColumns<Report['taxes'][number]>(),
  ]);

export const statesSheet = ({ states }: Report): Sheet =>
  sheetOf(both('Orders by status', m.reports_by_status()), states, [
    text(both('Status', m.reports_status()), ({ status }) =>
      both(STATUS_IN_FILES[status], ORDER_STATUS_LABELS[status]),
    ),
    text(both('Payment', m.reports_payment()), ({ paymentStatus }) =>
      both(PAYMENT_STATUS_IN_FILES[paymentStatus], PAYMENT_STATUS_LABELS[paymentStatus]),
    ),
    orderCount(),
    money(both('Total', m.reports_total()), (row) => row.total),
  ]);

export const daysSheet = ({ days }: Report): Sheet =>
  sheetOf(both('Days', m.reports_days()), days, [
    text(both('Day', m.reports_day()), ({ date }) => date),
    orderCount(),
    soldAmount(),
    count(both('Cancelled', m.reports_cancelled()), ({ cancelled }) => cancelled),
    ...moneyColumns<Report['days'][number]>(),
  ]);

export const hoursSheet = ({ hours }: Report): Sheet =>
  sheetOf(both('Hours', m.reports_hours()), hours, [
    text(both('From', m.reports_from_hour()), ({ hour }) =>
      both(hourInFiles(hour), hourLabel(hour)),
    ),
    orderCount(),
  ]);

const customersSheet = ({ customers }: Report): Sheet =>
  sheetOf(
    both('Customers', m.reports_customers()),
    [
      [both('New customers', m.reports_new_customers()), customers.fresh],
      [both('Returning customers', m.reports_returning_customers()), customers.returning],
      [both('Orders without a phone number', m.reports_without_phone()), customers.forgotten],
    ] as const,
    [what(), count(both('Number', m.reports_number()), ([, number]) => number)],
  );

const soldSheet = ({ sold }: Report): Sheet =>
  sheetOf(
    both('Sold', m.reports_sold()),
    [...soldLines(sold), [total(), sold.total] as const],
    [what(), money(both('Amount', m.reports_amount()), ([, amount]) => amount)],
  );

/** The parts of what was sold, in rupees. */
export function soldLines(sold: Report['sold']): (readonly [what: Words, rupees: number])[] {
  const adjustments = both('Discounts and surcharges', m.reports_adjustments());
  return [
    [both('Dishes', m.reports_dishes()), sold.dishes],
    [both('Packaging', m.reports_packaging()), sold.packaging],
    [both('Delivery', m.reports_delivery()), sold.delivery],
    ...(sold.adjustments === 0 ? [] : [[adjustments, sold.adjustments] as const]),
  ];
}

export const reportSheets = (report: Report): Sheet[] =>
  [
    moneySheet,
    daysSheet,
    soldSheet,
    dishesSheet,
    categoriesSheet,
    wasteSheet,
    taxesSheet,
    statesSheet,
    hoursSheet,
    customersSheet,
  ].map((make) => make(report));

/** What has changed after a day was closed: fewer columns than in a file, for a page. */
export const changesSheet = (payments: readonly ReportPayment[]): Sheet =>
  sheetOf(m.reports_changes(), payments, [
    text(m.reports_when(), ({ at }) => exactTime(at)),
    text(m.reports_order(), ({ orderId }) => orderId),
    text(m.reports_what(), changeWords),
    text(m.reports_by(), ({ by }) => actorWords(by)),
    money(m.reports_amount(), ({ amount }) => amount),
  ]);

function changeWords({ kind, corrects, method: paidBy }: ReportPayment): string {
  const method = METHOD_LABELS[paidBy]();
  if (kind === 'payment') {
    return corrects === null
      ? m.reports_change_payment({ method })
      : m.reports_change_payment_undone({ method });
  }
  return corrects === null
    ? m.reports_change_refund({ method })
    : m.reports_change_refund_undone({ method });
}
