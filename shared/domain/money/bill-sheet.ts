import type { PaidBy } from '../orders/order-payments';
import type { OrderStatus } from '../orders/order-status';
import { isCollected, type PayLater } from '../orders/pay-later';
import type { PaymentStatus } from '../orders/payment';
import { amountText, formatRupees, type Paise, rupeesToPaise } from '../platform/money';
import { formatPhone } from '../platform/phone';
import type { TaxMode } from '../shop/tax';
import { chargeWords, type NamedCharge } from './bill-charges';
import { BILL_TITLES, COMPOSITION_SENTENCE, codeWords } from './bill-tax';
import { BILLED_PAID_BY, BILLED_PAY_LATER, BILLED_STATUS, billedTime } from './bill-words';

/** A bill as the contract has it, amounts in rupees. */
interface PrintedBill {
  billNumber: string;
  madeAt: string;
  seller: {
    storeName: string;
    storeAddress: string;
    storePhone: string;
    gstin: string;
    fssaiNumber: string;
    taxMode: TaxMode;
  };
  placeOfSupply: string;
  lines: readonly {
    name: string;
    options: readonly string[];
    quantity: number;
    price: number;
    amount: number;
    code: string;
  }[];
  charges: readonly (NamedCharge & { amount: number })[];
  total: number;
  taxes: readonly PrintedTax[];
  payments?: readonly BilledPayment[] | undefined;
  creditNotes: readonly {
    number: string;
    madeAt: string;
    amount: number;
    taxes: readonly PrintedTax[];
  }[];
}

interface BilledPayment {
  kind: 'payment' | 'refund';
  method: PaidBy;
  amount: number;
}

interface PrintedTax {
  code: string;
  rate: number;
  amount: number;
  taxable: number;
  cgst: number;
  sgst: number;
  roundOff: number;
}

/** The order of a bill as it is now. A deleted account has left no name in it. */
interface BilledOrder {
  id: string;
  counterNumber: number;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  payLater?: PayLater | null | undefined;
  userDetails: { name: string | null; phoneNumber: string | null };
}

type Fact = readonly [term: string, value: string];
type Amount = readonly [label: string, amount: Paise];

export interface TaxPart {
  heading: string;
  amounts: readonly Amount[];
}

export interface BillSheet {
  /** What a composition dealer writes above everything else. */
  sentence: string | null;
  storeName: string;
  /** The address, the phone number, and the numbers that the law asks for. */
  sellerLines: readonly string[];
  title: string;
  number: string;
  isCancelled: boolean;
  facts: readonly Fact[];
  lines: readonly {
    name: string;
    details: readonly string[];
    quantity: number;
    price: Paise;
    amount: Paise;
  }[];
  sums: readonly Amount[];
  total: Paise;
  taxes: readonly TaxPart[];
  notes: readonly { number: string; facts: readonly Fact[]; taxes: readonly TaxPart[] }[];
}

/** @param owed what is left to pay. */
export function billSheet(bill: PrintedBill, order: BilledOrder, owed: Paise): BillSheet {
  const { seller } = bill;
  const { name, phoneNumber } = order.userDetails;
  const isRegistered = seller.gstin !== '';
  const taxParts = (taxes: readonly PrintedTax[], what: string) =>
    seller.taxMode === 'regular' ? taxes.map((tax) => taxPart(tax, taxes.length === 1, what)) : [];
  const total = rupeesToPaise(bill.total);
  const subtotal = bill.lines.reduce((sum, { amount }) => sum + rupeesToPaise(amount), 0);
  return {
    sentence: seller.taxMode === 'composition' ? `${COMPOSITION_SENTENCE}.` : null,
    storeName: seller.storeName,
    sellerLines: [
      seller.storeAddress,
      formatPhone(seller.storePhone),
      isRegistered ? `GSTIN ${seller.gstin}` : '',
      seller.fssaiNumber ? `FSSAI ${seller.fssaiNumber}` : '',
    ].filter((line) => line !== ''),
    title: BILL_TITLES[seller.taxMode],
    number: bill.billNumber,
    isCancelled: order.status === 'cancelled',
    facts: known([
      ['Bill no.', bill.billNumber],
      ['Date', billedTime(bill.madeAt)],
      ['Order', order.id],
      ['Number', String(order.counterNumber)],
      ['Customer', name],
      ['Phone', phoneNumber && formatPhone(phoneNumber)],
      ['Place of supply', isRegistered ? bill.placeOfSupply : null],
      ['Payment', statusWords(order, owed)],
      ['Paid by', methodWords(bill, 'payment')],
      ['Refunded', methodWords(bill, 'refund')],
    ]),
    lines: bill.lines.map(({ options, quantity, price, amount, code, ...line }) => ({
      name: line.name,
      details: [
        ...(options.length > 0 ? [options.join(', ')] : []),
        ...(isRegistered ? [codeWords(code)] : []),
      ],
      quantity,
      price: rupeesToPaise(price),
      amount: rupeesToPaise(amount),
    })),
    sums: [
      ['Subtotal', subtotal],
      ...bill.charges.map((charge) => [chargeWords(charge), rupeesToPaise(charge.amount)] as const),
    ],
    total,
    taxes: taxParts(bill.taxes, 'The total'),
    notes: bill.creditNotes.map(({ number, madeAt, amount, taxes }) => ({
      number,
      facts: [
        ['Credit note no.', number],
        ['Date', billedTime(madeAt)],
        ['Credited', amountText(amount)],
      ],
      taxes: taxParts(taxes, 'The credit'),
    })),
  };
}

/** The GST in an amount: half is the Union's (CGST), half the State's (SGST). */
function taxPart(tax: PrintedTax, isOnly: boolean, what: string): TaxPart {
  const { rate, roundOff } = tax;
  const amounts: (readonly [label: string, rupees: number])[] = [
    ...(isOnly ? [] : [['Amount', tax.amount] as const]),
    ['Taxable value', tax.taxable],
    [`CGST ${rate / 2}%`, tax.cgst],
    [`SGST ${rate / 2}%`, tax.sgst],
    ...(roundOff === 0 ? [] : [['Round off', roundOff] as const]),
  ];
  return {
    heading: `${isOnly ? what : codeWords(tax.code)} includes ${rate}% GST`,
    amounts: amounts.map(([label, rupees]) => [label, rupeesToPaise(rupees)]),
  };
}

/** 'Pays at the counter ₹190.00' while somebody is to collect it, else 'Paid'. @param owed what is left to pay. */
function statusWords(order: BilledOrder, owed: Paise): string {
  const { payLater, paymentStatus } = order;
  if (!payLater || !isCollected(order)) return BILLED_STATUS[paymentStatus];
  return `${BILLED_PAY_LATER[payLater]} ${formatRupees(owed)}`;
}

/** 'UPI' if that is all of the total, otherwise 'Cash ₹50.00, UPI ₹140.00'; null if there is nothing. */
function methodWords({ payments = [], total }: PrintedBill, kind: BilledPayment['kind']) {
  const sums = new Map<PaidBy, Paise>();
  for (const { method, amount } of payments.filter((payment) => payment.kind === kind)) {
    sums.set(method, (sums.get(method) ?? 0) + rupeesToPaise(amount));
  }
  const ways = [...sums].map(([method, sum]) =>
    sums.size === 1 && sum === rupeesToPaise(total)
      ? BILLED_PAID_BY[method]
      : `${BILLED_PAID_BY[method]} ${formatRupees(sum)}`,
  );
  return ways.join(', ') || null;
}

function known(facts: readonly (readonly [term: string, value: string | null])[]): Fact[] {
  return facts.flatMap(([term, value]) => (value ? [[term, value] as const] : []));
}
