import type { BillMonth, Gstr1Table } from '../../../shared/contract/money/bills-contract';
import type { TaxGroup } from '../../../shared/domain/money/bill-tax';
import { guardFormula } from '../../../shared/domain/platform/formula';
import { plainRupees } from '../../../shared/domain/platform/money';
import { placeOfSupply } from '../../../shared/domain/shop/gst-states';
import { stateOfGstin } from '../../../shared/domain/shop/gstin';
import { writeCsv } from '../../platform/csv/write-csv';
import type { Database } from '../../platform/db/database';
import { readSettings } from '../../shop/settings/settings-store';
import { readTaxes } from '../../shop/settings/tax-settings';
import { listMonthTaxes, readMonth } from './read-month';

type Row = readonly (string | number)[];

const B2CS = [
  'Type',
  'Place Of Supply',
  'Rate',
  'Applicable % of Tax Rate',
  'Taxable Value',
  'Cess Amount',
  'E-Commerce GSTIN',
];
const HSN = [
  'HSN',
  'Description',
  'UQC',
  'Total Quantity',
  'Total Value',
  'Rate',
  'Taxable Value',
  'Integrated Tax Amount',
  'Central Tax Amount',
  'State/UT Tax Amount',
  'Cess Amount',
];
const DOCUMENTS = ['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled'];

/**
 * In the columns of the government's offline tool, which reads only these English names, less credit notes, as the
 * return asks for consumers.
 */
export async function writeGstr1(
  db: Database,
  { month, table }: { month: string; table: Gstr1Table },
): Promise<File> {
  const { bills, creditNotes } = await readMonth(db, month);
  const taxes = await listMonthTaxes(db, month);
  const { classes } = await readTaxes(db);
  const { gstin } = await readSettings(db);
  const nameOf = (code: string) => classes.find((each) => each.code === code)?.name ?? '';
  const rows: Record<Gstr1Table, () => Row[]> = {
    b2cs: () => [B2CS, ...b2csRows(taxes, placeOfSupply(stateOfGstin(gstin)))],
    hsn: () => [HSN, ...taxes.map((tax) => hsnRow(tax, guardFormula(nameOf(tax.code))))],
    documents: () => [
      DOCUMENTS,
      ...documentRow('Invoices for outward supply', bills),
      ...documentRow('Credit Note', creditNotes),
    ],
  };
  const name = `gstr1-${table}-${month}.csv`;
  return new File([writeCsv(rows[table]())], name, { type: 'text/csv; charset=utf-8' });
}

/** Sales without tax belong into another table of the return. */
function b2csRows(taxes: readonly TaxGroup[], place: string): Row[] {
  const taxable = new Map<number, number>();
  for (const { rate, taxable: value } of taxes) {
    if (rate > 0) taxable.set(rate, (taxable.get(rate) ?? 0) + value);
  }
  return [...taxable]
    .sort(([a], [b]) => a - b)
    .map(([rate, value]) => ['OE', place, rate / 100, '', plainRupees(value), '', '']);
}

/** Services are not counted in units. */
function hsnRow(tax: TaxGroup, description: string): Row {
  const [unit, quantity] = tax.code.startsWith('99') ? ['NA', 0] : ['NOS-NUMBERS', tax.quantity];
  const { amount, taxable, cgst, sgst } = tax;
  return [
    ...[tax.code, description, unit, quantity, plainRupees(amount), tax.rate / 100],
    ...[plainRupees(taxable), '', plainRupees(cgst), plainRupees(sgst), ''],
  ];
}

function documentRow(nature: string, series: BillMonth['bills']): Row[] {
  const { from, to, count, cancelled } = series;
  return count === 0 ? [] : [[nature, from ?? '', to ?? '', count, cancelled]];
}
