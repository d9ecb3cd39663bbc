import { formatRupees, rupeesToPaise } from '../../../../shared/domain/platform/money';

/** Text, a whole number, or rupees. */
type CellKind = 'text' | 'count' | 'money';
export type Cell = string | number | null;

interface SheetColumn {
  header: string;
  kind: CellKind;
}

/** A table of a report: the same on the page, in a CSV file and in a spreadsheet. */
export interface Sheet {
  name: string;
  columns: readonly SheetColumn[];
  rows: readonly (readonly Cell[])[];
}

interface ColumnOf<Row> extends SheetColumn {
  value: (row: Row) => Cell;
}

export const text = <Row>(header: string, value: ColumnOf<Row>['value']): ColumnOf<Row> => ({
  header,
  kind: 'text',
  value,
});

export const count = <Row>(header: string, value: (row: Row) => number): ColumnOf<Row> => ({
  header,
  kind: 'count',
  value,
});

/** @param value in rupees. */
export const money = <Row>(header: string, value: (row: Row) => number): ColumnOf<Row> => ({
  header,
  kind: 'money',
  value,
});

export function sheetOf<Row>(
  name: string,
  rows: readonly Row[],
  columns: readonly ColumnOf<Row>[],
): Sheet {
  return { name, columns, rows: rows.map((row) => columns.map(({ value }) => value(row))) };
}

/** '₹1,234.00', '12', or the text itself. */
export function cellText(cell: Cell, kind: CellKind): string {
  if (cell === null) return '';
  return kind === 'money' ? formatRupees(rupeesToPaise(Number(cell))) : String(cell);
}
