import type {
  BankCreditsTable,
  BillsTable,
  BillTaxesTable,
  ClosedDaysTable,
  CreditNotesTable,
  DrawerCountsTable,
  DrawerEntriesTable,
  OrderChangesTable,
  ReopenedDaysTable,
  TipsTable,
  WasteTable,
} from '../../platform/db/schema';

/** A row of tax without its order, which a cancelled credit note loses. */
const taxContent = (tax: BillTaxesTable) => [
  [tax.position, tax.business_date, tax.code, tax.rate, tax.quantity, tax.amount_paise],
  [tax.taxable_paise, tax.cgst_paise, tax.sgst_paise, tax.round_off_paise],
];

export const billContent = (bill: BillsTable, taxes: readonly BillTaxesTable[]) => [
  [bill.financial_year, bill.number, bill.order_id, bill.seller, bill.admin_id, bill.made_at],
  bill.document,
  taxes.map(taxContent),
];

export const noteContent = (note: CreditNotesTable, taxes: readonly BillTaxesTable[]) => [
  [note.financial_year, note.number, note.order_id, note.amount_paise],
  [note.admin_id, note.by_name, note.made_at],
  taxes.map(taxContent),
];

/** Cancelling a credit note is a row of its own in the chain. @param taxes those that take its tax back. */
export const cancelledContent = (at: string, taxes: readonly BillTaxesTable[]) => [
  at,
  taxes.map(taxContent),
];

export const cancelledKey = (note: string) => `${note} cancelled`;

export const changeContent = (change: OrderChangesTable) => [
  [change.order_id, change.sequence, change.kind, change.document],
  [change.admin_id, change.by_name, change.at],
];

export const changeKey = (change: Pick<OrderChangesTable, 'order_id' | 'sequence'>) =>
  `${change.order_id} ${change.sequence}`;

export const closingContent = (day: ClosedDaysTable) => [
  [day.business_date, day.number, day.closed_at, day.admin_id, day.by_name],
  [day.sheet, day.counted_cash_paise, day.explanation, day.early_reason, day.known_payments],
];

export const closingKey = (day: Pick<ClosedDaysTable, 'business_date' | 'number'>) =>
  `${day.business_date}/${day.number}`;

/** Reopening a day is a row of its own in the chain. */
export const reopeningContent = (day: ReopenedDaysTable) => [
  [day.business_date, day.number, day.reason],
  [day.admin_id, day.by_name, day.reopened_at],
];

export const reopeningKey = (day: Pick<ClosedDaysTable, 'business_date' | 'number'>) =>
  `${closingKey(day)} reopened`;

export const wasteContent = (entry: WasteTable) => [
  [entry.id, entry.product_id, entry.name, entry.unit_paise, entry.quantity, entry.reason],
  [entry.note, entry.order_id, entry.business_date, entry.admin_id, entry.by_name, entry.at],
];

/** The columns of a bank credit that never change: by its key and amount, none pays twice. */
export const creditContent = (
  credit: Pick<BankCreditsTable, 'id' | 'credit_key' | 'reference' | 'day' | 'amount_paise'>,
) => [credit.id, credit.credit_key, credit.reference, credit.day, credit.amount_paise];

/** A tip is in the chain of the days, too: cash lies in the drawer. */
export const tipContent = (tip: TipsTable) => [
  [tip.id, tip.order_id, tip.business_date, tip.position],
  [tip.method, tip.amount_paise, tip.corrects],
  [tip.admin_id, tip.by_name, tip.at],
];

export const tipKey = ({ id }: Pick<TipsTable, 'id'>) => `tip ${id}`;

/** The drawer's rows are in the chain of the days, whose lock keeps a closing and an entry apart. */
export const entryContent = (entry: DrawerEntriesTable) => [
  [entry.id, entry.business_date, entry.position, entry.kind, entry.amount_paise, entry.reason],
  [entry.rider, entry.owed_paise, entry.order_ids],
  [entry.admin_id, entry.by_name, entry.at, entry.device_id, entry.device_name],
];

export const entryKey = ({ id }: Pick<DrawerEntriesTable, 'id'>) => `cash ${id}`;

export const countContent = (count: DrawerCountsTable) => [
  [count.id, count.business_date, count.position],
  [count.pieces, count.counted_paise, count.expected_paise],
  [count.admin_id, count.by_name, count.at],
];

export const countKey = ({ id }: Pick<DrawerCountsTable, 'id'>) => `count ${id}`;
