import { amountText } from '../../../../shared/domain/platform/money';

/** Text, a whole number, or rupees. */
type CellKind = 'text' | 'count' | 'money';

/**
 * A page has its language. A file is in English whatever the page's language is, because accountants put the files of
 * several people and months together. A plain string is the same in both.
 */
export type Words = string | { onPage: string; inFiles: string };
export type Cell = Words | number | null;

interface SheetColumn {
  header: Words;
  kind: CellKind;
}

/** A table of a report: the same on the page, in a CSV file and in a spreadsheet. */
export interface Sheet {
  name: Words;
  columns: readonly SheetColumn[];
  rows: readonly (readonly Cell[])[];
}

export interface ColumnOf<Row> extends SheetColumn {
  value: (row: Row) => Cell;
}

export const both = (inFiles: string, onPage: string): Words => ({ inFiles, onPage });

export const onPage = (words: Words) => (typeof words === 'string' ? words : words.onPage);
export const inFiles = (words: Words) => (typeof words === 'string' ? words : words.inFiles);

export const text = <Row>(header: Words, value: ColumnOf<Row>['value']): ColumnOf<Row> => ({
  header,
  kind: 'text',
  value,
});

export const count = <Row>(header: Words, value: (row: Row) => number): ColumnOf<Row> => ({
  header,
  kind: 'count',
  value,
});

/** @param value in rupees. */
export const money = <Row>(header: Words, value: (row: Row) => number): ColumnOf<Row> => ({
  header,
  kind: 'money',
  value,
});

export function sheetOf<Row>(
  name: Words,
  rows: readonly Row[],
  columns: readonly ColumnOf<Row>[],
): Sheet {
  return { name, columns, rows: rows.map((row) => columns.map(({ value }) => value(row))) };
}

/** '₹1,234.00', '12', or the text itself, as the page shows it. */
export function cellText(cell: Cell, kind: CellKind): string {
  if (cell === null) return '';
  if (typeof cell !== 'number') return onPage(cell);
  return kind === 'money' ? amountText(cell) : String(cell);
}
