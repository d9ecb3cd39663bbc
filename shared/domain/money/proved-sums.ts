const SUM_WORDS = {
  'orders-lines': 'Orders that differ from their lines',
  'orders-total': 'Orders whose total differs from its parts',
  'orders-history': 'Orders that differ from their history',
  'orders-parts': 'Orders that differ from the parts of their stations',
  'negative-stock': 'Products with negative stock',
  'stock-changes': 'Products whose stock differs from its changes',
  'bill-numbers': 'Financial years with a gap in the numbers of bills',
  'credit-note-numbers': 'Financial years with a gap in the numbers of credit notes',
  'orders-bills': 'Orders that differ from their bills',
  'credit-notes-refunds': 'Orders whose credit notes differ from their refunds',
  'cancelled-credit-notes': 'Cancelled credit notes that still count',
  'bank-credits': 'Days with a bank credit that pays more than its amount',
  'refunds-paid': 'Orders with more refunded than paid',
  'payment-status': 'Orders whose payments differ from their payment status',
  'gateway-payments': 'Orders whose payments differ from those of the gateway',
  'day-figures': 'Days whose figures differ from their orders',
  'hour-figures': 'Days whose hours differ from their orders',
  'product-sales': 'Products whose sales differ from the orders',
  'signed-sheets': 'Days whose signed sheet differs from its payments',
  'order-changes': 'Orders that differ from what their last change left',
  'bill-taxes': 'Orders whose bill has other taxes than its lines, or another day',
  'sealed-bills': 'Orders whose bill was altered or removed after it was made',
  'sealed-credit-notes': 'Credit notes that were altered or removed after they were made',
  'sealed-order-changes': 'Changes of orders that were altered or removed after they were made',
  'sealed-days':
    'Closed days, or rows of the drawer, that were altered or removed after they were signed',
} as const;
export type SumCode = keyof typeof SUM_WORDS;
export const SUM_CODES = Object.keys(SUM_WORDS) as SumCode[];

export interface ProvedSum {
  sum: SumCode;
  /** The first 3 places where it does not hold: ids of orders, names of products, or days. */
  found: string[];
}

export const sumWords = (sum: SumCode): string => SUM_WORDS[sum];

/** 'Products with negative stock: Tea, Cola.' */
export function troubleWords({ sum, found }: ProvedSum): string {
  return `${sumWords(sum)}: ${found.join(', ')}.`;
}
