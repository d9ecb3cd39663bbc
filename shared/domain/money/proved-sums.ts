import { m } from '../../messages/compiled/messages';

const SUM_WORDS = {
  'orders-lines': m.proof_orders_lines,
  'orders-total': m.proof_orders_total,
  'orders-history': m.proof_orders_history,
  'orders-parts': m.proof_orders_parts,
  'negative-stock': m.proof_negative_stock,
  'stock-changes': m.proof_stock_changes,
  'bill-numbers': m.proof_bill_numbers,
  'credit-note-numbers': m.proof_credit_note_numbers,
  'orders-bills': m.proof_orders_bills,
  'credit-notes-refunds': m.proof_credit_notes_refunds,
  'cancelled-credit-notes': m.proof_cancelled_credit_notes,
  'bank-credits': m.proof_bank_credits,
  'refunds-paid': m.proof_refunds_paid,
  'payment-status': m.proof_payment_status,
  'gateway-payments': m.proof_gateway_payments,
  'day-figures': m.proof_day_figures,
  'hour-figures': m.proof_hour_figures,
  'product-sales': m.proof_product_sales,
  'signed-sheets': m.proof_signed_sheets,
  'order-changes': m.proof_order_changes,
  'bill-taxes': m.proof_bill_taxes,
  'sealed-bills': m.proof_sealed_bills,
  'sealed-credit-notes': m.proof_sealed_credit_notes,
  'sealed-order-changes': m.proof_sealed_order_changes,
  'sealed-days': m.proof_sealed_days,
  'sealed-waste': m.proof_sealed_waste,
  'sealed-bank-credits': m.proof_sealed_bank_credits,
} as const;
export type SumCode = keyof typeof SUM_WORDS;
export const SUM_CODES = Object.keys(SUM_WORDS) as SumCode[];

export interface ProvedSum {
  sum: SumCode;
  /** The first 3 places where it does not hold: ids of orders, names of products, or days. */
  found: string[];
}

export const sumWords = (sum: SumCode): string => SUM_WORDS[sum]();

/** 'Products with negative stock: Tea, Cola.' */
export function troubleWords({ sum, found }: ProvedSum): string {
  return m.proof_trouble({ what: sumWords(sum), found: found.join(', ') });
}
